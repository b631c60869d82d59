/// The sizes of the desktop's thumbnail cache; the raw value is the longest side in pixels.
public enum ThumbnailSize: Int, Sendable, CaseIterable {
  case normal = 128
  case large = 256
  case extraLarge = 512
  case extraExtraLarge = 1024

  /// The folder inside `thumbnails`.
  var folder: String {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "x-large"
    case .extraExtraLarge: "xx-large"
    }
  }
}
