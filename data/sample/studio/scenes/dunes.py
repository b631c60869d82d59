"""Dunes."""

import math

from ..paint import Noise, Picture, fade, linear, mix, rgb, smooth


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
                return fade(
                    mix(rgb("#5a2f35"), rgb("#ffe0a6"), light), (0.03 + 0.055 * layer) * smooth(0.3, 0.6, n)
                )

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
        p.fill(
            linear(
                x, y, x + 420, y + 640, (0, rgb(shade, 0.95)), (0.5, rgb(shade, 0.75)), (1, rgb(shade, 0.1))
            )
        )
