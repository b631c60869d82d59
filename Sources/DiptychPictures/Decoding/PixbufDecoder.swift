public import DiptychShelf
import CDiptychGLib
import CDiptychPixbuf

/// Decodes pictures in this process with gdk-pixbuf.
///
/// The file's first bytes choose the loader and its header settles the size before memory is spent, so neither a
/// lying name nor a lying header reaches a loader that nobody asked for.
public struct PixbufDecoder: PictureDecoder {
  private let limits: DecodePlan.Limits
  private let memory: MemoryGate

  /// A decoder whose decodes share one memory limit: together they use no more than one may alone.
  public init() {
    self.init(limits: DecodePlan.Limits())
  }

  init(limits: DecodePlan.Limits) {
    self.limits = limits
    memory = MemoryGate(capacity: limits.memory)
  }

  /// The formats of ours for which this computer has a loader.
  public static let supportedFormats: Set<PhotoFormat> = {
    var formats: Set<PhotoFormat> = []
    let list = gdk_pixbuf_get_formats()
    var node = list
    while let current = node {
      if let name = gdk_pixbuf_format_get_name(OpaquePointer(current.pointee.data)) {
        if let format = PhotoFormat(rawValue: String(cString: name)) { formats.insert(format) }
        g_free(name)
      }
      node = current.pointee.next
    }
    g_slist_free(list)
    return formats
  }()

  public func decode(_ request: PictureRequest, isCancelled: () -> Bool) throws -> Picture {
    let path = request.path
    let file = try PictureFile(path)
    let magic = file.bytes(at: 0, count: PhotoFormat.magicLength)
    guard let format = PhotoFormat(magic: magic) else { throw PictureError(.notAPicture, path: path) }
    guard Self.supportedFormats.contains(format) else { throw PictureError(.noLoader(format), path: path) }
    guard let header = PictureHeader(format, from: file) else { throw PictureError(.truncated, path: path) }
    let orientation = request.orientation ?? header.orientation
    let full = orientation.uprightSize(width: header.width, height: header.height)
    guard let plan = DecodePlan(header, orientation: orientation, size: request.size, limits: limits) else {
      throw PictureError(.tooLarge(width: full.width, height: full.height), path: path)
    }

    return try memory.withMemory(plan.memory) {
      if isCancelled() { throw CancellationError() }
      let source: any PixelSource =
        if format == .png, plan.denominator > 1 {
          try PNGRows(file: file, plan: plan)
        } else {
          try PixbufLoading(file: file, header: header, plan: plan)
        }
      try source.run(isCancelled: isCancelled)
      let upright = try source.withPixels {
        $0.withScaled(width: plan.outputWidth, height: plan.outputHeight) { $0.upright(header.remaining(orientation)) }
      }
      guard let (pixels, hasAlpha) = upright else {
        throw PictureError(.tooLarge(width: full.width, height: full.height), path: path)
      }
      let size = orientation.uprightSize(width: plan.outputWidth, height: plan.outputHeight)
      return Picture(
        width: size.width, height: size.height, fullWidth: full.width, fullHeight: full.height,
        hasAlpha: hasAlpha, isIncomplete: source.isIncomplete, pixels: pixels)
    }
  }
}

extension PictureHeader {
  /// What is left to do towards `orientation` after the loader: libtiff mirrors as the file's tag says, but does
  /// not turn (values 5 to 8 it takes for 1 to 4); the other loaders do neither.
  fileprivate func remaining(_ orientation: PhotoOrientation) -> PhotoOrientation {
    guard format == .tiff else { return orientation }
    return PhotoOrientation(
      swapsAxes: orientation.swapsAxes,
      flipsColumns: orientation.flipsColumns != mirroredByLoader.flipsColumns,
      flipsRows: orientation.flipsRows != mirroredByLoader.flipsRows)
  }

  private var mirroredByLoader: PhotoOrientation {
    PhotoOrientation(tagValue: orientation.swapsAxes ? orientation.rawValue - 4 : orientation.rawValue)
  }
}
