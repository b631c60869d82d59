"""A still life."""

import math

from ..paint import Noise, Picture, fade, linear, mix, radial, rgb, smooth


def lemons(scale):
    """A blue jug with olive twigs, lemons and a glass of water in window light, upright."""
    p = Picture(1500, 2000, 163, scale)
    top = 1320
    p.paint(
        radial(
            250,
            420,
            1900,
            (0, rgb("#d9c7a6")),
            (0.35, rgb("#9a8a76")),
            (0.75, rgb("#4f4a4a")),
            (1, rgb("#2a282c")),
        )
    )
    plaster = Noise(1630)
    p.texture(
        260,
        240,
        lambda u, v: fade(
            rgb("#fff2d8") if plaster.fractal(u * 8, v * 8, 6) > 0.5 else rgb("#2a2420"),
            0.5 * abs(plaster.fractal(u * 8, v * 8, 6) - 0.5),
        ),
        (0, 0, 1500, top),
    )
    with p.soft(22):
        for column in range(2):
            for row in range(3):
                x, y = 250 + column * 250, 150 + row * 300
                p.polygon([(x, y), (x + 215, y + 52), (x + 215, y + 310), (x, y + 258)], rgb("#fff0c4", 0.3))
    p.box(
        0,
        top - 90,
        1500,
        780,
        linear(0, top - 90, 0, 2000, (0, rgb("#8f7250")), (0.3, rgb("#6d4f34")), (1, rgb("#2c1c14"))),
    )
    grain = Noise(1631)

    def wood(u, v):
        n = grain.fractal(u * 3, v * 20, 5)
        ring = math.sin(26 * n)
        return fade(rgb("#e0b880") if ring > 0 else rgb("#2a160c"), 0.24 * abs(ring))

    p.texture(380, 260, wood, (0, top - 90, 1500, 780))
    p.glow(250, top + 120, 900, rgb("#ffe2ac"), 0.35, flat=0.35)
    _cloth(p)
    with p.soft(34):
        p.polygon([(560, 1480), (900, 1500), (1560, 1640), (1560, 1530), (960, 1430)], rgb("#140c0a", 0.75))
        p.oval(760, 1490, 250, 40, rgb("#140c0a", 0.7))
    _twigs(p)
    _jug(p, 740, 1490)
    _glass(p, 1190, 1530)
    for x, y, r, turn in ((300, 1560, 118, -0.35), (1020, 1650, 112, 0.3), (480, 1650, 128, 0.2)):
        _lemon(p, x, y, r, turn)
    _half_lemon(p, 790, 1730, 120)
    p.vignette(0.5)
    p.grain(0.05)
    return p


def _cloth(p):
    p.curve(
        [
            (40, 1560),
            (280, 1500),
            (620, 1540),
            (960, 1500),
            (1280, 1600),
            (1240, 1740),
            (1140, 1850),
            (900, 1830),
            (620, 1900),
            (300, 1840),
            (90, 1740),
        ],
        True,
    )
    p.fill(
        linear(40, 1500, 1280, 1900, (0, rgb("#fffaf0")), (0.5, rgb("#e3dacb")), (1, rgb("#9d9389"))),
        keep=True,
    )
    with p.clipped():
        for x0, tilt in ((150, 40), (340, -30), (560, 60), (860, -20), (1080, 40)):
            with p.soft(14):
                p.curve([(x0, 1480), (x0 + tilt, 1640), (x0 - tilt * 0.4, 1780), (x0 + tilt * 0.6, 1920)])
                p.stroke(rgb("#6d6470", 0.42), 32)
                p.curve(
                    [
                        (x0 - 40, 1480),
                        (x0 - 40 + tilt, 1640),
                        (x0 - 40 - tilt * 0.4, 1780),
                        (x0 - 40 + tilt * 0.6, 1920),
                    ]
                )
                p.stroke(rgb("#ffffff", 0.6), 22)
        p.curve([(90, 1722), (300, 1815), (620, 1872), (900, 1804), (1130, 1824), (1220, 1730)])
        p.stroke(rgb("#3f6d9a", 0.75), 9)
        p.curve([(95, 1704), (300, 1795), (620, 1850), (900, 1782), (1120, 1802), (1206, 1716)])
        p.stroke(rgb("#3f6d9a", 0.6), 4)


def _jug(p, x, foot):
    def body():
        p.ctx.move_to(x - 92, foot - 690)
        p.ctx.curve_to(x - 84, foot - 560, x - 230, foot - 500, x - 236, foot - 280)
        p.ctx.curve_to(x - 236, foot - 110, x - 160, foot - 20, x - 130, foot)
        p.ctx.curve_to(x - 60, foot + 22, x + 60, foot + 22, x + 130, foot)
        p.ctx.curve_to(x + 160, foot - 20, x + 236, foot - 110, x + 236, foot - 280)
        p.ctx.curve_to(x + 230, foot - 500, x + 84, foot - 560, x + 92, foot - 690)
        p.ctx.close_path()

    p.ctx.move_to(x + 88, foot - 640)
    p.ctx.curve_to(x + 330, foot - 720, x + 360, foot - 420, x + 205, foot - 380)
    p.stroke(linear(x + 90, 0, x + 330, 0, (0, rgb("#3f6d9a")), (1, rgb("#152c48"))), 42)
    p.ctx.move_to(x + 92, foot - 650)
    p.ctx.curve_to(x + 318, foot - 724, x + 342, foot - 430, x + 212, foot - 392)
    p.stroke(rgb("#a8cbe6", 0.45), 8)
    body()
    p.fill(
        linear(
            x - 236,
            0,
            x + 236,
            0,
            (0, rgb("#8ab6d8")),
            (0.2, rgb("#5c93c0")),
            (0.55, rgb("#2c5c8c")),
            (0.9, rgb("#122a48")),
            (1, rgb("#2a4a68")),
        )
    )
    body()
    with p.clipped():
        for y, w in ((foot - 500, 16), (foot - 470, 6), (foot - 110, 16), (foot - 80, 6)):
            p.curve([(x - 250, y - 16), (x - 120, y + 10), (x, y + 16), (x + 120, y + 10), (x + 250, y - 16)])
            p.stroke(
                linear(
                    x - 236, 0, x + 236, 0, (0, rgb("#fff8ea")), (0.5, rgb("#c9d2da")), (1, rgb("#4a5a70"))
                ),
                w,
            )
        for k in range(-3, 4):
            bx = x + 236 * math.sin(k * 0.42)
            squeeze = math.cos(k * 0.42)
            with p.placed(bx, foot - 290 + 12 * squeeze):
                p.ctx.scale(squeeze, 1)
                tone = mix(rgb("#fff8ea"), rgb("#5a7090"), smooth(-2, 3.5, k))
                for petal in range(6):
                    with p.placed(0, 0, petal * math.pi / 3):
                        p.oval(0, -38, 14, 30, tone)
                p.oval(0, 0, 11, 11, mix(rgb("#f0c04a"), rgb("#6a5a4a"), smooth(-1, 3.5, k)))
        with p.soft(16):
            p.oval(x - 140, foot - 330, 26, 130, rgb("#ffffff", 0.75))
            p.oval(x + 190, foot - 200, 20, 110, rgb("#f0c878", 0.3))
    p.oval(x - 150, foot - 380, 15, 42, rgb("#ffffff", 0.9))
    p.oval(x, foot - 690, 96, 24, rgb("#0f2036"))
    p.oval(x, foot - 690, 94, 23)
    p.stroke(linear(x - 96, 0, x + 96, 0, (0, rgb("#d8ecfa")), (0.6, rgb("#5c93c0")), (1, rgb("#24466a"))), 9)


def _twigs(p):
    for end, bend, seed in (
        ((420, 380), (640, 620), 1),
        ((660, 240), (720, 560), 2),
        ((930, 300), (780, 560), 3),
        ((1130, 470), (860, 640), 4),
        ((500, 620), (680, 740), 5),
    ):
        root, noise = (740, 880), Noise(seed)
        at = lambda t: (
            (1 - t) ** 2 * root[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * root[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        p.ctx.move_to(*root)
        for i in range(1, 31):
            p.ctx.line_to(*at(i / 30))
        p.stroke(rgb("#4a3a28"), 8)
        for i in range(6, 31):
            x, y = at(i / 30)
            ahead = at(min(1, i / 30 + 0.03))
            behind = at(i / 30 - 0.03)
            heading = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0])
            for side in (-1, 1):
                turn = heading + side * (0.6 + 0.35 * noise.at(i * 1.7, side))
                long = 104 - 1.6 * i + 24 * noise.at(i * 2.3, side + 4)
                lit = smooth(1000, 300, x) * 0.7 + 0.3 * noise.at(i * 3.1, side)
                tone = mix(rgb("#2c3a2a"), rgb("#a9b886"), lit)
                with p.placed(x, y, turn):
                    p.ctx.move_to(0, 0)
                    p.ctx.curve_to(long * 0.3, -17, long * 0.7, -15, long, 0)
                    p.ctx.curve_to(long * 0.7, 13, long * 0.3, 15, 0, 0)
                    p.fill(
                        linear(
                            0,
                            -14,
                            0,
                            14,
                            (0, mix(tone, rgb("#f0f0d0"), 0.4)),
                            (0.5, tone),
                            (0.52, mix(tone, rgb("#141c14"), 0.45)),
                            (1, tone),
                        )
                    )
            if i % 7 == 3:
                with p.placed(x + 10, y + 26, 0.3):
                    p.oval(
                        0,
                        0,
                        17,
                        23,
                        radial(-6, -8, 28, (0, rgb("#9a8aa0")), (0.5, rgb("#3f3248")), (1, rgb("#17121c"))),
                    )


def _lemon(p, x, y, r, turn):
    with p.soft(16):
        p.oval(x + r * 0.5, y + r * 0.72, r * 1.3, r * 0.24, rgb("#2a1a14", 0.65))
    with p.placed(x, y, turn):
        p.ctx.move_to(-r * 1.32, 0)
        p.ctx.curve_to(-r * 1.1, -r * 0.24, -r * 0.9, -r * 0.86, 0, -r * 0.88)
        p.ctx.curve_to(r * 0.9, -r * 0.86, r * 1.06, -r * 0.3, r * 1.34, -r * 0.06)
        p.ctx.curve_to(r * 1.38, r * 0.04, r * 1.3, r * 0.12, r * 1.2, r * 0.16)
        p.ctx.curve_to(r * 0.98, r * 0.7, r * 0.6, r * 0.88, 0, r * 0.88)
        p.ctx.curve_to(-r * 0.9, r * 0.86, -r * 1.1, r * 0.26, -r * 1.32, 0)
        p.ctx.close_path()
        with p.clipped():
            p.paint(
                radial(
                    -r * 0.45,
                    -r * 0.45,
                    r * 1.9,
                    (0, rgb("#fff6a8")),
                    (0.25, rgb("#f9dc4a")),
                    (0.6, rgb("#d9a01f")),
                    (0.85, rgb("#8a5a14")),
                    (1, rgb("#5a3a10")),
                )
            )
            for _ in range(int(r * 3)):
                a, d = p.random.random() * 6.3, r * 1.3 * math.sqrt(p.random.random())
                p.oval(d * math.cos(a), 0.7 * d * math.sin(a), 2.4, 2, rgb("#8a5a10", 0.3))
                p.oval(d * math.cos(a) - 1.5, 0.7 * d * math.sin(a) - 1.5, 1.6, 1.4, rgb("#fffbd0", 0.35))
            with p.soft(8):
                p.oval(-r * 0.45, -r * 0.5, r * 0.34, r * 0.16, rgb("#ffffff", 0.8))
            with p.soft(14):
                p.oval(r * 0.1, r * 0.86, r * 0.8, r * 0.18, rgb("#fff0cf", 0.35))


def _half_lemon(p, x, y, r):
    with p.soft(14):
        p.oval(x + 30, y + r * 0.66, r * 1.15, r * 0.24, rgb("#2a1a14", 0.6))
    with p.placed(x, y, -0.12):
        p.oval(6, 12, r * 1.02, r * 0.86, linear(-r, 0, r, 0, (0, rgb("#f0c42f")), (1, rgb("#8a5a14"))))
        p.oval(0, 0, r, r * 0.82, linear(-r, -r, r, r, (0, rgb("#fffbe6")), (1, rgb("#e9d9a0"))))
        p.ctx.scale(1, 0.82)
        for k in range(9):
            a = 2 * math.pi * k / 9
            with p.placed(0, 0, a):
                p.ctx.move_to(r * 0.1, 0)
                p.ctx.curve_to(r * 0.4, -r * 0.2, r * 0.7, -r * 0.36, r * 0.82, -r * 0.22)
                p.ctx.curve_to(r * 0.92, -r * 0.06, r * 0.92, r * 0.06, r * 0.82, r * 0.22)
                p.ctx.curve_to(r * 0.7, r * 0.36, r * 0.4, r * 0.2, r * 0.1, 0)
                p.fill(linear(0, 0, r * 0.85, 0, (0, rgb("#fff6b0")), (1, rgb("#f2cf45"))))
                for i in range(5):
                    d = r * (0.34 + 0.1 * i)
                    p.path([(d, (i % 3 - 1) * r * 0.07), (d + r * 0.1, (i % 3 - 1) * r * 0.09)], False)
                    p.stroke(rgb("#fffde0", 0.7), 3)
        p.oval(0, 0, r * 0.09, r * 0.09, rgb("#fffbe6"))


def _glass(p, x, foot):
    with p.soft(20):
        p.oval(x + 60, foot + 2, 150, 26, rgb("#140c0a", 0.5))
    with p.soft(10):
        p.polygon(
            [(x + 40, foot + 4), (x + 130, foot + 10), (x + 240, foot + 70), (x + 180, foot + 80)],
            rgb("#fff2cf", 0.5),
        )
    outline = [(x - 96, foot - 330), (x - 74, foot - 6), (x + 74, foot - 6), (x + 96, foot - 330)]
    p.polygon(
        outline,
        linear(
            x - 96,
            0,
            x + 96,
            0,
            (0, rgb("#ffffff", 0.4)),
            (0.2, rgb("#cfd8dc", 0.14)),
            (0.7, rgb("#4a5a66", 0.16)),
            (1, rgb("#ffffff", 0.3)),
        ),
    )
    water = [(x - 88, foot - 210), (x - 72, foot - 20), (x + 72, foot - 20), (x + 88, foot - 210)]
    p.polygon(
        water,
        linear(
            x - 88,
            0,
            x + 88,
            0,
            (0, rgb("#eaf4f6", 0.5)),
            (0.4, rgb("#9fb8c0", 0.28)),
            (1, rgb("#2c3c48", 0.5)),
        ),
    )
    p.oval(x, foot - 20, 72, 15, rgb("#d8e6ea", 0.4))
    p.oval(
        x,
        foot - 210,
        88,
        17,
        linear(x - 88, 0, x + 88, 0, (0, rgb("#ffffff", 0.75)), (1, rgb("#8aa2ac", 0.5))),
    )
    p.oval(x, foot - 330, 96, 19)
    p.stroke(
        linear(
            x - 96,
            0,
            x + 96,
            0,
            (0, rgb("#ffffff", 0.95)),
            (0.5, rgb("#c0ccd0", 0.6)),
            (1, rgb("#ffffff", 0.5)),
        ),
        4,
    )
    for a, b in ((outline[0], outline[1]), (outline[3], outline[2])):
        p.path([a, b], False)
        p.stroke(rgb("#ffffff", 0.55), 4)
    p.path([(x - 68, foot - 300), (x - 54, foot - 60)], False)
    p.stroke(rgb("#ffffff", 0.65), 11)
    p.oval(x, foot - 4, 75, 13, rgb("#e9f0f2", 0.35))
