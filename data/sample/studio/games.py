"""Scenes that have to do with a game: a table, a railway map, a bean field, a castle, a dungeon door."""

import math

import cairo

from .paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


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
    for x, y, colour, turn in ((960, 640, reds, 0.2), (1270, 560, blues, -0.4), (1420, 880, yellows, 0.9), (1080, 980, greens, -0.2),
                               (1200, 780, reds, 0.5), (1560, 700, blues, 0.1), (830, 900, yellows, -0.7),
                               (1960, 1390, blues, 0.3), (2060, 1430, blues, -0.5), (2150, 1370, blues, 0.9), (250, 240, yellows, 0.2),
                               (350, 190, yellows, 1.1), (180, 330, yellows, -0.5)):
        _meeple(p, x, y, 0.62, rgb(colour), turn)
    for x, y in _scattered(p, 17, (560, 70, 430, 150), 44):
        _coin(p, x, y, 27)
    for i, (x, y) in enumerate(_scattered(p, 10, (1380, 1420, 300, 110), 48)):
        _cube(p, x, y, 36, rgb((greens, reds, "#6b5a8a")[i % 3]), p.random.random() * 1.5)
    _mug(p, 2245, 860)
    p.paint(radial(1150, 720, 1650, (0, rgb("#fff0cc", 0.28)), (0.35, rgb("#ffd79a", 0.08)), (0.65, rgb("#2a1420", 0.3)), (1, rgb("#140a18", 0.8))))
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
    kinds = {"field": "#dfb84f", "wood": "#3f7a45", "hill": "#b8663f", "meadow": "#9cbf5a", "rock": "#8b8f96", "sand": "#e2cf9c"}
    names = list(kinds)
    for row in range(-2, 3):
        for column in range(-2, 3):
            if abs(column + (row & 1) * 0.5) > 2.4 - abs(row) * 0.22:
                continue
            x, y = size * math.sqrt(3) * (column + (row & 1) / 2) - size * 0.1, size * 1.5 * row
            kind = names[p.random.randrange(len(names))]
            tone = rgb(kinds[kind])
            hexagon = [(x + (size - 3) * math.sin(math.pi / 3 * i), y + (size - 3) * math.cos(math.pi / 3 * i)) for i in range(6)]
            p.polygon([(a + 4, b + 6) for a, b in hexagon], rgb("#0b2a3a", 0.4))
            p.path(hexagon)
            p.fill(linear(x - size, y - size, x + size, y + size, (0, mix(tone, rgb("#ffffff"), 0.22)), (1, mix(tone, rgb("#20140a"), 0.18))), keep=True)
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
        p.fill(linear(-60, -60, 60, 70, (0, mix(colour, rgb("#ffffff"), 0.4)), (0.45, colour), (1, mix(colour, rgb("#1c0c0c"), 0.3))), keep=True)
        p.stroke(mix(colour, rgb("#ffffff"), 0.35), 2.5)


def _die(p, x, y, turn, face, colour):
    with p.placed(x + 12, y + 17, turn):
        for i in range(6):
            p.rounded(-56 - i * 2, -56 - i * 2, 112 + 4 * i, 112 + 4 * i, 22)
            p.fill(rgb("#180a08", 0.1))
    with p.placed(x, y, turn):
        p.rounded(-56, -56, 112, 112, 22)
        p.fill(linear(-56, -56, 56, 56, (0, mix(colour, rgb("#ffffff"), 0.35)), (1, mix(colour, rgb("#3a2418"), 0.42))))
        p.rounded(-47, -47, 94, 94, 26)
        p.fill(linear(-47, -47, 47, 47, (0, mix(colour, rgb("#ffffff"), 0.5)), (1, mix(colour, rgb("#3a2418"), 0.12))))
        spots = {3: ((-1, -1), (0, 0), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: tuple((a, b) for a in (-1, 1) for b in (-1, 0, 1))}[face]
        ink = rgb("#2a1c1a") if colour[1] > 0.5 else rgb("#fbf4e4")
        for a, b in spots:
            p.oval(27 * a, 27 * b, 10, 10, ink)
            p.oval(27 * a + 2, 27 * b + 2, 7, 7, mix(ink, rgb("#806a5c"), 0.3))


def _coin(p, x, y, radius):
    p.oval(x + 5, y + 7, radius + 2, radius + 2, rgb("#180a08", 0.45))
    p.oval(x, y, radius, radius, linear(x - radius, y - radius, x + radius, y + radius, (0, rgb("#ffe9a8")), (0.5, rgb("#d8a43c")), (1, rgb("#7d5318"))))
    p.oval(x, y, radius * 0.74, radius * 0.74)
    p.stroke(rgb("#8a5f1e", 0.8), 2.5)
    p.path([(x + radius * 0.5 * math.cos(a), y + radius * 0.5 * math.sin(a)) if i % 2 == 0 else (x + radius * 0.22 * math.cos(a), y + radius * 0.22 * math.sin(a))
            for i, a in enumerate(math.pi * k / 5 - math.pi / 2 for k in range(10))])
    p.fill(rgb("#fff0bd", 0.8))


def _cube(p, x, y, size, colour, turn):
    with p.placed(x + 7, y + 10, turn):
        p.rounded(-size / 2 - 3, -size / 2 - 3, size + 6, size + 6, 6)
        p.fill(rgb("#180a08", 0.45))
    with p.placed(x, y, turn):
        p.rounded(-size / 2, -size / 2, size, size, 4)
        p.fill(linear(-size / 2, -size / 2, size / 2, size / 2, (0, mix(colour, rgb("#ffffff"), 0.4)), (1, mix(colour, rgb("#1a0c0c"), 0.25))))


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
        p.polygon([(-90, 40), (-40, -50), (0, 10), (40, -30), (95, 50), (95, 60), (-90, 60)], mix(rgb(land), rgb("#ffffff"), 0.35))
        p.polygon([(-90, 60), (-30, 0), (30, 40), (95, 10), (95, 130), (-90, 130)], rgb(land))
        p.box(-80, 56, 160, 70, rgb("#f6ead0"))
        for i in range(4):
            p.box(-62, 70 + 12 * i, 124 if i < 3 else 70, 4, rgb("#7a6a58", 0.7))
    p.oval(-62, -102, 20, 20, rgb("#fbf4e2"))
    p.oval(-62, -102, 15, 15, rgb("#c8413a"))


def _card_fan(p, x, y, turn):
    faces = (("#7fb2d0", "#4f8a5a"), ("#e8a25a", "#a8543f"), ("#8a7fb5", "#3f4a7a"), ("#c8d8c0", "#6d8a3f"), ("#e0858a", "#6d3a52"))
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
    p.oval(x, y, 126, 126, linear(x - 126, y - 126, x + 126, y + 126, (0, rgb("#fffaf0")), (1, rgb("#b9a78c"))))
    p.oval(x, y, 108, 108, linear(x - 108, y - 108, x + 108, y + 108, (0, rgb("#7a624c")), (1, rgb("#e9dcc4"))))
    p.oval(x + 3, y + 4, 98, 98, radial(x - 20, y - 20, 120, (0, rgb("#8a5a34")), (0.6, rgb("#56321c")), (1, rgb("#33190d"))))
    for r, a in ((70, 0.5), (48, 2.4), (28, 4.2)):
        p.ctx.new_sub_path()
        p.ctx.arc(x, y, r, a, a + 2.6)
        p.stroke(rgb("#d9a875", 0.5), 9)


def railway(scale):
    """A railway map on old paper: towns joined by coloured routes, trains on some of them."""
    p = Picture(1800, 1200, 127, scale)
    p.paint(rgb("#a9c6cc"))
    for i in range(9):
        coast = _coast(p, 26 - 3.2 * i)
        p.curve(coast, True)
        p.fill(mix(rgb("#a9c6cc"), rgb("#cfdfdb"), i / 8) if i < 8 else linear(0, 0, 1800, 1200, (0, rgb("#f6e9c9")), (1, rgb("#ead3a2"))))
    p.curve(_coast(p, 0), True)
    p.stroke(rgb("#8a6d46"), 3.5)
    hills = [(420, 300), (480, 260), (540, 310), (470, 340), (1180, 800), (1240, 760), (1300, 810), (1360, 770), (1240, 840), (880, 470), (930, 440), (980, 480)]
    for x, y in hills:
        p.polygon([(x - 42, y + 26), (x, y - 34), (x + 42, y + 26)], rgb("#cdb27c"))
        p.polygon([(x, y - 34), (x + 42, y + 26), (x + 6, y + 26), (x - 6, y)], rgb("#a98a58"))
    for river in ([(690, 250), (720, 360), (660, 470), (700, 600), (640, 720), (560, 800), (520, 930)], [(1400, 330), (1330, 420), (1390, 520), (1500, 590), (1560, 690)]):
        p.curve(river)
        p.stroke(rgb("#8fb8c4"), 8)
    for _ in range(240):
        x, y = p.random.random() * 1800, p.random.random() * 1200
        if p.noise.fractal(x / 200, y / 200, 3) > 0.55 and 260 < x < 1560 and 260 < y < 950:
            p.oval(x, y + 3, 10, 7, rgb("#8f9a55"))
            p.oval(x, y, 10, 9, rgb("#aab968"))
    towns = {"a": (300, 420), "b": (560, 200), "c": (600, 540), "d": (380, 740), "e": (660, 920), "f": (850, 300), "g": (880, 690), "h": (1090, 470),
             "i": (1130, 950), "j": (1180, 230), "k": (1330, 640), "l": (1500, 380), "m": (1510, 860), "n": (960, 870)}
    red, blue, green, yellow, black, orange, violet = "#c23b34", "#2f6ea3", "#3f8a4f", "#e3b23a", "#3a3638", "#dd7a30", "#8a4f8f"
    routes = [("a", "b", red, 4, 0.18), ("a", "c", blue, 4, -0.1), ("a", "d", green, 4, 0.12), ("b", "f", yellow, 4, 0.14), ("b", "c", black, 4, 0.08),
              ("c", "d", orange, 3, 0.1), ("c", "f", violet, 4, -0.08), ("c", "g", red, 4, 0.1), ("d", "e", blue, 4, -0.14), ("e", "g", green, 4, 0.1),
              ("f", "j", blue, 4, 0.12), ("f", "h", green, 4, -0.1), ("g", "h", yellow, 4, 0.12), ("g", "n", black, 2, 0.0), ("e", "n", violet, 4, 0.16),
              ("n", "i", red, 2, 0.1), ("h", "j", orange, 3, 0.1), ("h", "k", red, 4, -0.12), ("j", "l", violet, 5, -0.14), ("k", "l", black, 4, 0.1),
              ("k", "m", orange, 4, 0.12), ("i", "m", yellow, 5, 0.16), ("i", "k", blue, 5, 0.1), ("l", "m", green, 6, -0.16), ("g", "k", violet, 6, 0.08)]
    trains = {0: red, 5: blue, 7: red, 10: blue, 12: red, 17: red, 21: blue, 9: blue}
    for index, (a, b, colour, count, bend) in enumerate(routes):
        _route(p, towns[a], towns[b], rgb(colour), count, bend, rgb(trains[index]) if index in trains else None)
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
    p.paint(radial(900, 600, 1150, (0, rgb("#fff6d8", 0.12)), (0.55, rgb("#fff6d8", 0)), (1, rgb("#5a3414", 0.42))), cairo.OPERATOR_OVER)
    return p


def _coast(p, out):
    shape = Noise(1270)
    points = []
    for i in range(64):
        a = 2 * math.pi * i / 64
        # The noise runs round a circle, so that the coast closes.
        n = shape.fractal(3 + 2.2 * math.cos(a), 3 + 2.2 * math.sin(a), 4) - 0.5
        points.append((900 + (735 + 330 * n + out * 1.3) * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)),
                       585 + (455 + 250 * n + out * 1.3) * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a))))
    return points


def _route(p, start, end, colour, count, bend, train):
    (x0, y0), (x1, y1) = start, end
    mx, my = (x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend
    at = lambda t: ((1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1)
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
                p.fill(linear(0, -15, 0, 11, (0, mix(train, rgb("#ffffff"), 0.45)), (0.4, train), (1, mix(train, rgb("#1a0a08"), 0.5))))
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


def beans(scale):
    """Rows of runner beans climbing their poles, a farmhouse behind, upright."""
    p = Picture(1600, 2400, 131, scale)
    horizon = 900
    p.paint(linear(0, 0, 0, horizon, (0, rgb("#5d9fd0")), (0.55, rgb("#b5d9e6")), (1, rgb("#fdf0cf"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 3, v * 7 + 4, 5)
        return fade(mix(rgb("#ffffff"), rgb("#ffeccc"), v), 0.95 * smooth(0.48, 0.68, n) * smooth(0.96, 0.6, v))

    p.texture(220, 130, clouds, (0, 0, 1600, horizon))
    p.glow(1300, 230, 800, rgb("#fff2c4"), 0.7)
    for base, height, colour, seed in ((horizon + 10, 210, "#9dbfae", 4), (horizon + 30, 130, "#7fa86d", 6)):
        p.land(p.ridge(base, height, 2, seed), linear(0, base - height, 0, base, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#f0ecc0"), 0.4))))
    _farm(p, 470, horizon - 28)
    for _ in range(60):
        x = p.random.random() * 1600
        if 380 < x < 860:
            continue
        size = 20 + 40 * p.random.random()
        p.oval(x, horizon - size * 0.5, size, size * 0.8, linear(x - size, 0, x + size, 0, (0, rgb("#3f6d3a")), (1, rgb("#7fa04a"))))
    p.box(0, horizon + 6, 1600, 1500, linear(0, horizon, 0, 2400, (0, rgb("#b9a85c")), (0.12, rgb("#96703f")), (0.5, rgb("#6d4526")), (1, rgb("#3a2014"))))
    for _ in range(2600):
        depth = p.random.random() ** 1.3
        x, y = p.random.random() * 1600, horizon + 10 + depth * 1480
        p.oval(x, y, 3 + 16 * depth * p.random.random(), 2 + 6 * depth * p.random.random(), rgb("#2a140a", 0.35) if p.random.random() < 0.6 else rgb("#d9a468", 0.28))
    # The rows run to a vanishing point; each pole is drawn from the back to the front.
    poles = []
    for row in (-3, -2, -1, 1, 2, 3):
        for k in range(15):
            depth = 1 / (1 + 0.62 * k)
            x = 830 + row * 560 * depth - (120 * depth if row < 0 else -40 * depth)
            poles.append((depth, x, horizon + 1330 * depth))
    for depth, x, y in sorted(poles):
        if -300 < x < 1900:
            _bean_pole(p, x, y, depth)
    p.glow(1300, 300, 1900, rgb("#ffe9a8"), 0.22)
    p.vignette(0.35)
    p.grain(0.045)
    return p


def _farm(p, x, foot):
    p.polygon([(x, foot), (x, foot - 100), (x + 60, foot - 160), (x + 120, foot - 100), (x + 120, foot)], rgb("#f4e4c4"))
    p.polygon([(x + 120, foot), (x + 120, foot - 100), (x + 330, foot - 100), (x + 330, foot)], linear(x, 0, x + 330, 0, (0, rgb("#d8bd94")), (1, rgb("#f0dcb4"))))
    p.polygon([(x + 52, foot - 172), (x + 280, foot - 172), (x + 344, foot - 92), (x + 122, foot - 92)], linear(0, foot - 172, 0, foot - 92, (0, rgb("#c86a48")), (1, rgb("#9a4430"))))
    p.path([(x - 8, foot - 92), (x + 58, foot - 170)], False)
    p.stroke(rgb("#8a3c2c"), 12)
    for wx in (150, 210, 280):
        p.box(x + wx, foot - 72, 26, 34, rgb("#4a6a78"))
    p.box(x + 46, foot - 60, 30, 60, rgb("#6d4a30"))
    p.box(x + 240, foot - 206, 22, 50, rgb("#9a4a38"))


def _bean_pole(p, x, y, depth):
    tall, haze = 980 * depth, smooth(0.5, 0.08, depth)
    tone = lambda colour: mix(rgb(colour), rgb("#e6e6b8"), 0.55 * haze)
    p.ctx.save()
    with p.placed(x, y, 0, 1):
        p.oval(40 * depth, 6 * depth, 210 * depth, 34 * depth, rgb("#1c0e08", 0.4))
        p.oval(0, 0, 120 * depth, 26 * depth, tone("#4a2c18"))
        lean = 0.05 * (p.random.random() - 0.5)
        p.path([(0, 0), (tall * lean, -tall)], False)
        p.stroke(linear(-9 * depth, 0, 9 * depth, 0, (0, tone("#6d4a2a")), (1, tone("#d9b27a"))), 17 * depth)
        count = int(34 + 90 * depth)
        for i in range(count):
            t = (i + p.random.random()) / count
            h = -tall * (0.03 + 0.95 * t)
            swing = math.sin(t * 24) * 26 * depth
            reach = (165 - 95 * t) * depth
            lx, ly = tall * lean * t + swing + reach * (p.random.random() * 2 - 1), h + 24 * depth * (p.random.random() - 0.5)
            lit = smooth(-reach, reach, lx - swing) * 0.6 + 0.4 * p.random.random()
            _leaf(p, lx, ly, (34 + 16 * p.random.random()) * depth, p.random.random() * 1.6 - 0.8 + 0.6 * (lx > 0), mix(tone("#2c5a2a"), tone("#a8c855"), lit))
            kind = p.random.random()
            if kind < 0.15:
                _pod(p, lx, ly + 14 * depth, depth, tone("#7fa83f"), tone("#d8e08a"))
            elif kind < 0.25:
                for k in range(4):
                    p.oval(lx + (k - 1.5) * 9 * depth, ly - 12 * depth + 7 * depth * (k % 2), 8 * depth, 7 * depth, tone("#d8402f") if k % 2 else tone("#f4785a"))
    p.ctx.restore()


def _leaf(p, x, y, size, turn, colour):
    with p.placed(x, y, turn, size):
        p.ctx.move_to(0, -1)
        p.ctx.curve_to(0.85, -0.6, 0.85, 0.3, 0, 1)
        p.ctx.curve_to(-0.85, 0.3, -0.85, -0.6, 0, -1)
        p.fill(linear(-0.7, 0, 0.7, 0, (0, mix(colour, rgb("#14301a"), 0.4)), (0.5, colour), (0.52, mix(colour, rgb("#e8f0a8"), 0.3)), (1, colour)))


def _pod(p, x, y, depth, dark, light):
    with p.placed(x, y, 0, depth):
        p.ctx.move_to(0, 0)
        p.ctx.curve_to(14, 40, 16, 90, 2, 132)
        p.ctx.curve_to(-12, 92, -14, 44, 0, 0)
        p.fill(linear(-12, 0, 14, 0, (0, dark), (0.6, light), (1, dark)))
        for k in range(4):
            p.oval(2, 30 + 24 * k, 6, 9, fade(light, 0.7))


def castle(scale):
    """A castle on its rock under a full moon, upright."""
    p = Picture(1600, 2400, 139, scale)
    p.paint(linear(0, 0, 0, 1900, (0, rgb("#050a24")), (0.4, rgb("#142456")), (0.75, rgb("#3d4f86")), (1, rgb("#8590ae"))))
    p.stars(420, 1400)
    p.glow(1060, 560, 1100, rgb("#a9c4ff"), 0.55)
    moon = (1060, 560)
    p.oval(*moon, 215, 215, radial(1000, 500, 330, (0, rgb("#fffdf0")), (0.7, rgb("#e9e6d0")), (1, rgb("#b9bcc0"))))
    p.oval(*moon, 215, 215)
    with p.clipped():
        seas = Noise(1390)
        p.texture(90, 90, lambda u, v: rgb("#8f97ac", 0.55 * smooth(0.5, 0.68, seas.fractal(u * 3.4, v * 3.4, 5))), (845, 345, 430, 430))

    def clouds(u, v):
        n = p.noise.fractal(u * 3, v * 17, 5)
        near = math.exp(-((math.hypot(u * 1600 - 1060, v * 2000 - 560) / 560) ** 2))
        return fade(mix(rgb("#232f60"), rgb("#dfe6f6"), 0.2 + 0.7 * near), 0.8 * smooth(0.5, 0.74, n) * smooth(0, 0.12, v))

    p.texture(200, 300, clouds, (0, 100, 1600, 1700))
    for i, (base, height, colour) in enumerate(((1900, 420, "#5f6e9c"), (1960, 340, "#44537f"), (2060, 300, "#2c3a62"))):
        line = p.ridge(base, height, 2.6 + i, 150 + i, 5, 7)
        p.land(line, linear(0, base - height, 0, base + 100, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#c4cbe0"), 0.45))))
    rock = [(-20, 2300), (120, 2160), (210, 2010), (300, 1860), (350, 1750), (420, 1690), (1010, 1690), (1080, 1790), (1170, 1860), (1230, 2000), (1330, 2120), (1480, 2240), (1640, 2330)]
    noise, line = Noise(8), []
    for (x0, y0), (x1, y1) in zip(rock, rock[1:]):
        for k in range(14):
            t = k / 14
            jag = 0 if y0 == y1 else 34 * (noise.fractal((x0 + (x1 - x0) * t) / 30, 4, 4) - 0.5)
            line.append((x0 + (x1 - x0) * t + jag, y0 + (y1 - y0) * t + jag))
    p.path([*line, (1640, 2420), (-20, 2420)])
    with p.clipped():
        p.paint(linear(300, 1700, 1100, 2400, (0, rgb("#131a3a")), (0.6, rgb("#1c2650")), (1, rgb("#0b1026"))))

        def stone(u, v):
            slope = noise.fractal(u * 16 + 0.3 - v * 5, v * 12, 5) - noise.fractal(u * 16 - v * 5, v * 12 + 0.15, 5)
            return fade(rgb("#a9b9e8") if slope > 0 else rgb("#02040f"), min(0.5, 2.4 * abs(slope)))

        p.texture(260, 130, stone, (0, 1660, 1600, 760))
    _keep(p)
    for _ in range(60):
        x = p.random.random() * 1700 - 50
        edge = abs(x - 740) / 860
        size = 110 + 220 * p.random.random() * edge + 90 * edge
        _pine(p, x, 2420 + 20 * p.random.random(), size)
    with p.soft(40):
        for _ in range(26):
            p.oval(p.random.random() * 1600, 2180 + 160 * p.random.random(), 260, 26, rgb("#aebbe0", 0.1))
    p.vignette(0.45)
    p.grain(0.045)
    return p


def _pine(p, x, foot, tall):
    points = [(x, foot - tall)]
    for side in (1, -1):
        steps = range(1, 9) if side > 0 else range(8, 0, -1)
        for i in steps:
            reach, y = tall * 0.03 * i * (0.8 + 0.4 * p.random.random()), foot - tall + tall * i / 8
            pair = [(x + side * reach, y), (x + side * reach * 0.5, y - tall * 0.02)]
            points += pair if side > 0 else pair[::-1]
    p.polygon(points, rgb("#070b1c"))


def _keep(p):
    def wall(x, top, width, foot, shade=0.0):
        lit, dark = mix(rgb("#8e9ccc"), rgb("#0d1330"), shade), mix(rgb("#262f5c"), rgb("#0d1330"), shade)
        p.box(x, top, width, foot - top, linear(x, 0, x + width, 0, (0, mix(dark, rgb("#0a0f28"), 0.5)), (0.35, dark), (0.85, mix(dark, lit, 0.55)), (1, lit)))
        for _ in range(int(width * (foot - top) / 3200)):
            bx, by = x + p.random.random() * (width - 26), top + 14 + 16 * p.random.randrange(max(1, int((foot - top - 20) / 16)))
            p.box(bx, by, 14 + 14 * p.random.random(), 9, rgb("#0a0f28", 0.28) if p.random.random() < 0.6 else rgb("#c4d0f4", 0.12))

    def merlons(x, top, width, size, shade=0.0):
        count = max(2, int(width / (size * 2)))
        pitch = (width + size) / (count + 0.5)
        for k in range(count + 1):
            mx = x - 4 + k * (width + 8 - size) / count
            wall(mx, top - size, size, top + 2, shade)
        return pitch

    def tower(x, top, width, foot, roof, shade=0.0):
        wall(x, top, width, foot, shade)
        wall(x - 10, top - 10, width + 20, top + 44, shade)
        if roof:
            p.path([(x - 22, top - 8), (x + width / 2, top - roof), (x + width + 22, top - 8)])
            p.fill(linear(x - 22, 0, x + width + 22, 0, (0, rgb("#14102c")), (0.55, rgb("#3a2a55")), (1, rgb("#8a6f9a"))))
            p.path([(x + width / 2, top - roof), (x + width / 2, top - roof - 60)], False)
            p.stroke(rgb("#141432"), 5)
            p.polygon([(x + width / 2 + 2, top - roof - 60), (x + width / 2 + 66, top - roof - 44), (x + width / 2 + 2, top - roof - 26)], rgb("#b8434a"))
        else:
            merlons(x - 10, top - 8, width + 20, 24, shade)

    def window(x, y, size=1.0, lit=True):
        if lit:
            p.glow(x, y, 110 * size, rgb("#ffb24a"), 0.75)
        p.ctx.move_to(x - 10 * size, y + 22 * size)
        p.ctx.line_to(x - 10 * size, y - 8 * size)
        p.ctx.curve_to(x - 9 * size, y - 22 * size, x + 9 * size, y - 22 * size, x + 10 * size, y - 8 * size)
        p.ctx.line_to(x + 10 * size, y + 22 * size)
        p.ctx.close_path()
        p.fill(linear(0, y - 20 * size, 0, y + 22 * size, (0, rgb("#fff0b0")), (1, rgb("#ff9a38"))) if lit else rgb("#080c22"))

    tower(600, 900, 150, 1700, 260, 0.12)
    tower(455, 1180, 120, 1720, 210, 0.2)
    tower(815, 1080, 110, 1700, 230, 0.05)
    wall(470, 1330, 420, 1720, 0.1)
    merlons(470, 1330, 420, 26, 0.1)
    tower(905, 1260, 116, 1740, 200)
    wall(345, 1520, 690, 1800)
    merlons(345, 1520, 690, 30)
    tower(300, 1430, 130, 1860, 0, 0.15)
    tower(985, 1450, 136, 1880, 0)
    tower(560, 1470, 70, 1790, 130, 0.1)
    tower(770, 1470, 70, 1790, 130)
    p.ctx.move_to(640, 1800)
    p.ctx.line_to(640, 1690)
    p.ctx.curve_to(644, 1610, 756, 1610, 760, 1690)
    p.ctx.line_to(760, 1800)
    p.fill(rgb("#060a1c"))
    p.glow(700, 1740, 190, rgb("#ff9a3c"), 0.8)
    for k in range(6):
        p.box(648 + 20 * k, 1630, 5, 170, rgb("#1c1410"))
    for k in range(5):
        p.box(642, 1664 + 30 * k, 116, 5, rgb("#1c1410"))
    for x, y, size, lit in ((675, 1010, 1.2, True), (675, 1130, 1, False), (515, 1270, 1, True), (870, 1180, 1, True), (560, 1420, 1.1, True), (680, 1410, 1.3, True),
                            (790, 1420, 1.1, False), (963, 1370, 1.1, True), (365, 1540, 1, True), (1052, 1560, 1.1, True), (450, 1640, 0.9, False), (500, 1640, 0.9, True),
                            (880, 1640, 0.9, True), (940, 1640, 0.9, False), (595, 1560, 0.8, True), (805, 1560, 0.8, True)):
        window(x, y, size, lit)
    p.curve([(640, 1800), (700, 1900), (830, 2020), (850, 2120), (700, 2260), (480, 2440)])
    p.ctx.line_to(760, 2440)
    for here, there in (((860, 2280), (980, 2130)), ((1000, 2060), (930, 1990)), ((830, 1900), (760, 1800))):
        p.ctx.curve_to(*p.ctx.get_current_point(), *here, *there)
    p.ctx.close_path()
    p.fill(linear(0, 1800, 0, 2440, (0, rgb("#c89a6a", 0.55)), (0.25, rgb("#6d74a0", 0.5)), (1, rgb("#1c2448", 0.4))))


def dungeon(scale):
    """A dungeon door ajar, and treasure in the light that falls out."""
    p = Picture(1600, 2000, 149, scale)
    p.paint(rgb("#17141d"))
    _masonry(p)
    cx, foot, half, spring = 800, 1520, 330, 760

    def arch(w, extra=0.0):
        p.ctx.move_to(cx - w, foot)
        p.ctx.line_to(cx - w, spring)
        p.ctx.arc(cx, spring, w, math.pi, 2 * math.pi)
        p.ctx.line_to(cx + w, foot + extra)
        p.ctx.close_path()

    for k in range(15):
        a0, a1 = math.pi + math.pi * k / 15, math.pi + math.pi * (k + 1) / 15
        p.ctx.new_sub_path()
        p.ctx.arc(cx, spring, half + 120, a0 + 0.012, a1 - 0.012)
        p.ctx.arc_negative(cx, spring, half, a1 - 0.016, a0 + 0.016)
        p.ctx.close_path()
        tone = 0.85 + 0.3 * p.random.random()
        p.fill(radial(cx, spring, half + 130, (half / (half + 130), mix(rgb("#7a6a5e"), rgb("#000000"), 1 - tone)), (1, rgb("#3a3440")), ))
    for side in (-1, 1):
        for k in range(6):
            y, w = spring + k * 127, 120 if k % 2 else 96
            p.rounded(cx + (half if side > 0 else -half - w), y + 4, w, 119, 8)
            p.fill(linear(cx + side * half, 0, cx + side * (half + 120), 0, (0, rgb("#8a7462")), (1, rgb("#37313d"))))
    arch(half)
    p.fill(radial(cx + 60, 1200, 800, (0, rgb("#fffbe0")), (0.25, rgb("#ffe08a")), (0.6, rgb("#e08a2a")), (1, rgb("#6d2f10"))))
    arch(half)
    with p.clipped():
        for _ in range(14):
            x = cx + (p.random.random() - 0.4) * 560
            p.oval(x, foot + 10, 150, 80 + 150 * p.random.random(), linear(0, 1280, 0, foot, (0, rgb("#fff0a8")), (1, rgb("#c8862a"))))
        for _ in range(160):
            _gold(p, cx + (p.random.random() - 0.35) * 640, foot - 20 - 190 * p.random.random() ** 1.6, 13)
        _door(p, cx, foot, half, spring)
    p.box(0, foot, 1600, 480, linear(0, foot, 0, 2000, (0, rgb("#3f3640")), (1, rgb("#121017"))))
    _flags(p, foot)
    with p.soft(30, cairo.OPERATOR_SCREEN):
        p.polygon([(cx + 20, foot), (cx + half, foot), (cx + 760, 2010), (cx - 260, 2010)], linear(0, foot, 0, 2000, (0, rgb("#ffc95a", 0.95)), (1, rgb("#ff9a30", 0.1))))
    for _ in range(120):
        y = foot + 40 + 330 * p.random.random() ** 1.2
        _gold(p, cx + 130 + (p.random.random() - 0.5) * (380 + (y - foot) * 1.3), y, 14 + (y - foot) / 28)
    _chest(p, 440, 1800)
    for x in (230, 1370):
        _torch(p, x, 900)
    p.glow(cx + 100, 1150, 1100, rgb("#ffb347"), 0.4)
    for _ in range(90):
        x, y = cx + 40 + (p.random.random() - 0.5) * 760, 700 + 1100 * p.random.random()
        size = 1.5 + 3 * p.random.random() ** 3
        p.oval(x, y, size, size, rgb("#ffe9ac", 0.6 * p.random.random()))
    p.vignette(0.6)
    p.grain(0.05)
    return p


def _masonry(p):
    rough = Noise(1490)
    y, row = 0, 0
    while y < 1540:
        tall = 118
        x = -90 if row % 2 else -10
        while x < 1600:
            width = 150 + 90 * p.random.random()
            light = math.exp(-((math.hypot(x + width / 2 - 800, y - 1000) / 700) ** 2)) + 0.6 * max(
                math.exp(-((math.hypot(x + width / 2 - t, y - 860) / 260) ** 2)) for t in (230, 1370))
            tone = mix(rgb("#2a2733"), rgb("#97724e"), min(1, 0.75 * light) * (0.75 + 0.4 * p.random.random()))
            p.rounded(x + 4, y + 4, width - 8, tall - 8, 12)
            p.fill(linear(x, y, x, y + tall, (0, mix(tone, rgb("#ffe0b0"), 0.14)), (0.2, tone), (1, mix(tone, rgb("#08060c"), 0.4))))
            x += width
        y += tall
        row += 1
    p.texture(200, 190, lambda u, v: rgb("#08060c", 0.5 * smooth(0.45, 0.75, rough.fractal(u * 14, v * 14, 5))), (0, 0, 1600, 1540))


def _door(p, cx, foot, half, spring):
    """The left leaf, opened inwards: it narrows, and its edge catches the light."""
    left, right = cx - half, cx - 10
    p.ctx.move_to(left, foot)
    p.ctx.line_to(left, spring - 20)
    p.ctx.curve_to(left + 20, spring - 210, right - 90, spring - 330, right, spring - 300)
    p.ctx.line_to(right, foot - 46)
    p.ctx.close_path()
    with p.clipped():
        p.paint(linear(left, 0, right, 0, (0, rgb("#25150f")), (0.75, rgb("#5a3520")), (1, rgb("#9a6434"))))
        for k in range(1, 6):
            x = left + (right - left) * (1 - (1 - k / 6) ** 1.08)
            p.path([(x, 300), (x, foot)], False)
            p.stroke(rgb("#0f0806"), 7)
            p.path([(x + 5, 300), (x + 5, foot)], False)
            p.stroke(rgb("#8a5a34", 0.5), 3)
        for y in (690, 1010, 1330):
            p.polygon([(left, y), (right, y - 16), (right, y + 42), (left, y + 62)], linear(left, 0, right, 0, (0, rgb("#16151a")), (1, rgb("#6d6660"))))
            for k in range(6):
                x = left + 28 + k * 54
                p.oval(x, y + 30 - 3 * k, 10, 10, radial(x + 3, y + 26 - 3 * k, 11, (0, rgb("#b0a698")), (1, rgb("#26242a"))))
    p.path([(right, spring - 300), (right, foot - 46)], False)
    p.stroke(rgb("#ffdf9a"), 9, cairo.LINE_CAP_BUTT)
    p.oval(right - 60, 1170, 34, 40)
    p.stroke(linear(right - 94, 0, right - 26, 0, (0, rgb("#1c1a1e")), (1, rgb("#c9b896"))), 12)


def _flags(p, foot):
    rows = (foot, foot + 60, foot + 140, foot + 250, foot + 390, 2020)
    for index, (y0, y1) in enumerate(zip(rows, rows[1:])):
        for k in range(-7, 8):
            shift = 0.5 * (index % 2)
            at = lambda c, y: 800 + (c + shift) * (210 + (y - foot) * 0.6)
            quad = [(at(k, y0) + 4, y0 + 3), (at(k + 1, y0) - 4, y0 + 3), (at(k + 1, y1) - 5, y1 - 3), (at(k, y1) + 5, y1 - 3)]
            p.polygon(quad, fade(mix(rgb("#17141b"), rgb("#5a4a48"), p.random.random()), 0.55))


def _gold(p, x, y, size):
    if p.random.random() < 0.1:
        tint = rgb(p.random.choice(("#d8304a", "#2f9ad8", "#3fc07a", "#b060e0")))
        s = size * 1.1
        p.polygon([(x - s, y - s * 0.2), (x - s * 0.5, y - s * 0.8), (x + s * 0.5, y - s * 0.8), (x + s, y - s * 0.2), (x, y + s)],
                  linear(x - s, y - s, x + s, y + s, (0, mix(tint, rgb("#ffffff"), 0.75)), (0.5, tint), (1, mix(tint, rgb("#000000"), 0.5))))
        p.polygon([(x - s * 0.5, y - s * 0.8), (x + s * 0.1, y - s * 0.8), (x - s * 0.2, y - s * 0.2), (x - s, y - s * 0.2)], rgb("#ffffff", 0.55))
        return
    p.oval(x + 2, y + size * 0.35, size, size * 0.55, rgb("#4a2408", 0.7))
    p.oval(x, y + size * 0.18, size, size * 0.5, rgb("#a86a1c"))
    p.oval(x, y, size, size * 0.5, linear(x - size, y, x + size, y, (0, rgb("#fff2b0")), (0.5, rgb("#f0b83c")), (1, rgb("#a8641a"))))
    p.oval(x, y, size * 0.66, size * 0.3)
    p.stroke(rgb("#a8701e", 0.7), size * 0.09)


def _chest(p, x, foot):
    with p.soft(18):
        p.oval(x, foot + 6, 250, 44, rgb("#060408", 0.8))
    p.polygon([(x - 210, foot - 170), (x + 190, foot - 190), (x + 190, foot - 8), (x - 210, foot)], linear(x - 210, 0, x + 190, 0, (0, rgb("#2a160e")), (0.7, rgb("#7a4526")), (1, rgb("#c98446"))))
    p.polygon([(x + 190, foot - 190), (x + 240, foot - 216), (x + 240, foot - 46), (x + 190, foot - 8)], rgb("#e0a058"))
    for k in range(1, 4):
        p.path([(x - 210, foot - 170 + 43 * k), (x + 190, foot - 190 + 46 * k)], False)
        p.stroke(rgb("#180b06"), 5)
    p.ctx.move_to(x - 210, foot - 176)
    p.ctx.curve_to(x - 236, foot - 380, x - 150, foot - 420, x - 120, foot - 420)
    p.ctx.line_to(x + 250, foot - 440)
    p.ctx.curve_to(x + 200, foot - 400, x + 176, foot - 330, x + 190, foot - 196)
    p.ctx.close_path()
    p.fill(linear(0, foot - 440, 0, foot - 180, (0, rgb("#8a5530")), (0.5, rgb("#3f2114")), (1, rgb("#1c0d08"))))
    for _ in range(110):
        a = p.random.random()
        _gold(p, x - 190 + 400 * a, foot - 186 - 86 * math.sin(math.pi * a) * p.random.random() ** 0.6, 17)
    for bx in (-150, 130):
        p.polygon([(x + bx - 20, foot - 173 - bx * 0.05), (x + bx + 20, foot - 175 - bx * 0.05), (x + bx + 20, foot - 4), (x + bx - 20, foot - 2)],
                  linear(x + bx - 20, 0, x + bx + 20, 0, (0, rgb("#55504c")), (0.6, rgb("#d0c2a4")), (1, rgb("#4a4440"))))
    p.rounded(x - 34, foot - 150, 62, 76, 10)
    p.fill(linear(x - 34, 0, x + 28, 0, (0, rgb("#8a6a2a")), (0.6, rgb("#ffe09a")), (1, rgb("#8a6a2a"))))
    p.oval(x - 3, foot - 120, 9, 9, rgb("#1c1008"))
    p.polygon([(x - 7, foot - 118), (x + 1, foot - 118), (x + 5, foot - 92), (x - 11, foot - 92)], rgb("#1c1008"))


def _torch(p, x, y):
    p.glow(x, y - 60, 430, rgb("#ff9a3a"), 0.75)
    p.polygon([(x - 22, y), (x + 22, y), (x + 10, y + 190), (x - 10, y + 190)], linear(x - 22, 0, x + 22, 0, (0, rgb("#3a2014")), (0.6, rgb("#a8703f")), (1, rgb("#2a160e"))))
    p.box(x - 30, y - 6, 60, 26, linear(x - 30, 0, x + 30, 0, (0, rgb("#2a2628")), (0.5, rgb("#a0948a")), (1, rgb("#242024"))))
    p.box(x - 44, y + 110, 88, 18, rgb("#2a2628"))
    for size, colour in ((1.0, "#ff6a1c"), (0.72, "#ffa52e"), (0.46, "#ffe27a"), (0.24, "#fffbe0")):
        with p.placed(x, y, 0, size):
            p.ctx.move_to(-44, 0)
            p.ctx.curve_to(-70, -70, -16, -100, -22, -190)
            p.ctx.curve_to(10, -150, 4, -120, 26, -104)
            p.ctx.curve_to(40, -126, 34, -140, 34, -156)
            p.ctx.curve_to(76, -90, 60, -30, 44, 0)
            p.ctx.close_path()
            p.fill(rgb(colour, 0.85))
