import CDiptychGLib
package import DiptychShelf
import Glibc

/// A new folder for one test, removed with all that is in it when the test lets go of it.
package final class TemporaryFolder {
  package let path: FilePath

  package init() throws {
    var template = Array("/tmp/diptych-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    path = FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: FilePath) {
    guard path.withCPath({ Glibc.remove($0) }) != 0, errno == ENOTEMPTY || errno == EEXIST,
      let stream = path.withCPath({ opendir($0) })
    else { return }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    closedir(stream)
    for name in names where name != [0x2E] && name != [0x2E, 0x2E] { remove(path.appending(bytes: name)) }
    path.withCPath { _ = rmdir($0) }
  }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: [UInt8]) throws -> FilePath {
    let file = path.appending(bytes: name)
    guard let stream = file.withCPath({ fopen($0, "w") }) else { throw Failure() }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else { throw Failure() }
    return file
  }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> FilePath {
    try write(bytes, to: Array(name.utf8))
  }

  package struct Failure: Error {
    let code = errno
  }
}
