import DiptychPictures
import DiptychShelf
import Gtk

/// Loads pictures for the windows and makes them fit to draw.
final class PictureSession {
  /// A file as it was when a list was read: another library's photos, and a file that changed, are others.
  private struct Version: Hashable {
    let path: FilePath
    let stamp: FileStamp
  }

  private let loader: PictureLoader
  private var thumbnails = SurfaceCache<Version>()
  private var waiting: [Version: Task<Void, Never>] = [:]

  /// Creates a session over a loader.
  init(_ loader: PictureLoader = PictureLoader()) { self.loader = loader }

  /// A picture in at least so many device pixels, or in all it has.
  func load(_ request: PictureRequest) async throws -> (surface: ImageSurface, picture: Picture) {
    let picture = try await loader.load(request)
    guard let surface = ImageSurface(picture) else {
      throw PictureError(.tooLarge(width: picture.fullWidth, height: picture.fullHeight), path: request.path)
    }
    return (surface, picture)
  }

  /// The small picture of a photo where it is at hand; else it is loaded, and the closure called when it is.
  ///
  /// - Parameter size: the side of the square in which it is drawn, in pixels.
  func thumbnail(
    of photo: PhotoSummary, size: Int, scale: Int, whenLoaded: @escaping () -> Void
  ) -> ImageSurface? {
    let version = Version(path: photo.path, stamp: photo.stamp)
    if let surface = thumbnails[version] { return surface }
    guard waiting[version] == nil else { return nil }
    waiting[version] = Task { [weak self, loader] in
      let small: ImageSurface?
      do {
        small = ImageSurface(try await loader.thumbnail(of: version.path))?.squared(size: size, scale: scale)
      } catch {
        // Kept, too: nothing would come of trying again at each drawing.
        small = error is CancellationError ? nil : ImageSurface.noPicture(size: size, scale: scale)
      }
      guard let self else { return }
      self.waiting[version] = nil
      guard let small else { return }
      self.thumbnails.keep(small, for: version)
      whenLoaded()
    }
    return nil
  }
}

extension ImageSurface {
  /// Creates a surface with a decoded picture's pixels.
  convenience init?(_ picture: Picture) {
    self.init(
      width: picture.width, height: picture.height, stride: picture.stride,
      pixels: UnsafeRawBufferPointer(start: picture.pixels.baseAddress, count: picture.pixels.byteCount))
  }

  /// What stands in a list for a photo that cannot be shown: a square with an empty frame in it.
  ///
  /// In a colour that can be seen on light rows, dark ones and the selected one.
  static func noPicture(size: Int, scale: Int) -> ImageSurface? {
    guard let square = ImageSurface(width: size * scale, height: size * scale, scale: scale) else {
      return nil
    }
    let side = Double(size)
    let gray = Color(0.55, 0.55, 0.55)
    square.draw { context in
      context.setColor(gray.withAlpha(0.18))
      context.roundedRectangle(0, 0, side, side, radius: 4)
      context.fill()
      context.setColor(gray)
      let (left, top, right, bottom) = (side * 0.28, side * 0.33, side * 0.72, side * 0.67)
      context.roundedRectangle(left, top, right - left, bottom - top, radius: 2)
      context.stroke(width: 1.5)
      context.move(left, bottom)
      context.line(right, top)
      context.stroke(width: 1.5)
    }
    return square
  }

  /// The middle of the picture in a square with round corners.
  func squared(size: Int, scale: Int) -> ImageSurface? {
    guard let square = ImageSurface(width: size * scale, height: size * scale, scale: scale) else {
      return nil
    }
    let side = Double(size)
    let factor = side / Double(min(width, height))
    square.draw { context in
      context.roundedRectangle(0, 0, side, side, radius: 4)
      context.clip()
      context.translate((side - Double(width) * factor) / 2, (side - Double(height) * factor) / 2)
      context.scale(factor, factor)
      context.setSurface(self, x: 0, y: 0)
      context.paint()
    }
    return square
  }
}
