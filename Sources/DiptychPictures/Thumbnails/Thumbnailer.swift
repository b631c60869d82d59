import CDiptychGLib
public import DiptychShelf
import Glibc

/// Makes small upright pictures of photos and keeps them in the cache that the desktop's programs share.
public struct Thumbnailer: Sendable {
  private let decoder: any PictureDecoder
  private let cache: ThumbnailCache

  /// A thumbnailer.
  ///
  /// - Parameters:
  ///   - cacheDirectory: the folder that holds the folder `thumbnails`; `$XDG_CACHE_HOME` when nil.
  ///   - program: under which name failures are kept: program and version.
  public init(decoder: any PictureDecoder, cacheDirectory: FilePath? = nil, program: String = "diptych-1") {
    self.decoder = decoder
    let directory = cacheDirectory ?? Self.userCacheDirectory
    cache = ThumbnailCache(root: directory.absolute().appending("thumbnails"), program: program)
  }

  /// `$XDG_CACHE_HOME`, else `~/.cache`.
  private static var userCacheDirectory: FilePath {
    let name = UnsafeBufferPointer(start: g_get_user_cache_dir(), count: strlen(g_get_user_cache_dir()))
    return FilePath(bytes: name.map { UInt8(bitPattern: $0) })
  }

  /// The thumbnail of a photo: from the cache where it is up to date, else made and put there. Blocks.
  ///
  /// Never larger than the photo, and turned as the file itself says: other programs show it too. Throws `PictureError`, at once for a photo that failed before and has not
  /// changed; `CancellationError` once `isCancelled` says true.
  public func thumbnail(
    of path: FilePath, size: ThumbnailSize, isCancelled: () -> Bool
  ) throws -> Picture {
    let request = PictureRequest(path, size: .fitting(edge: size.rawValue))
    guard !cache.contains(path), let subject = ThumbnailCache.subject(at: path) else {
      return try decoder.decode(request, isCancelled: isCancelled)
    }
    let entry = cache.thumbnail(of: subject, size: size)
    if cache.isCurrent(entry, of: subject),
      let picture = try? decoder.decode(PictureRequest(entry, orientation: .topLeft), isCancelled: isCancelled),
      max(picture.width, picture.height) <= size.rawValue
    {
      return picture
    }
    if cache.isCurrent(cache.failure(of: subject), of: subject) {
      throw PictureError(.failedBefore, path: path)
    }
    do {
      let picture = try decoder.decode(request, isCancelled: isCancelled)
      // Of a file that is still being written the next look makes a better one.
      if !picture.isIncomplete, FileStamp(path) == subject.stamp {
        cache.write(picture.png(texts: cache.texts(for: subject)), to: entry)
      }
      return picture
    } catch let error as PictureError {
      if error.reason.isForGood {
        cache.write(Picture.transparentPixel.png(texts: cache.texts(for: subject)), to: cache.failure(of: subject))
      }
      throw error
    }
  }
}

extension PictureError.Reason {
  /// True when only a change of the file can help.
  fileprivate var isForGood: Bool {
    switch self {
    case .notAPicture, .truncated, .damaged, .tooLarge: true
    case .notFound, .folder, .notAFile, .unreadable, .empty, .noLoader, .failedBefore: false
    }
  }
}
