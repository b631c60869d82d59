import CDiptychGLib
import DiptychShelf
import Testing

@testable import DiptychPictures

/// The reader of large PNGs against gdk-pixbuf, on small ones that both can read.
@Suite struct PNGRowsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A kind of PNG: colour type and bit depth, with or without transparency of the simple sort.
  struct Kind: CustomTestStringConvertible {
    let colourType: UInt8
    let bitDepth: UInt8
    var hasTransparency = false

    var testDescription: String { "type \(colourType), \(bitDepth) bit\(hasTransparency ? ", tRNS" : "")" }

    static let all: [Kind] =
      [1, 2, 4, 8, 16].flatMap { [Kind(colourType: 0, bitDepth: $0), Kind(colourType: 0, bitDepth: $0, hasTransparency: true)] }
      + [8, 16].flatMap { depth in [2, 4, 6].map { Kind(colourType: $0, bitDepth: depth) } }
      + [8, 16].map { Kind(colourType: 2, bitDepth: $0, hasTransparency: true) }
      + [1, 2, 4, 8].flatMap { [Kind(colourType: 3, bitDepth: $0), Kind(colourType: 3, bitDepth: $0, hasTransparency: true)] }

    var bitsPerPixel: Int { Int(bitDepth) * [1, 0, 3, 1, 2, 0, 4][Int(colourType)] }

    /// A file whose stored bytes are random, with every filter in turn: any bytes make a picture.
    func file(width: Int, height: Int) -> [UInt8] {
      var random = SystemRandomNumberGenerator()
      var rows: [UInt8] = []
      for y in 0..<height {
        rows.append(UInt8(y % 5))
        for _ in 0..<(width * bitsPerPixel + 7) / 8 { rows.append(UInt8.random(in: 0...255, using: &random)) }
      }
      var bytes = PNGChunk.headerOnly(width: width, height: height, bitDepth: bitDepth, colourType: colourType)
      if colourType == 3 {
        let colours = 1 << Int(bitDepth)
        bytes += PNGChunk("PLTE", (0..<colours * 3).map { _ in UInt8.random(in: 0...255, using: &random) }).bytes
        if hasTransparency { bytes += PNGChunk("tRNS", [0, 100]).bytes }
      } else if hasTransparency {
        // A colour that one-bit pictures surely have, and others rarely.
        bytes += PNGChunk("tRNS", colourType == 0 ? [0, 1] : [0, 1, 0, 1, 0, 1]).bytes
      }
      // In two chunks, which may part anywhere.
      let data = Deflate.zlib(rows)
      return bytes + PNGChunk("IDAT", Array(data.prefix(data.count / 3))).bytes
        + PNGChunk("IDAT", Array(data.dropFirst(data.count / 3))).bytes + PNGChunk("IEND", []).bytes
    }
  }

  private func pixels(_ source: some PixelSource) throws -> [[Int]] {
    try source.run(isCancelled: { false })
    return try source.withPixels { pixels in
      (0..<pixels.width * pixels.height).map { index in
        let start = index / pixels.width * pixels.stride + index % pixels.width * pixels.channels
        return (0..<4).map { $0 < pixels.channels ? Int(pixels.baseAddress[start + $0]) : 255 }
      }
    }
  }

  private func rows(_ path: FilePath, denominator: Int) throws -> PNGRows {
    let file = try PictureFile(path)
    var header = try #require(PictureHeader(.png, from: file))
    header.scaleDenominators = [1, denominator]
    let size = PictureSize.fitting(edge: max(header.width, header.height) / denominator)
    let plan = try #require(DecodePlan(header, orientation: .topLeft, size: size))
    #expect(plan.denominator == denominator)
    return try PNGRows(file: file, plan: plan)
  }

  @Test(arguments: Kind.all)
  func blocksAreTheAverageOfWhatTheLibraryReads(_ kind: Kind) throws {
    let (width, height, denominator) = (37, 23, 3)
    let path = try folder.write(kind.file(width: width, height: height), to: "a.png")
    let file = try PictureFile(path)
    let header = try #require(PictureHeader(.png, from: file))
    let plan = try #require(DecodePlan(header, orientation: .topLeft, size: .full))
    let whole = try pixels(PixbufLoading(file: file, header: header, plan: plan))
    let found = try pixels(rows(path, denominator: denominator))

    let blocksPerLine = (width + denominator - 1) / denominator
    for (index, block) in found.enumerated() {
      let (left, top) = (index % blocksPerLine * denominator, index / blocksPerLine * denominator)
      var sums = [0, 0, 0, 0]
      var count = 0
      for y in top..<min(top + denominator, height) {
        for x in left..<min(left + denominator, width) {
          let pixel = whole[y * width + x]
          for channel in 0..<3 { sums[channel] += pixel[channel] * pixel[3] }
          sums[3] += pixel[3]
          count += 1
        }
      }
      let colour = (0..<3).map { sums[3] == 0 ? 0 : (sums[$0] + sums[3] / 2) / sums[3] }
      #expect(block == colour + [(sums[3] + count / 2) / count])
    }
  }

  @Test func whatIsCutOffIsNoticed() throws {
    let bytes = Kind(colourType: 6, bitDepth: 8).file(width: 60, height: 60)
    let half = try rows(try folder.write(Array(bytes.prefix(bytes.count / 2)), to: "half.png"), denominator: 2)
    try half.run(isCancelled: { false })
    #expect(half.isIncomplete)
    let none = try rows(try folder.write(Array(bytes.prefix(60)), to: "none.png"), denominator: 2)
    #expect(throws: PictureError.self) { try none.run(isCancelled: { false }) }
    let whole = try rows(try folder.write(bytes, to: "whole.png"), denominator: 2)
    try whole.run(isCancelled: { false })
    #expect(!whole.isIncomplete)
  }

  @Test func damagedDataEndsThePicture() throws {
    var bytes = Kind(colourType: 2, bitDepth: 8).file(width: 60, height: 60)
    for index in bytes.count / 2..<bytes.count / 2 + 40 { bytes[index] = 0xAA }
    let damaged = try rows(try folder.write(bytes, to: "damaged.png"), denominator: 2)
    try damaged.run(isCancelled: { false })
  }

  @Test func itStopsBetweenTwoRows() throws {
    let source = try rows(try folder.write(Kind(colourType: 0, bitDepth: 8).file(width: 20, height: 20), to: "a.png"), denominator: 2)
    var asked = 0
    #expect(throws: CancellationError.self) {
      try source.run {
        asked += 1
        return asked > 3
      }
    }
  }

  @Test func aPictureOfAHundredMegapixelsTakesTheMemoryOfItsResult() throws {
    let png = PNGChunk.headerOnly(width: 12000, height: 10000, bitDepth: 1, colourType: 0)
    let header = try #require(PictureHeader(.png, from: png))
    let plan = try #require(DecodePlan(header, orientation: .topLeft, size: .covering(width: 600, height: 500)))
    #expect(plan.memory < 10_000_000)
    #expect([plan.decodedWidth, plan.decodedHeight] == [600, 500])
  }
}

enum Deflate {
  /// Compresses as PNG wants it.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 1) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 1000)
    var (read, written) = (gsize(0), gsize(0))
    g_converter_convert(
      compressor, bytes, gsize(bytes.count), &output, gsize(output.count), G_CONVERTER_INPUT_AT_END, &read, &written, nil)
    return Array(output.prefix(Int(written)))
  }
}
