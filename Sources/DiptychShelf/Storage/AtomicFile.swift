import CDiptychGLib
import Glibc

/// A file that appears whole or not at all: written beside its place under a temporary name, synced, renamed.
///
/// Where a file is already, its permissions stay, and a symbolic link to it stays a link. Dropped before
/// `commit`, it leaves nothing behind.
final class AtomicFile {
  private let target: FilePath
  private let temporary: FilePath
  private var descriptor: Int32
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  /// Starts writing.
  ///
  /// - Throws: when the folder does not exist or may not be written.
  init(_ path: FilePath) throws(WriteFailure) {
    target = path.resolved ?? path
    var template = target.parent.appending(".diptych-XXXXXX").bytes.map { CChar(bitPattern: $0) } + [0]
    descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { g_mkstemp_full($0, O_RDWR | O_CLOEXEC, 0o666) } ?? -1
    }
    temporary = FilePath(bytes: template.map { UInt8(bitPattern: $0) })
    guard descriptor >= 0 else { throw WriteFailure(path, code: errno) }

    var status = stat()
    let isReplacing = target.withCPath { stat($0, &status) } == 0
    if isReplacing, status.st_mode & S_IFMT != S_IFREG {
      throw WriteFailure(notAFile: path)
    }
    if isReplacing { fchmod(descriptor, status.st_mode & 0o7777) }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      _ = temporary.withCPath { unlink($0) }
    }
  }

  /// Appends bytes.
  func append(_ bytes: some Collection<UInt8>) throws(WriteFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= AtomicFile.bufferSize { try flush() }
  }

  /// Has something else write the content, into the temporary file, which is there and empty.
  func fill(_ body: (FilePath) throws -> Void) throws {
    try body(temporary)
  }

  /// Makes the file durable and puts it in its place.
  func commit() throws(WriteFailure) {
    try flush()
    guard fsync(descriptor) == 0 else { throw WriteFailure(target, code: errno) }
    let isRenamed = temporary.withCPath { from in target.withCPath { to in rename(from, to) } } == 0
    guard isRenamed else { throw WriteFailure(target, code: errno) }
    close(descriptor)
    descriptor = -1
    syncFolder()
  }

  /// Writes a whole file.
  static func write(_ bytes: some Collection<UInt8>, to path: FilePath) throws(WriteFailure) {
    let file = try AtomicFile(path)
    try file.append(bytes)
    try file.commit()
  }

  private func flush() throws(WriteFailure) {
    var done = 0
    while done < buffer.count {
      let count = buffer[done...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw WriteFailure(target, code: errno)
      }
      done += count
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Makes the rename itself reach the disk.
  ///
  /// Some file systems cannot sync a folder, which is no reason to call a written file a failure.
  private func syncFolder() {
    let folder = target.parent.withCPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
