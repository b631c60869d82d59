"""What each picture of the sample collection is called, says, and is rated."""

from collections.abc import Callable
from dataclasses import dataclass, field

from . import scenes
from .paint import Picture


@dataclass(frozen=True)
class Entry:
    """One picture: its file, its scene and its metadata; `rating` is 1 to 5, -1 for rejected, None for none."""

    file: str
    scene: Callable[[float], Picture]
    title: str | None
    caption: str | None
    tags: tuple[str, ...] = field(default=())
    rating: int | None = None
    taken: str = "2025-01-01T12:00:00"
    orientation: int = 1
    size: float = 1.0


ENTRIES = (
    Entry(
        "lighthouse-at-dusk.jpg",
        scenes.lighthouse,
        "Lighthouse at dusk",
        "The lamp had just been lit when we came over the headland.",
        ("coast", "dusk", "sea"),
        5,
        "2024-09-14T20:12:40",
    ),
    Entry(
        "mountains-in-mist.jpg",
        scenes.mountains,
        "Morning mist",
        "Eight ridges, counted from the hut's balcony before breakfast.",
        ("mountains", "mist", "panorama"),
        4,
        "2024-10-03T07:31:05",
    ),
    # No title: what a viewer shows instead is the caption.
    Entry(
        "beech-forest.jpg",
        scenes.forest,
        None,
        "The path behind the mill, after rain.",
        ("forest", "light"),
        3,
        "2025-05-18T09:24:51",
    ),
    Entry(
        "northern-lights.jpg",
        scenes.northern_lights,
        "Northern lights",
        "Twenty below, and nobody wanted to go in.",
        ("night", "snow", "lake"),
        5,
        "2024-02-09T23:47:12",
    ),
    Entry("dunes.jpg", scenes.dunes, "Over the crest", None, (), None, "2023-11-21T16:55:30"),
    Entry(
        "balloon.jpg",
        scenes.balloon,
        "Balloon festival",
        "Taken from the bus; too small to print.",
        (),
        -1,
        "2022-07-30T06:18:02",
    ),
    Entry(
        "saloon-street.jpg",
        scenes.saloon,
        "High noon was six hours ago",
        "The sheriff drew two, kept one, and missed.",
        ("Bang!", "sunset"),
        4,
        "2025-03-08T18:40:00",
    ),
    Entry(
        "harbour.jpg",
        scenes.harbour,
        "Harbour front",
        "No wind at all until ten o'clock.",
        ("harbour", "sea", "boats"),
        4,
        "2024-06-22T08:15:27",
    ),
    Entry(
        "night-city.jpg",
        scenes.city,
        "The city from the south bank",
        None,
        ("city", "night"),
        3,
        "2023-12-30T22:08:44",
    ),
    Entry(
        "cafe-am-see.jpg",
        scenes.cafe,
        "Café am See",
        "Two coffees and one more round before the ferry.",
        ("café", "lake", "summer"),
        4,
        "2025-08-02T16:32:18",
    ),
    Entry(
        "game-table.jpg",
        scenes.table,
        "Game night",
        "Third round, and blue already thinks that it has won.",
        ("game night", "table"),
        5,
        "2025-01-25T21:03:36",
    ),
    Entry(
        "railway-map.png",
        scenes.railway,
        "The long way round",
        "Red was two trains short of the coast.",
        ("Ticket to Ride", "map"),
        4,
        "2025-02-15T20:20:09",
        size=0.8,
    ),
    # The next two are stored turned, as cameras do: upright only where the orientation is honoured.
    Entry(
        "bean-field.jpg",
        scenes.beans,
        "Bean field",
        "Grandmother's runner beans in August.",
        ("Bohnanza", "garden", "summer"),
        None,
        "2024-08-11T10:05:55",
        6,
    ),
    Entry(
        "castle-at-night.jpg",
        scenes.castle,
        "A province of one's own",
        "Full moon over the old keep.",
        ("Dominion", "castle", "night"),
        5,
        "2024-11-15T21:36:20",
        8,
    ),
    Entry(
        "dungeon-door.jpg",
        scenes.dungeon,
        "Kick open the door",
        "Nobody asked whose treasure it was.",
        ("Munchkin", "treasure"),
        3,
        "2025-04-12T19:44:07",
    ),
    Entry(
        "lemons.jpg",
        scenes.lemons,
        "Lemons and a blue jug",
        None,
        ("still life", "kitchen"),
        2,
        "2025-06-01T11:11:11",
    ),
    Entry(
        "tiles.png",
        scenes.tiles,
        "Thirty-six tiles",
        "The stairwell of our lodgings in Lisbon.",
        ("Azul", "pattern"),
        1,
        "2023-04-06T13:29:48",
        size=0.75,
    ),
)
