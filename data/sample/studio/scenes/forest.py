"""A beech forest."""

import math

import cairo

from ..paint import Picture, fade, linear, mix, radial, rgb, smooth


def forest(scale):
    """Shafts of light in a beech forest, a path going in."""
    p = Picture(1600, 2400, 31, scale)
    p.paint(
        radial(
            860,
            980,
            1700,
            (0, rgb("#fdf6c4")),
            (0.18, rgb("#dfe69a")),
            (0.45, rgb("#7fa65a")),
            (0.8, rgb("#2c5538")),
            (1, rgb("#12301f")),
        )
    )

    def leaves(u, v):
        n = p.noise.fractal(u * 11, v * 16, 5)
        return fade(mix(rgb("#1f4a2c"), rgb("#c8dd78"), smooth(0.35, 0.75, n)), 0.6 * smooth(0.7, 0.0, v))

    p.texture(200, 300, leaves)
    ground = linear(
        0,
        1500,
        0,
        2400,
        (0, rgb("#c9c77c")),
        (0.25, rgb("#6f8a4a")),
        (0.6, rgb("#33522f")),
        (1, rgb("#14251a")),
    )
    p.land([(x, y) for x, y in p.ridge(1600, 70, 3, 8)], ground)
    for depth in range(6):
        near = depth / 5
        for _ in range((22, 18, 13, 9, 6, 4)[depth]):
            x = p.random.random() * 1700 - 50
            if abs(x - 830) < 110 + 300 * near:
                x += math.copysign(200 + 250 * near, x - 830)
            width = 12 + 110 * near**1.6 * (0.7 + 0.6 * p.random.random())
            _trunk(
                p,
                x,
                1540 + 640 * near**1.3,
                width,
                mix(rgb("#b9c58c"), rgb("#1b241c"), smooth(-0.1, 0.8, near)),
                mix(rgb("#f2edb2"), rgb("#8f9a58"), near),
            )
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
        p.fill(
            linear(
                0,
                1550,
                0,
                2400,
                (0, rgb("#fff3c0")),
                (0.3, rgb("#cdb678")),
                (0.7, rgb("#7c6b45")),
                (1, rgb("#3d3726")),
            )
        )
    _undergrowth(p, path, widths)
    for i in range(9):
        x = 380 + i * 130 + 60 * p.random.random()
        wide = 20 + 60 * p.random.random()
        with p.soft(22, cairo.OPERATOR_SCREEN):
            p.polygon(
                [(x + 330, -20), (x + 330 + wide, -20), (x - 420 + 3 * wide, 2100), (x - 520, 2100)],
                linear(
                    x + 300,
                    0,
                    x - 400,
                    2000,
                    (0, rgb("#fff4b0", 0.42)),
                    (0.6, rgb("#fff0a0", 0.16)),
                    (1, rgb("#fff0a0", 0)),
                ),
            )
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
    bend = [
        (x + lean * (foot - y) + width * 0.2 * (p.noise.at(y / 300, x) - 0.5), y)
        for y in range(-20, int(foot), 60)
    ]
    bend.append((x, foot))
    side = 1 if x < 860 else -1
    left = [(a - width / 2 * (0.75 + 0.25 * y / foot), y) for a, y in bend]
    right = [(a + width / 2 * (0.75 + 0.25 * y / foot), y) for a, y in bend]
    flare = width * 0.45
    outline = [
        *left,
        (x - width / 2 - flare, foot + flare * 0.5),
        (x, foot + flare * 0.25),
        (x + width / 2 + flare, foot + flare * 0.5),
        *right[::-1],
    ]
    edge = x + side * width / 2
    p.polygon(
        outline,
        linear(
            edge,
            0,
            edge - side * width,
            0,
            (0, light),
            (0.22, mix(light, dark, 0.55)),
            (0.55, dark),
            (1, mix(dark, light, 0.12)),
        ),
    )
    if width > 34:
        p.path(outline)
        with p.clipped():
            for _ in range(int(width * 0.8)):
                bx, by = x + (p.random.random() - 0.5) * width * 1.3, p.random.random() * foot
                p.path([(bx, by), (bx + 3, by + 30 + 60 * p.random.random())], False)
                p.stroke(
                    fade(mix(dark, rgb("#000000"), 0.4) if p.random.random() < 0.6 else light, 0.22),
                    2 + 2 * p.random.random(),
                )


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
        colour = mix(
            mix(rgb("#4f7f3c"), rgb("#163320"), near), rgb("#e6ee86"), 0.8 * lit + 0.25 * p.random.random()
        )
        with p.placed(x, y, p.random.random() * 6.3):
            p.oval(0, 0, size * (0.6 + p.random.random()), size * 0.45, fade(colour, 0.75))


def _undergrowth(p, path, widths):
    for i in range(2600):
        depth = (i / 2600) ** 0.8
        y = 1570 + 830 * depth
        x = p.random.random() * 1600
        centre = next(
            (
                a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
                for a, b in zip(path, path[1:])
                if a[1] <= y <= b[1]
            ),
            800,
        )
        width = next(
            (
                v + (w - v) * (y - a[1]) / (b[1] - a[1])
                for a, b, v, w in zip(path, path[1:], widths, widths[1:])
                if a[1] <= y <= b[1]
            ),
            10,
        )
        if abs(x - centre) < width * (0.9 + 0.25 * p.random.random()):
            if p.random.random() < 0.16:
                p.oval(
                    x,
                    y,
                    4 + 12 * depth,
                    2 + 4 * depth,
                    fade(mix(rgb("#b98b45"), rgb("#5b3d22"), p.random.random()), 0.7),
                )
            continue
        lit = smooth(800, 60, abs(x - centre)) * smooth(1.1, 0.1, depth)
        colour = mix(
            mix(rgb("#4c6f35"), rgb("#132417"), depth * 0.9), rgb("#e4e586"), 0.75 * lit * p.random.random()
        )
        tall = (10 + 75 * depth) * (0.5 + p.random.random())
        for k in range(4):
            tilt = (p.random.random() - 0.5) * tall
            p.ctx.move_to(x + 4 * k, y + 6)
            p.ctx.curve_to(
                x + 4 * k,
                y - tall * 0.5,
                x + tilt * 0.5,
                y - tall * 0.9,
                x + tilt,
                y - tall * (0.8 + 0.2 * p.random.random()),
            )
            p.stroke(fade(colour, 0.9), 1.4 + 4 * depth)
