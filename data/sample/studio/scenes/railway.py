"""A railway map."""

import math

import cairo

from ..paint import Noise, Picture, linear, mix, radial, rgb


def railway(scale):
    """A railway map on old paper: towns joined by coloured routes, trains on some of them."""
    p = Picture(1800, 1200, 127, scale)
    p.paint(rgb("#a9c6cc"))
    for i in range(9):
        coast = _coast(p, 26 - 3.2 * i)
        p.curve(coast, True)
        p.fill(
            mix(rgb("#a9c6cc"), rgb("#cfdfdb"), i / 8)
            if i < 8
            else linear(0, 0, 1800, 1200, (0, rgb("#f6e9c9")), (1, rgb("#ead3a2")))
        )
    p.curve(_coast(p, 0), True)
    p.stroke(rgb("#8a6d46"), 3.5)
    hills = [
        (420, 300),
        (480, 260),
        (540, 310),
        (470, 340),
        (1180, 800),
        (1240, 760),
        (1300, 810),
        (1360, 770),
        (1240, 840),
        (880, 470),
        (930, 440),
        (980, 480),
    ]
    for x, y in hills:
        p.polygon([(x - 42, y + 26), (x, y - 34), (x + 42, y + 26)], rgb("#cdb27c"))
        p.polygon([(x, y - 34), (x + 42, y + 26), (x + 6, y + 26), (x - 6, y)], rgb("#a98a58"))
    for river in (
        [(690, 250), (720, 360), (660, 470), (700, 600), (640, 720), (560, 800), (520, 930)],
        [(1400, 330), (1330, 420), (1390, 520), (1500, 590), (1560, 690)],
    ):
        p.curve(river)
        p.stroke(rgb("#8fb8c4"), 8)
    for _ in range(240):
        x, y = p.random.random() * 1800, p.random.random() * 1200
        if p.noise.fractal(x / 200, y / 200, 3) > 0.55 and 260 < x < 1560 and 260 < y < 950:
            p.oval(x, y + 3, 10, 7, rgb("#8f9a55"))
            p.oval(x, y, 10, 9, rgb("#aab968"))
    towns = {
        "a": (300, 420),
        "b": (560, 200),
        "c": (600, 540),
        "d": (380, 740),
        "e": (660, 920),
        "f": (850, 300),
        "g": (880, 690),
        "h": (1090, 470),
        "i": (1130, 950),
        "j": (1180, 230),
        "k": (1330, 640),
        "l": (1500, 380),
        "m": (1510, 860),
        "n": (960, 870),
    }
    red, blue, green, yellow, black, orange, violet = (
        "#c23b34",
        "#2f6ea3",
        "#3f8a4f",
        "#e3b23a",
        "#3a3638",
        "#dd7a30",
        "#8a4f8f",
    )
    routes = [
        ("a", "b", red, 4, 0.18),
        ("a", "c", blue, 4, -0.1),
        ("a", "d", green, 4, 0.12),
        ("b", "f", yellow, 4, 0.14),
        ("b", "c", black, 4, 0.08),
        ("c", "d", orange, 3, 0.1),
        ("c", "f", violet, 4, -0.08),
        ("c", "g", red, 4, 0.1),
        ("d", "e", blue, 4, -0.14),
        ("e", "g", green, 4, 0.1),
        ("f", "j", blue, 4, 0.12),
        ("f", "h", green, 4, -0.1),
        ("g", "h", yellow, 4, 0.12),
        ("g", "n", black, 2, 0.0),
        ("e", "n", violet, 4, 0.16),
        ("n", "i", red, 2, 0.1),
        ("h", "j", orange, 3, 0.1),
        ("h", "k", red, 4, -0.12),
        ("j", "l", violet, 5, -0.14),
        ("k", "l", black, 4, 0.1),
        ("k", "m", orange, 4, 0.12),
        ("i", "m", yellow, 5, 0.16),
        ("i", "k", blue, 5, 0.1),
        ("l", "m", green, 6, -0.16),
        ("g", "k", violet, 6, 0.08),
    ]
    trains = {0: red, 5: blue, 7: red, 10: blue, 12: red, 17: red, 21: blue, 9: blue}
    for index, (a, b, colour, count, bend) in enumerate(routes):
        _route(
            p, towns[a], towns[b], rgb(colour), count, bend, rgb(trains[index]) if index in trains else None
        )
    for x, y in towns.values():
        p.oval(x + 3, y + 5, 25, 25, rgb("#4a3018", 0.35))
        p.oval(x, y, 24, 24, rgb("#fbf2da"))
        p.oval(x, y, 18, 18, radial(x - 6, y - 6, 24, (0, rgb("#f0a05a")), (1, rgb("#9a3a24"))))
        p.oval(x - 5, y - 6, 5, 4, rgb("#ffe9cc", 0.8))
    _compass(p, 1600, 1030)
    p.ctx.rectangle(28, 28, 1744, 1144)
    p.stroke(rgb("#7a5a34"), 6)
    p.ctx.rectangle(42, 42, 1716, 1116)
    p.stroke(rgb("#7a5a34"), 2)
    p.paint(
        radial(
            900, 600, 1150, (0, rgb("#fff6d8", 0.12)), (0.55, rgb("#fff6d8", 0)), (1, rgb("#5a3414", 0.42))
        ),
        cairo.OPERATOR_OVER,
    )
    return p


def _coast(p, out):
    shape = Noise(1270)
    points = []
    for i in range(64):
        a = 2 * math.pi * i / 64
        # The noise runs round a circle, so that the coast closes.
        n = shape.fractal(3 + 2.2 * math.cos(a), 3 + 2.2 * math.sin(a), 4) - 0.5
        points.append(
            (
                900 + (735 + 330 * n + out * 1.3) * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)),
                585 + (455 + 250 * n + out * 1.3) * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)),
            )
        )
    return points


def _route(p, start, end, colour, count, bend, train):
    (x0, y0), (x1, y1) = start, end
    mx, my = (x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend
    at = lambda t: (
        (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
        (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1,
    )
    length = math.hypot(x1 - x0, y1 - y0) * (1 + bend * bend)
    inset = 34 / length
    slot = (length - 68) / count
    for i in range(count):
        t = inset + (1 - 2 * inset) * (i + 0.5) / count
        (ax, ay), (bx, by) = at(t - 0.02), at(t + 0.02)
        x, y = at(t)
        with p.placed(x, y, math.atan2(by - ay, bx - ax)):
            long = slot * 0.84
            p.rounded(-long / 2, -11, long, 22, 4)
            p.fill(mix(colour, rgb("#fff0cc"), 0.12), keep=True)
            p.stroke(rgb("#3a2614"), 2.5)
            p.box(-long / 2 + 4, -8, long - 8, 4, rgb("#ffffff", 0.3))
            if train:
                p.rounded(-long / 2 + 5, -13, long - 6, 30, 5)
                p.fill(rgb("#2a180c", 0.4))
                p.rounded(-long / 2 + 3, -15, long - 6, 26, 5)
                p.fill(
                    linear(
                        0,
                        -15,
                        0,
                        11,
                        (0, mix(train, rgb("#ffffff"), 0.45)),
                        (0.4, train),
                        (1, mix(train, rgb("#1a0a08"), 0.5)),
                    )
                )
                for k in range(3):
                    p.rounded(-long / 2 + 10 + k * (long - 22) / 3, -9, (long - 22) / 3 - 5, 9, 2)
                    p.fill(mix(train, rgb("#1a0a08"), 0.55))


def _compass(p, x, y):
    p.oval(x, y, 74, 74)
    p.stroke(rgb("#7a5a34"), 3)
    p.oval(x, y, 62, 62)
    p.stroke(rgb("#7a5a34"), 1.5)
    for k in range(8):
        with p.placed(x, y, math.pi / 4 * k):
            tip = 96 if k % 2 == 0 else 56
            p.polygon([(0, -tip), (13, -13), (0, 0)], rgb("#8a5a30"))
            p.polygon([(0, -tip), (-13, -13), (0, 0)], rgb("#f6e6bf"))
    p.oval(x, y, 8, 8, rgb("#c23b34"))
