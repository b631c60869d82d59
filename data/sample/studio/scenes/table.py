"""A game table."""

import math

from ..paint import Noise, Picture, linear, mix, radial, rgb


def table(scale):
    """A game in progress on an oak table, from above, in lamplight."""
    p = Picture(2400, 1600, 113, scale)
    p.paint(rgb("#8a5a34"))
    _planks(p)
    with p.placed(1180, 800, -0.12):
        _board(p)
    _card_fan(p, 420, 1350, -0.25)
    _card_fan(p, 2000, 250, 2.85)
    _deck(p, 1970, 790, 0.2, "#7a2f3a")
    _deck(p, 2000, 1100, 0.12, "#2f5a6d")
    for x, y, turn, face in ((360, 640, 0.4, 5), (510, 800, -0.3, 3), (330, 900, 0.9, 6)):
        _die(p, x, y, turn, face, rgb("#f6efe0") if face != 3 else rgb("#b5333a"))
    reds, blues, greens, yellows = "#c8413a", "#2f6ea3", "#3f8a4f", "#e6b23c"
    for x, y, colour, turn in (
        (960, 640, reds, 0.2),
        (1270, 560, blues, -0.4),
        (1420, 880, yellows, 0.9),
        (1080, 980, greens, -0.2),
        (1200, 780, reds, 0.5),
        (1560, 700, blues, 0.1),
        (830, 900, yellows, -0.7),
        (1960, 1390, blues, 0.3),
        (2060, 1430, blues, -0.5),
        (2150, 1370, blues, 0.9),
        (250, 240, yellows, 0.2),
        (350, 190, yellows, 1.1),
        (180, 330, yellows, -0.5),
    ):
        _meeple(p, x, y, 0.62, rgb(colour), turn)
    for x, y in _scattered(p, 17, (560, 70, 430, 150), 44):
        _coin(p, x, y, 27)
    for i, (x, y) in enumerate(_scattered(p, 10, (1380, 1420, 300, 110), 48)):
        _cube(p, x, y, 36, rgb((greens, reds, "#6b5a8a")[i % 3]), p.random.random() * 1.5)
    _mug(p, 2245, 860)
    p.paint(
        radial(
            1150,
            720,
            1650,
            (0, rgb("#fff0cc", 0.28)),
            (0.35, rgb("#ffd79a", 0.08)),
            (0.65, rgb("#2a1420", 0.3)),
            (1, rgb("#140a18", 0.8)),
        )
    )
    p.grain(0.045)
    return p


def _scattered(p, count, area, apart):
    """Chance places within an area, no two of them nearer than `apart`."""
    x, y, width, height = area
    places = []
    while len(places) < count:
        place = (x + width * p.random.random(), y + height * p.random.random())
        if all(math.dist(place, other) >= apart for other in places):
            places.append(place)
    return places


def _planks(p):
    grain = Noise(1130)
    for k in range(5):
        y0, tone = 320 * k, 0.9 + 0.2 * p.random.random()

        def wood(u, v, k=k, tone=tone):
            n = grain.fractal(u * 3 + 13 * k, v * 16 + 5 * k, 5)
            ring = 0.5 + 0.5 * math.sin(34 * n + v * 9)
            c = mix(mix(rgb("#6e4224"), rgb("#b98552"), n * 1.1), rgb("#50301c"), 0.35 * ring)
            return tuple(min(1, value * tone) for value in c[:3]) + (1.0,)

        p.texture(300, 110, wood, (0, y0, 2400, 320))
        p.box(0, y0 - 3, 2400, 6, rgb("#2a160c", 0.8))
        p.box(0, y0 + 3, 2400, 3, rgb("#e0b27c", 0.25))


def _board(p):
    """A landscape of hexes: fields, woods, hills and water, on a folding board."""
    # The shadow must lie in the board's own frame, so it is stroked wide and faint instead of blurred.
    for i in range(12):
        p.rounded(-560 - 2 * i + 12, -520 - 2 * i + 16, 1120 + 4 * i, 1040 + 4 * i, 16 + 2 * i)
        p.fill(rgb("#180a08", 0.07))
    p.rounded(-560, -520, 1120, 1040, 16)
    p.fill(linear(-560, -520, 560, 520, (0, rgb("#efe0bd")), (1, rgb("#cdb68a"))))
    p.rounded(-536, -496, 1072, 992, 8)
    p.fill(linear(-560, -520, 560, 520, (0, rgb("#5d9fb5")), (1, rgb("#2f6d8c"))))
    size = 106
    kinds = {
        "field": "#dfb84f",
        "wood": "#3f7a45",
        "hill": "#b8663f",
        "meadow": "#9cbf5a",
        "rock": "#8b8f96",
        "sand": "#e2cf9c",
    }
    names = list(kinds)
    for row in range(-2, 3):
        for column in range(-2, 3):
            if abs(column + (row & 1) * 0.5) > 2.4 - abs(row) * 0.22:
                continue
            x, y = size * math.sqrt(3) * (column + (row & 1) / 2) - size * 0.1, size * 1.5 * row
            kind = names[p.random.randrange(len(names))]
            tone = rgb(kinds[kind])
            hexagon = [
                (x + (size - 3) * math.sin(math.pi / 3 * i), y + (size - 3) * math.cos(math.pi / 3 * i))
                for i in range(6)
            ]
            p.polygon([(a + 4, b + 6) for a, b in hexagon], rgb("#0b2a3a", 0.4))
            p.path(hexagon)
            p.fill(
                linear(
                    x - size,
                    y - size,
                    x + size,
                    y + size,
                    (0, mix(tone, rgb("#ffffff"), 0.22)),
                    (1, mix(tone, rgb("#20140a"), 0.18)),
                ),
                keep=True,
            )
            p.stroke(rgb("#f4e7c6"), 5)
            _hex_detail(p, kind, x, y, tone)
    p.box(-1.5, -520, 3, 1040, rgb("#3a2a1c", 0.5))
    p.box(2, -520, 2, 1040, rgb("#ffffff", 0.18))


def _hex_detail(p, kind, x, y, tone):
    for _ in range({"wood": 13, "rock": 6, "field": 15, "hill": 6, "meadow": 10, "sand": 9}[kind]):
        a, r = p.random.random() * 6.3, 66 * math.sqrt(p.random.random())
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        if kind == "wood":
            p.oval(px + 3, py + 4, 15, 15, rgb("#122a18", 0.4))
            p.oval(px, py, 15, 15, radial(px - 5, py - 5, 18, (0, rgb("#86b860")), (1, rgb("#285a34"))))
        elif kind == "rock":
            p.polygon([(px - 18, py + 12), (px - 2, py - 17), (px + 18, py + 12)], rgb("#5c6068"))
            p.polygon([(px - 18, py + 12), (px - 2, py - 17), (px + 1, py + 12)], rgb("#d9dde0"))
        elif kind == "field":
            p.path([(px - 14, py), (px + 14, py - 5)], False)
            p.stroke(rgb("#a8791f", 0.7), 4)
        elif kind == "hill":
            p.ctx.new_sub_path()
            p.ctx.arc(px, py, 16, math.pi, 0)
            p.fill(rgb("#8a4028", 0.8))
        elif kind == "meadow":
            p.oval(px, py, 4, 4, rgb(p.random.choice(("#fff6d8", "#e2675a", "#f6d65a"))))
        else:
            p.oval(px, py, 9, 3, rgb("#b89a5c", 0.7))


def _meeple(p, x, y, size, colour, turn):
    def shape():
        p.ctx.move_to(0, -62)
        p.ctx.curve_to(26, -62, 32, -36, 22, -18)
        p.ctx.curve_to(40, -12, 70, 2, 70, 16)
        p.ctx.curve_to(70, 26, 50, 26, 30, 22)
        p.ctx.curve_to(40, 40, 52, 56, 50, 66)
        p.ctx.curve_to(40, 72, 22, 68, 14, 66)
        p.ctx.curve_to(8, 52, 4, 46, 0, 46)
        p.ctx.curve_to(-4, 46, -8, 52, -14, 66)
        p.ctx.curve_to(-22, 68, -40, 72, -50, 66)
        p.ctx.curve_to(-52, 56, -40, 40, -30, 22)
        p.ctx.curve_to(-50, 26, -70, 26, -70, 16)
        p.ctx.curve_to(-70, 2, -40, -12, -22, -18)
        p.ctx.curve_to(-32, -36, -26, -62, 0, -62)
        p.ctx.close_path()

    with p.placed(x + 9, y + 13, turn, size):
        for i in range(5):
            shape()
            p.stroke(rgb("#180a08", 0.1), 22 - 4 * i, keep=True)
            p.fill(rgb("#180a08", 0.12))
    for step in range(6):
        with p.placed(x + 5 - step, y + 7 - 1.4 * step, turn, size):
            shape()
            p.fill(mix(colour, rgb("#1c0c0c"), 0.55 if step < 5 else 0))
    with p.placed(x, y, turn, size):
        shape()
        p.fill(
            linear(
                -60,
                -60,
                60,
                70,
                (0, mix(colour, rgb("#ffffff"), 0.4)),
                (0.45, colour),
                (1, mix(colour, rgb("#1c0c0c"), 0.3)),
            ),
            keep=True,
        )
        p.stroke(mix(colour, rgb("#ffffff"), 0.35), 2.5)


def _die(p, x, y, turn, face, colour):
    with p.placed(x + 12, y + 17, turn):
        for i in range(6):
            p.rounded(-56 - i * 2, -56 - i * 2, 112 + 4 * i, 112 + 4 * i, 22)
            p.fill(rgb("#180a08", 0.1))
    with p.placed(x, y, turn):
        p.rounded(-56, -56, 112, 112, 22)
        p.fill(
            linear(
                -56,
                -56,
                56,
                56,
                (0, mix(colour, rgb("#ffffff"), 0.35)),
                (1, mix(colour, rgb("#3a2418"), 0.42)),
            )
        )
        p.rounded(-47, -47, 94, 94, 26)
        p.fill(
            linear(
                -47,
                -47,
                47,
                47,
                (0, mix(colour, rgb("#ffffff"), 0.5)),
                (1, mix(colour, rgb("#3a2418"), 0.12)),
            )
        )
        spots = {
            3: ((-1, -1), (0, 0), (1, 1)),
            5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
            6: tuple((a, b) for a in (-1, 1) for b in (-1, 0, 1)),
        }[face]
        ink = rgb("#2a1c1a") if colour[1] > 0.5 else rgb("#fbf4e4")
        for a, b in spots:
            p.oval(27 * a, 27 * b, 10, 10, ink)
            p.oval(27 * a + 2, 27 * b + 2, 7, 7, mix(ink, rgb("#806a5c"), 0.3))


def _coin(p, x, y, radius):
    p.oval(x + 5, y + 7, radius + 2, radius + 2, rgb("#180a08", 0.45))
    p.oval(
        x,
        y,
        radius,
        radius,
        linear(
            x - radius,
            y - radius,
            x + radius,
            y + radius,
            (0, rgb("#ffe9a8")),
            (0.5, rgb("#d8a43c")),
            (1, rgb("#7d5318")),
        ),
    )
    p.oval(x, y, radius * 0.74, radius * 0.74)
    p.stroke(rgb("#8a5f1e", 0.8), 2.5)
    p.path(
        [
            (
                (x + radius * 0.5 * math.cos(a), y + radius * 0.5 * math.sin(a))
                if i % 2 == 0
                else (x + radius * 0.22 * math.cos(a), y + radius * 0.22 * math.sin(a))
            )
            for i, a in enumerate(math.pi * k / 5 - math.pi / 2 for k in range(10))
        ]
    )
    p.fill(rgb("#fff0bd", 0.8))


def _cube(p, x, y, size, colour, turn):
    with p.placed(x + 7, y + 10, turn):
        p.rounded(-size / 2 - 3, -size / 2 - 3, size + 6, size + 6, 6)
        p.fill(rgb("#180a08", 0.45))
    with p.placed(x, y, turn):
        p.rounded(-size / 2, -size / 2, size, size, 4)
        p.fill(
            linear(
                -size / 2,
                -size / 2,
                size / 2,
                size / 2,
                (0, mix(colour, rgb("#ffffff"), 0.4)),
                (1, mix(colour, rgb("#1a0c0c"), 0.25)),
            )
        )


def _card(p, back, picture):
    for i in range(4):
        p.rounded(-92 + 4 - i, -132 + 8 - i, 184 + 2 * i, 264 + 2 * i, 14)
        p.fill(rgb("#180a08", 0.12))
    p.rounded(-92, -132, 184, 264, 14)
    p.fill(rgb("#fbf4e2"))
    p.rounded(-80, -120, 160, 240, 8)
    if picture is None:
        p.fill(back, keep=True)
        with p.clipped():
            for i in range(-8, 9):
                for sign in (-1, 1):
                    p.path([(i * 26 - 130, -130 * sign), (i * 26 + 130, 130 * sign)], False)
                    p.stroke(rgb("#ffffff", 0.16), 3)
        p.oval(0, 0, 40, 40, mix(back, rgb("#ffffff"), 0.2))
        p.oval(0, 0, 26, 26, rgb("#fbf4e2", 0.85))
        return
    sky, land = picture
    p.fill(linear(0, -120, 0, 30, (0, rgb(sky)), (1, rgb("#fff0d0"))), keep=True)
    with p.clipped():
        p.oval(34, -60, 24, 24, rgb("#fff6d8"))
        p.polygon(
            [(-90, 40), (-40, -50), (0, 10), (40, -30), (95, 50), (95, 60), (-90, 60)],
            mix(rgb(land), rgb("#ffffff"), 0.35),
        )
        p.polygon([(-90, 60), (-30, 0), (30, 40), (95, 10), (95, 130), (-90, 130)], rgb(land))
        p.box(-80, 56, 160, 70, rgb("#f6ead0"))
        for i in range(4):
            p.box(-62, 70 + 12 * i, 124 if i < 3 else 70, 4, rgb("#7a6a58", 0.7))
    p.oval(-62, -102, 20, 20, rgb("#fbf4e2"))
    p.oval(-62, -102, 15, 15, rgb("#c8413a"))


def _card_fan(p, x, y, turn):
    faces = (
        ("#7fb2d0", "#4f8a5a"),
        ("#e8a25a", "#a8543f"),
        ("#8a7fb5", "#3f4a7a"),
        ("#c8d8c0", "#6d8a3f"),
        ("#e0858a", "#6d3a52"),
    )
    with p.placed(x, y, turn):
        for i, face in enumerate(faces):
            angle = (i - 2) * 0.2
            with p.placed(330 * math.sin(angle), 330 - 330 * math.cos(angle), angle):
                _card(p, None, face)


def _deck(p, x, y, turn, colour):
    for i in range(9):
        with p.placed(x - 1.6 * i, y - 2.2 * i, turn + 0.012 * (i % 3)):
            if i < 8:
                p.rounded(-92, -132, 184, 264, 14)
                p.fill(rgb("#d9ceb6") if i % 2 else rgb("#a89a82"))
            else:
                _card(p, rgb(colour), None)


def _mug(p, x, y):
    for i in range(10):
        p.oval(x + 26, y + 34, 128 + 3 * i, 128 + 3 * i, rgb("#180a08", 0.055))
    with p.placed(x, y, -0.6):
        p.rounded(100, -26, 90, 52, 26)
        p.stroke(linear(0, -30, 0, 30, (0, rgb("#f4ead8")), (1, rgb("#a8957c"))), 22)
    p.oval(
        x, y, 126, 126, linear(x - 126, y - 126, x + 126, y + 126, (0, rgb("#fffaf0")), (1, rgb("#b9a78c")))
    )
    p.oval(
        x, y, 108, 108, linear(x - 108, y - 108, x + 108, y + 108, (0, rgb("#7a624c")), (1, rgb("#e9dcc4")))
    )
    p.oval(
        x + 3,
        y + 4,
        98,
        98,
        radial(x - 20, y - 20, 120, (0, rgb("#8a5a34")), (0.6, rgb("#56321c")), (1, rgb("#33190d"))),
    )
    for r, a in ((70, 0.5), (48, 2.4), (28, 4.2)):
        p.ctx.new_sub_path()
        p.ctx.arc(x, y, r, a, a + 2.6)
        p.stroke(rgb("#d9a875", 0.5), 9)
