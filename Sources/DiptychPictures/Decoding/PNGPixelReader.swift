/// Reads the pixels out of plain PNG rows, whatever their depth and colour type.
struct PNGPixelReader {
  private let colourType: PNGHeader.ColourType
  private let bitDepth: Int
  /// The one colour that is transparent, two bytes a channel; empty when there is none.
  private let transparentColour: [UInt8]
  /// The colour for each value of a sample, where samples have eight bits at most and one channel.
  private let colours: [UInt32]

  init(_ png: PNGHeader) {
    colourType = png.colourType
    bitDepth = png.bitDepth
    transparentColour = png.colourType == .palette ? [] : png.transparency ?? []
    colours = png.colourType.channels == 1 && png.bitDepth <= 8 ? (0...255).map { Self.colour($0, png) } : []
  }

  /// Alpha, red, green and blue of one pixel of a row that begins with the byte for its filter.
  func pixel(_ column: Int, _ row: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if !colours.isEmpty {
      let bit = column * bitDepth
      let sample = row[1 + bit / 8] >> UInt8(8 - bitDepth - bit % 8) & UInt8((1 << bitDepth) - 1)
      return colours[Int(sample)]
    }
    // Of samples of two bytes the first says enough.
    let step = bitDepth / 8
    let start = 1 + column * colourType.channels * step
    func sample(_ channel: Int) -> UInt32 { UInt32(row[start + channel * step]) }
    if !transparentColour.isEmpty, isTransparent(row, start) { return 0 }
    switch colourType {
    case .grey, .palette: return 0xFF00_0000 | sample(0) * 0x01_0101
    case .greyAlpha: return sample(1) << 24 | sample(0) * 0x01_0101
    case .colour: return 0xFF00_0000 | sample(0) << 16 | sample(1) << 8 | sample(2)
    case .colourAlpha: return sample(3) << 24 | sample(0) << 16 | sample(1) << 8 | sample(2)
    }
  }

  private func isTransparent(_ row: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let step = bitDepth / 8
    // Of the colour's two bytes a channel the second is the one that counts for samples of one byte.
    return (0..<colourType.channels * step).allSatisfy { index in
      let place = step == 2 ? index : index * 2 + 1
      return place < transparentColour.count && row[start + index] == transparentColour[place]
    }
  }

  private static func colour(_ value: Int, _ png: PNGHeader) -> UInt32 {
    if png.colourType == .palette {
      guard value * 3 + 2 < png.palette.count else { return 0xFF00_0000 }
      let alpha = png.transparency.flatMap { value < $0.count ? $0[value] : nil } ?? 255
      return png.palette[value * 3..<value * 3 + 3].reduce(UInt32(alpha)) { $0 << 8 | UInt32($1) }
    }
    if let colour = png.transparency, colour.count >= 2, Int(colour[1]) == value { return 0 }
    let largest = (1 << png.bitDepth) - 1
    return 0xFF00_0000 | UInt32(min(value, largest) * 255 / largest) * 0x01_0101
  }
}
