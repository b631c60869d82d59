import Glibc

/// What went wrong, in one sentence for the person: which input, why, and what to do.
public struct ShelfError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, without a trailing line break; file names in it are in display form.
  public let message: String

  /// Makes an error from its sentence.
  public init(_ message: String) {
    self.message = message
  }

  /// The sentence.
  public var description: String { message }

  /// The system's reason for a failed call, such as "No such file or directory".
  ///
  /// - Parameter code: an `errno` value.
  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
