import DiptychShelf
import Testing

@testable import DiptychPictures

@Suite struct DecodePlanTests {
  private func header(
    _ format: PhotoFormat, _ width: Int, _ height: Int, bytesPerPixel: Int = 3, workingBytesPerPixel: Double = 0
  ) -> PictureHeader {
    var header = PictureHeader(format: format, width: width, height: height)
    header.bytesPerPixel = bytesPerPixel
    header.workingBytesPerPixel = workingBytesPerPixel
    if format == .jpeg { header.scaleDenominators = [1, 2, 4, 8] }
    return header
  }

  private func plan(
    _ header: PictureHeader, _ size: PictureSize, orientation: PhotoOrientation = .topLeft, memory: Int = 300_000_000
  ) -> DecodePlan? {
    DecodePlan(header, orientation: orientation, size: size, limits: .init(pixels: 400_000_000, memory: memory))
  }

  @Test(arguments: [(6000, 1), (3001, 1), (3000, 2), (1501, 2), (1500, 4), (800, 4), (750, 8), (10, 8)])
  func libjpegsStepHasEveryPixelWanted(_ width: Int, _ denominator: Int) throws {
    let made = try #require(plan(header(.jpeg, 6000, 4000), .covering(width: width, height: 1)))
    #expect(made.denominator == denominator)
    #expect(made.outputWidth >= width)
  }

  @Test func theBoxIsMeantUpright() throws {
    let made = try #require(plan(header(.jpeg, 6000, 4000), .covering(width: 1000, height: 1500), orientation: .rightTop))
    #expect([made.decodedWidth, made.decodedHeight] == [1500, 1000])
  }

  @Test func aThumbnailHasItsExactSize() throws {
    let made = try #require(plan(header(.jpeg, 6000, 4000), .fitting(edge: 256)))
    #expect([made.outputWidth, made.outputHeight] == [256, 171])
    #expect(made.decodedWidth == 750)
  }

  @Test func fourHundredMegapixelsAreShownAndMoreAreNot() throws {
    #expect(plan(header(.jpeg, 20000, 20000), .covering(width: 1200, height: 800))?.denominator == 8)
    #expect(plan(header(.jpeg, 20000, 20001), .covering(width: 1200, height: 800)) == nil)
  }

  @Test(arguments: [PictureSize.full, .covering(width: 1200, height: 800), .fitting(edge: 128)])
  func noPlanGoesBeyondTheMemory(_ size: PictureSize) {
    for format in PhotoFormat.allCases {
      for side in stride(from: 100, through: 20000, by: 700) {
        for working in [0.0, 1, 4] {
          let header = header(format, side, side, bytesPerPixel: 4, workingBytesPerPixel: working)
          if let made = plan(header, size) { #expect(made.memory <= 300_000_000) }
        }
      }
    }
  }

  @Test func whatDoesNotFitWholeIsShownSmaller() throws {
    let jpeg = try #require(plan(header(.jpeg, 9000, 7000), .full))
    #expect(jpeg.denominator == 2)
    let tiff = try #require(plan(header(.tiff, 8000, 6000, bytesPerPixel: 4), .full))
    #expect(tiff.denominator == 1 && tiff.outputWidth < 8000 && tiff.outputWidth > 2000)
    #expect(plan(header(.tiff, 12000, 8000, bytesPerPixel: 4), .fitting(edge: 128)) == nil)
  }

  @Test func aProgressiveJPEGCountsItsCoefficients() {
    #expect(plan(header(.jpeg, 9000, 9000, workingBytesPerPixel: 3), .fitting(edge: 128)) != nil)
    #expect(plan(header(.jpeg, 11000, 11000, workingBytesPerPixel: 3), .fitting(edge: 128)) == nil)
  }
}
