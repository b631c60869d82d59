import Testing

@testable import DiptychShelf

/// How much the history keeps.
@Suite struct HistoryLimitTests {
  @Test func theNewestHundredChangesStay() throws {
    let shelf = try RestartedLibrary(games: "A")
    let library = try shelf.open()
    for number in 0..<105 {
      try library.rate([.game(1)], Rating(hundredths: 100 + number, scale: .games))
    }
    var undone = 0
    while try library.undo() != nil { undone += 1 }
    #expect(undone == 100)
    #expect(try shelf.chips() == ["1.04"])
    #expect(try library.problems() == [])
    try library.rate([.game(1)], nil)
    #expect(try shelf.changes() == ["Cleared rating of A"])
  }

  @Test func whatIsForgottenTakesWhatItKeptAlong() throws {
    let shelf = try RestartedLibrary(games: "A", "B")
    try shelf.open().rate([.game(1), .game(2)], RestartedLibrary.rating("5"))
    #expect(try shelf.keepsAnything())
    try shelf.open().forgetChanges()
    #expect(try !shelf.keepsAnything())
  }

  @Test func theOldestGoWhereAllKeepTooMuch() throws {
    let shelf = try RestartedLibrary(games: "A")
    for rating in ["1", "2", "3", "4"] { try shelf.open().rate([.game(1)], RestartedLibrary.rating(rating)) }
    // As if the second rating had been one of very many games.
    try shelf.open().write { try $0.run("UPDATE change SET size = 31999900 WHERE name = 'Rated A 2'") }
    try shelf.open().rate([.game(1)], RestartedLibrary.rating("5"))
    #expect(try shelf.changes() == ["Rated A 5", "Rated A 4", "Rated A 3"])
    for _ in 0..<3 { try shelf.open().undo() }
    #expect(try shelf.chips() == ["2"])
    #expect(try shelf.open().undo() == nil)
  }

  @Test func theNewestStaysWhateverItKeeps() throws {
    let shelf = try RestartedLibrary(games: "A")
    try shelf.open().rate([.game(1)], RestartedLibrary.rating("1"))
    try shelf.open().write { connection in
      try connection.run("UPDATE change SET size = 99000000 WHERE name = 'Rated A 1'")
      try HistoryStore(connection: connection).trim()
    }
    #expect(try shelf.changes() == ["Rated A 1"])
  }

  @Test func aChangeKnowsHowMuchItKeeps() throws {
    let shelf = try RestartedLibrary()
    let comment = String(repeating: "x", count: 5000)
    let file = try shelf.folder.write("1.csv", "objectname,comment\nA,\(comment)\nB,\(comment)\n")
    try shelf.open().importGames(from: file)
    try shelf.open().rate([.game(1), .game(2)], RestartedLibrary.rating("5"))
    let sizes = try shelf.open().withConnection { connection in
      try connection.query("SELECT size FROM change ORDER BY id") { $0.int64(0) }
    }
    #expect(sizes.first == 0, "what is new keeps nothing")
    #expect((10_000...10_500).contains(sizes.last ?? 0))
  }

  @Test func aFileThatIsMostlyEmptyBecomesSmaller() throws {
    let folder = try TemporaryFolder()
    let file = folder.path.appending("space.db")
    let connection = try Connection(path: file)
    let sizes = {
      try ["page_count", "freelist_count"].map { name in
        try connection.first("PRAGMA \(name)") { $0.int64(0) } ?? 0
      }
    }
    try connection.execute("CREATE TABLE a(x); INSERT INTO a VALUES(zeroblob(30000000)), (zeroblob(9000000))")
    try connection.giveBackSpace()
    let full = try sizes()
    try connection.execute("DELETE FROM a WHERE length(x) = 9000000")
    try connection.giveBackSpace()
    #expect(try sizes()[0] == full[0], "a small hole stays")
    try connection.execute("INSERT INTO a VALUES(zeroblob(5000)); DELETE FROM a WHERE length(x) > 5000")
    try connection.giveBackSpace()
    #expect(try sizes()[0] < 10)
    #expect(try sizes()[1] == 0)
    #expect(try connection.first("SELECT length(x) FROM a") { $0.int64(0) } == 5000)
  }
}
