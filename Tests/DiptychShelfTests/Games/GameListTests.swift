import Testing

@testable import DiptychShelf

@Suite struct GameListTests {
  @Test func namesSortNaturallyWithoutArticles() throws {
    let test = try TestLibrary(games: [
      "Zoo", "The Crew", "12 Rivers", "Ölberg", "7 Wonders", "011", "Die Macher", "Catan: Cities", "Catan",
      "a",
      "A Feast", "L'Île", "El Grande", "Über", "1984", "Catan Junior", "¡Tango!",
    ])
    #expect(
      try test.library.gameSummaries().map(\.name) == [
        "7 Wonders", "011", "12 Rivers", "1984", "a", "Catan", "Catan: Cities", "Catan Junior", "The Crew",
        "A Feast",
        "El Grande", "L'Île", "Die Macher", "Ölberg", "¡Tango!", "Über", "Zoo",
      ])
  }

  @Test func unknownComesLastBothWaysAndTiesGoByName() throws {
    let test = try TestLibrary()
    for (name, rating) in [
      ("Nine", "9"), ("None", "0"), ("Ten", "10"), ("Also Nine", "9"), ("Two", "2"), ("Blank", ""),
    ] {
      try test.add([.objectname: name, .rating: rating])
    }
    let names = { (sort: String) in
      try test.library.gameSummaries(sortedBy: #require(GameSort(sort))).map(\.name)
    }
    #expect(try names("rating") == ["Two", "Also Nine", "Nine", "Ten", "Blank", "None"])
    #expect(try names("-rating") == ["Ten", "Also Nine", "Nine", "Two", "Blank", "None"])
    #expect(try names("-name") == ["Two", "Ten", "None", "Nine", "Blank", "Also Nine"])
  }

  @Test func everySortKeyHasItsColumn() throws {
    let test = try TestLibrary()
    try test.add([
      .objectname: "B", .average: "7.1", .rank: "2", .yearpublished: "-3000", .numplays: "0",
      .avgweight: "2.5",
      .maxplaytime: "90", .acquisitiondate: "2016-01-22", .rating: "3",
    ])
    try test.add([
      .objectname: "A", .average: "7.2", .rank: "10", .yearpublished: "20026", .numplays: "3",
      .avgweight: "3",
      .playingtime: "120", .acquisitiondate: "2017-01-01", .rating: "10",
    ])
    try test.add([.objectname: "Unknown"])
    for key in GameSortKey.allCases where key != .name && key != .changed {
      let up = try test.library.gameSummaries(sortedBy: GameSort(key)).map(\.name)
      let down = try test.library.gameSummaries(sortedBy: GameSort(key, isDescending: true)).map(\.name)
      #expect(up == ["B", "A", "Unknown"], "\(key)")
      #expect(down == ["A", "B", "Unknown"], "\(key)")
    }
  }

  @Test func unknownIsNilAndOddValuesAreKept() throws {
    let test = try TestLibrary()
    let id = try test.add([
      .objectname: " Trimmed\u{A0}", .rating: "0", .average: "603.212", .rank: "0", .yearpublished: "-2200",
      .minplayers: "3", .maxplayers: "0", .numplays: "", .own: "0", .wishlist: "0", .wishlistpriority: "3",
      .bggbestplayers: "2,4", .comment: "two\nlines ", .bggrecagerange: "6–16",
      .versionPublishers: "Lucky&Dice; Other",
    ])
    let game = try #require(try test.library.game(id))
    #expect(game.name == "Trimmed")
    #expect(game.rating == nil)
    #expect(game.average == nil)
    #expect(game.rank == nil)
    #expect(game.year == -2200)
    #expect(game.minPlayers == 3)
    #expect(game.maxPlayers == nil)
    #expect(game.plays == nil)
    #expect(game.wishlistPriority == nil)
    #expect(game.best == [2, 4])
    #expect(game.comment == "two\nlines ")
    #expect(game.age == "6–16")
    #expect(game.versionPublishers == ["Lucky&Dice", "Other"])
    #expect(game.flags.isEmpty)
  }

  @Test func ratingAGameIsOneNamedStepThatUndoTakesBack() throws {
    let test = try TestLibrary()
    let id = try test.add([.objectname: "Dominion", .rating: " 6.750", .comment: "a \"b\", c"])
    let record = { try test.library.withConnection { try GameStore(connection: $0).row(1)?.record.cells } }
    let original = try record()
    let change = try test.library.rate([id], Rating("7.5", scale: .games))
    #expect(change.name == "Rated Dominion 7.5")
    #expect(change.items == [id])
    #expect(test.library.undoName == "Rated Dominion 7.5")
    #expect(try test.library.gameSummaries().first?.rating?.text == "7.5")
    try test.library.rate([id], nil)
    #expect(test.library.undoName == "Cleared rating of Dominion")
    #expect(try test.library.game(id)?.rating == nil)
    try test.library.undo()
    #expect(try test.library.game(id)?.rating?.text == "7.5")
    try test.library.undo()
    #expect(try record() == original)
    #expect(try test.library.undo()?.name == nil)
    try test.library.redo()
    #expect(try test.library.game(id)?.rating?.text == "7.5")
    #expect(test.library.redoName == "Cleared rating of Dominion")
    try test.library.rate([id], Rating("3.25", scale: .games))
    #expect(test.library.redoName == nil)
  }

  @Test func aMissingItemLeavesAllUnrated() throws {
    let test = try TestLibrary(games: ["One"])
    #expect(throws: ShelfError.self) {
      try test.library.rate([.game(1), .game(99)], Rating("5", scale: .games))
    }
    #expect(throws: ShelfError.self) { try test.library.rate([.game(1)], .rejected) }
    #expect(try test.library.game(.game(1))?.rating == nil)
    #expect(test.library.undoName == nil)
  }
}
