import CDiptychGLib
import Glibc

@testable import DiptychShelf

/// A folder of a test's own, removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: FilePath

  init() throws {
    guard let made = g_dir_make_tmp("diptych-test-XXXXXX", nil) else {
      throw ShelfError("No temporary folder could be made.")
    }
    defer { g_free(made) }
    path = FilePath(cString: made)
  }

  deinit {
    TemporaryFolder.remove(path)
  }

  /// Writes a file and returns its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> FilePath {
    let file = path.appending(name)
    try AtomicFile.write(bytes, to: file)
    return file
  }

  func write(_ name: String, _ text: String) throws -> FilePath {
    try write(name, Array(text.utf8))
  }

  static func makeFolder(_ path: FilePath) throws {
    guard path.withCPath({ mkdir($0, 0o700) }) == 0 else { throw ShelfError("\(path) cannot be made.") }
  }

  /// The content of a file.
  static func read(_ file: FilePath) throws -> [UInt8] {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard file.withCPath({ g_file_get_contents($0, &contents, &length, nil) }) != 0 else {
      throw ShelfError("\(file) cannot be read.")
    }
    defer { g_free(contents) }
    return UnsafeBufferPointer(start: contents, count: Int(length)).map { UInt8(bitPattern: $0) }
  }

  /// The names in a folder, sorted.
  static func names(in folder: FilePath) -> [FilePath] {
    guard let directory = folder.withCPath({ g_dir_open($0, 0, nil) }) else { return [] }
    defer { g_dir_close(directory) }
    var files: [FilePath] = []
    while let name = g_dir_read_name(directory) {
      files.append(FilePath(cString: name))
    }
    return files.sorted { $0.display < $1.display }
  }

  private static func remove(_ path: FilePath) {
    if path.isDirectory {
      for name in names(in: path) { remove(path.appending(bytes: name.bytes)) }
    }
    _ = path.withCPath { unlink($0) == 0 || rmdir($0) == 0 }
  }
}
