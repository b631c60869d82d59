import Glibc

/// Why a file cannot be written, and what a person can do about it.
struct WriteFailure: Error, Hashable, CustomStringConvertible {
  /// Which file, and what the system says; without a full stop.
  let fact: String

  /// What to do; begins in lower case, without a full stop.
  let remedy: String

  /// - Parameters:
  ///   - path: the file.
  ///   - code: an `errno` value.
  init(_ path: FilePath, code: Int32) {
    fact =
      "\(path.display) cannot be written: \(WriteFailure.isFull(code) ? "the disk is full" : ShelfError.reason(code))"
    remedy =
      switch code {
      case _ where WriteFailure.isFull(code): "free some space on it"
      case EACCES, EPERM: "make its folder writable"
      case EROFS: "make its disk writable"
      case ENOENT, ENOTDIR: "check that its folder is there"
      case ENAMETOOLONG: "give it a shorter name"
      default: "check the disk"
      }
  }

  /// A place where something else is than a file.
  init(notAFile path: FilePath) {
    fact = "\(path.display) is not a regular file"
    remedy = "choose another name"
  }

  /// Whether an `errno` value says that there is no room, or no more for this person.
  static func isFull(_ code: Int32) -> Bool { code == ENOSPC || code == EDQUOT }

  /// One sentence that names the file, the reason and the remedy.
  var description: String { "\(fact); \(remedy)." }
}
