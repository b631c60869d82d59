import DiptychShelf

extension PictureHeader {
  /// Reads the logical screen and the first frame, which may claim to be larger than the screen.
  init?(gif source: any ByteSource) {
    let order = ByteOrder.littleEndian
    guard let screen = source.exactly(7, at: 6) else { return nil }
    var width = order.number(screen[0..<2])
    var height = order.number(screen[2..<4])

    var offset = 13 + Self.colourTableBytes(flags: screen[4])
    walk: for _ in 0..<Self.longestWalk {
      switch source.bytes(at: offset, count: 1).first {
      case 0x2C:
        guard let frame = source.exactly(8, at: offset + 1) else { return nil }
        width = max(width, order.number(frame[4..<6]))
        height = max(height, order.number(frame[6..<8]))
        break walk
      case 0x21:
        offset = Self.end(ofSubBlocksAt: offset + 2, in: source)
      default:
        break walk
      }
    }
    self.init(format: .gif, width: width, height: height)
    // Beside the picture the library keeps one colour index a pixel.
    workingBytesPerPixel = 1
  }

  private static func end(ofSubBlocksAt start: Int, in source: any ByteSource) -> Int {
    var offset = start
    for _ in 0..<longestWalk {
      guard let length = source.bytes(at: offset, count: 1).first, length > 0 else { break }
      offset += 1 + Int(length)
    }
    return offset + 1
  }

  private static func colourTableBytes(flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 0x07) + 1)
  }
}
