import DiptychShelf
import Glibc

/// An open picture file, known to be a regular file with something in it.
final class PictureFile: ByteSource {
  let path: FilePath
  /// Size in bytes when it was opened, at least 1.
  let byteCount: Int
  private let descriptor: Int32

  /// Opens a picture. Never opens, and so never waits for, a pipe or a device.
  init(_ path: FilePath) throws(PictureError) {
    try Self.check(path) { status in path.withCPath { stat($0, &status) } }
    let descriptor = path.withCPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw Self.lastSystemError(path) }
    self.path = path
    self.descriptor = descriptor
    do {
      // The name may stand for something else by now.
      byteCount = try Self.check(path) { fstat(descriptor, &$0) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0, offset < byteCount else { return [] }
    return Array(unsafeUninitializedCapacity: min(count, byteCount - offset)) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, buffer.count, offset))
    }
  }

  /// Refuses what is no regular file or has nothing in it; returns the size in bytes.
  @discardableResult
  private static func check(
    _ path: FilePath, status fill: (inout stat) -> Int32
  ) throws(PictureError) -> Int {
    var status = stat()
    guard fill(&status) == 0 else { throw lastSystemError(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw PictureError(.folder, path: path)
    default: throw PictureError(.notAFile, path: path)
    }
    guard status.st_size > 0 else { throw PictureError(.empty, path: path) }
    return status.st_size
  }

  private static func lastSystemError(_ path: FilePath) -> PictureError {
    let code = errno
    return PictureError(code == ENOENT ? .notFound : .unreadable(String(cString: strerror(code))), path: path)
  }
}
