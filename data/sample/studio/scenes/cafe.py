"""A café by a lake."""

import math

import cairo

from ..paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


def cafe(scale):
    """A café terrace by a lake, late in a summer afternoon."""
    p = Picture(2000, 1500, 101, scale)
    shore, floor = 640, 1010
    p.paint(linear(0, 0, 0, shore, (0, rgb("#6fb0d8")), (0.6, rgb("#c6e2ea")), (1, rgb("#fdeccd"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 3.4 + 4, v * 7 + 2, 5)
        return fade(
            mix(rgb("#ffffff"), rgb("#ffe6c4"), v), 0.9 * smooth(0.48, 0.7, n) * smooth(0.95, 0.55, v)
        )

    p.texture(260, 120, clouds, (0, 0, 2000, shore))
    for i, (height, colour) in enumerate(((330, "#9bb9cc"), (230, "#7ba2ae"), (120, "#5f8c7c"))):
        line = p.ridge(shore + 4, height, 2.4 + i, 130 + i, 4, 7)
        p.land(
            line,
            linear(
                0, shore - height, 0, shore, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#f4ead0"), 0.45))
            ),
        )
        if i == 0:
            crown = min(y for _, y in line)
            p.path([(-10, shore), *line, (2010, shore)])
            with p.clipped():
                snow = Noise(77)
                p.texture(
                    300,
                    90,
                    lambda u, v: rgb(
                        "#ffffff", 0.9 * smooth(0.46, 0.58, snow.fractal(u * 40, v * 9, 4) - 0.35 * v)
                    ),
                    (0, crown, 2000, 150),
                )
    p.box(
        0,
        shore,
        2000,
        420,
        linear(0, shore, 0, floor, (0, rgb("#b7d6d6")), (0.3, rgb("#6ca6b8")), (1, rgb("#2a6a86"))),
    )
    for _ in range(900):
        depth = p.random.random() ** 1.5
        x, y = p.random.random() * 2000, shore + 4 + depth * 380
        p.oval(
            x,
            y,
            (6 + 60 * depth) * p.random.random(),
            0.8 + 2.6 * depth,
            rgb("#ffffff", 0.32) if p.random.random() < 0.5 else rgb("#1f5874", 0.2),
        )
    p.glow(1500, shore + 40, 520, rgb("#fff3cf"), 0.6, flat=0.3)
    for x, y, s in ((640, 720, 0.9), (820, 690, 0.55), (1330, 705, 0.7)):
        with p.placed(x, y, 0, s):
            p.polygon(
                [(4, -16), (4, -170), (92, -20)],
                linear(0, 0, 92, 0, (0, rgb("#ffffff")), (1, rgb("#e3ddd0"))),
            )
            p.polygon([(-4, -22), (-4, -150), (-50, -24)], rgb("#f1e7d4"))
            p.polygon([(-66, -12), (100, -12), (76, 10), (-50, 10)], rgb("#a8433a"))
            p.polygon([(0, 22), (0, 130), (70, 22)], rgb("#ffffff", 0.25))
    _terrace(p, floor)
    p.vignette(0.3)
    p.grain(0.045)
    return p


def _terrace(p, floor):
    p.box(
        0,
        floor - 50,
        2000,
        550,
        linear(0, floor - 50, 0, 1500, (0, rgb("#d9b98c")), (0.4, rgb("#b98a5c")), (1, rgb("#6d4630"))),
    )
    for i in range(-26, 27):
        p.path([(1000 + i * 58, floor - 50), (1000 + i * 150, 1500)], False)
        p.stroke(rgb("#4d2f20", 0.45), 4)
    for i in range(220):
        lane, depth = p.random.randrange(-26, 26), p.random.random()
        spread = 58 + 92 * depth
        x, y = 1000 + (lane + p.random.random()) * spread, floor - 50 + 550 * depth
        p.path([(x, y), (x + (x - 1000) * 0.06, y + 40)], False)
        p.stroke(rgb("#5a3824", 0.16), 2 + 4 * depth)
    with p.soft(26, cairo.OPERATOR_MULTIPLY):
        p.oval(560, 1330, 560, 130, rgb("#8a6a78", 0.85))
        p.oval(1560, 1240, 380, 80, rgb("#9a7a80", 0.8))
    for x in range(-20, 2040, 52):
        p.path([(x, floor - 160), (x, floor - 40)], False)
        p.stroke(rgb("#f3ece0"), 6)
    for y, w in ((floor - 164, 15), (floor - 58, 9)):
        p.path([(-10, y), (2010, y)], False)
        p.stroke(linear(0, y - 8, 0, y + 8, (0, rgb("#ffffff")), (1, rgb("#b9aa98"))), w)
    for x in range(40, 2000, 390):
        p.rounded(x, floor - 130, 150, 56, 8)
        p.fill(linear(0, floor - 130, 0, floor - 74, (0, rgb("#c07a4c")), (1, rgb("#7a4329"))))
        for _ in range(150):
            fx, fy = x + 75 + 86 * (
                p.random.random() * 2 - 1
            ), floor - 138 - 44 * p.random.random() * math.sin(1 + p.random.random())
            p.oval(fx, fy, 7, 5, mix(rgb("#3f6d3a"), rgb("#8fb35a"), p.random.random()))
        for _ in range(46):
            fx, fy = x + 75 + 84 * (p.random.random() * 2 - 1), floor - 140 - 42 * p.random.random()
            p.oval(fx, fy, 8, 7, rgb(p.random.choice(("#e2503f", "#f08a9a", "#f6d05a", "#ffffff"))))
    _table(p, 1560, 1150, 0.72, rgb("#3f7f7a"))
    _table(p, 560, 1180, 1.05, rgb("#c8473c"))


def _table(p, x, y, size, cloth):
    with p.placed(x, y, 0, size):
        p.box(
            -9,
            -560,
            18,
            760,
            linear(-9, 0, 9, 0, (0, rgb("#6d4a30")), (0.5, rgb("#d8b07c")), (1, rgb("#5a3a26"))),
        )
        p.oval(0, 200, 90, 20, rgb("#4a3a34"))
        panels = 8
        for k in range(panels):
            a, b = -480 + 960 * k / panels, -480 + 960 * (k + 1) / panels
            sag = lambda q: -420 + 34 * math.cos(q / 480 * math.pi / 2)
            p.ctx.move_to(0, -650)
            p.ctx.curve_to(a * 0.5, -610, a * 0.9, -510, a, sag(a) - 10)
            p.ctx.curve_to((2 * a + b) / 3, sag(a) - 34, (a + 2 * b) / 3, sag(b) - 34, b, sag(b) - 10)
            p.ctx.curve_to(b * 0.9, -510, b * 0.5, -610, 0, -650)
            tone = cloth if k % 2 else rgb("#f7eedc")
            p.fill(
                linear(
                    0,
                    -650,
                    0,
                    -410,
                    (0, mix(tone, rgb("#fff6dd"), 0.3)),
                    (1, mix(tone, rgb("#2a1c2c"), 0.12 + 0.3 * abs(k - 5) / 5)),
                )
            )
            p.ctx.move_to(a, sag(a) - 10)
            p.ctx.curve_to((2 * a + b) / 3, sag(a) - 34, (a + 2 * b) / 3, sag(b) - 34, b, sag(b) - 10)
            p.ctx.line_to(b, sag(b) + 22)
            p.ctx.curve_to((a + 2 * b) / 3, sag(b) + 16, (2 * a + b) / 3, sag(a) + 16, a, sag(a) + 22)
            p.ctx.close_path()
            p.fill(mix(tone, rgb("#2a1c2c"), 0.22))
        p.oval(0, -652, 11, 11, rgb("#d8b07c"))
        for side in (-1, 1):
            _chair(p, side)
        for leg in (-1, 1):
            p.path([(leg * 40, 20), (leg * 150, 205)], False)
            p.stroke(rgb("#4a4a4e"), 11)
        p.oval(0, 10, 262, 62, rgb("#8d7a68"))
        p.oval(
            0,
            0,
            262,
            62,
            radial(-90, -30, 380, (0, rgb("#fffdf4")), (0.6, rgb("#e9dcc6")), (1, rgb("#b29c84"))),
        )
        _cup(p, -96, -8)
        _cup(p, 128, 6)
        # A game is laid out between the cups.
        p.polygon([(-30, -26), (66, -30), (84, 22), (-40, 26)], rgb("#2f5d50"))
        for i in range(5):
            for j in range(4):
                u, v = (i + 0.5) / 5, (j + 0.5) / 4
                px, py = -34 + 112 * u + 4 * v * (2 * u - 1), -26 + 48 * v
                p.oval(
                    px, py, 6.5, 3.6, rgb(("#e8c15a", "#d8553f", "#f4ecd8", "#5aa0b8")[(i * 3 + j * j) % 4])
                )


def _chair(p, side):
    x, tint = side * 330, rgb("#35655e")
    for leg in (-62, 62):
        p.path([(x + leg * 0.8, 60), (x + leg, 226)], False)
        p.stroke(rgb("#2a4a46"), 11)
    p.oval(x, 62, 92, 26, mix(tint, rgb("#fff0cf"), 0.25))
    back = x + side * 70
    p.ctx.move_to(back - side * 6, 60)
    p.ctx.curve_to(back + side * 26, -40, back + side * 36, -120, back + side * 30, -160)
    p.stroke(tint, 13)
    p.ctx.move_to(x - side * 40, 44)
    p.ctx.curve_to(x - side * 20, -60, x - side * 6, -130, x + side * 2, -166)
    p.stroke(tint, 13)
    for k in range(4):
        t = k / 3
        p.path([(x - side * (28 - 30 * t), -10 - 150 * t), (back + side * (8 + 22 * t), -6 - 152 * t)], False)
        p.stroke(mix(tint, rgb("#fff0cf"), 0.12), 12)


def _cup(p, x, y):
    p.oval(x, y + 14, 50, 14, rgb("#b9a88f"))
    p.oval(x, y + 10, 50, 14, rgb("#fffaf0"))
    p.ctx.move_to(x - 30, y - 26)
    p.ctx.curve_to(x - 28, y + 14, x - 14, y + 14, x, y + 14)
    p.ctx.curve_to(x + 14, y + 14, x + 28, y + 14, x + 30, y - 26)
    p.ctx.close_path()
    p.fill(linear(x - 30, 0, x + 30, 0, (0, rgb("#d8c8b0")), (0.5, rgb("#fffdf6")), (1, rgb("#cbb79c"))))
    p.ctx.new_sub_path()
    p.ctx.arc(x + 33, y - 10, 11, -1.6, 1.7)
    p.stroke(rgb("#e9dcc6"), 6)
    p.oval(x, y - 26, 30, 9, rgb("#f4e8d2"))
    p.oval(x, y - 25, 25, 7, rgb("#4d2c1a"))
    p.oval(x - 4, y - 26, 12, 3.2, rgb("#c79a68"))
