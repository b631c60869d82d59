"""Mountains in morning mist."""

import math

from ..paint import Noise, Picture, fade, linear, mix, rgb, smooth
from ..trees import fir


def mountains(scale):
    """Ridge behind ridge in morning mist, a wide panorama."""
    p = Picture(3200, 1200, 23, scale)
    p.paint(
        linear(
            0,
            0,
            0,
            900,
            (0, rgb("#6f93b8")),
            (0.4, rgb("#b9c7cf")),
            (0.75, rgb("#f5dcb8")),
            (1, rgb("#fbe8cc")),
        )
    )

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
                return fade(
                    mix(rgb("#fdebd2"), rgb("#cfd9da"), near),
                    (0.75 - 0.3 * near) * smooth(0.25, 0.8, n) * math.sin(math.pi * v) ** 1.5,
                )

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


def _firs(p):
    ground = p.ridge(1250, 170, 3, 99, 6)
    p.land(ground, rgb("#0c1e24"))
    for i in range(150):
        x = p.random.random() * 3300 - 50
        crowd = p.noise.fractal(x / 400, 3, 3)
        if crowd < 0.38:
            continue
        y = ground[min(len(ground) - 1, max(0, int(x / 6)))][1] + 30
        fir(
            p,
            x,
            y,
            110 + 260 * p.random.random() * crowd,
            mix(rgb("#0b1c22"), rgb("#143037"), p.random.random()),
            rgb("#2c4a47"),
        )
