/// What a test needs to know of a picture without decoding it.
struct PictureFile {
  /// `jpeg`, `png` or `webp`, by the first bytes; nil for anything else.
  let format: String?
  /// The Exif orientation of a JPEG, 1 to 8; nil where none is said.
  let orientation: Int?

  init(bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = "jpeg"
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = "png"
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      format = "webp"
    } else {
      format = nil
    }
    orientation = format == "jpeg" ? PictureFile.exifOrientation(bytes) : nil
  }

  /// Walks the JPEG's segments to Exif, and its first directory to tag 0x0112.
  private static func exifOrientation(_ bytes: [UInt8]) -> Int? {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
      let end = min(bytes.count, at + 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3]))
      let segment = bytes[(at + 4)..<max(at + 4, end)]
      if bytes[at + 1] == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) {
        return tiffOrientation(Array(segment.dropFirst(6)))
      }
      at = max(end, at + 2)
    }
    return nil
  }

  private static func tiffOrientation(_ tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: "II".utf8)
    func number(_ at: Int, _ length: Int) -> Int? {
      guard at >= 0, at + length <= tiff.count else { return nil }
      let digits = tiff[at..<(at + length)]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let at = directory + 2 + 12 * entry
      if number(at, 2) == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }
}
