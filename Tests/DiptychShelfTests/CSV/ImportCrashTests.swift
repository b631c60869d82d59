import Testing

@testable import DiptychShelf

@Suite struct ImportCrashTests {
  /// What a process that is killed in the middle of an import leaves is what its files hold at that moment.
  @Test func aKilledImportLeavesNothing() throws {
    struct Killed: Error {}
    let test = try TestLibrary(games: ["Before"])
    // More than SQLite's cache holds, so that the write-ahead log has pages of the unfinished import.
    let file = try test.folder.write("large.csv", CollectionFixture(count: 4500).native)
    let copy = test.folder.path.appending("copy")
    _ = try Library(directory: copy)
    #expect(throws: Killed.self) {
      try test.library.importGames(from: file) { part in
        guard part > 0.9 else { return }
        for name in ["library.db", "library.db-wal"] {
          let bytes = try TemporaryFolder.read(test.library.directory.appending(name))
          try AtomicFile.write(bytes, to: copy.appending(name))
        }
        throw Killed()
      }
    }
    let log = try TemporaryFolder.read(copy.appending("library.db-wal"))
    #expect(log.count > 500_000)
    let library = try Library(directory: copy)
    #expect(try library.problems() == [])
    #expect(library.undoName == nil)
    #expect(try library.gameSummaries().map(\.name) == ["Before"])
    #expect(try library.importGames(from: file).new == 4500)
    #expect(library.undoName == "Imported large.csv")
  }
}
