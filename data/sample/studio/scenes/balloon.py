"""Hot-air balloons."""

import math

from ..paint import Picture, fade, linear, mix, radial, rgb, smooth


def balloon(scale):
    """A hot-air balloon at dawn, small."""
    p = Picture(800, 600, 61, scale)
    p.paint(
        linear(
            0,
            0,
            0,
            600,
            (0, rgb("#4f8fc4")),
            (0.5, rgb("#a8cfe0")),
            (0.8, rgb("#fbe3c2")),
            (1, rgb("#f9c9a0")),
        )
    )

    def clouds(u, v):
        n = p.noise.fractal(u * 4, v * 9, 5)
        return fade(mix(rgb("#ffffff"), rgb("#ffd7b0"), v), 0.75 * smooth(0.5, 0.75, n) * smooth(0.1, 0.4, v))

    p.texture(200, 150, clouds)
    for base, height, colour in ((590, 90, "#9db6bd"), (610, 80, "#6c949b"), (640, 90, "#40706f")):
        p.land(p.ridge(base, height, 3, base, 3), rgb(colour))
    for x, y, s, palette in (
        (470, 235, 1.0, ("#d8453c", "#f6c14b", "#f3ead8")),
        (170, 330, 0.34, ("#3d6fa8", "#f0f0e8", "#3d6fa8")),
        (690, 410, 0.2, ("#4c8a56", "#f6c14b", "#4c8a56")),
    ):
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
        p.paint(
            radial(
                -60,
                -70,
                260,
                (0, rgb("#fff6dc", 0.55)),
                (0.4, rgb("#fff6dc", 0)),
                (0.75, rgb("#301830", 0.25)),
                (1, rgb("#301830", 0.6)),
            )
        )
        p.box(-200, 120, 400, 60, rgb("#2a1830", 0.25))
    for x in (-26, -9, 9, 26):
        p.path([(x, 165), (x * 0.75, 212)], False)
        p.stroke(rgb("#4a3528"), 1.8)
    p.rounded(-24, 210, 48, 34, 5)
    p.fill(linear(-24, 0, 24, 0, (0, rgb("#b9834a")), (1, rgb("#5d3a20"))))
    p.box(-26, 208, 52, 6, rgb("#4a2d1a"))
    p.glow(0, 172, 46, rgb("#ffd070"), 0.9)
