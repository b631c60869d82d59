import XCTest

/// Whoever does not see the screen finds everything by name, on every page and in every dialog.
final class AuditTests: AcceptanceCase {
  /// What only holds other things, or is a part of one that has a name.
  private static let containers: Set<String> = [
    "split pane", "scroll pane", "viewport", "filler", "panel", "frame", "dialog", "window", "table cell",
    "separator", "label",
  ]
  private static let pressable: Set<String> = [
    "push button", "toggle button", "check box", "radio button", "menu item", "check menu item", "link",
  ]

  /// What is wrong on screen just now.
  private func problems(_ app: Program) throws -> [String] {
    let things = app.tree?.onScreen { _ in true } ?? []
    XCTAssertGreaterThan(things.count, 10, "something is on screen")
    return things.flatMap { thing -> [String] in
      let (role, name) = (thing.roleName, thing.name.trimmingCharacters(in: .whitespaces))
      var problems: [String] = []
      if thing.isFocusable, !AuditTests.containers.contains(role), name.isEmpty {
        problems.append("a \(role) at \(thing.frame) that takes the keyboard has no name")
      }
      // The icons inside an entry have no other name, and the keyboard does not come to them.
      if thing.isFocusable, name.wholeMatch(of: #/[a-z]+(-[a-z]+)+/#) != nil, role != "label" {
        problems.append("the \(role) “\(name)” has the name of an icon")
      }
      if AuditTests.pressable.contains(role), thing.isSensitive, thing.actionCount == 0 {
        problems.append("the \(role) “\(name)” cannot be pressed")
      }
      if role == "unknown" { problems.append("“\(name)” has no role") }
      return problems
    }
  }

  func testThePagesOfTheSample() throws {
    let app = try start(width: 360, height: 640)
    try app.widen()
    try app.see(.panel, "Nothing Selected")
    XCTAssertEqual(try problems(app), [], "nothing selected")
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    XCTAssertEqual(try problems(app), [], "a game")
    try app.keys("ctrl+f")
    try app.seeFocus(.entry, "Search")
    try app.type("zz")
    try app.read("Nothing Found")
    XCTAssertEqual(try problems(app), [], "nothing found")
    try app.show("Photos")
    try app.see(.table, "Tags")
    XCTAssertEqual(try problems(app), [], "tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    let title = try XCTUnwrap(try app.rows("Photos").first?.first)
    try app.clickRow(title, in: "Photos")
    try app.see(.image, title)
    XCTAssertEqual(try problems(app), [], "a photo")
    try app.narrow(to: 360, 640)
    try app.seeNo(.table, "Photos")
    XCTAssertEqual(try problems(app), [], "a photo in a narrow window")
  }

  func testTheRateDialogs() throws {
    let app = try start()
    try app.rows("Games")
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.press("Rate…")
    try app.see(.dialog, "Rate Azul")
    for name in ["Save", "Cancel", "Clear Rating"] { try app.see(.button, name) }
    XCTAssertNil(app.find(.checkBox, "Rejected"))
    XCTAssertEqual(try problems(app), [], "rating a game")
    try app.keys("Escape")
    try app.seeNo(.dialog, "Rate Azul")
    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    let title = try XCTUnwrap(try app.rows("Photos").first?.first)
    try app.clickRow(title, in: "Photos")
    try app.see(.image, title)
    try app.press("Rate…")
    try app.see(.dialog, "Rate \(title)")
    try app.see(.checkBox, "Rejected")
    XCTAssertEqual(try problems(app), [], "rating a photo")
  }

  func testWelcomeAndImport() throws {
    let file = try home.write("objectname,objectid\nAlpha,1\n", to: "games.csv")
    let app = try start("--library", home.library, file)
    try app.see(.dialog, "Import Preview")
    try app.wait(for: "Import to be possible") { app.find(.button, "Import")?.isSensitive == true }
    XCTAssertEqual(try problems(app), [], "the preview")
    try app.press("Cancel")
    try app.see(.button, "Explore Sample")
    XCTAssertEqual(try problems(app), [], "the welcome page")
  }

  func testTabReachesEveryControlOfAPage() throws {
    let app = try start()
    try app.rows("Games")
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    let wanted: Set = ["Hide List", "Search", "Main Menu", "Games", "Rate…"]
    var reached: Set<String> = []
    for _ in 0..<25 where !wanted.isSubset(of: reached) {
      try app.keys("Tab")
      usleep(60_000)
      if let name = app.focused?.name { reached.insert(name) }
    }
    XCTAssertEqual(wanted.subtracting(reached), [], "reached were \(reached.sorted())")
  }
}
