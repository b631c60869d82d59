"""Places: a saloon street, a harbour, a city by night, a café by a lake."""

import math

import cairo

from .paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


def saloon(scale):
    """A street of a western town at sunset, two people facing each other."""
    p = Picture(2400, 1350, 71, scale)
    horizon = 830
    p.paint(linear(0, 0, 0, horizon, (0, rgb("#3c2350")), (0.3, rgb("#9a3b4e")), (0.65, rgb("#ee7a3c")), (1, rgb("#ffd27a"))))
    p.glow(1200, 760, 1200, rgb("#ffc25a"), 0.8)
    p.oval(1200, 760, 190, 190, linear(0, 560, 0, 950, (0, rgb("#fffbd8")), (1, rgb("#ffc04d"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 5 + 2, v * 22, 5)
        return fade(mix(rgb("#5a2547"), rgb("#ffb45a"), smooth(0.3, 0.95, v)), 0.8 * smooth(0.52, 0.74, n) * smooth(1, 0.7, v))

    p.texture(380, 150, clouds, (0, 0, 2400, horizon))
    for mesa in ([(560, 840), (640, 690), (690, 680), (700, 640), (880, 636), (890, 690), (950, 720), (1010, 840)],
                 [(1420, 840), (1480, 740), (1520, 735), (1530, 690), (1620, 686), (1700, 700), (1712, 750), (1790, 840)]):
        p.polygon(mesa, linear(0, 640, 0, 840, (0, rgb("#a34a4d")), (1, rgb("#e28a52"))))
    p.box(0, horizon, 2400, 520, linear(0, horizon, 0, 1350, (0, rgb("#f2a65a")), (0.35, rgb("#a85a3b")), (1, rgb("#3d1d28"))))
    for _ in range(900):
        depth = p.random.random() ** 1.5
        x, y = p.random.random() * 2400, horizon + 4 + depth * 515
        p.oval(x, y, 6 + 60 * depth * p.random.random(), 1 + 3 * depth, fade(rgb("#2c121c") if p.random.random() < 0.5 else rgb("#ffc27a"), 0.13))
    for side in (-1, 1):
        for rut in (70, 130):
            p.path([(1200 + side * rut * 0.12, horizon + 4), (1200 + side * rut * 6.3, 1360), (1200 + side * rut * 6.8, 1360)])
            p.fill(linear(0, horizon, 0, 1350, (0, rgb("#5d2a25", 0.05)), (1, rgb("#2a1018", 0.55))))
    fronts = ((0.0, 0.3, 640, "saloon"), (0.3, 0.5, 480, "stable"), (0.5, 0.65, 560, "bank"), (0.65, 0.76, 470, "shop"), (0.76, 0.84, 520, "shop"))
    for mirrored in (False, True):
        p.ctx.save()
        if mirrored:
            p.ctx.translate(2400, 0)
            p.ctx.scale(-1, 1)
        order = fronts if not mirrored else ((0.0, 0.24, 560, "bank"), (0.24, 0.46, 620, "hotel"), (0.46, 0.6, 470, "shop"), (0.6, 0.73, 540, "saloon"), (0.73, 0.84, 460, "stable"))
        for start, end, tall, kind in reversed(order):
            _front(p, start, end, tall, kind, horizon)
        p.ctx.restore()
    with p.soft(30, cairo.OPERATOR_SCREEN):
        p.oval(1200, 866, 620, 40, rgb("#ffb45f", 0.4))
    _gunman(p, 1032, 1130, 1.5, 1)
    _gunman(p, 1330, 950, 0.62, -1)
    with p.placed(1700, 1190):
        for i in range(46):
            a, r = p.random.random() * 6.3, 52 * math.sqrt(p.random.random())
            p.ctx.new_sub_path()
            p.ctx.arc(20 * (p.random.random() - 0.5), 20 * (p.random.random() - 0.5), 22 + r * 0.6, a, a + 2.4)
            p.stroke(rgb("#3a1a1c" if i % 3 else "#d98a4e", 0.8), 2.4)
    p.glow(1200, 800, 1500, rgb("#ff9a45"), 0.35)
    p.vignette(0.5)
    p.grain(0.05)
    return p


def _front(p, start, end, tall, kind, horizon):
    """One house on the left of the street; `start` and `end` are its depth, 0 near and 1 at the vanishing point."""
    def at(depth, height):
        near = 1 - depth
        return (1200 - 1330 * near, horizon + (520 - height * 1.72) * near + 8 * (1 - near))

    def quad(d0, d1, h0, h1):
        return [at(d0, h0), at(d1, h0), at(d1, h1), at(d0, h1)]

    depth = lambda t: start + (end - start) * t
    lit = smooth(0, 0.9, start)
    wood = mix({"saloon": rgb("#7a3b30"), "stable": rgb("#5c2f2c"), "bank": rgb("#6d4136"), "shop": rgb("#4e2830"), "hotel": rgb("#743f45")}[kind], rgb("#e0874a"), 0.45 * lit)
    dark = mix(rgb("#1e0d18"), wood, 0.2 + 0.4 * lit)
    x0, x1 = at(start, 0)[0], at(end, 0)[0]
    # The end wall that looks down the street takes the sun.
    p.polygon([at(end, 0), (at(end, 0)[0] - 40, at(end, 0)[1]), (at(end, tall)[0] - 40, at(end, tall)[1] + 10), at(end, tall)], rgb("#ffb566"))
    p.polygon(quad(start, end, 0, tall), linear(x0, 0, x1, 0, (0, dark), (1, wood)))
    for i in range(1, 26):
        h = tall * i / 26
        p.path([at(start, h), at(end, h)], False)
        p.stroke(rgb("#12060f", 0.35), 1.6)
    p.polygon(quad(start, end, tall - 46, tall), mix(wood, rgb("#ffbf78"), 0.25))
    p.polygon(quad(depth(-0.02), depth(1.02), tall, tall + 16), dark)
    if kind in ("saloon", "hotel", "bank"):
        p.polygon([at(depth(0.2), tall + 16), at(depth(0.8), tall + 16), at(depth(0.72), tall + 76), at(depth(0.5), tall + 96), at(depth(0.28), tall + 76)], wood)
        p.path([at(depth(0.28), tall + 76), at(depth(0.5), tall + 96), at(depth(0.72), tall + 76)], False)
        p.stroke(dark, 7)
    floors = (300, 470) if tall > 540 else (300,)
    for h in floors:
        if h + 110 > tall:
            continue
        for t in (0.12, 0.42, 0.72):
            glow = p.random.random() < 0.75
            cx, cy = at(depth(t + 0.08), h + 50)
            p.polygon(quad(depth(t - 0.02), depth(t + 0.18), h - 8, h + 112), dark)
            p.polygon(quad(depth(t), depth(t + 0.16), h, h + 104), rgb("#ffc45e") if glow else rgb("#2a1424"))
            p.path([at(depth(t + 0.08), h), at(depth(t + 0.08), h + 104)], False)
            p.stroke(dark, 4)
            p.path([at(depth(t), h + 52), at(depth(t + 0.16), h + 52)], False)
            p.stroke(dark, 4)
            if glow:
                p.glow(cx, cy, 190 * (1 - start), rgb("#ffb04a"), 0.5)
    p.polygon(quad(depth(0.36), depth(0.64), 0, 190), rgb("#140811"))
    cx, cy = at(depth(0.5), 110)
    p.glow(cx, cy, 210 * (1 - start), rgb("#ffa53f"), 0.75)
    for d in (0.36, 0.505):
        p.polygon(quad(depth(d), depth(d + 0.135), 50, 140), mix(wood, rgb("#2a0f10"), 0.25))
        for k in range(5):
            p.path([at(depth(d), 62 + 17 * k), at(depth(d + 0.135), 62 + 17 * k)], False)
            p.stroke(dark, 2.5)
    # The porch: roof, posts and boardwalk.
    near = 1 - start
    out = 120 * near
    roof = [at(start, 262), at(end, 262), (at(end, 224)[0] + 120 * (1 - end), at(end, 224)[1]), (at(start, 224)[0] + out, at(start, 224)[1])]
    p.polygon(roof, linear(x0, 0, x1, 0, (0, mix(dark, rgb("#3b1a20"), 0.5)), (1, mix(wood, rgb("#ffca83"), 0.35))))
    p.path([roof[3], roof[2]], False)
    p.stroke(rgb("#ffb763", 0.75), 4)
    walk = [at(start, 26), at(end, 26), (at(end, 26)[0] + 120 * (1 - end), at(end, 26)[1] + 14), (at(start, 26)[0] + out, at(start, 26)[1] + 22 * near)]
    p.polygon(walk, linear(x0, 0, x1, 0, (0, rgb("#3a1b1c")), (1, rgb("#c9793f"))))
    for t in (0.02, 0.34, 0.66, 0.98):
        d = depth(t)
        px, reach = at(d, 0)[0] + 116 * (1 - d), max(3, 13 * (1 - d))
        p.path([(px, at(d, 224)[1]), (px, at(d, 16)[1])], False)
        p.stroke(linear(px - reach, 0, px + reach, 0, (0, rgb("#1c0b12")), (1, mix(rgb("#7c4030"), rgb("#ffb562"), 0.5))), reach, cairo.LINE_CAP_BUTT)


def _gunman(p, x, foot, size, facing):
    ink = rgb("#1d0c16")
    with p.soft(6):
        p.polygon([(x - 20 * size, foot), (x + 20 * size, foot), (x + (x - 1200) * 0.55 + 40 * size, foot + 250 * size), (x + (x - 1200) * 0.55 - 60 * size, foot + 250 * size)],
                  linear(0, foot, 0, foot + 250 * size, (0, rgb("#1d0c16", 0.8)), (1, rgb("#1d0c16", 0))))
    with p.placed(x, foot, 0, size):
        p.ctx.scale(facing, 1)
        for leg in (((-26, 4), (-20, -70), (-10, -122), (8, -122), (0, -60), (-10, 4)), ((14, 4), (12, -60), (4, -122), (26, -122), (26, -66), (32, 4))):
            p.polygon(leg, ink)
        p.polygon([(-32, 6), (-8, 6), (-8, -2), (-26, -6)], ink)
        p.polygon([(12, 6), (42, 6), (34, -3), (14, -6)], ink)
        p.polygon([(-36, -70), (-28, -150), (-24, -216), (-6, -226), (14, -226), (28, -212), (30, -150), (38, -66), (20, -84), (0, -116), (-16, -84)], ink)
        for arm in (((-24, -212), (-44, -170), (-46, -126)), ((26, -210), (48, -172), (42, -128))):
            p.path(arm, False)
            p.stroke(ink, 15)
        p.oval(2, -244, 15, 19, ink)
        p.ctx.move_to(-40, -252)
        p.ctx.curve_to(-20, -262, 24, -262, 46, -250)
        p.ctx.curve_to(26, -246, -20, -244, -40, -252)
        p.fill(ink)
        p.ctx.move_to(-18, -254)
        p.ctx.curve_to(-18, -292, -4, -282, 3, -280)
        p.ctx.curve_to(12, -284, 24, -292, 23, -254)
        p.ctx.close_path()
        p.fill(ink)
        p.path([(30, -208), (36, -150), (42, -70)], False)
        p.stroke(rgb("#ffb25c", 0.55), 3)
        p.path([(26, -118), (32, -64), (33, 0)], False)
        p.stroke(rgb("#ffb25c", 0.5), 2.5)


def harbour(scale):
    """Painted houses round a harbour in the morning, boats on still water."""
    p = Picture(2400, 1600, 83, scale)
    quay = 880
    p.paint(linear(0, 0, 0, quay, (0, rgb("#7fb2d0")), (0.5, rgb("#c3dcdf")), (1, rgb("#fbe6c6"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 4.5 + 7, v * 8, 5)
        return fade(mix(rgb("#ffffff"), rgb("#ffdfba"), v), 0.8 * smooth(0.47, 0.72, n) * smooth(0.95, 0.5, v))

    p.texture(300, 160, clouds, (0, 0, 2400, 800))
    p.glow(2050, 420, 1000, rgb("#ffe7b5"), 0.6)
    for base, height, colour, seed in ((quay, 360, "#a4bcc2", 2), (quay, 250, "#7f9f98", 9)):
        p.land(p.ridge(base, height, 3, seed), linear(0, base - height, 0, base, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#f4e2c4"), 0.5))))
    p.box(0, quay, 2400, 720, rgb("#58808c"))
    shades = ("#c8513f", "#e2a03f", "#f0e3c8", "#4f7f8f", "#d97b5c", "#8a9a5b", "#e9c46a", "#a8475c", "#f4efe2", "#39718a", "#e08a4a", "#d8c3a0", "#c25a48")
    houses, x = [], -40
    for shade in shades:
        width, tall = 160 + 70 * p.random.random(), 250 + 190 * p.random.random()
        houses.append((x, width, tall, rgb(shade), p.random.random()))
        x += width
    _waterfront(p, houses, quay)
    boats = ((420, 1080, 1.15, "#b23b33", 1), (1010, 985, 0.72, "#2f5f7a", -1), (1560, 1130, 1.3, "#f2ead8", 1), (2090, 1000, 0.8, "#3f7a5c", -1))
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
        strip = 2 + 7 * depth
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
    p.box(0, quay + 12, 2400, 710, linear(0, quay, 0, 1600, (0, rgb("#7fa3a8", 0.3)), (0.5, rgb("#3d6f80", 0.55)), (1, rgb("#123c52", 0.92))))
    for _ in range(800):
        depth = p.random.random() ** 1.6
        x, y = p.random.random() * 2400, quay + 20 + depth * 700
        bright = p.random.random() < 0.5
        p.oval(x, y, (10 + 90 * depth) * p.random.random(), 0.8 + 3 * depth, rgb("#fff2d2", 0.3 - 0.16 * depth) if bright else rgb("#0f3346", 0.2))
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
        p.box(x, top, width, tall, linear(x, 0, x + width, 0, (0, mix(shade, rgb("#2c3c50"), 0.3)), (0.5, shade), (1, mix(shade, rgb("#fff0cf"), 0.3))))
        roof = rgb("#a4513c") if chance < 0.6 else rgb("#5b5560")
        if chance < 0.45:
            p.polygon([(x - 6, top + 4), (x + width / 2, top - width * 0.55), (x + width + 6, top + 4)], linear(x, 0, x + width, 0, (0, mix(shade, rgb("#2c3c50"), 0.3)), (1, mix(shade, rgb("#fff0cf"), 0.3))))
            p.path([(x - 8, top + 6), (x + width / 2, top - width * 0.55 - 4), (x + width + 8, top + 6)], False)
            p.stroke(roof, 13)
            p.oval(x + width / 2, top - width * 0.2, 16, 16, rgb("#2d3a48"))
        else:
            p.polygon([(x - 6, top + 4), (x + 22, top - 74), (x + width - 22, top - 74), (x + width + 6, top + 4)], linear(0, top - 74, 0, top, (0, mix(roof, rgb("#ffd9a8"), 0.25)), (1, roof)))
            p.box(x + width * 0.68, top - 116, 28, 64, mix(roof, rgb("#3b2a2a"), 0.3))
        columns = 3 if width > 190 else 2
        floor, storey = 0, 92
        while top + 34 + floor * storey < quay - 120:
            for c in range(columns):
                wx, wy = x + width * (c + 0.5) / columns - 18, top + 34 + floor * storey
                p.box(wx - 4, wy - 4, 44, 62, mix(shade, rgb("#ffffff"), 0.65))
                p.box(wx, wy, 36, 54, linear(wx, wy, wx + 36, wy + 54, (0, rgb("#cfe4ea")), (0.5, rgb("#58778a")), (1, rgb("#2d4558"))))
                p.box(wx + 16.5, wy, 3, 54, mix(shade, rgb("#ffffff"), 0.65))
                if chance > 0.4:
                    shutter = mix(roof, rgb("#3c6b5a"), 0.75)
                    p.box(wx - 19, wy - 2, 14, 58, shutter)
                    p.box(wx + 41, wy - 2, 14, 58, shutter)
            floor += 1
        p.box(x + 14, quay - 78, width - 28, 66, rgb("#2b3440"))
        p.box(x + 20, quay - 72, (width - 40) * 0.62, 56, linear(0, quay - 72, 0, quay - 16, (0, rgb("#ffdf9c")), (1, rgb("#b9793d"))))
        stripes, awning = 8, mix(shade, rgb("#b3372f"), 0.6)
        for k in range(stripes):
            a, b = x + 8 + (width - 16) * k / stripes, x + 8 + (width - 16) * (k + 1) / stripes
            p.polygon([(a + 3, quay - 104), (b + 3 if k < stripes - 1 else b, quay - 104), (b, quay - 70), (a, quay - 70)], rgb("#f6eedd") if k % 2 else awning)
    p.box(0, quay - 14, 2400, 34, linear(0, quay - 14, 0, quay + 20, (0, rgb("#d8c6a6")), (0.3, rgb("#8a7a6a")), (1, rgb("#3f4348"))))
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
        p.fill(linear(0, -70, 0, 34, (0, mix(hull, rgb("#fff4da"), 0.35)), (0.45, hull), (1, mix(hull, rgb("#0f2230"), 0.65))), keep=True)
        with p.clipped():
            p.box(-230, 12, 470, 30, rgb("#7a2a26"))
            p.curve([(-212, -40), (-120, -14), (60, -14), (222, -70)])
            p.stroke(rgb("#fff6e0", 0.85), 7)
        p.polygon([(-70, -32), (-62, -100), (52, -100), (70, -36)], linear(-70, 0, 70, 0, (0, rgb("#c9b79a")), (1, rgb("#fdf6e4"))))
        p.box(-78, -112, 142, 14, mix(hull, rgb("#40302a"), 0.4))
        for wx in (-48, -8, 30):
            p.rounded(wx, -88, 26, 28, 5)
            p.fill(linear(0, -88, 0, -60, (0, rgb("#9cc4d0")), (1, rgb("#2c4a5c"))))


def city(scale):
    """A city on a river by night, with its lights in the water."""
    p = Picture(2400, 1350, 97, scale)
    bank = 820
    p.paint(linear(0, 0, 0, bank, (0, rgb("#070b22")), (0.5, rgb("#1b2150")), (0.85, rgb("#4b3a72")), (1, rgb("#a0627a"))))
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
            tall = (250, 200, 120)[depth] + (430, 360, 190)[depth] * middle * p.random.random() ** 0.7 + 90 * p.random.random()
            _skyscraper(p, x, bank, width, tall, depth, lights)
            x += width + (8, 14, 26)[depth] * p.random.random()
        p.box(0, bank - 260, 2400, 270, linear(0, bank - 260, 0, bank, (0, rgb("#6d4a7c", 0)), (1, rgb("#b06a78", 0.34 - 0.1 * depth))))
    _bridge(p, bank, lights)
    p.box(0, bank, 2400, 530, linear(0, bank, 0, 1350, (0, rgb("#3a2c54")), (0.2, rgb("#1a1b40")), (1, rgb("#060818"))))
    with p.soft(5, cairo.OPERATOR_SCREEN):
        for x, y, colour, size in lights:
            below = (bank - y) * 0.75
            for _ in range(6):
                depth = min(520, below * (0.4 + p.random.random()) + 12)
                p.oval(x + (p.random.random() - 0.5) * (6 + depth * 0.12), bank + depth, size * (1.2 + depth / 60), 1.5 + depth / 130, fade(colour, 0.3))
    for x, y, colour, size in lights:
        if size > 5:
            for k in range(36):
                depth = 10 + 13 * k
                p.oval(x + (p.random.random() - 0.5) * (8 + 0.16 * depth), bank + depth, size * (0.8 + depth / 90) * p.random.random(), 2.2, fade(colour, 0.5 * (1 - k / 38)))
    for _ in range(1000):
        depth = p.random.random() ** 1.5
        p.oval(p.random.random() * 2400, bank + 8 + 520 * depth, 10 + 70 * depth, 0.8 + 2.4 * depth, rgb("#03040f", 0.26))
    p.box(0, bank - 4, 2400, 9, rgb("#140f24"))
    p.vignette(0.45)
    p.grain(0.05)
    return p


def _skyscraper(p, x, bank, width, tall, depth, lights):
    body = (rgb("#3c356a"), rgb("#262650"), rgb("#141531"))[depth]
    top = bank - tall
    p.box(x, top, width, tall, linear(x, 0, x + width, 0, (0, mix(body, rgb("#0a0a22"), 0.35)), (0.8, body), (1, mix(body, rgb("#c47a8c"), 0.22))))
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
                tint = mix(rgb("#ffd27c") if warm else rgb("#bfe3ff"), rgb("#fff6de"), p.random.random() * 0.6)
                light = (0.6, 0.75, 0.95)[depth] * (0.4 + 0.6 * p.random.random())
                p.box(wx, y, step * 0.55, row * 0.5, fade(tint, light))
                if p.random.random() < 0.14:
                    lights.append((wx, y, tint, 3))
            wx += step
        y += row


def _bridge(p, bank, lights):
    deck = bank - 74
    for tower in (330, 900):
        p.box(tower - 15, deck - 250, 30, 330, linear(tower - 15, 0, tower + 15, 0, (0, rgb("#1a1734")), (1, rgb("#6a4a68"))))
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
            y = ends[0] + (ends[1] - ends[0]) * t + 4 * sag * t * (1 - t) * (1 if ends[0] == ends[1] else 0.35)
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


def cafe(scale):
    """A café terrace by a lake, late in a summer afternoon."""
    p = Picture(2000, 1500, 101, scale)
    shore, floor = 640, 1010
    p.paint(linear(0, 0, 0, shore, (0, rgb("#6fb0d8")), (0.6, rgb("#c6e2ea")), (1, rgb("#fdeccd"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 3.4 + 4, v * 7 + 2, 5)
        return fade(mix(rgb("#ffffff"), rgb("#ffe6c4"), v), 0.9 * smooth(0.48, 0.7, n) * smooth(0.95, 0.55, v))

    p.texture(260, 120, clouds, (0, 0, 2000, shore))
    for i, (height, colour) in enumerate(((330, "#9bb9cc"), (230, "#7ba2ae"), (120, "#5f8c7c"))):
        line = p.ridge(shore + 4, height, 2.4 + i, 130 + i, 4, 7)
        p.land(line, linear(0, shore - height, 0, shore, (0, rgb(colour)), (1, mix(rgb(colour), rgb("#f4ead0"), 0.45))))
        if i == 0:
            crown = min(y for _, y in line)
            p.path([(-10, shore), *line, (2010, shore)])
            with p.clipped():
                snow = Noise(77)
                p.texture(300, 90, lambda u, v: rgb("#ffffff", 0.9 * smooth(0.46, 0.58, snow.fractal(u * 40, v * 9, 4) - 0.35 * v)), (0, crown, 2000, 150))
    p.box(0, shore, 2000, 420, linear(0, shore, 0, floor, (0, rgb("#b7d6d6")), (0.3, rgb("#6ca6b8")), (1, rgb("#2a6a86"))))
    for _ in range(900):
        depth = p.random.random() ** 1.5
        x, y = p.random.random() * 2000, shore + 4 + depth * 380
        p.oval(x, y, (6 + 60 * depth) * p.random.random(), 0.8 + 2.6 * depth, rgb("#ffffff", 0.32) if p.random.random() < 0.5 else rgb("#1f5874", 0.2))
    p.glow(1500, shore + 40, 520, rgb("#fff3cf"), 0.6, flat=0.3)
    for x, y, s in ((640, 720, 0.9), (820, 690, 0.55), (1330, 705, 0.7)):
        with p.placed(x, y, 0, s):
            p.polygon([(4, -16), (4, -170), (92, -20)], linear(0, 0, 92, 0, (0, rgb("#ffffff")), (1, rgb("#e3ddd0"))))
            p.polygon([(-4, -22), (-4, -150), (-50, -24)], rgb("#f1e7d4"))
            p.polygon([(-66, -12), (100, -12), (76, 10), (-50, 10)], rgb("#a8433a"))
            p.polygon([(0, 22), (0, 130), (70, 22)], rgb("#ffffff", 0.25))
    _terrace(p, floor)
    p.vignette(0.3)
    p.grain(0.045)
    return p


def _terrace(p, floor):
    p.box(0, floor - 50, 2000, 550, linear(0, floor - 50, 0, 1500, (0, rgb("#d9b98c")), (0.4, rgb("#b98a5c")), (1, rgb("#6d4630"))))
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
            fx, fy = x + 75 + 86 * (p.random.random() * 2 - 1), floor - 138 - 44 * p.random.random() * math.sin(1 + p.random.random())
            p.oval(fx, fy, 7, 5, mix(rgb("#3f6d3a"), rgb("#8fb35a"), p.random.random()))
        for _ in range(46):
            fx, fy = x + 75 + 84 * (p.random.random() * 2 - 1), floor - 140 - 42 * p.random.random()
            p.oval(fx, fy, 8, 7, rgb(p.random.choice(("#e2503f", "#f08a9a", "#f6d05a", "#ffffff"))))
    _table(p, 1560, 1150, 0.72, rgb("#3f7f7a"))
    _table(p, 560, 1180, 1.05, rgb("#c8473c"))


def _table(p, x, y, size, cloth):
    with p.placed(x, y, 0, size):
        p.box(-9, -560, 18, 760, linear(-9, 0, 9, 0, (0, rgb("#6d4a30")), (0.5, rgb("#d8b07c")), (1, rgb("#5a3a26"))))
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
            p.fill(linear(0, -650, 0, -410, (0, mix(tone, rgb("#fff6dd"), 0.3)), (1, mix(tone, rgb("#2a1c2c"), 0.12 + 0.3 * abs(k - 5) / 5))))
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
        p.oval(0, 0, 262, 62, radial(-90, -30, 380, (0, rgb("#fffdf4")), (0.6, rgb("#e9dcc6")), (1, rgb("#b29c84"))))
        _cup(p, -96, -8)
        _cup(p, 128, 6)
        # A game is laid out between the cups.
        p.polygon([(-30, -26), (66, -30), (84, 22), (-40, 26)], rgb("#2f5d50"))
        for i in range(5):
            for j in range(4):
                u, v = (i + 0.5) / 5, (j + 0.5) / 4
                px, py = -34 + 112 * u + 4 * v * (2 * u - 1), -26 + 48 * v
                p.oval(px, py, 6.5, 3.6, rgb(("#e8c15a", "#d8553f", "#f4ecd8", "#5aa0b8")[(i * 3 + j * j) % 4]))


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
