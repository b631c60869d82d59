import CDiptychGLib
import Glibc

/// A file's path: bytes, as Linux has them, which need not be UTF-8.
public struct FilePath: Hashable, Sendable {
  /// The path's bytes, without a terminating NUL.
  public let bytes: [UInt8]

  /// Makes a path from bytes, up to the first NUL.
  public init(bytes: [UInt8]) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// Makes a path from text, up to the first NUL.
  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// Makes a path from a `file:` URI of this machine; nil for any other URI.
  public init?(uri: String) {
    var host: UnsafeMutablePointer<CChar>?
    guard let path = g_filename_from_uri(uri, &host, nil) else { return nil }
    defer {
      g_free(path)
      g_free(host)
    }
    if let host, String(cString: host) != "localhost" { return nil }
    self.init(cString: path)
  }

  /// Makes a path from a C string, which it copies.
  init(cString: UnsafePointer<CChar>) {
    let buffer = UnsafeBufferPointer(start: cString, count: strlen(cString))
    bytes = buffer.map { UInt8(bitPattern: $0) }
  }

  // MARK: Forms

  /// The path for a person's eyes: bytes that are not UTF-8 show as U+FFFD, so it is no way to the file.
  public var display: String { String(decoding: bytes, as: UTF8.self) }

  /// The last component, for a person's eyes.
  public var displayName: String { String(decoding: nameBytes, as: UTF8.self) }

  /// The last component's bytes; the path `/` is its own last component.
  public var nameBytes: [UInt8] {
    let trimmed = trimmedBytes
    guard trimmed.count > 1, let slash = trimmed.lastIndex(of: FilePath.slash) else { return trimmed }
    return Array(trimmed[(slash + 1)...])
  }

  /// What follows the last dot of the name, in lower-case ASCII; empty when there is none.
  public var fileExtension: String {
    let name = nameBytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The exact `file:` URI, escaped as GLib does, which other programs hash for thumbnails.
  ///
  /// A relative path is taken from the current directory.
  public var uri: String {
    let absolute = self.absolute()
    guard let text = absolute.withCPath({ g_filename_to_uri($0, nil, nil) }) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Lends the path as a C string.
  public func withCPath<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The buffer holds at least the NUL, so it has an address; the literal serves the compiler.
      guard let address = buffer.baseAddress else { return try "".withCString(body) }
      return try body(address)
    }
  }

  // MARK: Neighbours

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == FilePath.slash }

  /// The path of a file in this folder.
  public func appending(_ name: String) -> FilePath {
    appending(bytes: Array(name.utf8))
  }

  /// The path of a file in this folder, whose name is bytes.
  public func appending(bytes name: [UInt8]) -> FilePath {
    let separator = bytes.isEmpty || bytes.last == FilePath.slash ? [] : [FilePath.slash]
    return FilePath(bytes: bytes + separator + name)
  }

  /// The folder that holds the file: `/` for `/`, `.` for a bare name.
  public var parent: FilePath {
    let trimmed = trimmedBytes
    guard let slash = trimmed.lastIndex(of: FilePath.slash) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes: Array(trimmed[..<slash]))
  }

  /// The same place from the root, without `.` and `..`; symbolic links stay.
  ///
  /// - Parameter base: where a relative path starts; the current directory when nil.
  public func absolute(from base: FilePath? = nil) -> FilePath {
    let path = isAbsolute ? self : base.map { $0.appending(bytes: bytes) } ?? self
    return path.withCPath {
      guard let canonical = g_canonicalize_filename($0, nil) else { return path }
      defer { g_free(canonical) }
      return FilePath(cString: canonical)
    }
  }

  // MARK: The file

  /// Whether something is there; a dangling symbolic link is nothing.
  public var exists: Bool { withCPath { access($0, F_OK) == 0 } }

  /// Whether a folder is there.
  public var isDirectory: Bool {
    var status = stat()
    return withCPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The same file without symbolic links; nil when nothing is there.
  var resolved: FilePath? {
    withCPath { path in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return FilePath(cString: real)
    }
  }

  private var trimmedBytes: [UInt8] {
    var trimmed = bytes
    while trimmed.count > 1, trimmed.last == FilePath.slash { trimmed.removeLast() }
    return trimmed
  }

  private static let slash = UInt8(ascii: "/")
}

extension FilePath: CustomStringConvertible {
  /// The display form.
  public var description: String { display }
}
