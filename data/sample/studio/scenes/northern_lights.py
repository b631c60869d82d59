"""Northern lights."""

import math

import cairo

from ..paint import Noise, Picture, linear, mix, rgb, smooth
from ..trees import fir


def northern_lights(scale):
    """Northern lights over a frozen lake, a red cabin with one window lit."""
    p = Picture(2000, 1250, 47, scale)
    shore = 860
    p.paint(linear(0, 0, 0, shore, (0, rgb("#050a1e")), (0.6, rgb("#0b2036")), (1, rgb("#1c4a52"))))
    p.stars(520, 820, rgb("#eaf4ff"))
    bands = (
        (0.30, 0.10, 0.34, "#4dffa0", 0.0),
        (0.46, 0.13, 0.28, "#59f0c0", 4.1),
        (0.18, 0.08, 0.22, "#a77bff", 8.7),
    )

    def aurora(u, v):
        total = [0.0, 0.0, 0.0]
        for base, sway, tall, colour, phase in bands:
            foot = (
                base
                + 0.42
                + sway * math.sin(3.2 * u + phase)
                + 0.14 * (p.noise.fractal(u * 4 + phase, 1, 3) - 0.5)
            )
            rise = (foot - v) / tall
            if rise < -0.06:
                continue
            ray = 0.35 + 0.65 * p.noise.fractal(u * 34 + phase, 0.3 + v * 0.35, 3)
            light = (
                smooth(-0.06, 0.03, rise)
                * math.exp(-2.3 * max(0, rise))
                * ray
                * smooth(0.2, 0.55, p.noise.fractal(u * 3 + phase, 7, 2))
            )
            tint = mix(rgb(colour), rgb("#b05cff"), smooth(0.3, 1.3, rise))
            for k in range(3):
                total[k] += tint[k] * light
        return (*total, 1.0)

    p.texture(420, 240, aurora, (0, 0, 2000, shore), cairo.OPERATOR_SCREEN, 1.0)
    for i, (height, colour) in enumerate(((240, "#1b3c4c"), (150, "#10293a"))):
        line = p.ridge(shore + 6, height, 5 + 3 * i, 60 + i, 4, 7)
        p.land(line, rgb(colour))
        if i == 0:
            crown = min(y for _, y in line)
            p.path([(-10, shore), *line, (2010, shore)])
            with p.clipped():
                snow = Noise(640)
                p.texture(
                    500,
                    60,
                    lambda u, v: rgb(
                        "#b6efe0",
                        0.42 * smooth(0.5, 0.62, snow.fractal(u * 60, v * 5, 4)) * smooth(0.7, 0.05, v),
                    ),
                    (0, crown, 2000, shore - crown),
                )
    for _ in range(150):
        x = p.random.random() * 2000
        fir(
            p,
            x,
            shore + 8 + 10 * p.random.random(),
            26 + 70 * p.random.random() * p.noise.fractal(x / 180, 2, 3),
            rgb("#081a26"),
            rgb("#143443"),
        )
    p.box(
        0,
        shore,
        2000,
        400,
        linear(0, shore, 0, 1250, (0, rgb("#2a6a68")), (0.25, rgb("#12384a")), (1, rgb("#071424"))),
    )

    def mirrored(u, v):
        r, g, b, _ = aurora(u + 0.012 * (p.noise.at(u * 60, v * 90) - 0.5), 1 - v * 0.95)
        return (r, g, b, 0.85 * (1 - v))

    p.texture(300, 130, mirrored, (0, shore, 2000, 390), cairo.OPERATOR_SCREEN, 0.6)
    for _ in range(46):
        x, depth = p.random.random() * 2000, p.random.random() ** 1.3
        y = shore + 8 + depth * 380
        points = [(x, y)]
        for _ in range(4):
            points.append(
                (
                    points[-1][0] + (p.random.random() - 0.35) * 130 * (0.3 + depth),
                    points[-1][1] + (p.random.random() - 0.5) * 20 * depth,
                )
            )
        p.path(points, False)
        p.stroke(rgb("#c8fff0", 0.05 + 0.16 * depth), 0.8 + 1.8 * depth)
    with p.soft(5):
        p.polygon(
            [(-10, 1040), (300, 985), (640, 1010), (860, 1080), (1000, 1180), (1060, 1260), (-10, 1260)],
            linear(0, 980, 400, 1260, (0, rgb("#9fd4d0")), (0.4, rgb("#4f8391")), (1, rgb("#1b3a50"))),
        )
    _cabin(p, 330, 1010)
    for x, foot, tall in (
        (70, 1075, 330),
        (175, 1040, 230),
        (640, 1060, 260),
        (735, 1090, 190),
        (20, 1130, 250),
    ):
        fir(p, x, foot, tall, rgb("#06151f"), rgb("#1e4f56"))
    p.vignette(0.4)
    p.grain(0.04)
    return p


def _cabin(p, x, foot):
    p.polygon(
        [(x, foot), (x, foot - 90), (x + 75, foot - 150), (x + 150, foot - 90), (x + 150, foot + 6)],
        linear(x, 0, x + 150, 0, (0, rgb("#6d2027")), (1, rgb("#8f2d2c"))),
    )
    p.polygon(
        [(x + 150, foot + 6), (x + 150, foot - 90), (x + 250, foot - 98), (x + 250, foot - 8)], rgb("#3c1420")
    )
    p.polygon(
        [
            (x - 16, foot - 84),
            (x + 75, foot - 164),
            (x + 172, foot - 164),
            (x + 268, foot - 94),
            (x + 160, foot - 86),
            (x + 75, foot - 150),
        ],
        linear(0, foot - 164, 0, foot - 84, (0, rgb("#d7f5ec")), (1, rgb("#7fb3b8"))),
    )
    p.box(x + 190, foot - 205, 24, 50, rgb("#2a1a22"))
    p.box(x + 186, foot - 210, 32, 9, rgb("#cdeee6"))
    with p.soft(9):
        for i in range(14):
            p.oval(
                x + 204 + 3.2 * i + 6 * math.sin(i),
                foot - 222 - 15 * i,
                8 + 2 * i,
                8 + 1.6 * i,
                rgb("#cfe8e2", 0.17 * (1 - i / 15)),
            )
    p.glow(x + 75, foot - 50, 230, rgb("#ffb04a"), 0.75)
    p.box(
        x + 50,
        foot - 78,
        50,
        44,
        linear(0, foot - 78, 0, foot - 34, (0, rgb("#fff0b0")), (1, rgb("#ffab45"))),
    )
    for bar in (x + 48, x + 73, x + 98):
        p.box(bar, foot - 80, 4, 48, rgb("#efe2d0"))
    p.box(x + 48, foot - 58, 54, 4, rgb("#efe2d0"))
    p.box(x + 46, foot - 34, 58, 6, rgb("#e9f7f1"))
    with p.soft(14):
        p.polygon(
            [(x + 44, foot + 8), (x + 106, foot + 10), (x + 170, foot + 80), (x - 10, foot + 76)],
            rgb("#ffc469", 0.4),
        )
