import Testing

@testable import DiptychShelf

@Suite struct JSONImportTests {
  @Test func onlyTheNameIsNeeded() throws {
    let test = try TestLibrary()
    let report = try test.importFile(
      """
      [
        {"name": "Harbour Lights", "year": 2019, "minPlayers": 2, "maxPlayers": 4, "best": [3], "time": 45,
         "age": 10, "weight": 2.25, "rating": 7.5, "owned": true, "comment": "Two\\nlines \\u00e9 \\ud83c\\udfb2",
         "designers": ["A. Maker", "B; C"], "categories": ["Sea", "Trade"], "cover": "covers/harbour lights.jpg",
         "collectionID": 7, "extra": {"barcode": "0123", "shelf": "top"}},
        {"name": "Bare"},
        {"year": 1999},
        {"name": "Bad", "rating": "high"},
        "no game",
        {"name": "Odd", "colour": "red", "rating": 11,},
      ]
      """, name: "games.json")
    #expect(report.counts == [3, 0, 0, 3])
    #expect(report.rows.map(\.line) == [7, 8, 9])
    #expect(report.rows[1].reason == "its rating is not a number")
    #expect(report.rows[0].reason == "it has no name")
    #expect(report.damaged == 1)
    #expect(report.notices == ["Keys that Diptych does not know were left out: colour."])
    let game = try #require(try test.games().first)
    #expect(
      game.year == 2019 && game.best == [3] && game.time == 45 && game.age == "10" && game.weight == 2.25)
    #expect(game.rating?.text == "7.5" && game.flags == .owned && game.comment == "Two\nlines é 🎲")
    #expect(game.designers == ["A. Maker", "B; C"] && game.categories == ["Sea", "Trade"])
    #expect(game.cover == test.folder.path.appending("covers/harbour lights.jpg"))
    #expect(game.barcode == "0123" && game.plays == nil)
    let bare = try test.games()[1]
    #expect(bare.name == "Bare" && bare.rating == nil && bare.flags.isEmpty && bare.categories == [])

    let other = try TestLibrary()
    try other.importFile(test.export(.json), name: "again.json")
    #expect(try other.games().map(\.designers) == test.games().map(\.designers))
    #expect(try other.games().first?.cover == game.cover)
    #expect(try other.export(.json) == test.export(.json))
    #expect(try other.export(.bggCSV) == test.export(.bggCSV))
  }

  @Test func aRatingBeyondHundredthsIsNotLost() throws {
    let test = try TestLibrary()
    let csv = "objectname,rating,average,numplays\n\"A\",\"7.123456\",\"603.212\",\"\"\n"
    try test.importFile(csv)
    #expect(try test.games().first?.rating?.text == "7.12")
    let other = try TestLibrary()
    try other.importFile(test.export(.json), name: "games.json")
    #expect(String(decoding: try other.export(.bggCSV), as: UTF8.self).contains("\"7.123456\""))
    #expect(String(decoding: try other.export(.bggCSV), as: UTF8.self).contains("\"603.212\""))
  }

  @Test(arguments: [
    "[1", "[\"a]", "[{\"a\" 1}]", "[{\"a\": tru}]", "[] x", "[{\"a\": \"\\x\"}]", "[{\"a\": \"\\u12\"}]",
    "[1e999]",
    "[{\"a\": \"line\nbreak\"}]", String(repeating: "[", count: 100_000),
  ])
  func whatIsNoJSONIsRefused(text: String) throws {
    let message = try TestLibrary().importFailure(Array(text.utf8), name: "games.json")
    #expect(message?.contains("is no list of games in JSON: ") == true, "\(message ?? "")")
  }
}
