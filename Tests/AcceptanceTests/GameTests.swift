import XCTest

/// Looking at games: the list, the page, choosing by mouse and by keys.
final class GameTests: AcceptanceCase {
  func testTheSampleListsItsGamesWithNamesAndChips() throws {
    let app = try start()
    let rows = try app.rows("Games") { $0.count >= 30 }
    for name in ["Dominion", "Munchkin", "Ticket to Ride", "Bang!", "Bohnanza"] {
      let row = try XCTUnwrap(rows.first { $0.contains(name) }, "no row has the line \(name)")
      XCTAssertEqual(row.count { $0 == "–" || Double($0) != nil }, 1, "\(row) has one rating chip")
    }
    try app.see(.panel, "Nothing Selected")
    XCTAssertNil(app.find(.panel, "Photo"))
    XCTAssertEqual(app.mainWindow?.name, "Diptych")
  }

  func testAGameIsChosenByMouse() throws {
    let app = try start()
    try app.rows("Games")
    try app.clickRow("Azul", in: "Games")
    try app.seeSelected("Azul", in: "Games")
    let page = try app.see(.panel, "Game")
    try app.wait(for: "the name on the page") { page.first { $0.is(.label, "Azul") } != nil }
    try app.seeNo(.panel, "Nothing Selected")
    try app.read("Your rating: 8.5")
  }

  func testAGameIsChosenByKeys() throws {
    let app = try start()
    let names = try app.rows("Games").compactMap(\.first)
    try app.seeFocus(.table, "Games")
    try app.keys("Home")
    try app.seeSelected(names[0], in: "Games")
    try app.keys("Down", "Down")
    try app.seeSelected(names[2], in: "Games")
    try app.wait(for: "the page of \(names[2])") {
      app.find(.panel, "Game")?.first { $0.is(.label, names[2]) } != nil
    }
    try app.keys("End")
    try app.seeSelected(try XCTUnwrap(names.last), in: "Games")
    try app.keys("Up")
    try app.seeSelected(names[names.count - 2], in: "Games")
  }

  func testAGameWithoutARatingSaysSo() throws {
    let app = try start()
    let rows = try app.rows("Games")
    let unrated = try XCTUnwrap(rows.first { $0.contains("–") }?.first)
    try app.clickRow(unrated, in: "Games")
    try app.read("Not rated yet")
  }
}
