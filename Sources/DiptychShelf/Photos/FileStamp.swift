import CDiptychGLib
import Glibc

/// By what a changed file is told from the one seen before: when its contents changed last, and its size.
public struct FileStamp: Hashable, Sendable {
  /// Nanoseconds since 1970.
  public let modified: Int64
  /// Size in bytes.
  public let byteCount: Int64

  public init(modified: Int64, byteCount: Int64) {
    self.modified = modified
    self.byteCount = byteCount
  }

  /// The stamp of the file that a path leads to, through links; nil when there is none.
  public init?(_ path: FilePath) {
    var status = stat()
    guard path.withCPath({ stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    byteCount = Int64(status.st_size)
  }
}
