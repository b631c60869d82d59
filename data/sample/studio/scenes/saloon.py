"""A western street."""

import math

import cairo

from ..paint import Picture, fade, linear, mix, rgb, smooth


def saloon(scale):
    """A street of a western town at sunset, two people facing each other."""
    p = Picture(2400, 1350, 71, scale)
    horizon = 830
    p.paint(
        linear(
            0,
            0,
            0,
            horizon,
            (0, rgb("#3c2350")),
            (0.3, rgb("#9a3b4e")),
            (0.65, rgb("#ee7a3c")),
            (1, rgb("#ffd27a")),
        )
    )
    p.glow(1200, 760, 1200, rgb("#ffc25a"), 0.8)
    p.oval(1200, 760, 190, 190, linear(0, 560, 0, 950, (0, rgb("#fffbd8")), (1, rgb("#ffc04d"))))

    def clouds(u, v):
        n = p.noise.fractal(u * 5 + 2, v * 22, 5)
        return fade(
            mix(rgb("#5a2547"), rgb("#ffb45a"), smooth(0.3, 0.95, v)),
            0.8 * smooth(0.52, 0.74, n) * smooth(1, 0.7, v),
        )

    p.texture(380, 150, clouds, (0, 0, 2400, horizon))
    for mesa in (
        [(560, 840), (640, 690), (690, 680), (700, 640), (880, 636), (890, 690), (950, 720), (1010, 840)],
        [
            (1420, 840),
            (1480, 740),
            (1520, 735),
            (1530, 690),
            (1620, 686),
            (1700, 700),
            (1712, 750),
            (1790, 840),
        ],
    ):
        p.polygon(mesa, linear(0, 640, 0, 840, (0, rgb("#a34a4d")), (1, rgb("#e28a52"))))
    p.box(
        0,
        horizon,
        2400,
        520,
        linear(0, horizon, 0, 1350, (0, rgb("#f2a65a")), (0.35, rgb("#a85a3b")), (1, rgb("#3d1d28"))),
    )
    for _ in range(900):
        depth = p.random.random() ** 1.5
        x, y = p.random.random() * 2400, horizon + 4 + depth * 515
        p.oval(
            x,
            y,
            6 + 60 * depth * p.random.random(),
            1 + 3 * depth,
            fade(rgb("#2c121c") if p.random.random() < 0.5 else rgb("#ffc27a"), 0.13),
        )
    for side in (-1, 1):
        for rut in (70, 130):
            p.path(
                [
                    (1200 + side * rut * 0.12, horizon + 4),
                    (1200 + side * rut * 6.3, 1360),
                    (1200 + side * rut * 6.8, 1360),
                ]
            )
            p.fill(linear(0, horizon, 0, 1350, (0, rgb("#5d2a25", 0.05)), (1, rgb("#2a1018", 0.55))))
    fronts = (
        (0.0, 0.3, 640, "saloon"),
        (0.3, 0.5, 480, "stable"),
        (0.5, 0.65, 560, "bank"),
        (0.65, 0.76, 470, "shop"),
        (0.76, 0.84, 520, "shop"),
    )
    for mirrored in (False, True):
        p.ctx.save()
        if mirrored:
            p.ctx.translate(2400, 0)
            p.ctx.scale(-1, 1)
        order = (
            fronts
            if not mirrored
            else (
                (0.0, 0.24, 560, "bank"),
                (0.24, 0.46, 620, "hotel"),
                (0.46, 0.6, 470, "shop"),
                (0.6, 0.73, 540, "saloon"),
                (0.73, 0.84, 460, "stable"),
            )
        )
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
            p.ctx.arc(
                20 * (p.random.random() - 0.5), 20 * (p.random.random() - 0.5), 22 + r * 0.6, a, a + 2.4
            )
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
    wood = mix(
        {
            "saloon": rgb("#7a3b30"),
            "stable": rgb("#5c2f2c"),
            "bank": rgb("#6d4136"),
            "shop": rgb("#4e2830"),
            "hotel": rgb("#743f45"),
        }[kind],
        rgb("#e0874a"),
        0.45 * lit,
    )
    dark = mix(rgb("#1e0d18"), wood, 0.2 + 0.4 * lit)
    x0, x1 = at(start, 0)[0], at(end, 0)[0]
    # The end wall that looks down the street takes the sun.
    p.polygon(
        [
            at(end, 0),
            (at(end, 0)[0] - 40, at(end, 0)[1]),
            (at(end, tall)[0] - 40, at(end, tall)[1] + 10),
            at(end, tall),
        ],
        rgb("#ffb566"),
    )
    p.polygon(quad(start, end, 0, tall), linear(x0, 0, x1, 0, (0, dark), (1, wood)))
    for i in range(1, 26):
        h = tall * i / 26
        p.path([at(start, h), at(end, h)], False)
        p.stroke(rgb("#12060f", 0.35), 1.6)
    p.polygon(quad(start, end, tall - 46, tall), mix(wood, rgb("#ffbf78"), 0.25))
    p.polygon(quad(depth(-0.02), depth(1.02), tall, tall + 16), dark)
    if kind in ("saloon", "hotel", "bank"):
        p.polygon(
            [
                at(depth(0.2), tall + 16),
                at(depth(0.8), tall + 16),
                at(depth(0.72), tall + 76),
                at(depth(0.5), tall + 96),
                at(depth(0.28), tall + 76),
            ],
            wood,
        )
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
    roof = [
        at(start, 262),
        at(end, 262),
        (at(end, 224)[0] + 120 * (1 - end), at(end, 224)[1]),
        (at(start, 224)[0] + out, at(start, 224)[1]),
    ]
    p.polygon(
        roof, linear(x0, 0, x1, 0, (0, mix(dark, rgb("#3b1a20"), 0.5)), (1, mix(wood, rgb("#ffca83"), 0.35)))
    )
    p.path([roof[3], roof[2]], False)
    p.stroke(rgb("#ffb763", 0.75), 4)
    walk = [
        at(start, 26),
        at(end, 26),
        (at(end, 26)[0] + 120 * (1 - end), at(end, 26)[1] + 14),
        (at(start, 26)[0] + out, at(start, 26)[1] + 22 * near),
    ]
    p.polygon(walk, linear(x0, 0, x1, 0, (0, rgb("#3a1b1c")), (1, rgb("#c9793f"))))
    for t in (0.02, 0.34, 0.66, 0.98):
        d = depth(t)
        px, reach = at(d, 0)[0] + 116 * (1 - d), max(3, 13 * (1 - d))
        p.path([(px, at(d, 224)[1]), (px, at(d, 16)[1])], False)
        p.stroke(
            linear(
                px - reach,
                0,
                px + reach,
                0,
                (0, rgb("#1c0b12")),
                (1, mix(rgb("#7c4030"), rgb("#ffb562"), 0.5)),
            ),
            reach,
            cairo.LINE_CAP_BUTT,
        )


def _gunman(p, x, foot, size, facing):
    ink = rgb("#1d0c16")
    with p.soft(6):
        p.polygon(
            [
                (x - 20 * size, foot),
                (x + 20 * size, foot),
                (x + (x - 1200) * 0.55 + 40 * size, foot + 250 * size),
                (x + (x - 1200) * 0.55 - 60 * size, foot + 250 * size),
            ],
            linear(0, foot, 0, foot + 250 * size, (0, rgb("#1d0c16", 0.8)), (1, rgb("#1d0c16", 0))),
        )
    with p.placed(x, foot, 0, size):
        p.ctx.scale(facing, 1)
        for leg in (
            ((-26, 4), (-20, -70), (-10, -122), (8, -122), (0, -60), (-10, 4)),
            ((14, 4), (12, -60), (4, -122), (26, -122), (26, -66), (32, 4)),
        ):
            p.polygon(leg, ink)
        p.polygon([(-32, 6), (-8, 6), (-8, -2), (-26, -6)], ink)
        p.polygon([(12, 6), (42, 6), (34, -3), (14, -6)], ink)
        p.polygon(
            [
                (-36, -70),
                (-28, -150),
                (-24, -216),
                (-6, -226),
                (14, -226),
                (28, -212),
                (30, -150),
                (38, -66),
                (20, -84),
                (0, -116),
                (-16, -84),
            ],
            ink,
        )
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
