"""A city by night."""

import math

import cairo

from ..paint import Picture, fade, linear, mix, rgb


def city(scale):
    """A city on a river by night, with its lights in the water."""
    p = Picture(2400, 1350, 97, scale)
    bank = 820
    p.paint(
        linear(
            0,
            0,
            0,
            bank,
            (0, rgb("#070b22")),
            (0.5, rgb("#1b2150")),
            (0.85, rgb("#4b3a72")),
            (1, rgb("#a0627a")),
        )
    )
    p.stars(160, 480)
    p.glow(1940, 210, 420, rgb("#cdd8ff"), 0.4)
    p.ctx.save()
    p.ctx.rectangle(1800, 100, 280, 220)
    p.oval(1916, 197, 52, 52)
    p.ctx.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
    p.ctx.clip()
    p.oval(1940, 210, 54, 54, rgb("#f4f1e4"))
    p.ctx.restore()
    p.glow(1200, bank, 1300, rgb("#ff9a6a"), 0.5, flat=0.4)
    lights = []
    for depth in range(3):
        x = -60
        while x < 2400:
            width = (70, 100, 130)[depth] * (0.7 + 0.8 * p.random.random())
            middle = math.exp(-(((x - 1200) / 620) ** 2))
            tall = (
                (250, 200, 120)[depth]
                + (430, 360, 190)[depth] * middle * p.random.random() ** 0.7
                + 90 * p.random.random()
            )
            _skyscraper(p, x, bank, width, tall, depth, lights)
            x += width + (8, 14, 26)[depth] * p.random.random()
        p.box(
            0,
            bank - 260,
            2400,
            270,
            linear(0, bank - 260, 0, bank, (0, rgb("#6d4a7c", 0)), (1, rgb("#b06a78", 0.34 - 0.1 * depth))),
        )
    _bridge(p, bank, lights)
    p.box(
        0,
        bank,
        2400,
        530,
        linear(0, bank, 0, 1350, (0, rgb("#3a2c54")), (0.2, rgb("#1a1b40")), (1, rgb("#060818"))),
    )
    with p.soft(5, cairo.OPERATOR_SCREEN):
        for x, y, colour, size in lights:
            below = (bank - y) * 0.75
            for _ in range(6):
                depth = min(520, below * (0.4 + p.random.random()) + 12)
                p.oval(
                    x + (p.random.random() - 0.5) * (6 + depth * 0.12),
                    bank + depth,
                    size * (1.2 + depth / 60),
                    1.5 + depth / 130,
                    fade(colour, 0.3),
                )
    for x, y, colour, size in lights:
        if size > 5:
            for k in range(36):
                depth = 10 + 13 * k
                p.oval(
                    x + (p.random.random() - 0.5) * (8 + 0.16 * depth),
                    bank + depth,
                    size * (0.8 + depth / 90) * p.random.random(),
                    2.2,
                    fade(colour, 0.5 * (1 - k / 38)),
                )
    for _ in range(1000):
        depth = p.random.random() ** 1.5
        p.oval(
            p.random.random() * 2400,
            bank + 8 + 520 * depth,
            10 + 70 * depth,
            0.8 + 2.4 * depth,
            rgb("#03040f", 0.26),
        )
    p.box(0, bank - 4, 2400, 9, rgb("#140f24"))
    p.vignette(0.45)
    p.grain(0.05)
    return p


def _skyscraper(p, x, bank, width, tall, depth, lights):
    body = (rgb("#3c356a"), rgb("#262650"), rgb("#141531"))[depth]
    top = bank - tall
    p.box(
        x,
        top,
        width,
        tall,
        linear(
            x,
            0,
            x + width,
            0,
            (0, mix(body, rgb("#0a0a22"), 0.35)),
            (0.8, body),
            (1, mix(body, rgb("#c47a8c"), 0.22)),
        ),
    )
    crown = p.random.random()
    if tall > 330 and crown < 0.35:
        p.polygon([(x + width * 0.2, top), (x + width / 2, top - 70), (x + width * 0.8, top)], body)
        p.box(x + width / 2 - 2.5, top - 130, 5, 70, mix(body, rgb("#a08ab0"), 0.3))
        p.oval(x + width / 2, top - 130, 4, 4, rgb("#ff5a4a"))
        p.glow(x + width / 2, top - 130, 34, rgb("#ff4a3a"), 0.9)
    elif tall > 330 and crown < 0.7:
        p.box(x + width * 0.18, top - 44, width * 0.64, 46, body)
        p.box(x + width * 0.34, top - 80, width * 0.32, 40, body)
    warm = p.random.random() < 0.72
    step, row = (13, 16, 19)[depth], (17, 21, 26)[depth]
    share = 0.25 + 0.4 * p.random.random()
    y = top + 14
    while y < bank - 24:
        wx = x + 9
        floor = p.random.random() < 0.12
        while wx < x + width - step * 0.8:
            if floor or p.random.random() < share:
                tint = mix(
                    rgb("#ffd27c") if warm else rgb("#bfe3ff"), rgb("#fff6de"), p.random.random() * 0.6
                )
                light = (0.6, 0.75, 0.95)[depth] * (0.4 + 0.6 * p.random.random())
                p.box(wx, y, step * 0.55, row * 0.5, fade(tint, light))
                if p.random.random() < 0.14:
                    lights.append((wx, y, tint, 3))
            wx += step
        y += row


def _bridge(p, bank, lights):
    deck = bank - 74
    for tower in (330, 900):
        p.box(
            tower - 15,
            deck - 250,
            30,
            330,
            linear(tower - 15, 0, tower + 15, 0, (0, rgb("#1a1734")), (1, rgb("#6a4a68"))),
        )
        p.box(tower - 21, deck - 256, 42, 14, rgb("#3a2c50"))
        p.glow(tower, deck - 266, 46, rgb("#ff5a4a"), 0.9)
    for x0, x1, sag in ((-120, 330, 150), (330, 900, 210), (900, 1350, 150)):
        if x0 < 0 or x1 > 1300:
            ends = (deck - 20, deck - 246) if x0 < 0 else (deck - 246, deck)
        else:
            ends = (deck - 246, deck - 246)
        points = []
        for i in range(31):
            t = i / 30
            y = (
                ends[0]
                + (ends[1] - ends[0]) * t
                + 4 * sag * t * (1 - t) * (1 if ends[0] == ends[1] else 0.35)
            )
            points.append((x0 + (x1 - x0) * t, y))
        for x, y in points[::2]:
            p.path([(x, y), (x, deck)], False)
            p.stroke(rgb("#2a2246"), 2)
        p.curve(points)
        p.stroke(rgb("#2f2750"), 6)
        for x, y in points[1:-1:2]:
            p.oval(x, y, 3.4, 3.4, rgb("#fff0c4"))
            p.glow(x, y, 26, rgb("#ffd890"), 0.8)
            lights.append((x, y, rgb("#ffe2a0"), 4))
    p.box(-20, deck, 1420, 18, linear(0, deck, 0, deck + 18, (0, rgb("#4a3858")), (1, rgb("#120f26"))))
    for x in range(10, 1390, 86):
        p.oval(x, deck - 7, 5, 5, rgb("#ffefc0"))
        p.glow(x, deck - 7, 52, rgb("#ffc46a"), 0.9)
        lights.append((x, deck, rgb("#ffc874"), 6))
