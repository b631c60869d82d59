import Gtk

/// The small pictures that were lately in lists, so that scrolling does not make them again.
struct SurfaceCache<Key: Hashable> {
  /// How many are kept: a few screens' worth.
  static var capacity: Int { 600 }

  private var surfaces: [Key: ImageSurface] = [:]
  private var order: [Key] = []

  subscript(key: Key) -> ImageSurface? { surfaces[key] }

  /// Keeps a picture, and lets the one go that was kept longest where there are too many.
  mutating func keep(_ surface: ImageSurface, for key: Key) {
    if surfaces.updateValue(surface, forKey: key) == nil { order.append(key) }
    if order.count > Self.capacity { surfaces[order.removeFirst()] = nil }
  }
}
