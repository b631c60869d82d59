"""A dungeon door."""

import math

import cairo

from ..paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


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
        p.fill(
            radial(
                cx,
                spring,
                half + 130,
                (half / (half + 130), mix(rgb("#7a6a5e"), rgb("#000000"), 1 - tone)),
                (1, rgb("#3a3440")),
            )
        )
    for side in (-1, 1):
        for k in range(6):
            y, w = spring + k * 127, 120 if k % 2 else 96
            p.rounded(cx + (half if side > 0 else -half - w), y + 4, w, 119, 8)
            p.fill(
                linear(
                    cx + side * half, 0, cx + side * (half + 120), 0, (0, rgb("#8a7462")), (1, rgb("#37313d"))
                )
            )
    arch(half)
    p.fill(
        radial(
            cx + 60,
            1200,
            800,
            (0, rgb("#fffbe0")),
            (0.25, rgb("#ffe08a")),
            (0.6, rgb("#e08a2a")),
            (1, rgb("#6d2f10")),
        )
    )
    arch(half)
    with p.clipped():
        for _ in range(14):
            x = cx + (p.random.random() - 0.4) * 560
            p.oval(
                x,
                foot + 10,
                150,
                80 + 150 * p.random.random(),
                linear(0, 1280, 0, foot, (0, rgb("#fff0a8")), (1, rgb("#c8862a"))),
            )
        for _ in range(160):
            _gold(p, cx + (p.random.random() - 0.35) * 640, foot - 20 - 190 * p.random.random() ** 1.6, 13)
        _door(p, cx, foot, half, spring)
    p.box(0, foot, 1600, 480, linear(0, foot, 0, 2000, (0, rgb("#3f3640")), (1, rgb("#121017"))))
    _flags(p, foot)
    with p.soft(30, cairo.OPERATOR_SCREEN):
        p.polygon(
            [(cx + 20, foot), (cx + half, foot), (cx + 760, 2010), (cx - 260, 2010)],
            linear(0, foot, 0, 2000, (0, rgb("#ffc95a", 0.95)), (1, rgb("#ff9a30", 0.1))),
        )
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
                math.exp(-((math.hypot(x + width / 2 - t, y - 860) / 260) ** 2)) for t in (230, 1370)
            )
            tone = mix(
                rgb("#2a2733"), rgb("#97724e"), min(1, 0.75 * light) * (0.75 + 0.4 * p.random.random())
            )
            p.rounded(x + 4, y + 4, width - 8, tall - 8, 12)
            p.fill(
                linear(
                    x,
                    y,
                    x,
                    y + tall,
                    (0, mix(tone, rgb("#ffe0b0"), 0.14)),
                    (0.2, tone),
                    (1, mix(tone, rgb("#08060c"), 0.4)),
                )
            )
            x += width
        y += tall
        row += 1
    p.texture(
        200,
        190,
        lambda u, v: rgb("#08060c", 0.5 * smooth(0.45, 0.75, rough.fractal(u * 14, v * 14, 5))),
        (0, 0, 1600, 1540),
    )


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
            p.polygon(
                [(left, y), (right, y - 16), (right, y + 42), (left, y + 62)],
                linear(left, 0, right, 0, (0, rgb("#16151a")), (1, rgb("#6d6660"))),
            )
            for k in range(6):
                x = left + 28 + k * 54
                p.oval(
                    x,
                    y + 30 - 3 * k,
                    10,
                    10,
                    radial(x + 3, y + 26 - 3 * k, 11, (0, rgb("#b0a698")), (1, rgb("#26242a"))),
                )
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
            quad = [
                (at(k, y0) + 4, y0 + 3),
                (at(k + 1, y0) - 4, y0 + 3),
                (at(k + 1, y1) - 5, y1 - 3),
                (at(k, y1) + 5, y1 - 3),
            ]
            p.polygon(quad, fade(mix(rgb("#17141b"), rgb("#5a4a48"), p.random.random()), 0.55))


def _gold(p, x, y, size):
    if p.random.random() < 0.1:
        tint = rgb(p.random.choice(("#d8304a", "#2f9ad8", "#3fc07a", "#b060e0")))
        s = size * 1.1
        p.polygon(
            [
                (x - s, y - s * 0.2),
                (x - s * 0.5, y - s * 0.8),
                (x + s * 0.5, y - s * 0.8),
                (x + s, y - s * 0.2),
                (x, y + s),
            ],
            linear(
                x - s,
                y - s,
                x + s,
                y + s,
                (0, mix(tint, rgb("#ffffff"), 0.75)),
                (0.5, tint),
                (1, mix(tint, rgb("#000000"), 0.5)),
            ),
        )
        p.polygon(
            [
                (x - s * 0.5, y - s * 0.8),
                (x + s * 0.1, y - s * 0.8),
                (x - s * 0.2, y - s * 0.2),
                (x - s, y - s * 0.2),
            ],
            rgb("#ffffff", 0.55),
        )
        return
    p.oval(x + 2, y + size * 0.35, size, size * 0.55, rgb("#4a2408", 0.7))
    p.oval(x, y + size * 0.18, size, size * 0.5, rgb("#a86a1c"))
    p.oval(
        x,
        y,
        size,
        size * 0.5,
        linear(x - size, y, x + size, y, (0, rgb("#fff2b0")), (0.5, rgb("#f0b83c")), (1, rgb("#a8641a"))),
    )
    p.oval(x, y, size * 0.66, size * 0.3)
    p.stroke(rgb("#a8701e", 0.7), size * 0.09)


def _chest(p, x, foot):
    with p.soft(18):
        p.oval(x, foot + 6, 250, 44, rgb("#060408", 0.8))
    p.polygon(
        [(x - 210, foot - 170), (x + 190, foot - 190), (x + 190, foot - 8), (x - 210, foot)],
        linear(x - 210, 0, x + 190, 0, (0, rgb("#2a160e")), (0.7, rgb("#7a4526")), (1, rgb("#c98446"))),
    )
    p.polygon(
        [(x + 190, foot - 190), (x + 240, foot - 216), (x + 240, foot - 46), (x + 190, foot - 8)],
        rgb("#e0a058"),
    )
    for k in range(1, 4):
        p.path([(x - 210, foot - 170 + 43 * k), (x + 190, foot - 190 + 46 * k)], False)
        p.stroke(rgb("#180b06"), 5)
    p.ctx.move_to(x - 210, foot - 176)
    p.ctx.curve_to(x - 236, foot - 380, x - 150, foot - 420, x - 120, foot - 420)
    p.ctx.line_to(x + 250, foot - 440)
    p.ctx.curve_to(x + 200, foot - 400, x + 176, foot - 330, x + 190, foot - 196)
    p.ctx.close_path()
    p.fill(
        linear(0, foot - 440, 0, foot - 180, (0, rgb("#8a5530")), (0.5, rgb("#3f2114")), (1, rgb("#1c0d08")))
    )
    for _ in range(110):
        a = p.random.random()
        _gold(p, x - 190 + 400 * a, foot - 186 - 86 * math.sin(math.pi * a) * p.random.random() ** 0.6, 17)
    for bx in (-150, 130):
        p.polygon(
            [
                (x + bx - 20, foot - 173 - bx * 0.05),
                (x + bx + 20, foot - 175 - bx * 0.05),
                (x + bx + 20, foot - 4),
                (x + bx - 20, foot - 2),
            ],
            linear(
                x + bx - 20,
                0,
                x + bx + 20,
                0,
                (0, rgb("#55504c")),
                (0.6, rgb("#d0c2a4")),
                (1, rgb("#4a4440")),
            ),
        )
    p.rounded(x - 34, foot - 150, 62, 76, 10)
    p.fill(linear(x - 34, 0, x + 28, 0, (0, rgb("#8a6a2a")), (0.6, rgb("#ffe09a")), (1, rgb("#8a6a2a"))))
    p.oval(x - 3, foot - 120, 9, 9, rgb("#1c1008"))
    p.polygon(
        [(x - 7, foot - 118), (x + 1, foot - 118), (x + 5, foot - 92), (x - 11, foot - 92)], rgb("#1c1008")
    )


def _torch(p, x, y):
    p.glow(x, y - 60, 430, rgb("#ff9a3a"), 0.75)
    p.polygon(
        [(x - 22, y), (x + 22, y), (x + 10, y + 190), (x - 10, y + 190)],
        linear(x - 22, 0, x + 22, 0, (0, rgb("#3a2014")), (0.6, rgb("#a8703f")), (1, rgb("#2a160e"))),
    )
    p.box(
        x - 30,
        y - 6,
        60,
        26,
        linear(x - 30, 0, x + 30, 0, (0, rgb("#2a2628")), (0.5, rgb("#a0948a")), (1, rgb("#242024"))),
    )
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
