import CDiptychGLib
import DiptychShelf

/// Reads a large PNG row by row and keeps averages of square blocks of its pixels, so that it takes the memory of
/// the result and no more. gdk-pixbuf, and libpng below it, can only hold such a picture whole.
final class PNGRows: PixelSource {
  private let file: PictureFile
  private let png: PNGHeader
  private let plan: DecodePlan
  private let pixels: UnsafeMutableBufferPointer<UInt8>
  private var rowsDone = 0

  /// - Parameter plan: with a denominator of 2 or more.
  init(file: PictureFile, plan: DecodePlan) throws(PictureError) {
    guard let png = PNGHeader(file), png.dataOffset != nil else { throw PictureError(.truncated, path: file.path) }
    guard png.rowBytes <= Self.longestRow else {
      throw PictureError(.tooLarge(width: png.width, height: png.height), path: file.path)
    }
    self.file = file
    self.png = png
    self.plan = plan
    pixels = .allocate(capacity: plan.decodedWidth * plan.decodedHeight * 4)
    pixels.initialize(repeating: 0)
  }

  deinit { pixels.deallocate() }

  var isIncomplete: Bool { rowsDone < png.height }

  func run(isCancelled: () -> Bool) throws {
    let inflater = PNGInflater(file: file, offset: png.dataOffset ?? 0)
    var unfilter = PNGUnfilter(png)
    var blocks = PNGBlockAverage(png, denominator: plan.denominator, target: pixels)
    while rowsDone < png.height {
      // A row of a picture this large is work for about a millisecond at most.
      if isCancelled() { throw CancellationError() }
      guard inflater.read(into: &unfilter.row), unfilter.apply() else { break }
      blocks.add(unfilter.row)
      rowsDone += 1
    }
    blocks.finish()
    guard rowsDone > 0 else { throw PictureError(.truncated, path: file.path) }
  }

  func withPixels<Result>(_ body: (StoredPixels) throws -> Result) throws -> Result {
    guard let base = pixels.baseAddress else { throw PictureError(.truncated, path: file.path) }
    return try body(
      StoredPixels(
        baseAddress: base, width: plan.decodedWidth, height: plan.decodedHeight, stride: plan.decodedWidth * 4,
        channels: 4))
  }

  /// The longest row that is worth keeping twice, in bytes.
  private static let longestRow = 32_000_000
}
