import DiptychShelf
import TestFixtures
import Testing

@testable import DiptychPictures

@Suite struct PixbufDecoderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func decode(
    _ bytes: [UInt8], name: String = "picture", size: PictureSize = .full,
    orientation: PhotoOrientation? = nil,
    limits: DecodePlan.Limits = DecodePlan.Limits()
  ) throws -> Picture {
    let path = try folder.write(bytes, to: name)
    return try PixbufDecoder(limits: limits).decode(
      PictureRequest(path, size: size, orientation: orientation), isCancelled: { false })
  }

  private func reason(_ bytes: [UInt8], name: String = "picture", size: PictureSize = .full) -> PictureError
    .Reason?
  {
    do {
      _ = try decode(bytes, name: name, size: size)
      return nil
    } catch {
      return (error as? PictureError)?.reason
    }
  }

  // MARK: - Orientation

  @Test(
    arguments: PhotoOrientation.allCases,
    [PictureSize.full, .covering(width: 30, height: 30), .fitting(edge: 24)])
  func jpegStandsUpright(_ orientation: PhotoOrientation, _ size: PictureSize) throws {
    let picture = try decode(TestPicture(orientation: orientation).jpeg, size: size)
    #expect(picture.cornerColours == [0, 1, 2, 3])
    #expect((picture.fullWidth, picture.fullHeight) == orientation.uprightSize(width: 96, height: 64))
  }

  @Test(arguments: PhotoOrientation.allCases, [PictureSize.full, .fitting(edge: 24)])
  func pngStandsUpright(_ orientation: PhotoOrientation, _ size: PictureSize) throws {
    let picture = try decode(TestPicture(orientation: orientation).png, size: size)
    #expect(picture.cornerColours == [0, 1, 2, 3])
  }

  @Test(arguments: PhotoOrientation.allCases, [PictureSize.full, .fitting(edge: 24)])
  func tiffStandsUpright(_ orientation: PhotoOrientation, _ size: PictureSize) throws {
    let picture = try decode(TestPicture(orientation: orientation).tiff, size: size)
    #expect(picture.cornerColours == [0, 1, 2, 3])
  }

  @Test(arguments: PhotoOrientation.allCases)
  func orientationFromTheLibraryWins(_ orientation: PhotoOrientation) throws {
    let stored = TestPicture(orientation: orientation)
    #expect(try decode(stored.encoded("png"), orientation: orientation).cornerColours == [0, 1, 2, 3])
    var other = stored
    other.orientation = .leftBottom
    // Stored for one orientation, but the file says another.
    var tiff = stored.tiff
    let tag = try #require(tiff.lastRange(of: [0x01, 0x12, 0, 4, 0, 0, 0, 1]))
    tiff[tag.upperBound + 3] = 8
    #expect(try decode(tiff, orientation: orientation).cornerColours == [0, 1, 2, 3])
  }

  @Test func orientationOutOfRangeIsUpright() throws {
    var jpeg = TestPicture().jpeg
    let tag = try #require(jpeg.lastRange(of: [0x01, 0x12, 0, 3, 0, 0, 0, 1]))
    jpeg[tag.upperBound + 1] = 9
    #expect(try decode(jpeg).cornerColours == [0, 1, 2, 3])
  }

  // MARK: - Pixels

  @Test func translucentPixelsArePremultiplied() throws {
    let picture = try decode(TestPicture(alpha: 128).encoded("png"))
    #expect(picture.hasAlpha)
    #expect(picture.pixel(1, 1) == [128, 0, 0, 128])
  }

  @Test func anOpaquePictureHasNoAlpha() throws {
    let picture = try decode(TestPicture().encoded("png"))
    #expect(!picture.hasAlpha)
    #expect(picture.pixel(95, 63) == [255, 255, 0, 255])
    #expect(picture.byteCount == 96 * 64 * 4)
  }

  @Test func gifShowsItsFirstFrame() throws {
    let picture = try decode(TestPicture.gif(width: 20, height: 10, frames: 3))
    #expect((picture.width, picture.height) == (20, 10))
    #expect(picture.pixel(19, 9) == [255, 0, 0, 255])
    #expect(!picture.isIncomplete)
  }

  @Test(.enabled(if: PixbufDecoder.supportedFormats.contains(.webp)))
  func webpIsShown() throws {
    // One red pixel, lossless.
    let data: [UInt8] = [0x2F, 0, 0, 0, 0, 0x07, 0x10, 0xFD, 0x8F, 0xFE, 0x07, 0x22, 0xA2, 0xFF, 0x01, 0]
    let chunk = Array("WEBPVP8L".utf8) + [15, 0, 0, 0] + data
    let picture = try decode(Array("RIFF".utf8) + [UInt8(chunk.count), 0, 0, 0] + chunk)
    #expect((picture.width, picture.height) == (1, 1))
    #expect(picture.pixel(0, 0) == [255, 0, 0, 255])
  }

  // MARK: - Size

  @Test func smallPicturesAreNotEnlarged() throws {
    for size in [PictureSize.covering(width: 1000, height: 1000), .fitting(edge: 256)] {
      let picture = try decode(TestPicture().jpeg, size: size)
      #expect((picture.width, picture.height) == (96, 64))
      #expect(!picture.isScaledDown)
    }
  }

  @Test func jpegIsScaledWhileItIsRead() throws {
    let picture = try decode(
      TestPicture(width: 803, height: 401).jpeg, size: .covering(width: 190, height: 90))
    #expect((picture.width, picture.height) == (201, 101))
    #expect((picture.fullWidth, picture.fullHeight) == (803, 401))
    #expect(picture.cornerColours == [0, 1, 2, 3])
  }

  @Test(arguments: [(1, 3000), (3000, 1)])
  func extremeShapesKeepAPixelOfTheirShortSide(_ width: Int, _ height: Int) throws {
    let picture = try decode(
      TestPicture(width: width, height: height).encoded("png"), size: .fitting(edge: 256))
    #expect((picture.width, picture.height) == (max(1, width * 256 / 3000), max(1, height * 256 / 3000)))
  }

  @Test func sidesBeyondCairoAreScaledDown() throws {
    let picture = try decode(TestPicture(width: 40000, height: 8).encoded("png"))
    #expect(picture.width == 32767)
    #expect(picture.fullWidth == 40000)
  }

  // MARK: - Refusals

  @Test(arguments: [PictureSize.full, .fitting(edge: 128)])
  func aBombIsRefusedByItsHeader(_ size: PictureSize) throws {
    let bomb = PNGChunk.headerOnly(width: 30000, height: 30000, bitDepth: 1, colourType: 0)
    #expect(reason(bomb, size: size) == .tooLarge(width: 30000, height: 30000))
    let giant = PNGChunk.headerOnly(width: Int(Int32.max), height: Int(Int32.max))
    #expect(reason(giant, size: size) == .tooLarge(width: Int(Int32.max), height: Int(Int32.max)))
  }

  @Test func aGIFFrameLargerThanItsScreenCounts() throws {
    var gif = TestPicture.gif(width: 4, height: 4)
    let frame = try #require(gif.firstRange(of: [0x2C, 0, 0, 0, 0]))
    gif.replaceSubrange(frame.upperBound..<frame.upperBound + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(reason(gif) == .tooLarge(width: 65535, height: 65535))
  }

  @Test func theErrorNamesTheSize() throws {
    let path = try folder.write(PNGChunk.headerOnly(width: 30000, height: 30000), to: "big.png")
    #expect(
      PictureError(.tooLarge(width: 30000, height: 30000), path: path).description
        == "“big.png” is too large to show: 30000 × 30000 pixels; make a smaller copy of it.")
  }

  @Test func whatIsNoPictureSaysSo() {
    #expect(reason([]) == .empty)
    #expect(reason(Array("hello\n".utf8), name: "text.jpg") == .notAPicture)
    #expect(reason(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), name: "a.png") == .notAPicture)
    #expect(reason(Array(TestPicture().jpeg.prefix(20)), name: "short.jpg") == .truncated)
    #expect(reason(PNGChunk.headerOnly(width: 3, height: 3)) == .damaged("Premature end-of-file encountered"))
  }

  @Test func theContentsDecideTheFormat() throws {
    #expect(try decode(TestPicture().png, name: "png.jpg").cornerColours == [0, 1, 2, 3])
    #expect(try decode(TestPicture().jpeg, name: "no-extension").cornerColours == [0, 1, 2, 3])
  }

  @Test func aQuickTimeWrapperReachesNoLoader() throws {
    let wrapped = BigEndian.bytes(16, count: 4) + Array("idsc".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
    #expect(reason(wrapped + TestPicture.gif(width: 4, height: 4), name: "a.gif") == .notAPicture)
  }

  // MARK: - Damage

  @Test func aTruncatedJPEGShowsItsGoodPart() throws {
    let jpeg = TestPicture(width: 400, height: 400).jpeg
    let picture = try decode(Array(jpeg.prefix(jpeg.count * 2 / 3)))
    #expect(picture.isIncomplete)
    #expect(picture.cornerColours.prefix(2) == [0, 1])
    #expect(picture.cornerColours.suffix(2) != [2, 3])
    #expect(picture.height == 400)
  }

  @Test func aTruncatedPNGShowsItsGoodPart() throws {
    let noise = TestPicture(width: 300, height: 300, alpha: 200).encoded("png", options: ["compression": "0"])
    let picture = try decode(Array(noise.prefix(noise.count * 2 / 3)))
    #expect(picture.isIncomplete)
    #expect(picture.pixel(10, 10) == [200, 0, 0, 200])
  }

  @Test func aWholePictureIsNotIncomplete() throws {
    for bytes in [TestPicture().jpeg, TestPicture().png, TestPicture().tiff] {
      #expect(try !decode(bytes).isIncomplete)
      #expect(try !decode(bytes, size: .fitting(edge: 10)).isIncomplete)
    }
  }
}

extension [UInt8] {
  fileprivate func firstRange(of pattern: [UInt8]) -> Range<Int>? {
    indices.first { self[$0...].starts(with: pattern) }.map { $0..<$0 + pattern.count }
  }

  fileprivate func lastRange(of pattern: [UInt8]) -> Range<Int>? {
    indices.last { self[$0...].starts(with: pattern) }.map { $0..<$0 + pattern.count }
  }
}
