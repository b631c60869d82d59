import DiptychShelf

/// The first image file directory of a TIFF structure: a TIFF file, or an Exif block inside another format.
struct TIFFDirectory {
  enum Tag: Int {
    case imageWidth = 256
    case imageLength = 257
    case bitsPerSample = 258
    case orientation = 274
    case samplesPerPixel = 277
  }

  private let order: ByteOrder
  private let source: any ByteSource
  private let start: Int
  private var entries: [Int: ArraySlice<UInt8>] = [:]

  /// Reads the directory of the TIFF structure that begins at `start`; nil when there is none.
  init?(_ source: any ByteSource, at start: Int = 0) {
    guard let head = source.exactly(8, at: start) else { return nil }
    switch (head[0], head[1]) {
    case (0x49, 0x49): order = .littleEndian
    case (0x4D, 0x4D): order = .bigEndian
    default: return nil
    }
    guard order.number(head[2..<4]) == 42 else { return nil }
    self.source = source
    self.start = start

    let offset = start + order.number(head[4..<8])
    guard let countBytes = source.exactly(2, at: offset) else { return nil }
    let table = source.bytes(at: offset + 2, count: order.number(countBytes) * 12)
    for entry in stride(from: 0, through: table.count - 12, by: 12) {
      let tag = order.number(table[entry..<entry + 2])
      if entries[tag] == nil { entries[tag] = table[entry + 2..<entry + 12] }
    }
  }

  /// The first value of a tag of type SHORT or LONG; nil when it is absent or of another type.
  subscript(tag: Tag) -> Int? {
    guard let entry = entries[tag.rawValue] else { return nil }
    let body = Array(entry)
    let count = order.number(body[2..<6])
    let size: Int
    switch order.number(body[0..<2]) {
    case 3: size = 2
    case 4: size = 4
    default: return nil
    }
    guard count >= 1 else { return nil }
    if count * size <= 4 { return order.number(body[6..<6 + size]) }
    // Values that do not fit into the entry stand elsewhere.
    return source.exactly(size, at: start + order.number(body[6..<10])).map { order.number($0) }
  }

  /// The Orientation tag, nil when it is absent.
  var orientation: PhotoOrientation? {
    self[.orientation].map { PhotoOrientation(tagValue: $0) }
  }
}
