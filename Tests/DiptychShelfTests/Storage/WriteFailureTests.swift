import Glibc
import Testing

@testable import DiptychShelf

@Suite struct WriteFailureTests {
  private let file = FilePath("/photos/a.jpg.xmp")

  @Test(arguments: [
    (ENOSPC, "the disk is full; free some space on it."),
    (EDQUOT, "the disk is full; free some space on it."),
    (EACCES, "Permission denied; make its folder writable."),
    (EROFS, "Read-only file system; make its disk writable."),
    (ENOENT, "No such file or directory; check that its folder is there."),
    (EIO, "Input/output error; check the disk."),
  ])
  func theRemedyIsForTheReason(code: Int32, says: String) {
    #expect(WriteFailure(file, code: code).description == "/photos/a.jpg.xmp cannot be written: \(says)")
  }

  @Test func aSidecarThatCannotBeWrittenSaysWhatIsKeptAndWhatToDo() throws {
    let shelf = try PhotoLibrary()
    try shelf.write("a.jpg")
    try shelf.index()
    #expect(chmod(shelf.photos.display, 0o555) == 0 && chmod(shelf.folder.path.display, 0o755) == 0)
    let error = #expect(throws: SidecarError.self) {
      try asOrdinaryUser {
        _ = try Sidecar.write(SidecarEdit(addedTags: ["x"]), for: shelf.photos.appending("a.jpg"))
      }
    }
    #expect(
      error?.description == "\(shelf.photos)/a.jpg.xmp cannot be written: Permission denied. Make its folder "
        + "writable; until then the rating and tags stay in the library.")
    let full = WriteFailure(file, code: ENOSPC)
    #expect(
      SidecarError(.notWritable(full.fact, remedy: full.remedy), path: file).description
        == "/photos/a.jpg.xmp cannot be written: the disk is full. Free some space on it; until then the rating "
        + "and tags stay in the library.")
  }

  @Test func aLibraryWithoutRoomSaysSo() throws {
    let test = try TestLibrary()
    let error = #expect(throws: ShelfError.self) {
      try test.library.withConnection { connection in
        let pages = try connection.first("PRAGMA page_count") { $0.int(0) ?? 0 } ?? 0
        try connection.execute("PRAGMA max_page_count = \(pages)")
        try connection.run(
          "INSERT INTO setting(key, value) VALUES('a', ?)", .text(String(repeating: "x", count: 100_000)))
      }
    }
    #expect(error?.message.hasPrefix("The disk that holds the library ") == true)
  }
}
