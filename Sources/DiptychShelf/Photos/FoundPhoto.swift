import CDiptychGLib
import Glibc

/// A picture file that a look into the file system found.
public struct FoundPhoto: Sendable, Hashable {
  public let path: FilePath
  public let stamp: FileStamp
  /// The state of its sidecar; nil when it has none.
  public let sidecarStamp: FileStamp?

  init(path: FilePath, stamp: FileStamp, sidecarStamp: FileStamp?) {
    self.path = path
    self.stamp = stamp
    self.sidecarStamp = sidecarStamp
  }

  /// The picture at a path that somebody named: whatever it is called, its first bytes decide. Nil when there is
  /// no regular file, or not one of ours.
  public init?(at path: FilePath) {
    let path = path.absolute()
    guard FoundPhoto.format(of: path) != nil, let stamp = FileStamp(path) else { return nil }
    self.init(path: path, stamp: stamp, sidecarStamp: Sidecar(of: path).stamp)
  }

  /// The format by a file's first bytes. Never opens, and so never waits for, a pipe or a device.
  static func format(of path: FilePath) -> PhotoFormat? {
    var status = stat()
    guard path.withCPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let descriptor = path.withCPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let magic = [UInt8](unsafeUninitializedCapacity: PhotoFormat.magicLength) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    return PhotoFormat(magic: magic)
  }
}
