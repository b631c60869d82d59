"""A castle at night."""

import math

from ..paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


def castle(scale):
    """A castle on its rock under a full moon, upright."""
    p = Picture(1600, 2400, 139, scale)
    p.paint(
        linear(
            0,
            0,
            0,
            1900,
            (0, rgb("#050a24")),
            (0.4, rgb("#142456")),
            (0.75, rgb("#3d4f86")),
            (1, rgb("#8590ae")),
        )
    )
    p.stars(420, 1400)
    p.glow(1060, 560, 1100, rgb("#a9c4ff"), 0.55)
    moon = (1060, 560)
    p.oval(
        *moon,
        215,
        215,
        radial(1000, 500, 330, (0, rgb("#fffdf0")), (0.7, rgb("#e9e6d0")), (1, rgb("#b9bcc0")))
    )
    p.oval(*moon, 215, 215)
    with p.clipped():
        seas = Noise(1390)
        p.texture(
            90,
            90,
            lambda u, v: rgb("#8f97ac", 0.55 * smooth(0.5, 0.68, seas.fractal(u * 3.4, v * 3.4, 5))),
            (845, 345, 430, 430),
        )

    def clouds(u, v):
        n = p.noise.fractal(u * 3, v * 17, 5)
        near = math.exp(-((math.hypot(u * 1600 - 1060, v * 2000 - 560) / 560) ** 2))
        return fade(
            mix(rgb("#232f60"), rgb("#dfe6f6"), 0.2 + 0.7 * near),
            0.8 * smooth(0.5, 0.74, n) * smooth(0, 0.12, v),
        )

    p.texture(200, 300, clouds, (0, 100, 1600, 1700))
    for i, (base, height, colour) in enumerate(
        ((1900, 420, "#5f6e9c"), (1960, 340, "#44537f"), (2060, 300, "#2c3a62"))
    ):
        line = p.ridge(base, height, 2.6 + i, 150 + i, 5, 7)
        p.land(
            line,
            linear(
                0, base - height, 0, base + 100, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#c4cbe0"), 0.45))
            ),
        )
    rock = [
        (-20, 2300),
        (120, 2160),
        (210, 2010),
        (300, 1860),
        (350, 1750),
        (420, 1690),
        (1010, 1690),
        (1080, 1790),
        (1170, 1860),
        (1230, 2000),
        (1330, 2120),
        (1480, 2240),
        (1640, 2330),
    ]
    noise, line = Noise(8), []
    for (x0, y0), (x1, y1) in zip(rock, rock[1:]):
        for k in range(14):
            t = k / 14
            jag = 0 if y0 == y1 else 34 * (noise.fractal((x0 + (x1 - x0) * t) / 30, 4, 4) - 0.5)
            line.append((x0 + (x1 - x0) * t + jag, y0 + (y1 - y0) * t + jag))
    p.path([*line, (1640, 2420), (-20, 2420)])
    with p.clipped():
        p.paint(
            linear(300, 1700, 1100, 2400, (0, rgb("#131a3a")), (0.6, rgb("#1c2650")), (1, rgb("#0b1026")))
        )

        def stone(u, v):
            slope = noise.fractal(u * 16 + 0.3 - v * 5, v * 12, 5) - noise.fractal(
                u * 16 - v * 5, v * 12 + 0.15, 5
            )
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
        p.box(
            x,
            top,
            width,
            foot - top,
            linear(
                x,
                0,
                x + width,
                0,
                (0, mix(dark, rgb("#0a0f28"), 0.5)),
                (0.35, dark),
                (0.85, mix(dark, lit, 0.55)),
                (1, lit),
            ),
        )
        for _ in range(int(width * (foot - top) / 3200)):
            bx, by = x + p.random.random() * (width - 26), top + 14 + 16 * p.random.randrange(
                max(1, int((foot - top - 20) / 16))
            )
            p.box(
                bx,
                by,
                14 + 14 * p.random.random(),
                9,
                rgb("#0a0f28", 0.28) if p.random.random() < 0.6 else rgb("#c4d0f4", 0.12),
            )

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
            p.fill(
                linear(
                    x - 22,
                    0,
                    x + width + 22,
                    0,
                    (0, rgb("#14102c")),
                    (0.55, rgb("#3a2a55")),
                    (1, rgb("#8a6f9a")),
                )
            )
            p.path([(x + width / 2, top - roof), (x + width / 2, top - roof - 60)], False)
            p.stroke(rgb("#141432"), 5)
            p.polygon(
                [
                    (x + width / 2 + 2, top - roof - 60),
                    (x + width / 2 + 66, top - roof - 44),
                    (x + width / 2 + 2, top - roof - 26),
                ],
                rgb("#b8434a"),
            )
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
        p.fill(
            linear(0, y - 20 * size, 0, y + 22 * size, (0, rgb("#fff0b0")), (1, rgb("#ff9a38")))
            if lit
            else rgb("#080c22")
        )

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
    for x, y, size, lit in (
        (675, 1010, 1.2, True),
        (675, 1130, 1, False),
        (515, 1270, 1, True),
        (870, 1180, 1, True),
        (560, 1420, 1.1, True),
        (680, 1410, 1.3, True),
        (790, 1420, 1.1, False),
        (963, 1370, 1.1, True),
        (365, 1540, 1, True),
        (1052, 1560, 1.1, True),
        (450, 1640, 0.9, False),
        (500, 1640, 0.9, True),
        (880, 1640, 0.9, True),
        (940, 1640, 0.9, False),
        (595, 1560, 0.8, True),
        (805, 1560, 0.8, True),
    ):
        window(x, y, size, lit)
    p.curve([(640, 1800), (700, 1900), (830, 2020), (850, 2120), (700, 2260), (480, 2440)])
    p.ctx.line_to(760, 2440)
    for here, there in (((860, 2280), (980, 2130)), ((1000, 2060), (930, 1990)), ((830, 1900), (760, 1800))):
        p.ctx.curve_to(*p.ctx.get_current_point(), *here, *there)
    p.ctx.close_path()
    p.fill(
        linear(
            0, 1800, 0, 2440, (0, rgb("#c89a6a", 0.55)), (0.25, rgb("#6d74a0", 0.5)), (1, rgb("#1c2448", 0.4))
        )
    )
