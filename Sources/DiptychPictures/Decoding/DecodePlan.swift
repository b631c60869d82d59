import DiptychShelf

/// At which size a picture is decoded and delivered, settled from its header before memory is spent.
struct DecodePlan: Equatable {
  /// By how much the picture is scaled down while it is read.
  let denominator: Int
  /// Size that comes of it, as stored.
  let decodedWidth: Int
  let decodedHeight: Int
  /// Size delivered, as stored: equal to the decoded size, or scaled down from it.
  let outputWidth: Int
  let outputHeight: Int
  /// Estimated peak memory, in bytes.
  let memory: Int

  /// The limits of one decode.
  struct Limits: Sendable {
    /// Pictures with more pixels are refused.
    var pixels = 400_000_000
    /// Bytes that one decode may use, its result included.
    var memory = 300_000_000
  }

  /// Plans the decode of a picture for somebody who wants it at `size`, which is meant upright; nil when
  /// the picture cannot be decoded within `limits`.
  init?(_ header: PictureHeader, orientation: PhotoOrientation, size: PictureSize, limits: Limits = Limits()) {
    let (width, height) = (header.width, header.height)
    guard width <= limits.pixels, height <= limits.pixels, header.pixelCount <= limits.pixels else { return nil }
    let full = orientation.uprightSize(width: width, height: height)
    var scale = size.scale(fullWidth: full.width, fullHeight: full.height)
    let largestScale = Double(Picture.longestSide) / Double(max(width, height))
    scale = min(scale, largestScale)

    let fixedMemory = Int(Double(header.pixelCount) * header.workingBytesPerPixel)
    // The coarsest step that still has every pixel wanted, or one beyond where that takes too much memory.
    let finest = header.scaleDenominators.last { 1 / Double($0) >= scale } ?? 1
    for denominator in header.scaleDenominators where denominator >= finest {
      let decodedWidth = (width + denominator - 1) / denominator
      let decodedHeight = (height + denominator - 1) / denominator
      let bytesPerPixel = denominator > 1 && header.format == .png ? 4 : header.bytesPerPixel
      let decodedMemory = fixedMemory + decodedWidth * decodedHeight * bytesPerPixel
      let room = Double(limits.memory - decodedMemory)
      let wanted = min(largestScale, Self.outputScale(wanted: scale, denominator: denominator, size: size))
      // A picture that is scaled again exists once more at its final size.
      let isScaledAgain = wanted * Double(denominator) < 1
      let outputBytesPerPixel = Picture.bytesPerPixel + (isScaledAgain ? bytesPerPixel : 0)
      let outputMemory = Double(header.pixelCount * outputBytesPerPixel) * wanted * wanted
      let isLast = denominator == header.scaleDenominators.last
      guard room >= outputMemory || (isLast && room >= Self.leastOutput) else { continue }
      let fitting = room >= outputMemory ? wanted : (room / Double(header.pixelCount * (Picture.bytesPerPixel + bytesPerPixel))).squareRoot()

      self.denominator = denominator
      self.decodedWidth = decodedWidth
      self.decodedHeight = decodedHeight
      let isWhole = fitting * Double(denominator) >= 1
      outputWidth = isWhole ? decodedWidth : max(1, Int((Double(width) * fitting).rounded()))
      outputHeight = isWhole ? decodedHeight : max(1, Int((Double(height) * fitting).rounded()))
      memory = decodedMemory + outputWidth * outputHeight * outputBytesPerPixel
      return
    }
    return nil
  }

  /// The scale to deliver when the library decodes at 1/`denominator`. A picture to be looked at is not scaled
  /// again for less than a factor of two, since painting scales it anyhow; a thumbnail gets its exact size.
  private static func outputScale(wanted: Double, denominator: Int, size: PictureSize) -> Double {
    let decoded = 1 / Double(denominator)
    if case .fitting = size { return min(wanted, decoded) }
    return wanted * 2 > decoded ? decoded : wanted
  }

  /// The least memory, in bytes, that makes it worth showing a picture which does not fit at the size wanted.
  private static let leastOutput = 16_000_000.0
}
