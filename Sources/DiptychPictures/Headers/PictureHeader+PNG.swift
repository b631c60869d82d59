import DiptychShelf

extension PictureHeader {
  /// Reads the chunks before the picture data.
  init?(png source: any ByteSource) {
    guard let png = PNGHeader(source) else { return nil }
    self.init(format: .png, width: png.width, height: png.height)
    orientation = png.orientation
    bytesPerPixel = png.hasAlpha ? 4 : 3
    if !png.isInterlaced, width.multipliedReportingOverflow(by: height).partialValue > Self.largestWholePNG {
      scaleDenominators = Array(1...256)
    }
  }

  /// Up to this many pixels gdk-pixbuf decodes a PNG whole, which is quick enough and takes 64 MB at most.
  private static let largestWholePNG = 16_000_000
}
