public import DiptychShelf

/// Loads pictures and thumbnails off the caller's thread, two at once, what is looked at first.
///
/// Cancel the task that waits for a picture when it is no longer wanted: the decode stops at its next step, and
/// the caller gets `CancellationError` instead of a picture that is out of date.
public final class PictureLoader: Sendable {
  private let decoder: any PictureDecoder
  private let thumbnailer: Thumbnailer
  private let cache: PictureCache
  private let queue: WorkQueue

  /// A loader with its own queue.
  ///
  /// - Parameters:
  ///   - thumbnailer: where thumbnails are kept; the desktop's shared cache when nil.
  ///   - concurrency: how many pictures are decoded at once.
  public init(
    decoder: any PictureDecoder = PixbufDecoder(), thumbnailer: Thumbnailer? = nil,
    cache: PictureCache = PictureCache(), concurrency: Int = 2
  ) {
    self.decoder = decoder
    self.thumbnailer = thumbnailer ?? Thumbnailer(decoder: decoder)
    self.cache = cache
    queue = WorkQueue(concurrency: concurrency)
  }

  /// A picture at the size wanted.
  ///
  /// Throws `PictureError` when it cannot be shown, `CancellationError` when it is no longer wanted.
  public func load(_ request: PictureRequest, priority: PicturePriority = .shown) async throws -> Picture {
    try await cached(request, priority: priority) { [decoder] isCancelled in
      try decoder.decode(request, isCancelled: isCancelled)
    }
  }

  /// A small picture of a photo, from the desktop's thumbnail cache or made and put there.
  ///
  /// Its full size is that of the thumbnail. Throws as `load` does.
  public func thumbnail(
    of path: FilePath, size: ThumbnailSize = .normal, priority: PicturePriority = .thumbnail
  ) async throws -> Picture {
    let request = PictureRequest(path, size: .fitting(edge: size.rawValue))
    return try await cached(request, priority: priority) { [thumbnailer] isCancelled in
      try thumbnailer.thumbnail(of: path, size: size, isCancelled: isCancelled)
    }
  }

  private func cached(
    _ request: PictureRequest, priority: PicturePriority,
    _ make: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Picture
  ) async throws -> Picture {
    try await queue.run(priority: priority) { [cache] isCancelled in
      guard let stamp = FileStamp(request.path) else { return try make(isCancelled) }
      let key = PictureCache.Key(request: request, stamp: stamp)
      if let picture = cache[key] { return picture }
      let picture = try make(isCancelled)
      // A file that changed meanwhile is neither the one before nor surely the one after.
      if FileStamp(request.path) == stamp { cache.insert(picture, for: key) }
      return picture
    }
  }
}
