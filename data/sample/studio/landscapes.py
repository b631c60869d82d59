"""Landscapes: sea, mountains, forest, northern lights, dunes and a balloon."""

import math

import cairo

from .paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


def lighthouse(scale):
    """A lighthouse at dusk, its beam over a calm sea."""
    p = Picture(2400, 1600, 11, scale)
    horizon = 1080
    p.paint(linear(0, 0, 0, horizon, (0, rgb("#141d42")), (0.35, rgb("#36396f")), (0.62, rgb("#85547f")),
                   (0.82, rgb("#dd7f66")), (1, rgb("#fbc987"))))
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
        line = [(x, base - (base + 26 - y) * smooth(start, start + 520, x)) for x, y in p.ridge(base, height, 5, seed, x0=start)]
        p.land(line, linear(0, base - height, 0, base, (0, rgb(colour)), (1, rgb("#b0707a", 0.9))))
    p.box(0, horizon, 2400, 520, linear(0, horizon, 0, 1600, (0, rgb("#e59a77")), (0.14, rgb("#8d6285")),
                                        (0.5, rgb("#39396b")), (1, rgb("#12183a"))))
    for _ in range(2600):
        depth = p.random.random() ** 1.7
        y = horizon + 3 + depth * 510
        x = p.random.random() * 2400
        near = math.exp(-(((x - 560) / (90 + 420 * depth)) ** 2))
        colour = mix(rgb("#6d6fa8"), rgb("#ffd9a0"), near)
        dark = p.random.random() < 0.45
        p.oval(x, y, (8 + 80 * depth) * (0.4 + p.random.random()), 0.7 + 4.2 * depth,
               fade(rgb("#141a40") if dark else colour, 0.16 if dark else 0.1 + 0.5 * near))
    lamp = (1712, 420)
    for left in (True, False):
        far = (-200, 180) if left else (2700, 640)
        spread = 210 if left else 130
        with p.soft(26, cairo.OPERATOR_SCREEN):
            p.polygon([(lamp[0], lamp[1] - 8), (far[0], far[1] - spread), (far[0], far[1] + spread), (lamp[0], lamp[1] + 8)],
                      radial(*lamp, 1750 if left else 1000, (0, rgb("#ffedb8", 0.8)), (0.3, rgb("#ffe2a0", 0.26)),
                             (1, rgb("#ffe2a0", 0))))
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
    back = [(1180, 1250), (1235, 1205), (1300, 1190), (1350, 1120), (1420, 1085), (1480, 1060), (1560, 1046),
            (1700, 1040), (1850, 1046), (2010, 1020), (2170, 985), (2300, 975), (2420, 950)]
    noise = Noise(5)
    line = []
    for (x0, y0), (x1, y1) in zip(back, back[1:]):
        for i in range(12):
            t = i / 12
            x = x0 + (x1 - x0) * t
            line.append((x, y0 + (y1 - y0) * t + 16 * (noise.fractal(x / 40, 0, 4) - 0.5)))
    p.polygon([*line, (2420, 1600), (1130, 1600), (1120, 1420), (1165, 1340)],
              linear(1150, 1000, 1700, 1500, (0, rgb("#6b4a5e")), (0.35, rgb("#342c4a")), (1, rgb("#12122a"))))
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
                crack.append((crack[-1][0] + 34 * (p.random.random() - 0.62), crack[-1][1] + 18 + 40 * p.random.random()))
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
    round_shade = lambda w, bright, dark: linear(x - w, 0, x + w, 0, (0, mix(bright, rgb("#ffb27a"), 0.45)), (0.25, bright),
                                                 (0.7, mix(bright, dark, 0.75)), (1, dark))
    house = [(1790, 1060), (1790, 958), (1875, 900), (1960, 958), (1960, 1052)]
    p.polygon(house, linear(1790, 0, 1960, 0, (0, rgb("#b58d94")), (1, rgb("#51466a"))))
    p.polygon([(1770, 966), (1875, 888), (2130, 884), (2170, 966), (1960, 966), (1875, 905)],
              linear(0, 885, 0, 966, (0, rgb("#5d3546")), (1, rgb("#2f2038"))))
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
    p.box(x - 36, lamp[1] - 44, 72, 122, linear(0, lamp[1] - 44, 0, top, (0, rgb("#fff6d2")), (0.5, rgb("#ffe9a0")), (1, rgb("#e79a4c"))))
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


def mountains(scale):
    """Ridge behind ridge in morning mist, a wide panorama."""
    p = Picture(3200, 1200, 23, scale)
    p.paint(linear(0, 0, 0, 900, (0, rgb("#6f93b8")), (0.4, rgb("#b9c7cf")), (0.75, rgb("#f5dcb8")), (1, rgb("#fbe8cc"))))

    def haze(u, v):
        n = p.noise.fractal(u * 9, v * 10 + 5, 5)
        return fade(mix(rgb("#ffffff"), rgb("#ffe2b8"), v), 0.55 * smooth(0.5, 0.8, n) * smooth(0.9, 0.3, v))

    p.texture(420, 110, haze, (0, 0, 3200, 800))
    p.glow(2280, 330, 1100, rgb("#ffe7b0"), 0.8)
    p.oval(2280, 330, 62, 62, rgb("#fffbe8"))
    p.glow(2280, 330, 260, rgb("#fff3cc"), 0.9)
    layers = 8
    for i in range(layers):
        near = i / (layers - 1)
        base, height = 620 + 640 * near**1.25, 420 - 150 * near
        shape = Noise(70 + i)
        line = []
        for x, y in p.ridge(base, height, 4 + 4 * near, 40 + i, 4, 7):
            peak = 1 - abs(2 * shape.fractal(x / 520 + i, 1, 4) - 1)
            line.append((x, y - (230 - 160 * near) * max(0, peak - 0.55)))
        top = mix(rgb("#b4c3cf"), rgb("#173039"), near**0.8)
        foot = mix(rgb("#f2dfc4"), rgb("#33545a"), near**0.9)
        highest = min(y for _, y in line)
        p.land(line, linear(0, highest, 0, highest + 460, (0, top), (1, foot)))
        if i in (3, 4, 5, 6):
            _treeline(p, line, 7 + 9 * (i - 3), mix(top, foot, 0.1), 3 - (i > 4))
        if i < layers - 1:
            drift = Noise(200 + i)

            def mist(u, v, drift=drift, near=near):
                n = drift.fractal(u * 7 + 40 * near, v * 3, 4)
                return fade(mix(rgb("#fdebd2"), rgb("#cfd9da"), near), (0.75 - 0.3 * near) * smooth(0.25, 0.8, n) * math.sin(math.pi * v) ** 1.5)

            p.texture(260, 40, mist, (0, base - 190 + 40 * near, 3200, 330))
    _firs(p)
    p.glow(2280, 330, 2000, rgb("#ffcf87"), 0.25)
    p.vignette(0.3)
    p.grain(0.035)
    return p


def _treeline(p, line, size, colour, density):
    for x, y in line[:: max(1, 4 - density)]:
        tall = size * (0.5 + p.random.random())
        p.path([(x - tall * 0.24, y + 4), (x, y - tall), (x + tall * 0.24, y + 4)])
    p.fill(colour)


def fir(p, x, foot, tall, colour, light=None):
    """A fir tree; `light` is the colour of the side towards the sun."""
    tiers = 11
    for side in (-1, 1):
        points = [(x, foot - tall)]
        for i in range(tiers):
            t = (i + 1) / tiers
            reach = tall * 0.21 * t * (0.85 + 0.3 * p.random.random())
            y = foot - tall + tall * 0.93 * t
            points += [(x + side * reach, y + tall * 0.012), (x + side * reach * 0.45, y - tall * 0.012)]
        points += [(x, foot - tall * 0.05)]
        p.polygon(points, light if light and side > 0 else colour)
    p.box(x - tall * 0.014, foot - tall * 0.1, tall * 0.028, tall * 0.12, colour)


def _firs(p):
    ground = p.ridge(1250, 170, 3, 99, 6)
    p.land(ground, rgb("#0c1e24"))
    for i in range(150):
        x = p.random.random() * 3300 - 50
        crowd = p.noise.fractal(x / 400, 3, 3)
        if crowd < 0.38:
            continue
        y = ground[min(len(ground) - 1, max(0, int(x / 6)))][1] + 30
        fir(p, x, y, 110 + 260 * p.random.random() * crowd, mix(rgb("#0b1c22"), rgb("#143037"), p.random.random()),
            rgb("#2c4a47"))


def forest(scale):
    """Shafts of light in a beech forest, a path going in."""
    p = Picture(1600, 2400, 31, scale)
    p.paint(radial(860, 980, 1700, (0, rgb("#fdf6c4")), (0.18, rgb("#dfe69a")), (0.45, rgb("#7fa65a")), (0.8, rgb("#2c5538")), (1, rgb("#12301f"))))

    def leaves(u, v):
        n = p.noise.fractal(u * 11, v * 16, 5)
        return fade(mix(rgb("#1f4a2c"), rgb("#c8dd78"), smooth(0.35, 0.75, n)), 0.6 * smooth(0.7, 0.0, v))

    p.texture(200, 300, leaves)
    ground = linear(0, 1500, 0, 2400, (0, rgb("#c9c77c")), (0.25, rgb("#6f8a4a")), (0.6, rgb("#33522f")), (1, rgb("#14251a")))
    p.land([(x, y) for x, y in p.ridge(1600, 70, 3, 8)], ground)
    for depth in range(6):
        near = depth / 5
        for _ in range((22, 18, 13, 9, 6, 4)[depth]):
            x = p.random.random() * 1700 - 50
            if abs(x - 830) < 110 + 300 * near:
                x += math.copysign(200 + 250 * near, x - 830)
            width = 12 + 110 * near**1.6 * (0.7 + 0.6 * p.random.random())
            _trunk(p, x, 1540 + 640 * near**1.3, width, mix(rgb("#b9c58c"), rgb("#1b241c"), smooth(-0.1, 0.8, near)),
                   mix(rgb("#f2edb2"), rgb("#8f9a58"), near))
        _foliage(p, near)
        veil = rgb("#f3f2b8", 0.13 * (1 - near))
        p.paint(radial(860, 1050, 1300, (0, veil), (1, fade(veil, 0))))
    path = [(838, 1560), (800, 1640), (860, 1740), (800, 1880), (900, 2080), (760, 2400)]
    widths = [8, 26, 50, 95, 170, 330]
    left = [(x - w, y) for (x, y), w in zip(path, widths)]
    right = [(x + w, y) for (x, y), w in zip(path, widths)][::-1]
    with p.soft(10):
        p.curve(left)
        for x, y in right:
            p.ctx.line_to(x, y)
        p.ctx.close_path()
        p.fill(linear(0, 1550, 0, 2400, (0, rgb("#fff3c0")), (0.3, rgb("#cdb678")), (0.7, rgb("#7c6b45")), (1, rgb("#3d3726"))))
    _undergrowth(p, path, widths)
    for i in range(9):
        x = 380 + i * 130 + 60 * p.random.random()
        wide = 20 + 60 * p.random.random()
        with p.soft(22, cairo.OPERATOR_SCREEN):
            p.polygon([(x + 330, -20), (x + 330 + wide, -20), (x - 420 + 3 * wide, 2100), (x - 520, 2100)],
                      linear(x + 300, 0, x - 400, 2000, (0, rgb("#fff4b0", 0.42)), (0.6, rgb("#fff0a0", 0.16)), (1, rgb("#fff0a0", 0))))
    p.glow(860, 1000, 1000, rgb("#fff3a8"), 0.5)
    for _ in range(160):
        x, y = p.random.random() * 1600, 500 + p.random.random() * 1600
        size = 1.5 + 3.5 * p.random.random() ** 3
        p.oval(x, y, size, size, rgb("#fffbd0", 0.25 + 0.5 * p.random.random()))
    p.vignette(0.5)
    p.grain(0.045)
    return p


def _trunk(p, x, foot, width, dark, light):
    lean = (p.random.random() - 0.5) * 0.1
    bend = [(x + lean * (foot - y) + width * 0.2 * (p.noise.at(y / 300, x) - 0.5), y) for y in range(-20, int(foot), 60)]
    bend.append((x, foot))
    side = 1 if x < 860 else -1
    left = [(a - width / 2 * (0.75 + 0.25 * y / foot), y) for a, y in bend]
    right = [(a + width / 2 * (0.75 + 0.25 * y / foot), y) for a, y in bend]
    flare = width * 0.45
    outline = [*left, (x - width / 2 - flare, foot + flare * 0.5), (x, foot + flare * 0.25), (x + width / 2 + flare, foot + flare * 0.5), *right[::-1]]
    edge = x + side * width / 2
    p.polygon(outline, linear(edge, 0, edge - side * width, 0, (0, light), (0.22, mix(light, dark, 0.55)), (0.55, dark), (1, mix(dark, light, 0.12))))
    if width > 34:
        p.path(outline)
        with p.clipped():
            for _ in range(int(width * 0.8)):
                bx, by = x + (p.random.random() - 0.5) * width * 1.3, p.random.random() * foot
                p.path([(bx, by), (bx + 3, by + 30 + 60 * p.random.random())], False)
                p.stroke(fade(mix(dark, rgb("#000000"), 0.4) if p.random.random() < 0.6 else light, 0.22), 2 + 2 * p.random.random())


def _foliage(p, near):
    count, size = int(900 * (1 - 0.55 * near)), 7 + 20 * near
    for _ in range(count):
        x = p.random.random() * 1600
        high = (1060 - 500 * near) * (0.35 + 0.65 * abs(x - 830) / 830)
        y = p.random.random() ** 1.3 * high
        clump = p.noise.fractal(x / (260 - 90 * near), y / 210 + 9 * near, 3)
        if clump < 0.47:
            continue
        lit = smooth(900, 150, math.hypot(x - 860, y - 950) * (0.6 + 0.4 * p.random.random()))
        colour = mix(mix(rgb("#4f7f3c"), rgb("#163320"), near), rgb("#e6ee86"), 0.8 * lit + 0.25 * p.random.random())
        with p.placed(x, y, p.random.random() * 6.3):
            p.oval(0, 0, size * (0.6 + p.random.random()), size * 0.45, fade(colour, 0.75))


def _undergrowth(p, path, widths):
    for i in range(2600):
        depth = (i / 2600) ** 0.8
        y = 1570 + 830 * depth
        x = p.random.random() * 1600
        centre = next((a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) for a, b in zip(path, path[1:]) if a[1] <= y <= b[1]), 800)
        width = next((v + (w - v) * (y - a[1]) / (b[1] - a[1]) for a, b, v, w in zip(path, path[1:], widths, widths[1:]) if a[1] <= y <= b[1]), 10)
        if abs(x - centre) < width * (0.9 + 0.25 * p.random.random()):
            if p.random.random() < 0.16:
                p.oval(x, y, 4 + 12 * depth, 2 + 4 * depth, fade(mix(rgb("#b98b45"), rgb("#5b3d22"), p.random.random()), 0.7))
            continue
        lit = smooth(800, 60, abs(x - centre)) * smooth(1.1, 0.1, depth)
        colour = mix(mix(rgb("#4c6f35"), rgb("#132417"), depth * 0.9), rgb("#e4e586"), 0.75 * lit * p.random.random())
        tall = (10 + 75 * depth) * (0.5 + p.random.random())
        for k in range(4):
            tilt = (p.random.random() - 0.5) * tall
            p.ctx.move_to(x + 4 * k, y + 6)
            p.ctx.curve_to(x + 4 * k, y - tall * 0.5, x + tilt * 0.5, y - tall * 0.9, x + tilt, y - tall * (0.8 + 0.2 * p.random.random()))
            p.stroke(fade(colour, 0.9), 1.4 + 4 * depth)


def northern_lights(scale):
    """Northern lights over a frozen lake, a red cabin with one window lit."""
    p = Picture(2000, 1250, 47, scale)
    shore = 860
    p.paint(linear(0, 0, 0, shore, (0, rgb("#050a1e")), (0.6, rgb("#0b2036")), (1, rgb("#1c4a52"))))
    p.stars(520, 820, rgb("#eaf4ff"))
    bands = ((0.30, 0.10, 0.34, "#4dffa0", 0.0), (0.46, 0.13, 0.28, "#59f0c0", 4.1), (0.18, 0.08, 0.22, "#a77bff", 8.7))

    def aurora(u, v):
        total = [0.0, 0.0, 0.0]
        for base, sway, tall, colour, phase in bands:
            foot = base + 0.42 + sway * math.sin(3.2 * u + phase) + 0.14 * (p.noise.fractal(u * 4 + phase, 1, 3) - 0.5)
            rise = (foot - v) / tall
            if rise < -0.06:
                continue
            ray = 0.35 + 0.65 * p.noise.fractal(u * 34 + phase, 0.3 + v * 0.35, 3)
            light = smooth(-0.06, 0.03, rise) * math.exp(-2.3 * max(0, rise)) * ray * smooth(0.2, 0.55, p.noise.fractal(u * 3 + phase, 7, 2))
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
                p.texture(500, 60, lambda u, v: rgb("#b6efe0", 0.42 * smooth(0.5, 0.62, snow.fractal(u * 60, v * 5, 4)) * smooth(0.7, 0.05, v)),
                          (0, crown, 2000, shore - crown))
    for _ in range(150):
        x = p.random.random() * 2000
        fir(p, x, shore + 8 + 10 * p.random.random(), 26 + 70 * p.random.random() * p.noise.fractal(x / 180, 2, 3), rgb("#081a26"), rgb("#143443"))
    p.box(0, shore, 2000, 400, linear(0, shore, 0, 1250, (0, rgb("#2a6a68")), (0.25, rgb("#12384a")), (1, rgb("#071424"))))

    def mirrored(u, v):
        r, g, b, _ = aurora(u + 0.012 * (p.noise.at(u * 60, v * 90) - 0.5), 1 - v * 0.95)
        return (r, g, b, 0.85 * (1 - v))

    p.texture(300, 130, mirrored, (0, shore, 2000, 390), cairo.OPERATOR_SCREEN, 0.6)
    for _ in range(46):
        x, depth = p.random.random() * 2000, p.random.random() ** 1.3
        y = shore + 8 + depth * 380
        points = [(x, y)]
        for _ in range(4):
            points.append((points[-1][0] + (p.random.random() - 0.35) * 130 * (0.3 + depth), points[-1][1] + (p.random.random() - 0.5) * 20 * depth))
        p.path(points, False)
        p.stroke(rgb("#c8fff0", 0.05 + 0.16 * depth), 0.8 + 1.8 * depth)
    with p.soft(5):
        p.polygon([(-10, 1040), (300, 985), (640, 1010), (860, 1080), (1000, 1180), (1060, 1260), (-10, 1260)],
                  linear(0, 980, 400, 1260, (0, rgb("#9fd4d0")), (0.4, rgb("#4f8391")), (1, rgb("#1b3a50"))))
    _cabin(p, 330, 1010)
    for x, foot, tall in ((70, 1075, 330), (175, 1040, 230), (640, 1060, 260), (735, 1090, 190), (20, 1130, 250)):
        fir(p, x, foot, tall, rgb("#06151f"), rgb("#1e4f56"))
    p.vignette(0.4)
    p.grain(0.04)
    return p


def _cabin(p, x, foot):
    p.polygon([(x, foot), (x, foot - 90), (x + 75, foot - 150), (x + 150, foot - 90), (x + 150, foot + 6)],
              linear(x, 0, x + 150, 0, (0, rgb("#6d2027")), (1, rgb("#8f2d2c"))))
    p.polygon([(x + 150, foot + 6), (x + 150, foot - 90), (x + 250, foot - 98), (x + 250, foot - 8)], rgb("#3c1420"))
    p.polygon([(x - 16, foot - 84), (x + 75, foot - 164), (x + 172, foot - 164), (x + 268, foot - 94), (x + 160, foot - 86), (x + 75, foot - 150)],
              linear(0, foot - 164, 0, foot - 84, (0, rgb("#d7f5ec")), (1, rgb("#7fb3b8"))))
    p.box(x + 190, foot - 205, 24, 50, rgb("#2a1a22"))
    p.box(x + 186, foot - 210, 32, 9, rgb("#cdeee6"))
    with p.soft(9):
        for i in range(14):
            p.oval(x + 204 + 3.2 * i + 6 * math.sin(i), foot - 222 - 15 * i, 8 + 2 * i, 8 + 1.6 * i, rgb("#cfe8e2", 0.17 * (1 - i / 15)))
    p.glow(x + 75, foot - 50, 230, rgb("#ffb04a"), 0.75)
    p.box(x + 50, foot - 78, 50, 44, linear(0, foot - 78, 0, foot - 34, (0, rgb("#fff0b0")), (1, rgb("#ffab45"))))
    for bar in (x + 48, x + 73, x + 98):
        p.box(bar, foot - 80, 4, 48, rgb("#efe2d0"))
    p.box(x + 48, foot - 58, 54, 4, rgb("#efe2d0"))
    p.box(x + 46, foot - 34, 58, 6, rgb("#e9f7f1"))
    with p.soft(14):
        p.polygon([(x + 44, foot + 8), (x + 106, foot + 10), (x + 170, foot + 80), (x - 10, foot + 76)], rgb("#ffc469", 0.4))


def dunes(scale):
    """Dunes in the evening, footprints over the crest."""
    p = Picture(2400, 1350, 53, scale)
    p.paint(linear(0, 0, 0, 700, (0, rgb("#5c86b4")), (0.5, rgb("#c4bfb9")), (1, rgb("#f6cf9a"))))
    p.glow(420, 560, 1300, rgb("#ffdc9a"), 0.7)
    shades = (("#d9ad86", "#a9828a"), ("#d8985f", "#8d5f66"), ("#d98a48", "#6d4150"), ("#dd8a3f", "#552f3d"))
    crests = (
        [(-50, 640), (500, 590), (900, 640), (1400, 560), (1900, 610), (2450, 580)],
        [(-50, 700), (400, 690), (980, 600), (1500, 720), (2000, 640), (2450, 700)],
        [(-50, 760), (520, 880), (1180, 720), (1680, 600), (2080, 760), (2450, 830)],
        [(-50, 1120), (380, 1060), (820, 900), (1240, 860), (1700, 1010), (2100, 1190), (2450, 1260)],
    )
    for layer, (crest, (sun, shade)) in enumerate(zip(crests, shades)):
        p.curve(crest)
        p.ctx.line_to(2450, 1400)
        p.ctx.line_to(-50, 1400)
        p.ctx.close_path()
        with p.clipped():
            p.paint(linear(0, 560, 0, 1350, (0, rgb(sun)), (1, mix(rgb(sun), rgb(shade), 0.55))))
            ripple = Noise(500 + layer)

            def sand(u, v, ripple=ripple, layer=layer):
                n = ripple.fractal(u * 5 + v * 2, v * 9, 4)
                lines = math.sin((v * 150 + 9 * n + u * 16) * (1.5 - 0.25 * layer))
                light = 0.5 + 0.5 * lines
                return fade(mix(rgb("#5a2f35"), rgb("#ffe0a6"), light), (0.03 + 0.055 * layer) * smooth(0.3, 0.6, n))

            p.texture(480, 360, sand)
            _lee(p, crest, layer, shade)
        p.curve(crest)
        p.stroke(linear(0, 0, 2400, 0, (0, rgb("#fff0c8", 0.55)), (1, rgb("#fff0c8", 0.1))), 1.5 + layer)
    track = [(860, 1350), (960, 1240), (1010, 1130), (1090, 1030), (1150, 950), (1205, 884), (1225, 868)]
    for (x0, y0), (x1, y1) in zip(track, track[1:]):
        steps = max(2, int(math.hypot(x1 - x0, y1 - y0) / (10 + 22 * (y0 - 800) / 500)))
        for i in range(steps):
            t, size = i / steps, 3 + 11 * (y0 - 820) / 500
            x, y = x0 + (x1 - x0) * t + (size if i % 2 else -size), y0 + (y1 - y0) * t
            p.oval(x, y, size, size * 0.55, rgb("#5c2d2a", 0.6))
            p.oval(x + size * 0.35, y + size * 0.3, size * 0.7, size * 0.3, rgb("#ffcf8f", 0.5))
    with p.placed(1232, 862, 0, 0.8):
        p.polygon([(-6, 4), (-4, -34), (4, -36), (8, 4)], rgb("#3a2030"))
        p.oval(1, -44, 7, 9, rgb("#3a2030"))
        p.polygon([(8, 6), (420, 120), (430, 132), (-2, 8)], rgb("#40202c", 0.5))
    p.vignette(0.3)
    p.grain(0.05)
    return p


def _lee(p, crest, layer, shade):
    """The shadow side, to the right of each summit; the caller confines it to the dune."""
    for before, (x, y), after in zip(crest, crest[1:], crest[2:]):
        if y > before[1] or y > after[1]:
            continue
        p.ctx.move_to(x, y - 60)
        p.ctx.line_to(after[0] + 700, y - 60)
        p.ctx.line_to(after[0] + 700, 1400)
        p.ctx.line_to(x + 150 + 60 * layer, 1400)
        p.ctx.curve_to(x - 60, y + 420, x + 230 + 30 * layer, y + 190, x, y)
        p.ctx.close_path()
        p.fill(linear(x, y, x + 420, y + 640, (0, rgb(shade, 0.95)), (0.5, rgb(shade, 0.75)), (1, rgb(shade, 0.1))))


def balloon(scale):
    """A hot-air balloon at dawn, small."""
    p = Picture(800, 600, 61, scale)
    p.paint(linear(0, 0, 0, 600, (0, rgb("#4f8fc4")), (0.5, rgb("#a8cfe0")), (0.8, rgb("#fbe3c2")), (1, rgb("#f9c9a0"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 4, v * 9, 5)
        return fade(mix(rgb("#ffffff"), rgb("#ffd7b0"), v), 0.75 * smooth(0.5, 0.75, n) * smooth(0.1, 0.4, v))

    p.texture(200, 150, clouds)
    for base, height, colour in ((590, 90, "#9db6bd"), (610, 80, "#6c949b"), (640, 90, "#40706f")):
        p.land(p.ridge(base, height, 3, base, 3), rgb(colour))
    for x, y, s, palette in ((470, 235, 1.0, ("#d8453c", "#f6c14b", "#f3ead8")), (170, 330, 0.34, ("#3d6fa8", "#f0f0e8", "#3d6fa8")),
                             (690, 410, 0.2, ("#4c8a56", "#f6c14b", "#4c8a56"))):
        with p.placed(x, y, 0, s):
            _envelope(p, palette)
    p.vignette(0.2)
    p.grain(0.035)
    return p


def _envelope(p, palette):
    def outline():
        p.ctx.move_to(0, -165)
        p.ctx.curve_to(120, -165, 165, -60, 130, 20)
        p.ctx.curve_to(105, 80, 55, 120, 30, 165)
        p.ctx.line_to(-30, 165)
        p.ctx.curve_to(-55, 120, -105, 80, -130, 20)
        p.ctx.curve_to(-165, -60, -120, -165, 0, -165)
        p.ctx.close_path()

    outline()
    with p.clipped():
        gores = 12
        for i in range(gores):
            a0, a1 = (math.cos(math.pi * k / gores) for k in (i, i + 1))
            p.ctx.move_to(0, -170)
            p.ctx.curve_to(a0 * 175, -165, a0 * 190, 30, a0 * 32, 170)
            p.ctx.line_to(a1 * 32, 170)
            p.ctx.curve_to(a1 * 190, 30, a1 * 175, -165, 0, -170)
            p.fill(rgb(palette[i % 3]))
        p.paint(radial(-60, -70, 260, (0, rgb("#fff6dc", 0.55)), (0.4, rgb("#fff6dc", 0)), (0.75, rgb("#301830", 0.25)), (1, rgb("#301830", 0.6))))
        p.box(-200, 120, 400, 60, rgb("#2a1830", 0.25))
    for x in (-26, -9, 9, 26):
        p.path([(x, 165), (x * 0.75, 212)], False)
        p.stroke(rgb("#4a3528"), 1.8)
    p.rounded(-24, 210, 48, 34, 5)
    p.fill(linear(-24, 0, 24, 0, (0, rgb("#b9834a")), (1, rgb("#5d3a20"))))
    p.box(-26, 208, 52, 6, rgb("#4a2d1a"))
    p.glow(0, 172, 46, rgb("#ffd070"), 0.9)
