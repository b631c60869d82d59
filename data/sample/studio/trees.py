"""Trees that more than one scene has."""


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
