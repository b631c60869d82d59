import Testing

@testable import DiptychShelf

/// Undo and redo of games across restarts.
@Suite struct HistoryTests {
  @Test func aRatingIsUndoneAndRedoneAfterRestarts() throws {
    let shelf = try RestartedLibrary(games: "Alpha", "Beta")
    let before = try shelf.export()
    try shelf.open().rate([.game(2)], RestartedLibrary.rating("7.5"))
    let after = try shelf.export()
    #expect(try shelf.open().undoName == "Rated Beta 7.5")
    for _ in 0..<2 {
      #expect(try shelf.open().undo() == NamedChange(name: "Rated Beta 7.5", items: [.game(2)]))
      #expect(try shelf.export() == before)
      #expect(try shelf.open().undoName == "Imported collection.csv")
      #expect(try shelf.open().redoName == "Rated Beta 7.5")
      #expect(try shelf.open().redo() == NamedChange(name: "Rated Beta 7.5", items: [.game(2)]))
      #expect(try shelf.export() == after)
      #expect(try shelf.open().redoName == nil)
    }
  }

  @Test func manyAreRatedInOneStep() throws {
    let shelf = try RestartedLibrary(games: "A", "B", "C")
    try shelf.open().rate([.game(3)], RestartedLibrary.rating("3.25"))
    try shelf.open().rate([.game(3), .game(1), .game(3)], RestartedLibrary.rating("8"))
    #expect(try shelf.chips() == ["8", "–", "8"])
    #expect(try shelf.open().undo()?.items == [.game(1), .game(3)])
    #expect(try shelf.chips() == ["–", "–", "3.25"])
    try shelf.open().redo()
    #expect(try shelf.chips() == ["8", "–", "8"])
  }

  @Test func changesAreUndoneAndRedoneInTheirOrder() throws {
    let shelf = try RestartedLibrary(games: "A")
    for rating in ["1", "2", "3"] { try shelf.open().rate([.game(1)], RestartedLibrary.rating(rating)) }
    var seen: [String] = []
    for _ in 0..<2 {
      try shelf.open().undo()
      seen += try shelf.chips()
    }
    for _ in 0..<2 {
      try shelf.open().redo()
      seen += try shelf.chips()
    }
    #expect(seen == ["2", "1", "2", "3"])
    #expect(try shelf.open().redo() == nil)
  }

  @Test func anImportIsUndoneAndRedoneAfterRestarts() throws {
    let shelf = try RestartedLibrary(games: "A", "B", "C")
    try shelf.open().rate([.game(3)], RestartedLibrary.rating("9"))
    let before = try shelf.export()
    // Changes, brings, and leaves alone: with a column that the library did not have.
    let file = try shelf.folder.write("next.csv", "objectname,comment\nb,\"x\ny\"\nNew,\nA,\nNewer,z\n")
    #expect(try shelf.open().importGames(from: file).counts == [2, 1, 1, 0])
    let after = try shelf.export()
    for _ in 0..<2 {
      #expect(try shelf.open().undo()?.items == [.game(2), .game(4), .game(5)])
      #expect(try shelf.export() == before)
      #expect(try shelf.open().redo()?.name == "Imported next.csv")
      #expect(try shelf.export() == after)
      #expect(
        try shelf.open().searchIndex(of: shelf.open().gameSummaries()).rows(matching: "newer z").count == 1)
    }
    for _ in 0..<3 { try shelf.open().undo() }
    #expect(try shelf.open().gameCount() == 0)
    for _ in 0..<3 { try shelf.open().redo() }
    #expect(try shelf.export() == after)
    #expect(try shelf.open().problems() == [])
  }

  @Test func aGameThatTwoRowsOfAFileAreAboutIsPutBack() throws {
    let shelf = try RestartedLibrary()
    let header = "objectname,objectid,rating,collid\n"
    let first = try shelf.folder.write("1.csv", header + "A,13,7,1\n")
    try shelf.open().importGames(from: first)
    let before = try shelf.export()
    // The first row has no number of its own, and so finds the game by BGG's; the second by the row's.
    let second = try shelf.folder.write("2.csv", header + "A,13,8,\nA,13,9,1\n")
    #expect(try shelf.open().importGames(from: second).changed == 2)
    try shelf.open().undo()
    #expect(try shelf.export() == before)
  }

  // MARK: Two programs

  @Test func undoKnowsWhatTheCommandLineDid() throws {
    let shelf = try RestartedLibrary(games: "A", "B")
    let window = try shelf.open()
    try window.rate([.game(1)], RestartedLibrary.rating("5"))
    try window.undo()
    #expect(window.redoName == "Rated A 5")
    #expect(CommandRun("rate", "B", "6.5", library: shelf.directory).code == 0)
    #expect(window.undoName == "Rated B 6.5")
    #expect(window.redoName == nil)
    #expect(try window.redo() == nil)
    #expect(try window.undo()?.items == [.game(2)])
    #expect(try shelf.chips() == ["–", "–"])
  }

  @Test func namesAreThereWhileTheLibraryIsBusy() throws {
    let shelf = try RestartedLibrary(games: "A")
    let library = try shelf.open()
    // Within the lock, on which another call of this thread would wait for ever.
    let name = try library.write { connection in
      try connection.run("DELETE FROM change")
      return library.undoName
    }
    #expect(name == "Imported collection.csv")
    #expect(library.undoName == nil)
  }

  // MARK: What was changed elsewhere

  @Test func aGameThatWasChangedElsewhereIsLeftAlone() throws {
    let shelf = try RestartedLibrary(games: "A", "B")
    try shelf.open().rate([.game(1), .game(2)], RestartedLibrary.rating("5"))
    try shelf.rateElsewhere(2, "2")
    let error = #expect(throws: ShelfError.self) { try shelf.open().undo() }
    #expect(
      error?.message
        == "\"Rated 2 items 5\" cannot be undone: what it changed was changed elsewhere meanwhile "
        + "and was left as it is.")
    #expect(try shelf.chips() == ["5", "2"])
    #expect(try shelf.open().undoName == "Rated 2 items 5")
    #expect(try shelf.open().redoName == nil)
  }

  @Test func redoLeavesAloneWhatWasChangedElsewhere() throws {
    let shelf = try RestartedLibrary(games: "A")
    try shelf.open().rate([.game(1)], RestartedLibrary.rating("5"))
    try shelf.open().undo()
    try shelf.rateElsewhere(1, "2")
    let error = #expect(throws: ShelfError.self) { try shelf.open().redo() }
    #expect(error?.message.contains("cannot be done again") == true)
    #expect(try shelf.chips() == ["2"])
    #expect(try shelf.open().redoName == "Rated A 5")
  }

  // MARK: All or nothing

  @Test func whatFailsLeavesNoHistory() throws {
    let shelf = try RestartedLibrary(games: "A", "B")
    let library = try shelf.open()
    try library.rate([.game(1)], RestartedLibrary.rating("4"))
    try library.undo()
    #expect(throws: ShelfError.self) {
      try library.rate([.game(1), .game(99)], RestartedLibrary.rating("5"))
    }
    #expect(throws: ShelfError.self) { try library.rate([.game(2), .game(1)], .rejected) }
    #expect(try shelf.chips() == ["–", "–"])
    // Not even redo has gone.
    #expect(try shelf.changes() == ["Rated A 4", "Imported collection.csv"])
    #expect(library.redoName == "Rated A 4")
  }

  @Test func whatChangesNothingIsNoChange() throws {
    let shelf = try RestartedLibrary(games: "A")
    try shelf.open().undo()
    try shelf.open().redo()
    try shelf.open().rate([.game(1)], RestartedLibrary.rating("4"))
    try shelf.open().undo()
    try shelf.open().rate([], RestartedLibrary.rating("4"))
    try shelf.importGames(["\"A\",\"0\""])
    #expect(try shelf.open().undoName == "Imported collection.csv")
    #expect(try shelf.open().redoName == "Rated A 4")
  }

  @Test func theSampleBeginsWithoutHistory() throws {
    let folder = try TemporaryFolder()
    let data = folder.path.appending("data")
    let sample = data.appending("sample")
    for path in [data, sample, sample.appending("pictures")] { try TemporaryFolder.makeFolder(path) }
    try AtomicFile.write(Array("[{\"name\":\"A\"}]".utf8), to: sample.appending("games.json"))
    try SampleCollection.install(in: folder.path.appending("library"), from: data)
    let library = try Library(directory: folder.path.appending("library"))
    #expect(try library.gameCount() == 1)
    #expect(library.undoName == nil)
    try library.rate([.game(1)], RestartedLibrary.rating("4"))
    try SampleCollection.install(in: folder.path.appending("library"), from: data)
    #expect(library.undoName == "Rated A 4")
  }
}
