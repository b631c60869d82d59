"""A bean field."""

import math

from ..paint import Picture, fade, linear, mix, rgb, smooth


def beans(scale):
    """Rows of runner beans climbing their poles, a farmhouse behind, upright."""
    p = Picture(1600, 2400, 131, scale)
    horizon = 900
    p.paint(linear(0, 0, 0, horizon, (0, rgb("#5d9fd0")), (0.55, rgb("#b5d9e6")), (1, rgb("#fdf0cf"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 3, v * 7 + 4, 5)
        return fade(
            mix(rgb("#ffffff"), rgb("#ffeccc"), v), 0.95 * smooth(0.48, 0.68, n) * smooth(0.96, 0.6, v)
        )

    p.texture(220, 130, clouds, (0, 0, 1600, horizon))
    p.glow(1300, 230, 800, rgb("#fff2c4"), 0.7)
    for base, height, colour, seed in ((horizon + 10, 210, "#9dbfae", 4), (horizon + 30, 130, "#7fa86d", 6)):
        p.land(
            p.ridge(base, height, 2, seed),
            linear(0, base - height, 0, base, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#f0ecc0"), 0.4))),
        )
    _farm(p, 470, horizon - 28)
    for _ in range(60):
        x = p.random.random() * 1600
        if 380 < x < 860:
            continue
        size = 20 + 40 * p.random.random()
        p.oval(
            x,
            horizon - size * 0.5,
            size,
            size * 0.8,
            linear(x - size, 0, x + size, 0, (0, rgb("#3f6d3a")), (1, rgb("#7fa04a"))),
        )
    p.box(
        0,
        horizon + 6,
        1600,
        1500,
        linear(
            0,
            horizon,
            0,
            2400,
            (0, rgb("#b9a85c")),
            (0.12, rgb("#96703f")),
            (0.5, rgb("#6d4526")),
            (1, rgb("#3a2014")),
        ),
    )
    for _ in range(2600):
        depth = p.random.random() ** 1.3
        x, y = p.random.random() * 1600, horizon + 10 + depth * 1480
        p.oval(
            x,
            y,
            3 + 16 * depth * p.random.random(),
            2 + 6 * depth * p.random.random(),
            rgb("#2a140a", 0.35) if p.random.random() < 0.6 else rgb("#d9a468", 0.28),
        )
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
    p.polygon(
        [(x, foot), (x, foot - 100), (x + 60, foot - 160), (x + 120, foot - 100), (x + 120, foot)],
        rgb("#f4e4c4"),
    )
    p.polygon(
        [(x + 120, foot), (x + 120, foot - 100), (x + 330, foot - 100), (x + 330, foot)],
        linear(x, 0, x + 330, 0, (0, rgb("#d8bd94")), (1, rgb("#f0dcb4"))),
    )
    p.polygon(
        [(x + 52, foot - 172), (x + 280, foot - 172), (x + 344, foot - 92), (x + 122, foot - 92)],
        linear(0, foot - 172, 0, foot - 92, (0, rgb("#c86a48")), (1, rgb("#9a4430"))),
    )
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
            lx, ly = tall * lean * t + swing + reach * (p.random.random() * 2 - 1), h + 24 * depth * (
                p.random.random() - 0.5
            )
            lit = smooth(-reach, reach, lx - swing) * 0.6 + 0.4 * p.random.random()
            _leaf(
                p,
                lx,
                ly,
                (34 + 16 * p.random.random()) * depth,
                p.random.random() * 1.6 - 0.8 + 0.6 * (lx > 0),
                mix(tone("#2c5a2a"), tone("#a8c855"), lit),
            )
            kind = p.random.random()
            if kind < 0.15:
                _pod(p, lx, ly + 14 * depth, depth, tone("#7fa83f"), tone("#d8e08a"))
            elif kind < 0.25:
                for k in range(4):
                    p.oval(
                        lx + (k - 1.5) * 9 * depth,
                        ly - 12 * depth + 7 * depth * (k % 2),
                        8 * depth,
                        7 * depth,
                        tone("#d8402f") if k % 2 else tone("#f4785a"),
                    )
    p.ctx.restore()


def _leaf(p, x, y, size, turn, colour):
    with p.placed(x, y, turn, size):
        p.ctx.move_to(0, -1)
        p.ctx.curve_to(0.85, -0.6, 0.85, 0.3, 0, 1)
        p.ctx.curve_to(-0.85, 0.3, -0.85, -0.6, 0, -1)
        p.fill(
            linear(
                -0.7,
                0,
                0.7,
                0,
                (0, mix(colour, rgb("#14301a"), 0.4)),
                (0.5, colour),
                (0.52, mix(colour, rgb("#e8f0a8"), 0.3)),
                (1, colour),
            )
        )


def _pod(p, x, y, depth, dark, light):
    with p.placed(x, y, 0, depth):
        p.ctx.move_to(0, 0)
        p.ctx.curve_to(14, 40, 16, 90, 2, 132)
        p.ctx.curve_to(-12, 92, -14, 44, 0, 0)
        p.fill(linear(-12, 0, 14, 0, (0, dark), (0.6, light), (1, dark)))
        for k in range(4):
            p.oval(2, 30 + 24 * k, 6, 9, fade(light, 0.7))
