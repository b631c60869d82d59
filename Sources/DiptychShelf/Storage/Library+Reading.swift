import Glibc

extension Library {
  /// Opens a library to look at it, and makes none.
  ///
  /// One that may not be written is read as it is. Where there is none, in a folder that is there or at the
  /// place where the person's own would be, it is empty.
  ///
  /// - Throws: `ShelfError` when a folder that was named is not there, or the library cannot be read.
  convenience init(reading directory: FilePath) throws {
    let file = Library.file(in: directory)
    var status = stat()
    if file.withCPath({ stat($0, &status) }) != 0, errno == ENOENT {
      guard directory.isDirectory || directory == Library.defaultDirectory else {
        throw ShelfError(
          "There is no library in \(directory.display), and no such folder; check its name, or import games to "
            + "make one.")
      }
      let name = "diptych-\(UInt64.random(in: .min ... .max))"
      try self.init(directory: directory, access: .memory(name: name))
    } else if Library.mayWrite(file), Library.mayWrite(directory) {
      try self.init(directory: directory)
    } else {
      do {
        try self.init(directory: directory, access: .reading)
      } catch {
        // Without the files that SQLite keeps beside a library that is in use, nobody is using it.
        guard !file.beside("-wal").exists else { throw error }
        try self.init(directory: directory, access: .immutable)
      }
    }
  }

  private static func mayWrite(_ path: FilePath) -> Bool {
    path.withCPath { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) == 0 }
  }
}

extension FilePath {
  /// The path of a file whose name is this one's with an ending.
  fileprivate func beside(_ ending: String) -> FilePath { FilePath(bytes: bytes + Array(ending.utf8)) }
}
