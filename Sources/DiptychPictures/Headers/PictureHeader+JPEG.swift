import DiptychShelf

extension PictureHeader {
  /// Walks the marker segments up to the first scan.
  init?(jpeg source: any ByteSource) {
    var frame: JPEGFrame?
    var orientation: PhotoOrientation?
    var offset = 2
    for _ in 0..<Self.longestWalk {
      guard let head = source.exactly(4, at: offset), head[0] == 0xFF else { return nil }
      // Any number of fill bytes may stand before a marker.
      if head[1] == 0xFF {
        offset += 1
        continue
      }
      // Markers without a length: TEM and the restart markers.
      if head[1] == 0x01 || (0xD0...0xD8).contains(head[1]) {
        offset += 2
        continue
      }
      let length = ByteOrder.bigEndian.number(head[2..<4])
      guard length >= 2 else { return nil }
      let body = offset + 4
      switch head[1] {
      case 0xE1 where orientation == nil:
        if source.bytes(at: body, count: 6).elementsEqual(Self.exifMark) {
          orientation = TIFFDirectory(source, at: body + 6)?.orientation
        }
      // Start of frame, but for DHT (C4), JPG (C8) and DAC (CC), which lie in the same range.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(head[1]):
        guard frame == nil else { return nil }
        frame = JPEGFrame(marker: head[1], source.bytes(at: body, count: length - 2))
      case 0xDA:
        guard let frame else { return nil }
        self.init(format: .jpeg, width: frame.width, height: frame.height)
        self.orientation = orientation ?? .topLeft
        bytesPerPixel = 3
        scaleDenominators = [1, 2, 4, 8]
        let scanComponents = source.bytes(at: body, count: 1).first.map(Int.init) ?? 0
        if frame.isProgressive || scanComponents < frame.componentCount {
          // Then libjpeg keeps every coefficient, two bytes each, at full size.
          workingBytesPerPixel = frame.samplesPerPixel * 2
        }
        return
      case 0xD9: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }

  /// What stands before the TIFF structure in a JPEG's Exif segment, and in some WebP files' Exif chunk.
  static let exifMark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
}

/// A JPEG's start-of-frame segment.
private struct JPEGFrame {
  let isProgressive: Bool
  let width: Int
  let height: Int
  let componentCount: Int
  /// Sum over the components of their share of the full resolution.
  let samplesPerPixel: Double

  init?(marker: UInt8, _ body: [UInt8]) {
    guard body.count >= 6 else { return nil }
    isProgressive = marker & 0x03 == 2
    height = ByteOrder.bigEndian.number(body[1..<3])
    width = ByteOrder.bigEndian.number(body[3..<5])
    componentCount = Int(body[5])
    guard (1...4).contains(componentCount), body.count >= 6 + componentCount * 3 else { return nil }
    let factors = (0..<componentCount).map { body[7 + $0 * 3] }
    let horizontal = factors.map { Double($0 >> 4) }
    let vertical = factors.map { Double($0 & 0x0F) }
    guard let widest = horizontal.max(), let tallest = vertical.max(), widest > 0, tallest > 0 else { return nil }
    samplesPerPixel = zip(horizontal, vertical).reduce(0) { $0 + $1.0 * $1.1 } / (widest * tallest)
  }
}
