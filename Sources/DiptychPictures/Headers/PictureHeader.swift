import DiptychShelf

/// What a picture file says about itself before any of it is decoded.
struct PictureHeader: Equatable {
  var format: PhotoFormat
  /// Size as stored, in pixels; both at least 1.
  var width: Int
  var height: Int
  /// How the file says its picture has to be turned.
  var orientation = PhotoOrientation.topLeft
  /// Bytes a pixel takes in the decoded picture as the decoding library holds it.
  var bytesPerPixel = 4
  /// Bytes a stored pixel costs the library beside the decoded picture, whatever the scale.
  var workingBytesPerPixel = 0.0

  /// By which whole numbers the picture can be scaled down while it is read, in order; 1 is always among them.
  var scaleDenominators = [1]

  /// Pixels as stored.
  var pixelCount: Int { width * height }

  /// Reads the header of a file of a known format; nil when it is cut short or contradicts itself.
  init?(_ format: PhotoFormat, from source: any ByteSource) {
    let header: PictureHeader? =
      switch format {
      case .jpeg: PictureHeader(jpeg: source)
      case .png: PictureHeader(png: source)
      case .gif: PictureHeader(gif: source)
      case .tiff: PictureHeader(tiff: source)
      case .webp: PictureHeader(webp: source)
      }
    guard let header, header.width > 0, header.height > 0 else { return nil }
    self = header
  }

  /// How many chunks, segments or blocks are looked at before the picture data: far more than real files
  /// have, and few enough that a file made of nothing else costs no time.
  static let longestWalk = 4096

  init(format: PhotoFormat, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }
}
