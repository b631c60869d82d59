import Testing

@testable import DiptychShelf

/// What damaged and foreign files do.
@Suite struct ImportFaultTests {
  @Test(arguments: [
    ("5.0", "5"), ("3,5", "3.5"), ("7.5 ", "7.5"), ("7,50", "7.5"), ("+7", "7"), ("\u{A0}6", "6"), ("10", "10"),
  ])
  func ratingsAreRead(cell: String, rating: String) throws {
    let test = try TestLibrary()
    let report = try test.importFile("objectname;rating\nA;\(cell)\n")
    #expect(try test.games().first?.rating?.text == rating)
    #expect(report.damaged == 0)
  }

  @Test(arguments: ["", "0", "N/A", "n/a", "-", "unrated", "0.0", "none"])
  func unratedIsNone(cell: String) throws {
    let test = try TestLibrary()
    let report = try test.importFile("objectname;rating\nA;\(cell)\n")
    #expect(try test.games().first?.rating == nil)
    #expect(report.damaged == 0)
  }

  @Test(arguments: ["0.5", "11", "603.212", "07. Mai", "2024-05-07", "7/5", "NaN", "inf", "1e1", "٧", "seven", "7.5.1"])
  func impossibleRatingsAreDroppedAndCounted(cell: String) throws {
    let test = try TestLibrary()
    let report = try test.importFile("objectname;rating\nA;\(cell)\n")
    #expect(try test.games().first?.rating == nil)
    #expect(report.damaged == 1)
    #expect(String(decoding: try test.export(.bggCSV), as: UTF8.self).contains("\"\(cell)\""))
  }

  @Test func sanityRangesHoldForEveryColumn() throws {
    let test = try TestLibrary()
    let report = try test.importFile("""
      objectname,average,baverage,avgweight,weight,own,minplayers,yearpublished
      A,603.212,60.3,12.143,6,2,1e1,abc
      B,6.03212,7.1,1.2143,5,1,3,20026

      """)
    #expect(report.damaged == 7)
    let games = try test.games()
    #expect(games[0].average == nil && games[0].weight == nil && games[0].year == nil && games[0].minPlayers == nil)
    #expect(games[1].average == 6.03212 && games[1].weight == 1.2143 && games[1].year == 20026)
  }

  @Test func rowsThatMakeNoSenseAreSkippedWithTheirLine() throws {
    let test = try TestLibrary()
    let report = try test.importFile("""
      objectname,objectid,comment,collid
      A,1,"two
      lines",11
      <<<<<<< HEAD
      Shifted,2,3,4,5
      Text id,abc,,12

      Padded,3
      ,4,,14
      objectname,objectid,comment,collid
      Surplus,5,,15,,,
      Twice,6,,11
      """)
    #expect(report.counts == [3, 0, 0, 5])
    #expect(report.rows.map(\.line) == [4, 5, 6, 9, 12])
    #expect(report.rows[1].reason == "5 cells where the header has 4, so its values have shifted")
    #expect(report.rows[2].reason == "its id is no whole number, so its values have shifted")
    #expect(report.rows[3].reason == "it has no name")
    #expect(report.rows[4].reason == "its collection id 11 is on line 2 already")
    #expect(report.notices == ["A row has fewer cells than the header; the missing ones are empty (line 8)."])
    #expect(try test.games().map(\.name) == ["A", "Padded", "Surplus"])
  }

  @Test func quotesAreReadLeniently() throws {
    let test = try TestLibrary()
    let report = try test.importFile("objectname,comment\nA 5\" box,\"closed\" then more\n\"B\",\"never closed\nto the end")
    #expect(try test.games().map(\.name) == ["A 5\" box", "B"])
    #expect(try test.games().map(\.comment) == ["closed then more", "never closed\nto the end"])
    #expect(report.notices.count == 2)
    #expect(report.notices.last?.contains("line 3") == true)
  }

  @Test func aMissingQuoteDoesNotSwallowTheFile() throws {
    let test = try TestLibrary()
    let good = (0..<200).map { "Game \($0),ok\n" }.joined()
    let report = try test.importFile("objectname,comment\nBad,\"open\n" + good)
    #expect(report.new == 201)
    #expect(try test.games().first?.comment == "open")
    #expect(report.notices.count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func aFileFullOfQuotesEnds() throws {
    let test = try TestLibrary()
    _ = try test.importFile("objectname,comment\n" + String(repeating: "a,\"\n", count: 20_001))
    _ = try test.importFile("objectname,comment\n" + String(repeating: "\"", count: 200_001))
  }

  @Test(arguments: [
    ("", "is empty"), (" \n\n", "is empty"), ("objectname,objectid\n", "holds the column names and no games"),
    ("Date,Amount,Payee\n2020-01-01,5,A\n2020-01-02,6,B\n", "has no column that Diptych knows"),
    ("Your collection is too large to export: the limit is 14,500 items.\n", "holds a message, not games"),
    ("Unauthorized", "holds a message, not games"),
    ("<?xml version=\"1.0\"?>\n<message>\nYour request has been accepted</message>", "had not finished preparing"),
    ("<errors><error><message>Invalid username</message></error></errors>", "(\"Invalid username\")"),
    ("<!-- c --><items totalitems=\"3\"><item/></items>", "is a collection saved as XML"),
    ("<!DOCTYPE html><html><body>Log in</body></html>", "is a web page"),
    ("<collection><item/></collection>", "is XML that Diptych does not read"),
    ("{\"games\": [], \"players\": []}", "BG Stats"), ("{\"a\": 1}", "is no list of games in JSON"),
    ("[{\"name\": \"A\"},\n{\"name\": ]", "on line 2"), ("[]", "holds an empty list"),
    (
      "id,name,yearpublished,rank,bayesaverage,average,usersrated,is_expansion\n1,Gloomhaven,2017,1,8,8,9,0\n",
      "list of all ranked games"
    ),
    ("Play ID,Game ID,Name,Date\n1,2,Chess,2020\n", "is a list of plays"),
    ("PK\u{3}\u{4}\0\u{FF}", "has no column"),
  ])
  func filesWithoutGamesSayWhatTheyAre(text: String, cause: String) throws {
    let test = try TestLibrary()
    let message = test.importFailure(Array(text.utf8))
    #expect(message?.contains(cause) == true || cause == "has no column", "\(message ?? "no error")")
    #expect(message == nil || message?.contains("collection.csv") == true)
    if cause != "has no column" { #expect(try test.library.gameCount() == 0) }
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    let test = try TestLibrary()
    let missing = test.folder.path.appending("missing.csv")
    let error = #expect(throws: ShelfError.self) { try test.library.importGames(from: missing) }
    #expect(error?.message == "\(missing) cannot be read: No such file or directory.")
    #expect(throws: ShelfError.self) { try test.library.importGames(from: test.folder.path) }
    #expect(test.importFailure([0x89, 0x50, 0, 0, 0xFF, 0, 0, 1, 2, 3])?.contains("is not text") == true)
  }

  @Test func aFileAboveTheLimitIsRefusedUnread() throws {
    let test = try TestLibrary()
    let file = try test.folder.write("huge.csv", "objectname\n")
    #expect(file.withCPath { truncateFile($0, 300_000_000) } == 0)
    let error = #expect(throws: ShelfError.self) { try test.library.importGames(from: file) }
    #expect(error?.message.contains("is 300 MB; Diptych reads game files up to 200 MB") == true)
  }

  @Test func oldEncodingsAreReadWithANotice() throws {
    let test = try TestLibrary()
    let report = try test.importFile(Array("objectname;comment\nM".utf8) + [0xF6] + Array("rk;".utf8) + [0x93, 0x0A])
    #expect(try test.games().map(\.name) == ["Mörk"])
    #expect(try test.games().first?.comment == "“")
    #expect(report.notices.count == 1)
  }

  @Test(arguments: [
    "Catan\nBrass, Deluxe\n\"Quoted, Name\"\n", "Games\r\nCatan\r\nBrass, Deluxe\r\n\"Quoted, Name\"",
    "objectname\nCatan\n\"Brass, Deluxe\"\n\"Quoted, Name\"\n",
  ])
  func oneNameALineIsAList(text: String) throws {
    let test = try TestLibrary()
    #expect(try test.importFile(text, name: "games.txt").new == 3)
    #expect(try test.games().map(\.name) == ["Catan", "Brass, Deluxe", "Quoted, Name"])
    #expect(try test.importFile(text, name: "games.txt").counts == [0, 0, 3, 0])
  }

  @Test(arguments: ["Catan,1995\nRa,1999\n", "Title;Year\nCatan;1995\nRa;1999\n", "name\tyear\nCatan\t1995\nRa\t1999\n"])
  func aNameAndAYearIsAList(text: String) throws {
    let test = try TestLibrary()
    try test.importFile(text)
    #expect(try test.games().map(\.name) == ["Catan", "Ra"])
    #expect(try test.games().map(\.year) == [1995, 1999])
  }
}
