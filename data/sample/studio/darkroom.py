"""From a painted surface to a picture file with metadata."""

import gi

gi.require_version("GdkPixbuf", "2.0")
gi.require_version("GExiv2", "0.10")
from gi.repository import GdkPixbuf, GExiv2, GLib  # noqa: E402

# The turn that a viewer undoes when it honours the orientation.
STORED = {
    1: GdkPixbuf.PixbufRotation.NONE,
    3: GdkPixbuf.PixbufRotation.UPSIDEDOWN,
    6: GdkPixbuf.PixbufRotation.COUNTERCLOCKWISE,
    8: GdkPixbuf.PixbufRotation.CLOCKWISE,
}


def save(surface, path, orientation=1):
    """Writes the surface as the kind of file that the name asks for, turned as `orientation` says."""
    surface.flush()
    width, height = surface.get_width(), surface.get_height()
    native = bytes(surface.get_data())
    packed = bytearray(width * height * 3)
    for channel in range(3):
        packed[channel::3] = native[2 - channel :: 4]
    pixbuf = GdkPixbuf.Pixbuf.new_from_bytes(
        GLib.Bytes.new(bytes(packed)), GdkPixbuf.Colorspace.RGB, False, 8, width, height, width * 3
    )
    pixbuf = pixbuf.rotate_simple(STORED[orientation])
    if path.suffix == ".png":
        pixbuf.savev(str(path), "png", ["compression"], ["9"])
    else:
        pixbuf.savev(str(path), "jpeg", ["quality"], ["82"])


def describe(path, entry):
    """Writes the entry's title, caption, tags, rating, date and orientation into the file."""
    metadata = GExiv2.Metadata()
    metadata.open_path(str(path))
    if entry.title:
        metadata.set_tag_string("Xmp.dc.title", f"lang=x-default {entry.title}")
    if entry.caption:
        metadata.set_tag_string("Xmp.dc.description", f"lang=x-default {entry.caption}")
    if entry.tags:
        metadata.set_tag_multiple("Xmp.dc.subject", list(entry.tags))
    if entry.rating is not None:
        metadata.set_tag_string("Xmp.xmp.Rating", str(entry.rating))
    metadata.set_tag_string("Xmp.dc.rights", "lang=x-default GPL-3.0-or-later")
    metadata.set_tag_string("Xmp.photoshop.DateCreated", entry.taken)
    day, time = entry.taken.split("T")
    metadata.set_tag_string("Exif.Photo.DateTimeOriginal", f"{day.replace('-', ':')} {time}")
    if entry.orientation != 1:
        metadata.set_orientation(GExiv2.Orientation(entry.orientation))
    metadata.save_file(str(path))
