import XCTest

/// Looking at games: the list, the page, choosing by mouse and by keys.
final class GameTests: AcceptanceCase {
  func testTheSampleListsItsGamesWithNamesAndChips() throws {
    let app = try start()
    let rows = try app.rows("Games") { $0.count >= 30 }
    for name in ["Dominion", "Munchkin", "Ticket to Ride", "Bang!", "Bohnanza"] {
      let row = try XCTUnwrap(rows.first { $0.contains(name) }, "no row has the line \(name)")
      let chips = row.filter { $0 == "–" || Double($0) != nil }
      XCTAssertEqual(chips.count, 1, "\(row) has one rating chip")
    }
    try app.see(.panel, "Nothing Selected")
    XCTAssertNil(app.find(.panel, "Photo"))
  }
}
