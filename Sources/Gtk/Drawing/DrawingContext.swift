import CGtk

/// A pen on a surface; only valid inside the closure that it was handed to.
public struct DrawingContext {
  /// How pixels between pixels are made when a picture is drawn larger or smaller.
  public enum Filter: Sendable {
    /// The pixels themselves, as squares.
    case nearest
    /// Smooth, and averaged where the picture shrinks.
    case good

    var cairo: cairo_filter_t { self == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD }
  }

  let cairo: OpaquePointer

  init(_ cairo: OpaquePointer) { self.cairo = cairo }

  /// Runs the body, then forgets what it changed of the pen.
  public func saved(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  /// Moves the origin.
  public func translate(_ x: Double, _ y: Double) { cairo_translate(cairo, x, y) }

  /// Stretches all that follows.
  public func scale(_ x: Double, _ y: Double) { cairo_scale(cairo, x, y) }

  /// Turns all that follows, in radians, clockwise.
  public func rotate(_ angle: Double) { cairo_rotate(cairo, angle) }

  // MARK: Colour

  /// Draws in one colour.
  public func setColor(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Draws in colours that blend along a line, each at its part of the way from 0 to 1.
  public func setGradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ stops: [(at: Double, color: Color)]
  ) {
    guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.at, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws with a picture whose upper left corner is at the point.
  public func setSurface(_ surface: ImageSurface, x: Double, y: Double, filter: Filter = .good) {
    cairo_set_source_surface(cairo, surface.cairo, x, y)
    cairo_pattern_set_filter(cairo_get_source(cairo), filter.cairo)
    // The edge pixels stand for what is beyond: else a scaled picture fades out at its edge.
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
  }

  // MARK: Shape

  /// Begins the shape at a point.
  public func move(_ x: Double, _ y: Double) { cairo_move_to(cairo, x, y) }

  /// Draws the shape on to a point.
  public func line(_ x: Double, _ y: Double) { cairo_line_to(cairo, x, y) }

  /// Closes the shape.
  public func close() { cairo_close_path(cairo) }

  /// Adds a rectangle to the shape.
  public func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  /// Adds a rectangle with round corners to the shape.
  public func roundedRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
    let radius = min(radius, width / 2, height / 2)
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x + width - radius, y + radius, radius, -quarter, 0)
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, quarter)
    cairo_arc(cairo, x + radius, y + height - radius, radius, quarter, 2 * quarter)
    cairo_arc(cairo, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }

  /// Adds a circle to the shape.
  public func circle(_ x: Double, _ y: Double, radius: Double) {
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x, y, radius, 0, 2 * Double.pi)
  }

  /// Fills the shape and ends it.
  public func fill() { cairo_fill(cairo) }

  /// Draws the shape's outline in so many pixels, and ends it.
  public func stroke(width: Double) {
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }

  /// Keeps all that follows inside the shape, and ends it.
  public func clip() { cairo_clip(cairo) }

  /// Fills everything, with an opacity.
  public func paint(alpha: Double = 1) { cairo_paint_with_alpha(cairo, alpha) }

  /// Makes everything transparent.
  public func clear() {
    saved {
      cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
      cairo_paint(cairo)
    }
  }

  // MARK: Text

  /// Writes a text in the middle of a point.
  ///
  /// - Parameter font: in Pango's words, such as `Cantarell Bold 24`; the size is in points at 96 dpi.
  public func text(_ text: String, font: String, centeredAt x: Double, _ y: Double) {
    guard let layout = pango_cairo_create_layout(cairo) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let description = pango_font_description_from_string(font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, text, -1)
    var width: gint = 0
    var height: gint = 0
    pango_layout_get_pixel_size(layout, &width, &height)
    cairo_move_to(cairo, x - Double(width) / 2, y - Double(height) / 2)
    pango_cairo_show_layout(cairo, layout)
  }
}
