import Glibc

/// Lines for one of this process's outputs, and whether they could be written.
final class LineOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Whether somebody looks on, who should see each line at once.
  private let isTerminal: Bool

  /// The first `errno` value of a write that failed; what comes after it is dropped.
  private(set) var failure: Int32?

  private static let bufferSize = 1 << 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Writes a line, now or with the lines that follow.
  func append(_ line: String) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if isTerminal || buffer.count >= LineOutput.bufferSize { flush() }
  }

  /// Writes what is left.
  func flush() {
    var done = 0
    while failure == nil, done < buffer.count {
      let count = buffer[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        failure = errno
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
