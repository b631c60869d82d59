import Gtk

/// Keeps the small covers of games that were lately on screen, so that scrolling does not draw them again.
final class CoverStore {
  private let size: Int
  private let scale: Int
  private var covers = SurfaceCache<String>()

  /// Creates a store of covers with so many pixels a side.
  init(size: Int, scale: Int) {
    self.size = size
    self.scale = scale
  }

  /// The small cover of the game with a name.
  func thumbnail(of name: String) -> ImageSurface? {
    if let cover = covers[name] { return cover }
    guard let cover = ImageSurface(width: size * scale, height: size * scale, scale: scale) else {
      return nil
    }
    cover.draw { CoverPainter.draw(name, size: Double(size), on: $0) }
    covers.keep(cover, for: name)
    return cover
  }
}
