import XCTest

/// Searching as one types.
final class SearchTests: AcceptanceCase {
  override class var needsKeys: Bool { true }

  func testALetterOnTheListBeginsASearch() throws {
    let app = try start()
    let all = try app.rows("Games").count
    XCTAssertNil(app.find(.entry, "Search"))
    try app.seeFocus(.table, "Games")
    try app.type("dom")
    try app.seeFocus(.entry, "Search")
    try app.wait(for: "all letters in their order") { app.find(.entry, "Search")?.text == "dom" }
    try app.rows("Games") { rows in
      rows.count < all && rows.contains { $0.contains("Dominion") }
    }
    try app.keys("Escape")
    try app.seeNo(.entry, "Search")
    try app.rows("Games") { $0.count == all }
    try app.seeFocus(.table, "Games")
  }

  func testEveryWordMustOccurAndNothingFoundIsSaid() throws {
    let app = try start()
    try app.rows("Games")
    try app.keys("ctrl+f")
    try app.seeFocus(.entry, "Search")
    try app.type("RIDE tick")
    try app.rows("Games") { rows in !rows.isEmpty && rows.allSatisfy { $0[0].contains("Ticket to Ride") } }
    try app.type(" qqq")
    try app.read("Nothing Found")
    try app.keys("ctrl+a", "BackSpace")
    try app.rows("Games") { $0.count >= 30 }
  }

  func testASearchThatFindsNothingKeepsWhatIsChosen() throws {
    let app = try start()
    try app.rows("Games")
    try app.clickRow("Azul", in: "Games")
    try app.seeSelected("Azul", in: "Games")
    try app.keys("ctrl+f")
    try app.type("zz")
    try app.read("Nothing Found")
    try app.see(.panel, "Game")
    try app.keys("Escape")
    try app.seeSelected("Azul", in: "Games")
  }

  func testTheButtonBringsTheEntryAndTakesItAway() throws {
    let app = try start()
    try app.rows("Games")
    let button = try app.see(.toggleButton, "Search")
    try app.click(button)
    try app.seeFocus(.entry, "Search")
    try app.type("azul")
    try app.rows("Games") { $0.count == 1 }
    try app.click(button)
    try app.seeNo(.entry, "Search")
    try app.rows("Games") { $0.count >= 30 }
  }

  func testReturnOpensTheFirstThatIsFound() throws {
    let app = try start(width: 400, height: 640)
    try app.keys("ctrl+f")
    try app.type("bohn")
    try app.rows("Games") { $0.count == 1 }
    try app.keys("Return")
    try app.wait(for: "the game's page") {
      app.find(.panel, "Game")?.first { $0.is(.label, "Bohnanza") } != nil
    }
    try app.keys("alt+Left")
    // The search is as it was left.
    try app.wait(for: "the search") { app.find(.entry, "Search")?.text == "bohn" }
    XCTAssertEqual(app.find(.table, "Games")?.rows.compactMap(\.first), ["Bohnanza"])
  }

  func testAccentsDoNotMatter() throws {
    let app = try start()
    try app.rows("Games")
    try app.show("Photos")
    try app.rows("Tags")
    try app.keys("Home", "Return")
    try app.rows("Photos")
    try app.type("cafe")
    try app.rows("Photos") { $0.compactMap(\.first) == ["Café am See"] }
  }

  func testSearchBringsUpAListThatIsNotOnScreen() throws {
    let app = try start(width: 400, height: 640)
    try app.clickRow("Azul", in: "Games")
    try app.seeNo(.table, "Games")
    try app.keys("ctrl+f")
    try app.seeFocus(.entry, "Search")
    try app.see(.table, "Games")
  }
}
