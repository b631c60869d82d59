import DiptychShelf

extension PictureHeader {
  /// Reads the first chunk, and the Exif chunk where the file says that it has one.
  init?(webp source: any ByteSource) {
    let order = ByteOrder.littleEndian
    guard let head = source.exactly(18, at: 12) else { return nil }
    switch String(decoding: head[0..<4], as: UTF8.self) {
    case "VP8X":
      self.init(format: .webp, width: order.number(head[12..<15]) + 1, height: order.number(head[15..<18]) + 1)
      if head[8] & 0x08 != 0 { orientation = Self.exifOrientation(webp: source) ?? .topLeft }
    case "VP8L":
      // A signature byte, then 14 bits for either side less one.
      let bits = order.number(head[9..<13])
      self.init(format: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      // A frame tag of three bytes and a start code of three come first.
      self.init(
        format: .webp, width: order.number(head[14..<16]) & 0x3FFF, height: order.number(head[16..<18]) & 0x3FFF)
    default:
      return nil
    }
    // The loader keeps a canvas of its own, and an animation two.
    workingBytesPerPixel = 8
  }

  private static func exifOrientation(webp source: any ByteSource) -> PhotoOrientation? {
    var offset = 12
    for _ in 0..<longestWalk {
      guard let chunk = source.exactly(8, at: offset) else { return nil }
      let length = ByteOrder.littleEndian.number(chunk[4..<8])
      if chunk[0..<4].elementsEqual("EXIF".utf8) {
        let start = offset + 8
        let hasMark = source.bytes(at: start, count: 6).elementsEqual(exifMark)
        return TIFFDirectory(source, at: hasMark ? start + 6 : start)?.orientation
      }
      offset += 8 + length + length & 1
    }
    return nil
  }
}
