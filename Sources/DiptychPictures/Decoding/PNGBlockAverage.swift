/// Averages square blocks of a PNG's pixels as its rows come in.
struct PNGBlockAverage {
  private let width: Int
  private let reader: PNGPixelReader
  private let denominator: Int
  /// Red, green, blue and alpha of each block, not premultiplied.
  private let target: UnsafeMutableBufferPointer<UInt8>
  /// Sums of the blocks of the present line: red, green and blue, each times alpha, and alpha.
  private var sums: [Int]
  private let blocksPerLine: Int
  private var rowsInLine = 0
  private var line = 0

  init(_ png: PNGHeader, denominator: Int, target: UnsafeMutableBufferPointer<UInt8>) {
    width = png.width
    reader = PNGPixelReader(png)
    self.denominator = denominator
    self.target = target
    blocksPerLine = (png.width + denominator - 1) / denominator
    sums = Array(repeating: 0, count: blocksPerLine * 4)
  }

  /// Adds the next row, plain, after the byte for its filter.
  mutating func add(_ row: [UInt8]) {
    let (reader, blocksPerLine, denominator, width) = (reader, blocksPerLine, denominator, width)
    row.withUnsafeBufferPointer { row in
      sums.withUnsafeMutableBufferPointer { sums in
        var column = 0
        for block in 0..<blocksPerLine {
          var (red, green, blue, opacity) = (0, 0, 0, 0)
          for _ in 0..<min(denominator, width - column) {
            let pixel = reader.pixel(column, row)
            let alpha = Int(pixel >> 24)
            red += Int(pixel >> 16 & 0xFF) * alpha
            green += Int(pixel >> 8 & 0xFF) * alpha
            blue += Int(pixel & 0xFF) * alpha
            opacity += alpha
            column += 1
          }
          sums[block * 4] += red
          sums[block * 4 + 1] += green
          sums[block * 4 + 2] += blue
          sums[block * 4 + 3] += opacity
        }
      }
    }
    rowsInLine += 1
    if rowsInLine == denominator { finish() }
  }

  /// Writes the line of blocks that has been begun.
  mutating func finish() {
    guard rowsInLine > 0 else { return }
    for block in 0..<blocksPerLine {
      let pixelCount = min(denominator, width - block * denominator) * rowsInLine
      let opacity = sums[block * 4 + 3]
      let place = (line * blocksPerLine + block) * 4
      for channel in 0..<3 where opacity > 0 {
        target[place + channel] = UInt8((sums[block * 4 + channel] + opacity / 2) / opacity)
      }
      target[place + 3] = UInt8((opacity + pixelCount / 2) / pixelCount)
    }
    for index in sums.indices { sums[index] = 0 }
    rowsInLine = 0
    line += 1
  }
}
