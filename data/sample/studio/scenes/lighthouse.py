"""A lighthouse at dusk."""

import math

import cairo

from ..paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


def lighthouse(scale):
    """A lighthouse at dusk, its beam over a calm sea."""
    p = Picture(2400, 1600, 11, scale)
    horizon = 1080
    p.paint(
        linear(
            0,
            0,
            0,
            horizon,
            (0, rgb("#141d42")),
            (0.35, rgb("#36396f")),
            (0.62, rgb("#85547f")),
            (0.82, rgb("#dd7f66")),
            (1, rgb("#fbc987")),
        )
    )
    p.stars(240, 620)

    def clouds(u, v):
        n = p.noise.fractal(u * 5 + 3, v * 19, 5)
        thick = smooth(0.5, 0.78, n) * smooth(0.16, 0.5, v) * smooth(1.02, 0.88, v)
        lit = smooth(0.35, 1, v) * (0.45 + 0.55 * smooth(0.8, 0.2, abs(u - 0.24)))
        return fade(mix(rgb("#4a3f78"), rgb("#ffb98c"), lit), 0.9 * thick)

    p.texture(400, 220, clouds, (0, 0, 2400, horizon))
    p.glow(560, horizon, 900, rgb("#ffb066"), 0.75, flat=0.55)
    p.glow(560, horizon - 6, 240, rgb("#fff0c0"), 0.9, flat=0.6)
    for base, height, colour, seed in ((horizon + 8, 120, "#7d5a80", 3), (horizon + 8, 70, "#5c4672", 4)):
        start = 640 if seed == 3 else 960
        line = [
            (x, base - (base + 26 - y) * smooth(start, start + 520, x))
            for x, y in p.ridge(base, height, 5, seed, x0=start)
        ]
        p.land(line, linear(0, base - height, 0, base, (0, rgb(colour)), (1, rgb("#b0707a", 0.9))))
    p.box(
        0,
        horizon,
        2400,
        520,
        linear(
            0,
            horizon,
            0,
            1600,
            (0, rgb("#e59a77")),
            (0.14, rgb("#8d6285")),
            (0.5, rgb("#39396b")),
            (1, rgb("#12183a")),
        ),
    )
    for _ in range(2600):
        depth = p.random.random() ** 1.7
        y = horizon + 3 + depth * 510
        x = p.random.random() * 2400
        near = math.exp(-(((x - 560) / (90 + 420 * depth)) ** 2))
        colour = mix(rgb("#6d6fa8"), rgb("#ffd9a0"), near)
        dark = p.random.random() < 0.45
        p.oval(
            x,
            y,
            (8 + 80 * depth) * (0.4 + p.random.random()),
            0.7 + 4.2 * depth,
            fade(rgb("#141a40") if dark else colour, 0.16 if dark else 0.1 + 0.5 * near),
        )
    lamp = (1712, 420)
    for left in (True, False):
        far = (-200, 180) if left else (2700, 640)
        spread = 210 if left else 130
        with p.soft(26, cairo.OPERATOR_SCREEN):
            p.polygon(
                [
                    (lamp[0], lamp[1] - 8),
                    (far[0], far[1] - spread),
                    (far[0], far[1] + spread),
                    (lamp[0], lamp[1] + 8),
                ],
                radial(
                    *lamp,
                    1750 if left else 1000,
                    (0, rgb("#ffedb8", 0.8)),
                    (0.3, rgb("#ffe2a0", 0.26)),
                    (1, rgb("#ffe2a0", 0))
                ),
            )
    _cliff(p)
    _tower(p, lamp)
    for x, y, s in ((980, 560, 1), (1050, 610, 0.8), (890, 640, 0.7), (1140, 540, 0.6)):
        with p.placed(x, y, -0.1, s):
            p.ctx.move_to(-34, -10)
            p.ctx.curve_to(-20, -22, -8, -14, 0, 0)
            p.ctx.curve_to(8, -14, 22, -20, 36, -6)
            p.stroke(rgb("#221d3d", 0.85), 5)
    p.vignette(0.35)
    p.grain(0.045)
    return p


def _cliff(p):
    back = [
        (1180, 1250),
        (1235, 1205),
        (1300, 1190),
        (1350, 1120),
        (1420, 1085),
        (1480, 1060),
        (1560, 1046),
        (1700, 1040),
        (1850, 1046),
        (2010, 1020),
        (2170, 985),
        (2300, 975),
        (2420, 950),
    ]
    noise = Noise(5)
    line = []
    for (x0, y0), (x1, y1) in zip(back, back[1:]):
        for i in range(12):
            t = i / 12
            x = x0 + (x1 - x0) * t
            line.append((x, y0 + (y1 - y0) * t + 16 * (noise.fractal(x / 40, 0, 4) - 0.5)))
    p.polygon(
        [*line, (2420, 1600), (1130, 1600), (1120, 1420), (1165, 1340)],
        linear(1150, 1000, 1700, 1500, (0, rgb("#6b4a5e")), (0.35, rgb("#342c4a")), (1, rgb("#12122a"))),
    )
    p.path([*line, (2420, 1600), (1130, 1600), (1120, 1420), (1165, 1340)])
    with p.clipped():
        rock = Noise(77)

        def stone(u, v):
            x, y = u * 26 + 2 * rock.fractal(u * 5, v * 5, 2), v * 7 - u * 6
            slope = rock.fractal(x + 0.22, y + 0.1, 5) - rock.fractal(x, y, 5)
            sun = smooth(0.75, 0, u)
            light = mix(rgb("#8d86c0"), rgb("#ffab84"), sun) if slope > 0 else rgb("#05061a")
            return fade(light, min(0.34, 2.6 * abs(slope)) * (0.3 + 0.7 * sun if slope > 0 else 1))

        p.texture(420, 200, stone, (1110, 960, 1300, 640))
        for _ in range(26):
            x, y = 1150 + p.random.random() * 1250, 1100 + p.random.random() * 420
            crack = [(x, y)]
            for _ in range(5):
                crack.append(
                    (
                        crack[-1][0] + 34 * (p.random.random() - 0.62),
                        crack[-1][1] + 18 + 40 * p.random.random(),
                    )
                )
            p.path(crack, False)
            p.stroke(rgb("#07071c", 0.55), 2 + 2 * p.random.random())
        for x, y in line[::1]:
            for _ in range(7):
                gx, tilt = x + 14 * p.random.random(), 10 * (p.random.random() - 0.3)
                p.path([(gx, y + 16), (gx + tilt, y - 8 - 16 * p.random.random())], False)
                p.stroke(mix(rgb("#7a5a55"), rgb("#1c2034"), p.random.random() + (x - 1300) / 900), 3)
    for x, y in line:
        for _ in range(4):
            gx, tilt = x + 12 * p.random.random(), 9 * (p.random.random() - 0.3)
            p.path([(gx, y + 8), (gx + tilt, y - 5 - 13 * p.random.random())], False)
            p.stroke(mix(rgb("#7a5a55"), rgb("#1c2034"), p.random.random() * 0.6 + (x - 1300) / 900), 2.4)


def _tower(p, lamp):
    x, top, foot = lamp[0], 500, 1062
    half = lambda y: 50 + 34 * (y - top) / (foot - top)
    round_shade = lambda w, bright, dark: linear(
        x - w,
        0,
        x + w,
        0,
        (0, mix(bright, rgb("#ffb27a"), 0.45)),
        (0.25, bright),
        (0.7, mix(bright, dark, 0.75)),
        (1, dark),
    )
    house = [(1790, 1060), (1790, 958), (1875, 900), (1960, 958), (1960, 1052)]
    p.polygon(house, linear(1790, 0, 1960, 0, (0, rgb("#b58d94")), (1, rgb("#51466a"))))
    p.polygon(
        [(1770, 966), (1875, 888), (2130, 884), (2170, 966), (1960, 966), (1875, 905)],
        linear(0, 885, 0, 966, (0, rgb("#5d3546")), (1, rgb("#2f2038"))),
    )
    p.polygon([(1960, 960), (2140, 960), (2140, 1036), (1960, 1052)], rgb("#3b345a"))
    for wx, wy, ww in ((1852, 965, 44), (1995, 975, 36), (2070, 975, 36)):
        p.glow(wx + ww / 2, wy + 24, 120, rgb("#ffb45e"), 0.7)
        p.box(wx, wy, ww, 48, linear(0, wy, 0, wy + 48, (0, rgb("#ffe9a8")), (1, rgb("#ffb14f"))))
        p.box(wx + ww / 2 - 2, wy, 4, 48, rgb("#4d3345"))
        p.box(wx, wy + 22, ww, 4, rgb("#4d3345"))
    for i in range(5):
        y0, y1 = top + (foot - top) * i / 5, top + (foot - top) * (i + 1) / 5
        body, dark = (rgb("#f2ded0"), rgb("#4d4670")) if i % 2 == 0 else (rgb("#c64a44"), rgb("#43213f"))
        bend0, bend1 = half(y0) * 0.22, half(y1) * 0.22
        p.ctx.move_to(x - half(y0), y0)
        p.ctx.curve_to(x - half(y0) / 2, y0 + bend0, x + half(y0) / 2, y0 + bend0, x + half(y0), y0)
        p.ctx.line_to(x + half(y1), y1)
        p.ctx.curve_to(x + half(y1) / 2, y1 + bend1, x - half(y1) / 2, y1 + bend1, x - half(y1), y1)
        p.ctx.close_path()
        p.fill(round_shade(half(y1), body, dark))
    for wy in (640, 800, 940):
        p.rounded(x - 14, wy, 24, 40, 11)
        p.fill(rgb("#2b2342"))
        p.rounded(x - 10, wy + 4, 14, 32, 7)
        p.fill(rgb("#ffcb74"))
    p.box(x - 74, top - 4, 148, 18, round_shade(74, rgb("#55425c"), rgb("#191530")))
    p.glow(x, lamp[1], 420, rgb("#ffe6a6"), 0.9)
    p.box(
        x - 36,
        lamp[1] - 44,
        72,
        122,
        linear(0, lamp[1] - 44, 0, top, (0, rgb("#fff6d2")), (0.5, rgb("#ffe9a0")), (1, rgb("#e79a4c"))),
    )
    p.glow(*lamp, 90, rgb("#ffffff"), 1)
    for gx in (-36, -12, 12, 36):
        p.box(x + gx - 2.5, lamp[1] - 44, 5, 122, rgb("#3a2a3c"))
    for gx in range(-70, 71, 14):
        p.box(x + gx - 1.5, top - 44, 3, 42, rgb("#241b36"))
    p.box(x - 72, top - 48, 144, 5, rgb("#2b2140"))
    p.ctx.move_to(x - 48, lamp[1] - 42)
    p.ctx.curve_to(x - 46, lamp[1] - 100, x + 46, lamp[1] - 100, x + 48, lamp[1] - 42)
    p.fill(round_shade(48, rgb("#b34a45"), rgb("#33193a")))
    p.box(x - 3, lamp[1] - 128, 6, 44, rgb("#2b2140"))
    p.oval(x, lamp[1] - 130, 8, 8, rgb("#c99a5d"))
