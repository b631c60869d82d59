import DiptychShelf

extension PictureHeader {
  /// Reads IHDR, and of the chunks before the picture data those that bear on size and orientation.
  init?(png source: any ByteSource) {
    let order = ByteOrder.bigEndian
    guard let head = source.exactly(18, at: 8), head[4..<8].elementsEqual("IHDR".utf8) else { return nil }
    let width = order.number(head[8..<12])
    let height = order.number(head[12..<16])
    // The format stops at 2^31 - 1 a side.
    guard width <= Int32.max, height <= Int32.max else { return nil }
    self.init(format: .png, width: width, height: height)
    let colourType = head[17]
    bytesPerPixel = colourType & 4 == 0 ? 3 : 4

    var offset = 8 + 12 + order.number(head[0..<4])
    for _ in 0..<Self.longestWalk {
      guard let chunk = source.exactly(8, at: offset) else { return }
      let length = order.number(chunk[0..<4])
      switch String(decoding: chunk[4..<8], as: UTF8.self) {
      case "tRNS": bytesPerPixel = 4
      case "eXIf": orientation = TIFFDirectory(source, at: offset + 8)?.orientation ?? .topLeft
      case "IDAT", "IEND": return
      default: break
      }
      offset += 12 + length
    }
  }
}
