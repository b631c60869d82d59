import DiptychShelf
import Testing

@testable import DiptychPictures

@Suite struct PictureHeaderTests {
  @Test func jpegTellsSizeOrientationAndScans() throws {
    let header = try #require(PictureHeader(.jpeg, from: TestPicture(width: 30, height: 20, orientation: .leftBottom).jpeg))
    #expect([header.width, header.height] == [30, 20])
    #expect(header.orientation == .leftBottom)
    #expect(header.workingBytesPerPixel == 0)
  }

  @Test func aProgressiveJPEGIsToldByItsFrame() throws {
    var jpeg = TestPicture().jpeg
    let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    jpeg[frame + 1] = 0xC2
    let working = try #require(PictureHeader(.jpeg, from: jpeg)).workingBytesPerPixel
    // Colour at half the resolution each way, or at full.
    #expect(working == 3 || working == 6)
  }

  @Test func webpTellsItsSizeInAllThreeForms() throws {
    func webp(_ kind: String, _ body: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [10, 0, 0, 0] + body
    }
    let extended = try #require(PictureHeader(.webp, from: webp("VP8X", [0, 0, 0, 0, 0x0F, 0x27, 0, 0x1F, 0x4E, 0])))
    #expect([extended.width, extended.height] == [10000, 20000])
    let lossless = try #require(PictureHeader(.webp, from: webp("VP8L", [0x2F, 0x2B, 0xC1, 0x12, 0, 0, 0, 0, 0, 0])))
    #expect([lossless.width, lossless.height] == [300, 76])
    let lossy = try #require(PictureHeader(.webp, from: webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x2C, 1, 0xC8, 0])))
    #expect([lossy.width, lossy.height] == [300, 200])
  }

  @Test func webpsExifIsFound() throws {
    let exif = TestPicture.tiffWithOrientation(6)
    let webp = Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [10, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      + Array("EXIF".utf8) + [UInt8(exif.count), 0, 0, 0] + exif
    #expect(PictureHeader(.webp, from: webp)?.orientation == .rightTop)
  }

  @Test func impossibleSizesAreNoHeaders() {
    #expect(PictureHeader(.png, from: PNGChunk.headerOnly(width: 0, height: 5)) == nil)
    #expect(PictureHeader(.png, from: PNGChunk.headerOnly(width: 0xFFFF_FFFF, height: 5)) == nil)
    #expect(PictureHeader(.gif, from: TestPicture.gif(width: 0, height: 0)) == nil)
  }

  /// Whatever bytes stand in the header, it is read without a trap and in no time.
  @Test(.timeLimit(.minutes(1)), arguments: PhotoFormat.allCases)
  func randomDamageDoesNoHarm(_ format: PhotoFormat) {
    let files: [PhotoFormat: [UInt8]] = [
      .jpeg: TestPicture().jpeg, .png: TestPicture().png, .gif: TestPicture.gif(width: 9, height: 9),
      .tiff: TestPicture(width: 4, height: 4).tiff,
      .webp: Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [UInt8](repeating: 8, count: 60),
    ]
    let original = files[format] ?? []
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<4 { bytes[Int.random(in: 8..<bytes.count)] = UInt8.random(in: 0...255) }
      let header = PictureHeader(format, from: Array(bytes.prefix(Int.random(in: 0...bytes.count))))
      if let header { _ = DecodePlan(header, orientation: header.orientation, size: .full) }
    }
  }

  @Test func aFileOfNothingButChunksIsGivenUp() {
    var png = PNGChunk.headerOnly(width: 10, height: 10)
    for _ in 0..<10_000 { png += [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0] }
    #expect(PictureHeader(.png, from: png)?.width == 10)
    let jpeg: [UInt8] = [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000)
    #expect(PictureHeader(.jpeg, from: jpeg) == nil)
  }
}
