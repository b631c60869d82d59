import CGtk

/// A picture in memory that can be drawn.
@MainActor
public final class ImageSurface {
  let cairo: OpaquePointer

  /// The longest side that a surface can have, in pixels; cairo's limit.
  public nonisolated static let maximumSide = 32767

  /// Creates an empty, transparent surface; nil for a size that cairo cannot hold or where memory is short.
  ///
  /// - Parameter scale: the device pixels in one unit of the drawing.
  public init?(width: Int, height: Int, scale: Int = 1) {
    guard (0...ImageSurface.maximumSide).contains(width), (0...ImageSurface.maximumSide).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    cairo = surface
  }

  /// Creates a surface from rows of premultiplied ARGB32 pixels in the machine's byte order.
  ///
  /// - Parameters:
  ///   - stride: the bytes from one row to the next.
  ///   - pixels: the rows; copied.
  public convenience init?(width: Int, height: Int, stride: Int, pixels: UnsafeRawBufferPointer, scale: Int = 1) {
    // The sides first: the products cannot overflow then.
    guard (1...ImageSurface.maximumSide).contains(width), (1...ImageSurface.maximumSide).contains(height),
      stride >= width * 4, height == 1 || stride <= pixels.count,
      pixels.count >= stride * (height - 1) + width * 4
    else { return nil }
    self.init(width: width, height: height, scale: scale)
    cairo_surface_flush(cairo)
    let ownStride = Int(cairo_image_surface_get_stride(cairo))
    guard let data = cairo_image_surface_get_data(cairo), let source = pixels.baseAddress else { return nil }
    for row in 0..<height { memcpy(data + row * ownStride, source + row * stride, width * 4) }
    cairo_surface_mark_dirty(cairo)
  }

  isolated deinit { cairo_surface_destroy(cairo) }

  /// The width in device pixels.
  public var width: Int { Int(cairo_image_surface_get_width(cairo)) }

  /// The height in device pixels.
  public var height: Int { Int(cairo_image_surface_get_height(cairo)) }

  /// Draws on the surface.
  public func draw(_ body: (DrawingContext) -> Void) {
    guard let context = cairo_create(cairo) else { return }
    body(DrawingContext(context))
    cairo_destroy(context)
  }

  /// The colour of one device pixel, counted from the upper left; nil outside the surface.
  public func color(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    cairo_surface_flush(cairo)
    guard let data = cairo_image_surface_get_data(cairo) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(cairo))
    let pixel = UnsafeRawPointer(data).load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return Color(0, 0, 0, alpha: 0) }
    // Colours are stored premultiplied.
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / alpha }
    return Color(part(16), part(8), part(0), alpha: alpha / 255)
  }
}
