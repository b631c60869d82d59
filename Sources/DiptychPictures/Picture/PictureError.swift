public import DiptychShelf

/// Why a picture cannot be shown.
public struct PictureError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is the matter.
  public enum Reason: Sendable, Equatable {
    case notFound
    case folder
    /// A pipe, a socket or a device.
    case notAFile
    /// The system's own words, such as “Permission denied”.
    case unreadable(String)
    case empty
    case notAPicture
    /// A format for which this computer has no loader.
    case noLoader(PhotoFormat)
    case truncated
    /// The decoder's own words.
    case damaged(String)
    /// The size in pixels, as displayed.
    case tooLarge(width: Int, height: Int)
    /// No thumbnail could be made of it before, and the file has not changed since.
    case failedBefore
  }

  /// The picture's file.
  public let path: FilePath
  /// What is the matter with it.
  public let reason: Reason

  /// Makes an error about a file.
  public init(_ reason: Reason, path: FilePath) {
    self.reason = reason
    self.path = path
  }

  /// One sentence that names the file, the reason and, where there is one, the remedy.
  public var description: String {
    let name = "“\(path.displayName)”"
    return switch reason {
    case .notFound: "\(name) is not there any more; refresh the list or look for it in another folder."
    case .folder: "\(name) is a folder, not a picture."
    case .notAFile: "\(name) is a pipe, a socket or a device, not a picture file."
    case .unreadable(let why): "\(name) cannot be read: \(why)."
    case .empty: "\(name) is empty: the file has no bytes, so copy it again from where it came."
    case .notAPicture:
      "\(name) is not a picture: it is neither JPEG, PNG, GIF, TIFF nor WebP, whatever its name says."
    case .noLoader(let format):
      "\(name) is a \(format.name) picture, which this computer cannot read; install \(format.loaderPackage)."
    case .truncated: "\(name) ends too early to show anything of it; copy it again from where it came."
    case .damaged(let why): "\(name) is damaged: \(why)."
    case .tooLarge(let width, let height):
      "\(name) is too large to show: \(width) × \(height) pixels; make a smaller copy of it."
    case .failedBefore:
      "\(name) could not be read as a picture before and has not changed since; open it to see why."
    }
  }
}

extension PhotoFormat {
  fileprivate var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .gif: "GIF"
    case .tiff: "TIFF"
    case .webp: "WebP"
    }
  }

  fileprivate var loaderPackage: String {
    self == .webp ? "webp-pixbuf-loader" : "libgdk-pixbuf-2.0-0"
  }
}
