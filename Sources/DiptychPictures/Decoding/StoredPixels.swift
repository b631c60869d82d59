import DiptychShelf

/// Pixels as gdk-pixbuf lays them out: red, green, blue and perhaps alpha, a byte each, not premultiplied.
struct StoredPixels {
  let baseAddress: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  let stride: Int
  /// 3, or 4 with alpha.
  let channels: Int

  /// A copy turned upright and laid out as cairo wants it, and whether any of it is translucent.
  func upright(_ orientation: PhotoOrientation) -> (pixels: PixelBuffer, hasAlpha: Bool) {
    let size = orientation.uprightSize(width: width, height: height)
    // Where the stored pixel for the upright pixel (0, 0) lies, and how far it is to the next across and down.
    let origin = (orientation.flipsRows ? height - 1 : 0) * stride + (orientation.flipsColumns ? width - 1 : 0) * channels
    let alongRow = orientation.flipsColumns ? -channels : channels
    let alongColumn = orientation.flipsRows ? -stride : stride
    let across = orientation.swapsAxes ? alongColumn : alongRow
    let down = orientation.swapsAxes ? alongRow : alongColumn

    var leastAlpha: UInt32 = 255
    let pixels = PixelBuffer(byteCount: size.width * size.height * Picture.bytesPerPixel) { memory in
      let target = memory.bindMemory(to: UInt32.self)
      // In tiles, because a turned picture reads down the columns: each tile's rows stay in the cache.
      for top in Swift.stride(from: 0, to: size.height, by: Self.tile) {
        for left in Swift.stride(from: 0, to: size.width, by: Self.tile) {
          for y in top..<min(top + Self.tile, size.height) {
            var source = baseAddress + (origin + y * down + left * across)
            let row = y * size.width
            for x in left..<min(left + Self.tile, size.width) {
              if channels == 4 {
                let alpha = UInt32(source[3])
                leastAlpha = min(leastAlpha, alpha)
                target[row + x] = Self.premultiplied(source, alpha: alpha)
              } else {
                target[row + x] =
                  0xFF00_0000 | UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
              }
              source += across
            }
          }
        }
      }
    }
    return (pixels, leastAlpha < 255)
  }

  private static let tile = 64

  private static func premultiplied(_ source: UnsafePointer<UInt8>, alpha: UInt32) -> UInt32 {
    func scaled(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    return alpha << 24 | scaled(source[0]) << 16 | scaled(source[1]) << 8 | scaled(source[2])
  }
}
