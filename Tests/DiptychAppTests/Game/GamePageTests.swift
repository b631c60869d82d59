import DiptychShelf
import XCTest

@testable import DiptychApp

/// A game's facts in words, from the cells of a file to what the page says.
@MainActor
final class GamePageTests: XCTestCase {
  private func game(_ cells: [String: String]) throws -> Game {
    let collection = try TestCollection()
    try collection.addGames([cells.merging(["objectname": "Bohnanza"]) { own, _ in own }])
    let summary = try XCTUnwrap(collection.library.gameSummaries().first)
    return try XCTUnwrap(collection.library.game(summary.id))
  }

  private func page(_ cells: [String: String]) throws -> GamePage { GamePage(try game(cells)) }

  private func fact(_ name: String, _ cells: [String: String]) throws -> String? {
    try page(cells).facts.first { $0.name == name }?.value
  }

  private func subtitle(_ cells: [String: String]) throws -> String {
    let collection = try TestCollection()
    try collection.addGames([cells.merging(["objectname": "Bohnanza"]) { own, _ in own }])
    return GameText.summary(of: try XCTUnwrap(collection.library.gameSummaries().first))
  }

  func testOfAGameWithANameOnlyNothingElseIsSaid() async throws {
    let page = try page([:])
    XCTAssertEqual(page.name, "Bohnanza")
    XCTAssertNil(page.originalName)
    XCTAssertNil(page.byline)
    XCTAssertEqual(page.ownRating, "Not rated yet")
    XCTAssertNil(page.ratingWord)
    XCTAssertEqual(page.facts, [])
    XCTAssertEqual(page.status, [])
    XCTAssertNil(page.comment)
    XCTAssertNil(page.description)
    XCTAssertEqual(page.topics, [])
    XCTAssertEqual(try subtitle([:]), "")
  }

  func testZeroesOfTheFileAreUnknown() async throws {
    let zeroes = [
      "yearpublished": "0", "minplayers": "0", "maxplayers": "0", "playingtime": "0", "minplaytime": "0",
      "maxplaytime": "0", "avgweight": "0", "weight": "0", "average": "0", "rank": "0", "numplays": "0",
      "rating": "0",
    ]
    let page = try page(zeroes)
    XCTAssertEqual(page.facts, [])
    XCTAssertNil(page.byline)
    XCTAssertEqual(page.ownRating, "Not rated yet")
  }

  func testYears() async throws {
    XCTAssertEqual(try page(["yearpublished": "1997"]).byline, "1997")
    XCTAssertEqual(try page(["yearpublished": "-3000"]).byline, "3000 BCE")
  }

  func testPlayers() async throws {
    let table: [(cells: [String: String], text: String?)] = [
      (["minplayers": "2", "maxplayers": "4"], "2–4"), (["minplayers": "2", "maxplayers": "2"], "2"),
      (["minplayers": "2", "maxplayers": "4", "bggbestplayers": "3"], "2–4, best with 3"),
      (["minplayers": "2", "maxplayers": "6", "bggbestplayers": "4,5"], "2–6, best with 4, 5"),
      (["minplayers": "3"], "3"), (["maxplayers": "5"], "5"), (["bggbestplayers": "3"], "best with 3"),
      ([:], nil),
    ]
    for row in table { XCTAssertEqual(try fact("Players", row.cells), row.text, "\(row.cells)") }
  }

  func testTimes() async throws {
    let table: [(cells: [String: String], text: String?)] = [
      (["minplaytime": "30", "maxplaytime": "45", "playingtime": "45"], "30–45 min"),
      (["playingtime": "60"], "60 min"), (["minplaytime": "20", "maxplaytime": "20"], "20 min"),
      (["minplaytime": "20"], "20 min"), (["maxplaytime": "90"], "90 min"),
    ]
    for row in table { XCTAssertEqual(try fact("Time", row.cells), row.text, "\(row.cells)") }
  }

  func testKind() async throws {
    XCTAssertEqual(try page(["itemtype": "expansion", "yearpublished": "2001"]).byline, "2001 · Expansion")
    XCTAssertNil(try page(["itemtype": "standalone"]).byline)
  }

  func testNumbers() async throws {
    XCTAssertEqual(try fact("Average", ["average": "7.04321"]), "7 of 10")
    XCTAssertEqual(try fact("Average", ["average": "7.56"]), "7.6 of 10")
    XCTAssertEqual(try fact("Average", ["average": "9.98"]), "10 of 10")
    XCTAssertEqual(try fact("Weight", ["avgweight": "2.2"]), "2.2 of 5, medium light")
    XCTAssertEqual(try fact("Own weight", ["weight": "3"]), "3 of 5, medium")
    XCTAssertEqual(try fact("Rank", ["rank": "17"]), "17")
    XCTAssertEqual(try fact("Plays", ["numplays": "12"]), "12")
    XCTAssertEqual(try fact("Age", ["bggrecagerange": "8+"]), "8+")
  }

  func testOwnRatingInNumbersAndAWord() async throws {
    let table = [
      ("7.5", "Your rating: 7.5", "Good"), ("3.25", "Your rating: 3.25", "Poor"),
      ("10", "Your rating: 10", "Outstanding"), ("8", "Your rating: 8", "Very good"),
    ]
    for (cell, text, word) in table {
      let page = try page(["rating": cell])
      XCTAssertEqual(page.ownRating, text)
      XCTAssertEqual(page.ratingWord, word)
    }
  }

  func testStatus() async throws {
    XCTAssertEqual(
      try page(["own": "1", "fortrade": "1", "wishlist": "1", "wishlistpriority": "2"]).status,
      ["Owned", "For trade", "Wishlist: love to have"])
    XCTAssertEqual(
      try page(["prevowned": "1", "preordered": "1", "wanttoplay": "1", "wanttobuy": "1", "want": "1"])
        .status,
      ["Previously owned", "Preordered", "Want to play", "Want to buy", "Want in trade"])
    // BGG's default priority of a game that is not wished for.
    XCTAssertEqual(try page(["wishlist": "0", "wishlistpriority": "3"]).status, [])
  }

  func testTheOriginalNameWhereItIsAnother() async throws {
    XCTAssertNil(try page(["originalname": "Bohnanza"]).originalName)
    XCTAssertEqual(try page(["originalname": "Bean Trader"]).originalName, "Bean Trader")
  }

  func testTextsKeepTheirLineBreaksAndSigns() async throws {
    let text = "One line & <b>no markup</b>\n\nAnother line"
    XCTAssertEqual(try page(["comment": text]).comment, text)
  }

  func testTheRowsSecondLine() async throws {
    XCTAssertEqual(
      try subtitle([
        "yearpublished": "1997", "minplayers": "2", "maxplayers": "7", "minplaytime": "30",
        "maxplaytime": "45",
        "itemtype": "expansion",
      ]), "Expansion · 1997 · 2–7 players · 30–45 min")
    XCTAssertEqual(try subtitle(["minplayers": "1", "maxplayers": "1"]), "1 player")
    XCTAssertEqual(try subtitle(["minplayers": "1", "maxplayers": "2"]), "1–2 players")
  }
}
