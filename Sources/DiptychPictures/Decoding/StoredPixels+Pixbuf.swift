import CDiptychGLib
import CDiptychPixbuf

extension StoredPixels {
  /// The pixels of a pixbuf, which has to outlive this value.
  init(_ pixbuf: OpaquePointer) {
    self.init(
      baseAddress: gdk_pixbuf_read_pixels(pixbuf), width: Int(gdk_pixbuf_get_width(pixbuf)),
      height: Int(gdk_pixbuf_get_height(pixbuf)), stride: Int(gdk_pixbuf_get_rowstride(pixbuf)),
      channels: Int(gdk_pixbuf_get_n_channels(pixbuf)))
  }

  /// Lends a copy scaled to another size, or these pixels when that is their size; nil when memory runs out.
  func withScaled<Result>(width: Int, height: Int, _ body: (StoredPixels) throws -> Result) rethrows -> Result? {
    if width == self.width, height == self.height { return try body(self) }
    // Nothing writes to the pixels; the library only has no word for that.
    let pixels = UnsafeMutablePointer(mutating: baseAddress)
    guard
      let whole = gdk_pixbuf_new_from_data(
        pixels, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, gint(self.width), gint(self.height), gint(stride), nil, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
    guard let scaled = gdk_pixbuf_scale_simple(whole, gint(width), gint(height), GDK_INTERP_BILINEAR) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    return try body(StoredPixels(scaled))
  }
}
