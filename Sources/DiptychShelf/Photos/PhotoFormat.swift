/// A picture file format that Diptych shows.
public enum PhotoFormat: String, Sendable, CaseIterable {
  case jpeg
  case png
  case gif
  case tiff
  case webp

  /// How many bytes from the start of a file `init(magic:)` needs to see.
  public static let magicLength = 12

  /// The format that the first bytes of a file announce, whatever the file is called; nil when it is none of
  /// ours. `magic` holds the first `magicLength` bytes, fewer when the file is shorter.
  public init?(magic: [UInt8]) {
    if magic.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if magic.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if magic.starts(with: "GIF87a".utf8) || magic.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if magic.starts(with: [0x49, 0x49, 0x2A, 0x00]) || magic.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if magic.starts(with: "RIFF".utf8), magic.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// The format that a file name's extension (without the dot, any case) announces; nil when it is none of ours.
  public init?(pathExtension: some Collection<UInt8>) {
    switch pathExtension.count {
    case 3...4: break
    default: return nil
    }
    switch String(decoding: pathExtension.map { $0 | 0x20 }, as: UTF8.self) {
    case "jpg", "jpeg", "jpe", "jfif": self = .jpeg
    case "png": self = .png
    case "gif": self = .gif
    case "tif", "tiff": self = .tiff
    case "webp": self = .webp
    default: return nil
    }
  }
}
