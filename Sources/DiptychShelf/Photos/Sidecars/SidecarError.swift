/// Why a photo's sidecar could not be read or written.
public struct SidecarError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is the matter.
  public enum Reason: Sendable, Hashable {
    /// Something is there, but it is no XMP: it may be somebody's, so it is left as it is.
    case notXMP
    /// Other programs' properties would not survive.
    case foreignContentLost
    /// Another program wrote it at the same time, again and again.
    case busy
    /// The system's own words, such as “Permission denied”.
    case unreadable(String)
    /// What writing it said, and what helps.
    case notWritable(String, remedy: String)
    /// The photo is not there, so nothing is put beside it.
    case photoMissing
    /// What was read back is not what was written.
    case notVerified
  }

  /// The sidecar's file; for `photoMissing` the photo's.
  public let path: FilePath
  /// What is the matter with it.
  public let reason: Reason

  init(_ reason: Reason, path: FilePath) {
    self.reason = reason
    self.path = path
  }

  /// One sentence that names the file, the reason and the remedy.
  public var description: String {
    let kept = "the rating and tags stay in the library"
    let file = path.display
    return switch reason {
    case .notXMP: "\(file) is not XMP and was left as it is; move it away, and \(kept) until then."
    case .foreignContentLost:
      "\(file) holds data that could not be kept, and was left as it is; \(kept)."
    case .busy: "\(file) is being written by another program; close it and try again, \(kept) until then."
    case .unreadable(let why): "\(file) cannot be read: \(why); give yourself permission, \(kept) until then."
    case .notWritable(let why, let remedy):
      "\(why). \(remedy.prefix(1).uppercased())\(remedy.dropFirst()); until then \(kept)."
    case .photoMissing: "\(file) is not there any more; bring it back, and \(kept) until then."
    case .notVerified: "\(file) did not take what was written to it; \(kept)."
    }
  }
}
