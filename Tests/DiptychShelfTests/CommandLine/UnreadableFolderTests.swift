import Glibc
import Testing

@testable import DiptychShelf

/// Folders that cannot be looked through: told once, by the commands that are about folders.
@Suite struct UnreadableFolderTests {
  private let shelf: PhotoLibrary
  private let locked: FilePath
  private var library: FilePath { shelf.library.directory }

  init() throws {
    shelf = try PhotoLibrary()
    try shelf.write("a.jpg")
    locked = shelf.photos.appending("locked")
    try TemporaryFolder.makeFolder(locked)
    // The ordinary user owns the library and the photos.
    for path in [shelf.folder.path, library, library.appending("library.db"), shelf.photos, locked] {
      _ = path.withCPath { geteuid() == 0 ? chown($0, 65_534, 65_534) : 0 }
    }
    for ending in ["-wal", "-shm"] {
      _ = library.appending("library.db" + ending).withCPath {
        geteuid() == 0 ? chown($0, 65_534, 65_534) : 0
      }
    }
  }

  private func run(_ words: String...) throws -> CommandRun {
    try asOrdinaryUser { CommandRun(words.map { Array($0.utf8) }, library: library) }
  }

  @Test func oneThatCannotBeReadIsNotAdded() throws {
    #expect(chmod(locked.display, 0) == 0)
    let added = try run("folder", "add", locked.display)
    #expect(added.code == 1 && added.output == [])
    #expect(
      added.errors == [
        "diptych: The folder \(locked) cannot be read: Permission denied; give yourself permission to open it."
      ])
    #expect(try shelf.library.folders() == [shelf.photos])
  }

  @Test func othersAreToldOnceAndWhereItIsAboutThem() throws {
    try shelf.library.addFolder(locked)
    let other = shelf.folder.path.appending("other")
    try TemporaryFolder.makeFolder(other)
    _ = chown(other.display, 65_534, 65_534)
    #expect(chmod(locked.display, 0) == 0)
    let sentence =
      "diptych: The folder \(locked) cannot be read: Permission denied; give yourself permission to open it."
    for words in [
      ["list", "photos"], ["list", "tags"], ["rate", "a.jpg", "3"], ["tag", "a.jpg", "+x"],
      ["folder", "add", other.display],
    ] {
      let run = try asOrdinaryUser { CommandRun(words.map { Array($0.utf8) }, library: library) }
      #expect(run.code == 0 && run.errors == [], "\(words)")
    }
    #expect(try run("folder", "list").errors == [sentence])
    #expect(try run("check").errors == [sentence])
    #expect(try run("check").code == 0)
    #expect(try run("folder", "add", shelf.photos.display).errors == [sentence])
    let report = try asOrdinaryUser { try shelf.index() }
    #expect(report.problems.map { "diptych: \($0)" } == [sentence])
  }
}
