"""The painter's tools: a picture, fractal noise, soft layers, glows, ridges and film grain.

Everything is drawn in the pixels of the finished picture; `scale` makes a smaller proof of the same scene. The
same seed gives the same picture.
"""

import math
from contextlib import contextmanager
from random import Random

import cairo


def rgb(text, alpha=1.0):
    """The colour that `text`, such as "#e0a060", names, as cairo takes it."""
    text = text.lstrip("#")
    return tuple(int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)) + (alpha,)


def mix(one, other, share):
    """The colour `share` of the way from one colour to the other; 0 is the first, 1 the second."""
    share = min(1, max(0, share))
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def fade(colour, alpha):
    """The same colour with another opacity."""
    return colour[:3] + (alpha,)


def smooth(low, high, value):
    """0 up to `low`, 1 from `high` on, and a soft step between."""
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def linear(x0, y0, x1, y1, *stops):
    """A linear gradient with stops `(offset, colour)`."""
    gradient = cairo.LinearGradient(x0, y0, x1, y1)
    for offset, colour in stops:
        gradient.add_color_stop_rgba(offset, *colour)
    return gradient


def radial(x, y, radius, *stops, inner=0):
    """A radial gradient with stops `(offset, colour)`."""
    gradient = cairo.RadialGradient(x, y, inner, x, y, radius)
    for offset, colour in stops:
        gradient.add_color_stop_rgba(offset, *colour)
    return gradient


class Noise:
    """Smooth value noise on a lattice, and its fractal sum."""

    SIZE = 64

    def __init__(self, seed):
        random = Random(seed)
        self.lattice = [random.random() for _ in range(self.SIZE * self.SIZE)]

    def at(self, x, y=0.0):
        """The noise at a point, 0 to 1."""
        size, lattice = self.SIZE, self.lattice
        column, row = math.floor(x), math.floor(y)
        u, v = x - column, y - row
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        top, bottom = (row % size) * size, ((row + 1) % size) * size
        left, right = column % size, (column + 1) % size
        a = lattice[top + left] + (lattice[top + right] - lattice[top + left]) * u
        b = lattice[bottom + left] + (lattice[bottom + right] - lattice[bottom + left]) * u
        return a + (b - a) * v

    def fractal(self, x, y=0.0, octaves=5):
        """The sum of ever finer noise, about 0 to 1."""
        total, weight, whole = 0.0, 1.0, 0.0
        for octave in range(octaves):
            total += weight * self.at(x + 17.3 * octave, y + 9.1 * octave)
            whole += weight
            x, y, weight = x * 2, y * 2, weight / 2
        return total / whole


class Picture:
    """A picture being painted."""

    def __init__(self, width, height, seed, scale=1.0):
        self.width, self.height, self.scale = width, height, scale
        self.random, self.noise = Random(seed), Noise(seed)
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, round(width * scale), round(height * scale))
        self.ctx = cairo.Context(self.surface)
        self.ctx.scale(scale, scale)

    # Sources

    def paint(self, source, operator=cairo.OPERATOR_OVER):
        """Covers the whole picture with a colour or gradient."""
        self.ctx.save()
        self.ctx.set_operator(operator)
        self.use(source)
        self.ctx.paint()
        self.ctx.restore()

    def use(self, source):
        """Makes a colour or a pattern the present source."""
        if isinstance(source, tuple):
            self.ctx.set_source_rgba(*source)
        else:
            self.ctx.set_source(source)

    # Shapes

    def fill(self, source, keep=False):
        """Fills the present path."""
        self.use(source)
        self.ctx.fill_preserve() if keep else self.ctx.fill()

    def stroke(self, source, width, cap=cairo.LINE_CAP_ROUND, keep=False):
        """Strokes the present path."""
        self.use(source)
        self.ctx.set_line_width(width)
        self.ctx.set_line_cap(cap)
        self.ctx.set_line_join(cairo.LINE_JOIN_ROUND)
        self.ctx.stroke_preserve() if keep else self.ctx.stroke()

    def path(self, points, close=True):
        """Adds straight lines through the points to the path."""
        for index, (x, y) in enumerate(points):
            self.ctx.line_to(x, y) if index else self.ctx.move_to(x, y)
        if close:
            self.ctx.close_path()

    def polygon(self, points, source):
        """Fills the polygon through the points."""
        self.path(points)
        self.fill(source)

    def box(self, x, y, width, height, source):
        """Fills a rectangle."""
        self.ctx.rectangle(x, y, width, height)
        self.fill(source)

    def rounded(self, x, y, width, height, radius):
        """Adds a rectangle with round corners to the path."""
        quarter = math.pi / 2
        self.ctx.new_sub_path()
        self.ctx.arc(x + width - radius, y + radius, radius, -quarter, 0)
        self.ctx.arc(x + width - radius, y + height - radius, radius, 0, quarter)
        self.ctx.arc(x + radius, y + height - radius, radius, quarter, 2 * quarter)
        self.ctx.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
        self.ctx.close_path()

    def oval(self, x, y, rx, ry, source=None):
        """Adds an ellipse to the path, and fills it when a source is given."""
        self.ctx.save()
        self.ctx.translate(x, y)
        self.ctx.scale(rx, ry)
        self.ctx.new_sub_path()
        self.ctx.arc(0, 0, 1, 0, 2 * math.pi)
        self.ctx.restore()
        if source is not None:
            self.fill(source)

    def curve(self, points, close=False):
        """Adds a smooth curve through the points to the path."""
        count = len(points)
        self.ctx.move_to(*points[0])
        for i in range(count if close else count - 1):
            before = points[i - 1] if i or close else points[0]
            here, after = points[i], points[(i + 1) % count]
            beyond = points[(i + 2) % count] if close else points[min(i + 2, count - 1)]
            self.ctx.curve_to(
                here[0] + (after[0] - before[0]) / 6,
                here[1] + (after[1] - before[1]) / 6,
                after[0] - (beyond[0] - here[0]) / 6,
                after[1] - (beyond[1] - here[1]) / 6,
                *after
            )
        if close:
            self.ctx.close_path()

    @contextmanager
    def placed(self, x, y, angle=0.0, scale=1.0):
        """Draws what follows about a point, turned and scaled."""
        self.ctx.save()
        self.ctx.translate(x, y)
        self.ctx.rotate(angle)
        self.ctx.scale(scale, scale)
        yield
        self.ctx.restore()

    @contextmanager
    def clipped(self):
        """Confines what follows to the present path."""
        self.ctx.save()
        self.ctx.clip()
        yield
        self.ctx.restore()

    # Light

    def glow(self, x, y, radius, colour, strength=1.0, operator=cairo.OPERATOR_SCREEN, flat=1.0):
        """Light round a point, fading out at `radius`; `flat` squeezes it vertically."""
        stops = [(t, fade(colour, strength * (1 - t) ** 2.2)) for t in (0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85, 1)]
        with self.placed(x, y):
            self.ctx.scale(1, flat)
            self.ctx.set_operator(operator)
            self.ctx.rectangle(-radius, -radius, 2 * radius, 2 * radius)
            self.fill(radial(0, 0, radius, *stops))

    @contextmanager
    def soft(self, radius, operator=cairo.OPERATOR_OVER, alpha=1.0):
        """Blurs what is drawn within, and then lays it on the picture."""
        factor = self.scale / max(1.0, radius * self.scale / 2)
        layer = cairo.ImageSurface(
            cairo.FORMAT_ARGB32,
            max(1, math.ceil(self.width * factor)),
            max(1, math.ceil(self.height * factor)),
        )
        outer, self.ctx = self.ctx, cairo.Context(layer)
        self.ctx.set_matrix(cairo.Matrix(xx=factor, yy=factor))
        yield
        self.ctx = outer
        for _ in range(2):
            layer = _blurred(layer)
        self._lay(layer, 0, 0, 1 / factor, 1 / factor, operator, alpha)

    def texture(self, columns, rows, colour, area=None, operator=cairo.OPERATOR_OVER, alpha=1.0):
        """Lays a coarse grid of colours, `colour(u, v)` with u and v from 0 to 1, smoothly over an area."""
        x, y, width, height = area or (0, 0, self.width, self.height)
        layer = cairo.ImageSurface(cairo.FORMAT_ARGB32, columns, rows)
        data, stride = layer.get_data(), layer.get_stride()
        for row in range(rows):
            place = row * stride
            for column in range(columns):
                r, g, b, a = colour((column + 0.5) / columns, (row + 0.5) / rows)
                a = min(1, max(0, a))
                data[place] = int(min(1, max(0, b)) * a * 255 + 0.5)
                data[place + 1] = int(min(1, max(0, g)) * a * 255 + 0.5)
                data[place + 2] = int(min(1, max(0, r)) * a * 255 + 0.5)
                data[place + 3] = int(a * 255 + 0.5)
                place += 4
        layer.mark_dirty()
        self._lay(layer, x, y, width / columns, height / rows, operator, alpha)

    def _lay(self, layer, x, y, across, down, operator, alpha):
        self.ctx.save()
        self.ctx.rectangle(x, y, layer.get_width() * across, layer.get_height() * down)
        self.ctx.clip()
        self.ctx.translate(x, y)
        self.ctx.scale(across, down)
        self.ctx.set_source_surface(layer)
        self.ctx.get_source().set_filter(cairo.FILTER_BILINEAR)
        self.ctx.get_source().set_extend(cairo.EXTEND_PAD)
        self.ctx.set_operator(operator)
        self.ctx.paint_with_alpha(alpha)
        self.ctx.restore()

    # Nature

    def ridge(self, base, height, features, seed, step=6, octaves=6, x0=None, x1=None):
        """The points of a skyline that rises up to `height` above `base`, with so many features across."""
        noise = Noise(seed)
        x0, x1 = (0 if x0 is None else x0), (self.width if x1 is None else x1)
        count = int((x1 - x0) / step) + 2
        points = []
        for i in range(count):
            x = x0 + i * step
            points.append((x, base - height * noise.fractal(features * x / self.width, 0.5, octaves)))
        return points

    def land(self, skyline, source):
        """Fills everything below a skyline."""
        foot = self.height + 10
        self.polygon([(skyline[0][0], foot), *skyline, (skyline[-1][0], foot)], source)

    def stars(self, count, below, colour=rgb("#fff6e6")):
        """Scatters stars over the sky, fewer and fainter towards `below`."""
        for _ in range(count):
            x, depth = self.random.random() * self.width, self.random.random() ** 1.4
            size = 0.7 + 2.1 * self.random.random() ** 6
            light = (1 - depth) * (0.35 + 0.65 * self.random.random())
            self.oval(x, depth * below, size, size, fade(colour, light))
            if size > 2:
                self.glow(x, depth * below, size * 7, colour, 0.35 * light)

    # Finish

    def vignette(self, strength=0.4):
        """Darkens the corners."""
        reach = math.hypot(self.width, self.height) / 2
        self.ctx.save()
        self.ctx.translate(self.width / 2, self.height / 2)
        self.ctx.scale(self.width / (reach * 1.42), self.height / (reach * 1.42))
        self.ctx.set_operator(cairo.OPERATOR_MULTIPLY)
        self.use(radial(0, 0, reach * 1.42, (0.45, (1, 1, 1, 1)), (1, (1 - strength,) * 3 + (1,))))
        self.ctx.paint()
        self.ctx.restore()

    def grain(self, strength=0.05):
        """Film grain, which also hides the steps of the gradients."""
        size = 512
        self.ctx.save()
        self.ctx.identity_matrix()
        for shade in (1, 0):
            pairs = zip(self.random.randbytes(size * size), self.random.randbytes(size * size))
            tile = cairo.ImageSurface.create_for_data(
                bytearray((a + b) // 2 for a, b in pairs), cairo.FORMAT_A8, size, size, size
            )
            self.ctx.set_source_rgba(shade, shade, shade, strength)
            pattern = cairo.SurfacePattern(tile)
            pattern.set_extend(cairo.EXTEND_REPEAT)
            pattern.set_filter(cairo.FILTER_NEAREST)
            self.ctx.mask(pattern)
        self.ctx.restore()


def _blurred(layer):
    """The layer under a small Gaussian kernel."""
    result = cairo.ImageSurface(cairo.FORMAT_ARGB32, layer.get_width(), layer.get_height())
    ctx = cairo.Context(result)
    ctx.set_operator(cairo.OPERATOR_ADD)
    for dx, across in ((-1, 1), (0, 2), (1, 1)):
        for dy, down in ((-1, 1), (0, 2), (1, 1)):
            ctx.set_source_surface(layer, dx, dy)
            ctx.paint_with_alpha(across * down / 16)
    return result
