import DiptychShelf

/// The chunks of a PNG file that tell how its rows are stored, up to where they begin.
struct PNGHeader {
  enum ColourType: UInt8 {
    case grey = 0
    case colour = 2
    case palette = 3
    case greyAlpha = 4
    case colourAlpha = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .colour: 3
      case .colourAlpha: 4
      }
    }

    var hasAlpha: Bool { self == .greyAlpha || self == .colourAlpha }
  }

  let width: Int
  let height: Int
  let bitDepth: Int
  let colourType: ColourType
  let isInterlaced: Bool
  /// Red, green and blue of each palette entry.
  private(set) var palette: [UInt8] = []
  /// Alpha of the first palette entries, or the one colour that is transparent, two bytes a channel.
  private(set) var transparency: [UInt8]?
  private(set) var orientation = PhotoOrientation.topLeft
  /// Where the first chunk of picture data begins; nil when there is none.
  private(set) var dataOffset: Int?

  /// Bits of a row's pixel.
  var bitsPerPixel: Int { bitDepth * colourType.channels }

  /// Bytes of a row, without the byte for its filter.
  var rowBytes: Int { (width * bitsPerPixel + 7) / 8 }

  var hasAlpha: Bool { colourType.hasAlpha || transparency != nil }

  /// Reads the header; nil when it is cut short or says what no PNG may say.
  init?(_ source: any ByteSource) {
    let order = ByteOrder.bigEndian
    guard let head = source.exactly(21, at: 8), head[4..<8].elementsEqual("IHDR".utf8) else { return nil }
    width = order.number(head[8..<12])
    height = order.number(head[12..<16])
    bitDepth = Int(head[16])
    isInterlaced = head[20] != 0
    // The format stops at 2^31 - 1 a side.
    guard let colourType = ColourType(rawValue: head[17]), [1, 2, 4, 8, 16].contains(bitDepth),
      width <= Int32.max, height <= Int32.max
    else { return nil }
    self.colourType = colourType

    var offset = 8 + 12 + order.number(head[0..<4])
    for _ in 0..<PictureHeader.longestWalk {
      guard let chunk = source.exactly(8, at: offset) else { return }
      let length = order.number(chunk[0..<4])
      let body = offset + 8
      switch String(decoding: chunk[4..<8], as: UTF8.self) {
      case "PLTE": palette = source.bytes(at: body, count: min(length, 256 * 3))
      case "tRNS": transparency = source.bytes(at: body, count: min(length, 256))
      case "eXIf": orientation = TIFFDirectory(source, at: body)?.orientation ?? .topLeft
      case "IDAT":
        dataOffset = offset
        return
      case "IEND": return
      default: break
      }
      offset += 12 + length
    }
  }
}
