import Testing

@testable import DiptychShelf

/// A library from before there was a history.
@Suite struct HistoryMigrationTests {
  private let shelf: RestartedLibrary

  init() throws {
    shelf = try RestartedLibrary()
    try TemporaryFolder.makeFolder(shelf.directory)
    try Connection(path: shelf.directory.appending("library.db")).execute(OldLibrary.version3)
  }

  @Test func itKeepsEverythingAndHasNothingToUndo() throws {
    let library = try shelf.open()
    #expect(library.undoName == nil && library.redoName == nil)
    #expect(try shelf.chips() == ["8.5", "6.25"])
    #expect(try library.game(1)?.comment == "Two\nlines")
    #expect(try library.photo(.photo(1))?.tags == ["sea"])
    #expect(try library.photo(.photo(1))?.summary.rating == PhotoLibrary.stars(4))
    #expect(try library.problems() == [])
    #expect(try library.undo() == nil)
    let copy = shelf.directory.appending("library-before-4.db")
    #expect(try Connection(path: copy).first("PRAGMA user_version") { $0.int64(0) } == 3)
    #expect(try Connection(path: copy).first("SELECT count(*) FROM game") { $0.int64(0) } == 2)
    let names = TemporaryFolder.names(in: shelf.directory).map(\.display)
    #expect(names.filter { $0.contains("diptych-") } == [], "a temporary file stays")
  }

  @Test func theFolderMayHaveAnyName() throws {
    let folder = shelf.folder.path.appending(bytes: [0x62, 0xFF, 0x27])
    try TemporaryFolder.makeFolder(folder)
    try Connection(path: folder.appending("library.db")).execute(OldLibrary.version3)
    #expect(try Library(directory: folder).gameCount() == 2)
    #expect(folder.appending("library-before-4.db").exists)
  }

  @Test func itHasAHistoryFromThenOn() throws {
    let before = try shelf.export()
    try shelf.open().rate([.game(1), .photo(1)], nil)
    #expect(try shelf.open().undoName == "Cleared rating of 2 items")
    #expect(try shelf.open().undo()?.items == [.game(1), .photo(1)])
    #expect(try shelf.export() == before)
    #expect(try shelf.open().photo(.photo(1))?.summary.rating == PhotoLibrary.stars(4))
  }
}
