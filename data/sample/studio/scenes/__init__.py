"""The scenes, one a file; each is a function from a scale to a picture."""

from .balloon import balloon
from .beans import beans
from .cafe import cafe
from .castle import castle
from .city import city
from .dunes import dunes
from .dungeon import dungeon
from .forest import forest
from .harbour import harbour
from .lemons import lemons
from .lighthouse import lighthouse
from .mountains import mountains
from .northern_lights import northern_lights
from .railway import railway
from .saloon import saloon
from .table import table
from .tiles import tiles

__all__ = [
    "balloon",
    "beans",
    "cafe",
    "castle",
    "city",
    "dunes",
    "dungeon",
    "forest",
    "harbour",
    "lemons",
    "lighthouse",
    "mountains",
    "northern_lights",
    "railway",
    "saloon",
    "table",
    "tiles",
]
