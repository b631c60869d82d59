"""A wall of tiles."""

import math

from ..paint import Picture, linear, radial, rgb


def tiles(scale):
    """A wall of glazed tiles in five patterns."""
    p = Picture(1200, 1200, 173, scale)
    p.paint(rgb("#cdbfa6"))
    side, gap = 190, 8
    pitch = side + gap
    palettes = [
        ("#f4ecd8", "#2f6ea3", "#e3b23a"),
        ("#2f6ea3", "#f4ecd8", "#c8513f"),
        ("#e3b23a", "#3a3a52", "#f4ecd8"),
        ("#c8513f", "#f4ecd8", "#2f4a6d"),
        ("#3f9a94", "#f4ecd8", "#e3b23a"),
    ]
    for row in range(6):
        for column in range(6):
            x, y = 10 + column * pitch, 10 + row * pitch
            kind = (column + 4 * row + (row // 2)) % 5
            base, second, third = (rgb(c) for c in palettes[kind])
            tone = 0.94 + 0.1 * p.random.random()
            p.rounded(x + 3, y + 5, side, side, 7)
            p.fill(rgb("#5a4a3a", 0.5))
            p.rounded(x, y, side, side, 7)
            p.fill(tuple(min(1, c * tone) for c in base[:3]) + (1,))
            p.rounded(x, y, side, side, 7)
            with p.clipped():
                with p.placed(x + side / 2, y + side / 2, math.pi / 2 * p.random.randrange(4)):
                    _pattern(p, kind, side / 2, second, third)
                p.box(
                    x,
                    y,
                    side,
                    side,
                    linear(
                        x,
                        y,
                        x + side,
                        y + side,
                        (0, rgb("#ffffff", 0.34)),
                        (0.38, rgb("#ffffff", 0.04)),
                        (0.6, rgb("#1a1420", 0.02)),
                        (1, rgb("#1a1420", 0.3)),
                    ),
                )
                p.box(x, y, side, 4, rgb("#ffffff", 0.6))
                p.box(x, y, 4, side, rgb("#ffffff", 0.4))
                p.box(x, y + side - 4, side, 4, rgb("#1a1420", 0.3))
    p.paint(
        radial(330, 260, 1350, (0, rgb("#fff8e0", 0.28)), (0.4, rgb("#fff8e0", 0)), (1, rgb("#1c1024", 0.55)))
    )
    return p


def _pattern(p, kind, h, second, third):
    if kind == 0:
        for k in range(8):
            with p.placed(0, 0, k * math.pi / 4):
                p.polygon(
                    [(0, -h * 0.82), (h * 0.2, -h * 0.3), (0, 0), (-h * 0.2, -h * 0.3)],
                    second if k % 2 == 0 else third,
                )
        p.oval(0, 0, h * 0.16, h * 0.16, rgb("#f4ecd8"))
    elif kind == 1:
        for sx in (-1, 1):
            for sy in (-1, 1):
                p.oval(sx * h, sy * h, h * 0.8, h * 0.8)
                p.stroke(second, h * 0.14)
                p.oval(sx * h, sy * h, h * 0.46, h * 0.46, third)
        p.polygon([(0, -h * 0.34), (h * 0.34, 0), (0, h * 0.34), (-h * 0.34, 0)], second)
    elif kind == 2:
        for k in range(4):
            with p.placed(0, 0, k * math.pi / 2):
                p.polygon([(-h, -h), (0, -h), (-h, 0)], second)
                p.polygon([(-h * 0.98, -h * 0.98), (-h * 0.5, -h * 0.98), (-h * 0.98, -h * 0.5)], third)
        p.oval(0, 0, h * 0.3, h * 0.3, second)
        p.oval(0, 0, h * 0.16, h * 0.16, third)
    elif kind == 3:
        for k in range(6):
            with p.placed(0, 0, k * math.pi / 3):
                p.oval(0, -h * 0.46, h * 0.2, h * 0.4, second)
                p.oval(0, -h * 0.52, h * 0.08, h * 0.22, third)
        p.oval(0, 0, h * 0.18, h * 0.18, third)
    else:
        for i in range(4):
            y = -h + h * 0.5 * i + h * 0.25
            for j in range(-1, 4):
                x = -h + h * 0.66 * j + (h * 0.33 if i % 2 else 0)
                p.ctx.new_sub_path()
                p.ctx.arc(x, y + h * 0.25, h * 0.3, math.pi, 2 * math.pi)
                p.fill(second if (i + j) % 2 else third)
                p.ctx.new_sub_path()
                p.ctx.arc(x, y + h * 0.25, h * 0.15, math.pi, 2 * math.pi)
                p.fill(rgb("#2a6a68"))
