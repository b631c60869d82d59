import CDiptychGLib
import Glibc

/// A file that a person chose to import, as UTF-8 text in memory.
struct SourceFile {
  /// The file.
  let path: FilePath

  /// The text, without a byte order mark.
  let text: [UInt8]

  /// Whether the file was UTF-8 without a byte order mark, as BGG writes it.
  let isPlainUTF8: Bool

  /// What a person should know about how the file was read.
  let notices: [String]

  /// The largest file that is read: 200 MB.
  ///
  /// BGG's own limit of 14,500 items makes some 5 MB.
  static let sizeLimit = 200_000_000

  /// Reads a file.
  ///
  /// - Throws: `ShelfError` when it cannot be read, is no regular file, is larger than `sizeLimit` (before
  ///   any of it is read), is empty or is no text.
  init(_ path: FilePath) throws {
    self.path = path
    let bytes = try SourceFile.read(path)
    guard !bytes.isEmpty else { throw SourceFile.error(path, "is empty; export your collection again") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      (text, notices) = try SourceFile.decode8Bit(Array(bytes.dropFirst(3)), path)
      isPlainUTF8 = false
    } else if let charset = SourceFile.utf16Charset(bytes) {
      text = try SourceFile.convert(bytes, from: charset, path)
      notices = []
      isPlainUTF8 = false
    } else {
      (text, notices) = try SourceFile.decode8Bit(bytes, path)
      isPlainUTF8 = notices.isEmpty
    }
  }

  /// A sentence about a file.
  static func error(_ path: FilePath, _ what: String) -> ShelfError {
    ShelfError("\(path.display) \(what).")
  }

  // MARK: Reading

  private static func read(_ path: FilePath) throws -> [UInt8] {
    // Opening a named pipe would wait for its other end; this returns and fstat tells what it is.
    let descriptor = path.withCPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw error(path, "cannot be read: \(ShelfError.reason(errno))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw error(path, "cannot be read: \(ShelfError.reason(errno))")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw error(path, "is a folder; name the file in it that has the games")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw error(path, "is not a file with games in it") }
    guard status.st_size <= sizeLimit else {
      throw error(
        path,
        "is \(status.st_size / 1_000_000) MB; Diptych reads game files up to \(sizeLimit / 1_000_000) MB")
    }
    let size = Int(status.st_size)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        // A file that shrinks meanwhile ends early.
        guard got > 0 else { break }
        count += got
      }
    }
    guard failure == 0 else { throw error(path, "cannot be read: \(ShelfError.reason(failure))") }
    return bytes
  }

  // MARK: Decoding

  /// UTF-8 as it is; else Windows-1252, which older spreadsheets write.
  private static func decode8Bit(_ bytes: [UInt8], _ path: FilePath) throws -> ([UInt8], [String]) {
    if isUTF8(bytes) { return (bytes, []) }
    guard !bytes.prefix(4096).contains(0) else {
      throw error(path, "is not text; Diptych imports \(GameFileFormat.readable)")
    }
    let notice = "The file is not UTF-8; it was read as Windows-1252, so check names with accents."
    // Five bytes mean nothing in Windows-1252; Latin-1 knows every byte.
    let text =
      try (try? convert(bytes, from: "WINDOWS-1252", path)) ?? convert(bytes, from: "ISO-8859-1", path)
    return (text, [notice])
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return true }
      var start = 0
      while start < buffer.count {
        var end: UnsafePointer<CChar>?
        if g_utf8_validate(base + start, gssize(buffer.count - start), &end) != 0 { return true }
        // GLib stops at NUL, which is odd but valid.
        guard let end, end.pointee == 0, end < base + buffer.count else { return false }
        start = end - base + 1
      }
      return true
    }
  }

  /// The UTF-16 form that a mark, or a NUL in every second byte, shows; nil for 8-bit text.
  private static func utf16Charset(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let head = bytes.prefix(64)
    guard head.count >= 4 else { return nil }
    let isNUL = { (remainder: Int) in
      head.indices.filter { $0 % 2 == remainder }.allSatisfy { head[$0] == 0 }
    }
    if isNUL(1), !head.allSatisfy({ $0 == 0 }) { return "UTF-16LE" }
    if isNUL(0), !head.allSatisfy({ $0 == 0 }) { return "UTF-16BE" }
    return nil
  }

  private static func convert(_ bytes: [UInt8], from charset: String, _ path: FilePath) throws -> [UInt8] {
    var length: gsize = 0
    let converted = bytes.withUnsafeBytes { buffer in
      g_convert(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(buffer.count), "UTF-8", charset, nil,
        &length, nil)
    }
    guard let converted else {
      throw error(path, "is damaged: it is not valid \(charset) text; export it again")
    }
    defer { g_free(converted) }
    return converted.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}
