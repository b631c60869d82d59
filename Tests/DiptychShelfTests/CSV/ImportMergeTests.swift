import Testing

@testable import DiptychShelf

/// What an import does to games that are there.
@Suite struct ImportMergeTests {
  private static let two =
    "objectname,objectid,rating,comment,collid\n\"A\",\"13\",\"7\",\"\",\"1\"\n\"A\",\"13\",\"0\",\"\",\"2\"\n"

  @Test func copiesOfAGameStayApart() throws {
    let test = try TestLibrary()
    #expect(try test.importFile(Self.two).counts == [2, 0, 0, 0])
    #expect(try test.importFile(Self.two.replacing("\"7\"", with: "\"8\"")).counts == [0, 1, 1, 0])
    #expect(try test.games().map(\.rating?.text) == ["8", nil])
  }

  @Test func withoutCollectionNumbersRowsFindThemselvesAgain() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let bare = "objectname,objectid,rating\nA,13,7\nA,13,0\nA,13,5\n"
    #expect(try test.importFile(bare).counts == [1, 0, 2, 0])
    #expect(try test.importFile(bare).counts == [0, 0, 3, 0])
    #expect(try test.importFile("name,year\nB,2000\nB,2000\nB,2001\n").counts == [3, 0, 0, 0])
    #expect(try test.importFile("name,year\nb,2001\nB,2000\nB,2000\n").counts == [0, 1, 2, 0])
  }

  @Test func aGameThatCameWithoutANumberGetsIt() throws {
    let test = try TestLibrary()
    try test.importFile("objectname,objectid\nA,13\n")
    #expect(try test.importFile("objectname,objectid,collid\nA,13,77\n").counts == [0, 1, 0, 0])
    #expect(try test.games().map(\.collectionID) == [77])
  }

  @Test func aRatingMadeHereStaysUnlessTheFileWins() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    try test.library.rate([.game(1)], Rating("9.5", scale: .games))
    let kept = try test.importFile(Self.two)
    #expect(kept.counts == [0, 0, 2, 0])
    #expect(kept.ratingsKept == 1)
    #expect(try test.games()[0].rating?.text == "9.5")
    #expect(
      try test.importFile(Self.two.replacing("\"\",\"1\"", with: "\"new\",\"1\"")).counts == [0, 1, 1, 0])
    #expect(try test.games()[0].rating?.text == "9.5")
    #expect(try test.games()[0].comment == "new")
    #expect(try test.importFile(Self.two, fileWins: true).counts == [0, 1, 1, 0])
    #expect(try test.games()[0].rating?.text == "7")
    #expect(try test.importFile(Self.two.replacing("\"7\"", with: "\"6\"")).changed == 1)
  }

  @Test func aClearedRatingStaysCleared() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    try test.library.rate([.game(1)], nil)
    #expect(try test.importFile(Self.two).counts == [0, 0, 2, 0])
    #expect(try test.games()[0].rating == nil)
  }

  @Test func missingRowsAreCountedAndStay() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let report = try test.importFile("objectname,collid\nA,2\n")
    #expect(report.missing == 1)
    #expect(try test.library.gameCount() == 2)
  }

  @Test func thePreviewSaysWhatTheImportDoes() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let file = try test.folder.write(
      "next.csv", "objectname,objectid,collid\nA,13,1\nAA,13,2\nNew,14,3\nBad,x,4\n")
    let preview = try test.library.previewImport(of: file)
    #expect(preview.report.counts == [1, 1, 1, 1])
    #expect(try test.games().map(\.name) == ["A", "A"])
    // The preview is what is imported, whatever became of the file.
    _ = try test.folder.write("next.csv", "objectname\nOther\n")
    #expect(try test.library.importGames(preview) == preview.report)
    #expect(try test.games().map(\.name) == ["A", "AA", "New"])
  }

  @Test func anImportIsOneStepOfUndo() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let before = try test.export(.bggCSV)
    try test.importFile("objectname,collid,shelf\nB,1,top\nC,3,\n")
    let after = try test.export(.bggCSV)
    #expect(try test.games().map(\.name) == ["B", "A", "C"])
    for _ in 0..<2 {
      #expect(try test.library.undo()?.items == [.game(1), .game(3)])
      #expect(try test.export(.bggCSV) == before)
      try test.library.redo()
      #expect(try test.export(.bggCSV) == after)
    }
    try test.library.undo()
    try test.library.undo()
    #expect(try test.library.gameCount() == 0)
    try test.library.redo()
    #expect(try test.export(.bggCSV) == before)
  }

  @Test func undoLeavesGamesThatChangedElsewhere() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let store = { try test.library.withConnection { try GameStore(connection: $0).row(1) } }
    let row = try #require(try store())
    var other = row
    other.changed += 1
    try test.library.write { try GameStore(connection: $0).update(1, other) }
    #expect(throws: ShelfError.self) { try test.library.undo() }
    #expect(try store() == other)
    #expect(test.library.undoName == "Imported collection.csv")
    try test.library.write { try GameStore(connection: $0).update(1, row) }
    try test.library.undo()
    #expect(try test.library.gameCount() == 0)
  }

  @Test func anImportThatChangesNothingIsNoStep() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    try test.library.rate([.game(2)], Rating("2", scale: .games))
    try test.importFile(Self.two)
    #expect(test.library.undoName == "Rated A 2")
  }

  @Test func cancellingLeavesNothing() throws {
    struct Cancelled: Error {}
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let before = try test.export(.bggCSV)
    let file = try test.folder.write("collection.csv", CollectionFixture.shared.native)
    var parts: [Double] = []
    #expect(throws: Cancelled.self) {
      try test.library.importGames(from: file) { part in
        parts.append(part)
        if part > 0.5 { throw Cancelled() }
      }
    }
    #expect(parts.count == 1)
    #expect(try test.export(.bggCSV) == before)
    #expect(test.library.undoName == "Imported collection.csv")
    #expect(try test.library.importGames(from: file).new == 600)
  }

  @Test func readersGoOnWhileAnImportRuns() throws {
    let test = try TestLibrary()
    try test.importFile(Self.two)
    let file = try test.folder.write("collection.csv", CollectionFixture.shared.native)
    var seen: [Int] = []
    try test.library.importGames(from: file) { _ in seen.append(try test.library.gameSummaries().count) }
    #expect(seen == [2, 2])
    #expect(try test.library.gameCount() == 602)
  }
}
