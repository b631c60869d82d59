/// A decoded picture, upright and ready to be painted.
///
/// The pixels are cairo's ARGB32: four bytes a pixel, in memory blue, green, red, alpha on a little-endian
/// machine, colours premultiplied with alpha. An opaque picture has alpha 255 everywhere.
public struct Picture: Sendable {
  /// Size of the pixels held here, as displayed; 1 to 32767 a side, which is as far as cairo goes.
  public let width: Int
  public let height: Int
  /// Size of the whole picture at 100 %, as displayed.
  public let fullWidth: Int
  public let fullHeight: Int
  /// True when some of it lets through what is behind.
  public let hasAlpha: Bool
  /// True when the file ends early or is damaged, and the picture shows what came before that.
  public let isIncomplete: Bool
  /// The pixels, row after row; a row takes `stride` bytes.
  public let pixels: PixelBuffer

  /// Bytes from one row to the next.
  public var stride: Int { width * Picture.bytesPerPixel }

  /// Memory the pixels take, in bytes.
  public var byteCount: Int { pixels.byteCount }

  /// True when the pixels are fewer than the whole picture's.
  public var isScaledDown: Bool { width < fullWidth || height < fullHeight }

  /// The longest side that a picture may have, in pixels: cairo makes no larger surface.
  public static let longestSide = 32767

  static let bytesPerPixel = 4

  init(
    width: Int, height: Int, fullWidth: Int, fullHeight: Int, hasAlpha: Bool, isIncomplete: Bool,
    pixels: PixelBuffer
  ) {
    self.width = width
    self.height = height
    self.fullWidth = fullWidth
    self.fullHeight = fullHeight
    self.hasAlpha = hasAlpha
    self.isIncomplete = isIncomplete
    self.pixels = pixels
  }
}
