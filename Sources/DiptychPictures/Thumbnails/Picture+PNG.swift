import CDiptychGLib
import CDiptychPixbuf

extension Picture {
  /// One transparent pixel, the body of an entry that only has to say something in its texts.
  static let transparentPixel = Picture(
    width: 1, height: 1, fullWidth: 1, fullHeight: 1, hasAlpha: true, isIncomplete: false,
    pixels: PixelBuffer(byteCount: bytesPerPixel) { _ = $0.initializeMemory(as: UInt8.self, repeating: 0) })

  /// The picture as a PNG file with texts in it; empty when memory runs out.
  func png(texts: [(key: String, value: String)]) -> [UInt8] {
    var straight = straightPixels
    return straight.withUnsafeMutableBufferPointer { buffer in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          buffer.baseAddress, GDK_COLORSPACE_RGB, 1, 8, gint(width), gint(height), gint(stride), nil, nil)
      else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      // What the levels above 3 save in size is not worth their time on pictures this small.
      let options = texts + [("compression", "3")]
      var keys = options.map { g_strdup($0.key) } + [nil]
      var values = options.map { g_strdup($0.value) } + [nil]
      defer { (keys + values).forEach { g_free($0) } }
      var file: UnsafeMutablePointer<CChar>?
      var size = gsize(0)
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &file, &size, "png", &keys, &values, nil) != 0 else { return [] }
      defer { g_free(file) }
      return UnsafeBufferPointer(start: file, count: Int(size)).map { UInt8(bitPattern: $0) }
    }
  }

  /// Red, green, blue and alpha of each pixel, not premultiplied.
  private var straightPixels: [UInt8] {
    let source = pixels.baseAddress.assumingMemoryBound(to: UInt32.self)
    return Array(unsafeUninitializedCapacity: byteCount) { target, initialized in
      for index in 0..<width * height {
        let pixel = source[index]
        let alpha = pixel >> 24
        for (channel, shift) in [16, 8, 0].enumerated() {
          let value = pixel >> UInt32(shift) & 0xFF
          let straight = alpha == 0 || alpha == 255 ? value : (value * 255 + alpha / 2) / alpha
          target[index * 4 + channel] = UInt8(min(straight, 255))
        }
        target[index * 4 + 3] = UInt8(alpha)
      }
      initialized = byteCount
    }
  }
}
