#!/usr/bin/python3
"""Draws the pictures of Diptych's sample collection.

    draw.py                       draws all of them into pictures/ and describes them
    draw.py --proof DIR NAME...   draws small proofs of the named scenes (all by default) into DIR

Needs Debian's python3-cairo, gir1.2-gdkpixbuf-2.0 and gir1.2-gexiv2-0.10. The same machine draws the same bytes.
"""

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

from studio.catalogue import ENTRIES  # noqa: E402
from studio.darkroom import describe, save  # noqa: E402

PICTURES = Path(__file__).resolve().parent / "pictures"


def main():
    """Reads the arguments and draws."""
    parser = argparse.ArgumentParser(description="Draws the pictures of Diptych's sample collection.")
    parser.add_argument("names", nargs="*", help="file names without extension; all of them by default")
    parser.add_argument("--proof", metavar="DIR", type=Path, help="draw small proofs into DIR instead")
    arguments = parser.parse_args()
    known = {Path(entry.file).stem for entry in ENTRIES}
    for name in arguments.names:
        if name not in known:
            parser.error(f"no scene is named {name}; there are {', '.join(sorted(known))}")
    for entry in ENTRIES:
        if arguments.names and Path(entry.file).stem not in arguments.names:
            continue
        if arguments.proof:
            arguments.proof.mkdir(parents=True, exist_ok=True)
            picture = entry.scene(0.5)
            picture.surface.write_to_png(str(arguments.proof / (Path(entry.file).stem + ".png")))
        else:
            PICTURES.mkdir(exist_ok=True)
            save(entry.scene(entry.size).surface, PICTURES / entry.file, entry.orientation)
            describe(PICTURES / entry.file, entry)
        print(entry.file)


if __name__ == "__main__":
    main()
