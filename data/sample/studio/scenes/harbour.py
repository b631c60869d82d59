"""A harbour."""

import cairo

from ..paint import Noise, Picture, fade, linear, mix, rgb, smooth


def harbour(scale):
    """Painted houses round a harbour in the morning, boats on still water."""
    p = Picture(2400, 1600, 83, scale)
    quay = 880
    p.paint(linear(0, 0, 0, quay, (0, rgb("#7fb2d0")), (0.5, rgb("#c3dcdf")), (1, rgb("#fbe6c6"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 4.5 + 7, v * 8, 5)
        return fade(
            mix(rgb("#ffffff"), rgb("#ffdfba"), v), 0.8 * smooth(0.47, 0.72, n) * smooth(0.95, 0.5, v)
        )

    p.texture(300, 160, clouds, (0, 0, 2400, 800))
    p.glow(2050, 420, 1000, rgb("#ffe7b5"), 0.6)
    for base, height, colour, seed in ((quay, 360, "#a4bcc2", 2), (quay, 250, "#7f9f98", 9)):
        p.land(
            p.ridge(base, height, 3, seed),
            linear(0, base - height, 0, base, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#f4e2c4"), 0.5))),
        )
    p.box(0, quay, 2400, 720, rgb("#58808c"))
    shades = (
        "#c8513f",
        "#e2a03f",
        "#f0e3c8",
        "#4f7f8f",
        "#d97b5c",
        "#8a9a5b",
        "#e9c46a",
        "#a8475c",
        "#f4efe2",
        "#39718a",
        "#e08a4a",
        "#d8c3a0",
        "#c25a48",
    )
    houses, x = [], -40
    for shade in shades:
        width, tall = 160 + 70 * p.random.random(), 250 + 190 * p.random.random()
        houses.append((x, width, tall, rgb(shade), p.random.random()))
        x += width
    _waterfront(p, houses, quay)
    boats = (
        (420, 1080, 1.15, "#b23b33", 1),
        (1010, 985, 0.72, "#2f5f7a", -1),
        (1560, 1130, 1.3, "#f2ead8", 1),
        (2090, 1000, 0.8, "#3f7a5c", -1),
    )
    # The reflection is the scene itself, upside down and rippled; the boats come last and bring their own.
    p.surface.flush()
    still = cairo.ImageSurface(cairo.FORMAT_RGB24, p.surface.get_width(), p.surface.get_height())
    copy = cairo.Context(still)
    copy.set_source_surface(p.surface)
    copy.paint()
    ripple = Noise(830)
    y = quay + 12
    while y < 1600:
        depth = (y - quay) / 720
        strip = 1.5 + 4 * depth
        sway = (ripple.fractal(y / (3 + 16 * depth), 0, 3) - 0.5) * (10 + 130 * depth)
        p.ctx.save()
        p.ctx.rectangle(0, y, 2400, strip + 0.6)
        p.ctx.clip()
        p.ctx.translate(sway, 2 * quay + 12)
        p.ctx.scale(1, -1)
        p.ctx.scale(1 / p.scale, 1 / p.scale)
        p.ctx.set_source_surface(still)
        p.ctx.get_source().set_extend(cairo.EXTEND_PAD)
        p.ctx.paint()
        p.ctx.restore()
        y += strip
    p.box(
        0,
        quay + 12,
        2400,
        710,
        linear(
            0, quay, 0, 1600, (0, rgb("#7fa3a8", 0.3)), (0.5, rgb("#3d6f80", 0.55)), (1, rgb("#123c52", 0.92))
        ),
    )
    for _ in range(800):
        depth = p.random.random() ** 1.6
        x, y = p.random.random() * 2400, quay + 20 + depth * 700
        bright = p.random.random() < 0.5
        p.oval(
            x,
            y,
            (10 + 90 * depth) * p.random.random(),
            0.8 + 3 * depth,
            rgb("#fff2d2", 0.3 - 0.16 * depth) if bright else rgb("#0f3346", 0.2),
        )
    for x, y, size, hull, facing in sorted(boats, key=lambda boat: boat[1]):
        _boat(p, x, y, size, rgb(hull), facing)
    for x, y, s in ((700, 380, 1.1), (800, 330, 0.8), (620, 450, 0.7), (1500, 300, 0.9)):
        with p.placed(x, y, -0.15, s):
            p.ctx.move_to(-40, -6)
            p.ctx.curve_to(-24, -26, -8, -14, 0, 0)
            p.ctx.curve_to(8, -14, 26, -22, 42, -2)
            p.stroke(rgb("#f8fbfb"), 7)
    p.vignette(0.3)
    p.grain(0.045)
    return p


def _waterfront(p, houses, quay):
    for x, width, tall, shade, chance in houses:
        top = quay - tall
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
                (0, mix(shade, rgb("#2c3c50"), 0.3)),
                (0.5, shade),
                (1, mix(shade, rgb("#fff0cf"), 0.3)),
            ),
        )
        roof = rgb("#a4513c") if chance < 0.6 else rgb("#5b5560")
        if chance < 0.45:
            p.polygon(
                [(x - 6, top + 4), (x + width / 2, top - width * 0.55), (x + width + 6, top + 4)],
                linear(
                    x,
                    0,
                    x + width,
                    0,
                    (0, mix(shade, rgb("#2c3c50"), 0.3)),
                    (1, mix(shade, rgb("#fff0cf"), 0.3)),
                ),
            )
            p.path(
                [(x - 8, top + 6), (x + width / 2, top - width * 0.55 - 4), (x + width + 8, top + 6)], False
            )
            p.stroke(roof, 13)
            p.oval(x + width / 2, top - width * 0.2, 16, 16, rgb("#2d3a48"))
        else:
            p.polygon(
                [(x - 6, top + 4), (x + 22, top - 74), (x + width - 22, top - 74), (x + width + 6, top + 4)],
                linear(0, top - 74, 0, top, (0, mix(roof, rgb("#ffd9a8"), 0.25)), (1, roof)),
            )
            p.box(x + width * 0.68, top - 116, 28, 64, mix(roof, rgb("#3b2a2a"), 0.3))
        columns = 3 if width > 190 else 2
        floor, storey = 0, 92
        while top + 34 + floor * storey < quay - 178:
            for c in range(columns):
                wx, wy = x + width * (c + 0.5) / columns - 18, top + 34 + floor * storey
                p.box(wx - 4, wy - 4, 44, 62, mix(shade, rgb("#ffffff"), 0.65))
                p.box(
                    wx,
                    wy,
                    36,
                    54,
                    linear(
                        wx,
                        wy,
                        wx + 36,
                        wy + 54,
                        (0, rgb("#cfe4ea")),
                        (0.5, rgb("#58778a")),
                        (1, rgb("#2d4558")),
                    ),
                )
                p.box(wx + 16.5, wy, 3, 54, mix(shade, rgb("#ffffff"), 0.65))
                if chance > 0.4:
                    shutter = mix(roof, rgb("#3c6b5a"), 0.75)
                    p.box(wx - 19, wy - 2, 14, 58, shutter)
                    p.box(wx + 41, wy - 2, 14, 58, shutter)
            floor += 1
        p.box(x + 14, quay - 78, width - 28, 66, rgb("#2b3440"))
        p.box(
            x + 20,
            quay - 72,
            (width - 40) * 0.62,
            56,
            linear(0, quay - 72, 0, quay - 16, (0, rgb("#ffdf9c")), (1, rgb("#b9793d"))),
        )
        stripes, awning = 8, mix(shade, rgb("#b3372f"), 0.6)
        for k in range(stripes):
            a, b = x + 8 + (width - 16) * k / stripes, x + 8 + (width - 16) * (k + 1) / stripes
            p.polygon(
                [
                    (a + 3, quay - 104),
                    (b + 3 if k < stripes - 1 else b, quay - 104),
                    (b, quay - 70),
                    (a, quay - 70),
                ],
                rgb("#f6eedd") if k % 2 else awning,
            )
    p.box(
        0,
        quay - 14,
        2400,
        34,
        linear(0, quay - 14, 0, quay + 20, (0, rgb("#d8c6a6")), (0.3, rgb("#8a7a6a")), (1, rgb("#3f4348"))),
    )
    for x in range(60, 2400, 190):
        p.rounded(x, quay - 30, 16, 22, 5)
        p.fill(rgb("#3a3f46"))


def _boat(p, x, y, size, hull, facing):
    def shape():
        p.ctx.move_to(-210, -46)
        p.ctx.curve_to(-120, -22, 60, -22, 220, -78)
        p.ctx.curve_to(200, -20, 170, 22, 130, 34)
        p.ctx.line_to(-160, 34)
        p.ctx.curve_to(-190, 20, -204, -10, -210, -46)
        p.ctx.close_path()

    with p.placed(x, y, 0, size):
        p.ctx.scale(facing, 1)
        p.ctx.save()
        p.ctx.translate(0, 66)
        p.ctx.scale(1, -0.8)
        shape()
        p.fill(fade(mix(hull, rgb("#12384c"), 0.5), 0.55))
        p.path([(10, -40), (16, -420)], False)
        p.stroke(rgb("#12384c", 0.35), 9)
        p.ctx.restore()
        with p.soft(8):
            p.oval(0, 38, 205, 12, rgb("#0d2c3c", 0.7))
        p.path([(10, -30), (10, -440)], False)
        p.stroke(linear(4, 0, 17, 0, (0, rgb("#5d4634")), (1, rgb("#d9b88a"))), 9)
        p.path([(10, -420), (214, -76)], False)
        p.stroke(rgb("#40464c"), 1.8)
        p.path([(10, -420), (-204, -48)], False)
        p.stroke(rgb("#40464c"), 1.8)
        p.path([(10, -110), (-170, -92)], False)
        p.stroke(rgb("#8a6b4c"), 7)
        p.curve([(10, -122), (-40, -132), (-100, -116), (-168, -98)])
        p.stroke(rgb("#f3ead6"), 20)
        p.polygon([(12, -436), (70, -420), (12, -402)], rgb("#d8453c"))
        shape()
        p.fill(
            linear(
                0,
                -70,
                0,
                34,
                (0, mix(hull, rgb("#fff4da"), 0.35)),
                (0.45, hull),
                (1, mix(hull, rgb("#0f2230"), 0.65)),
            ),
            keep=True,
        )
        with p.clipped():
            p.box(-230, 12, 470, 30, rgb("#7a2a26"))
            p.curve([(-212, -40), (-120, -14), (60, -14), (222, -70)])
            p.stroke(rgb("#fff6e0", 0.85), 7)
        p.polygon(
            [(-70, -32), (-62, -100), (52, -100), (70, -36)],
            linear(-70, 0, 70, 0, (0, rgb("#c9b79a")), (1, rgb("#fdf6e4"))),
        )
        p.box(-78, -112, 142, 14, mix(hull, rgb("#40302a"), 0.4))
        for wx in (-48, -8, 30):
            p.rounded(wx, -88, 26, 28, 5)
            p.fill(linear(0, -88, 0, -60, (0, rgb("#9cc4d0")), (1, rgb("#2c4a5c"))))
