import DiptychShelf

extension PictureHeader {
  /// Reads the first directory.
  init?(tiff source: any ByteSource) {
    guard let directory = TIFFDirectory(source), let width = directory[.imageWidth],
      let height = directory[.imageLength], width <= Int32.max, height <= Int32.max
    else { return nil }
    self.init(format: .tiff, width: width, height: height)
    orientation = directory.orientation ?? .topLeft
    // A strip may hold the whole picture; libtiff then unpacks all of it before it converts it.
    let samples = min(directory[.samplesPerPixel] ?? 1, 16)
    let bits = min(directory[.bitsPerSample] ?? 1, 64)
    workingBytesPerPixel = Double(samples * bits) / 8
  }
}
