import XCTest

/// The window gets narrower and wider, and a person goes from one side to the other.
final class FoldTests: AcceptanceCase {
  override class var needsKeys: Bool { true }

  /// Starts in a wide window with a game chosen.
  private func startWithAGame() throws -> Program {
    let app = try start(width: 500, height: 700)
    try app.widen()
    try app.see(.panel, "Nothing Selected")
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.seeSelected("Azul", in: "Games")
    return app
  }

  /// Starts in a narrow window with a game's page on top.
  private func startFolded() throws -> Program {
    let app = try startWithAGame()
    try app.narrow()
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")
    return app
  }

  func testFoldingAndUnfoldingKeepsTheHalfTypedSearch() throws {
    let app = try startWithAGame()
    try app.keys("ctrl+f")
    try app.seeFocus(.entry, "Search")
    try app.type("az")
    try app.rows("Games") { $0.compactMap(\.first) == ["Azul"] }
    try app.keys("shift+Home")
    try app.wait(for: "the selected text") { app.find(.entry, "Search")?.selectedText == 0..<2 }
    let caret = app.find(.entry, "Search")?.caret

    try app.narrow()
    try app.seeNo(.table, "Games")
    let page = try app.see(.panel, "Game")
    XCTAssertNil(app.find(.entry, "Search"))
    try app.wait(for: "the keyboard in the detail") { page.first { $0.isFocused } != nil }

    try app.widen()
    try app.seeFocus(.entry, "Search")
    let entry = try app.see(.entry, "Search")
    XCTAssertEqual(entry.text, "az")
    XCTAssertEqual(entry.selectedText, 0..<2)
    XCTAssertEqual(entry.caret, caret)
    try app.seeSelected("Azul", in: "Games")
    try app.see(.panel, "Game")
    // The selection is a real one: typing replaces it.
    try app.type("b")
    try app.wait(for: "the new text") { app.find(.entry, "Search")?.text == "b" }
  }

  func testEveryWayBackLeadsToTheList() throws {
    let app = try startFolded()
    let ways: [(String, () throws -> Void)] = [
      ("the button", { try app.press("Back") }),
      ("Alt+Left", { try app.keys("alt+Left") }),
      ("the Back key", { try app.keys("XF86Back") }),
      ("Escape", { try app.keys("Escape") }),
      ("F9", { try app.keys("F9") }),
    ]
    for (name, goBack) in ways {
      try goBack()
      do { try app.seeSelected("Azul", in: "Games") } catch { throw Failure("by \(name): \(error)") }
      try app.seeFocus(.table, "Games")
      XCTAssertNil(app.find(.panel, "Game"), "by \(name)")
      XCTAssertNil(app.find(.button, "Back"), "by \(name)")
      try app.keys("Return")
      try app.seeNo(.table, "Games")
      try app.see(.panel, "Game")
      try app.read("Your rating: 8.5")
    }
  }

  func testForwardLeadsToThePageThatWasLeft() throws {
    let app = try startFolded()
    for (back, forward) in [("alt+Left", "alt+Right"), ("XF86Back", "XF86Forward"), ("F9", "F9")] {
      try app.keys(back)
      try app.see(.table, "Games")
      try app.keys(forward)
      try app.seeNo(.table, "Games")
      try app.see(.panel, "Game")
    }
  }

  func testMouseButtonsLeadBackAndForward() throws {
    let app = try startFolded()
    try app.click(try app.see(.panel, "Game"), button: 8)
    try app.seeSelected("Azul", in: "Games")
    try app.seeFocus(.table, "Games")
    XCTAssertNil(app.find(.panel, "Game"))
    try app.click(try app.see(.table, "Games"), button: 9)
    try app.seeNo(.table, "Games")
    try app.read("Your rating: 8.5")
  }

  func testWhoWentBackSeesTheListWhenTheWindowFoldsAgain() throws {
    let app = try startFolded()
    try app.keys("alt+Left")
    try app.see(.table, "Games")
    try app.widen()
    try app.see(.panel, "Game")
    try app.seeSelected("Azul", in: "Games")
    try app.narrow()
    try app.seeNo(.panel, "Game")
    try app.see(.table, "Games")
  }

  func testTheListHidesAndComesBackOverTheDetail() throws {
    let app = try startWithAGame()
    XCTAssertNil(app.find(.button, "Show List"))
    try app.press("Hide List")
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")
    XCTAssertEqual(
      app.tree?.onScreen { $0.is(.button, "Show List") }.count, 1, "there is one button for it")

    try app.press("Show List")
    try app.seeSelected("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.keys("Escape")
    try app.seeNo(.table, "Games")
    // F9 twice: over the detail, then beside it.
    try app.keys("F9")
    try app.see(.button, "Keep List Open")
    try app.keys("F9")
    try app.see(.button, "Hide List")
    try app.keys("F9")
    try app.seeNo(.table, "Games")

    try app.press("Show List")
    try app.press("Keep List Open")
    try app.see(.button, "Hide List")
    XCTAssertNil(app.find(.button, "Keep List Open"))
    XCTAssertNil(app.find(.button, "Show List"))
    try app.see(.table, "Games")
  }

  func testAListOverTheDetailClosesOnActivation() throws {
    let app = try startWithAGame()
    try app.keys("F9")
    try app.seeNo(.table, "Games")
    try app.press("Show List")
    try app.seeFocus(.table, "Games")
    try app.keys("Down", "Return")
    try app.seeNo(.table, "Games")
    try app.wait(for: "another game's page") {
      app.find(.panel, "Game").map { $0.first { $0.is(.label, "Azul") } == nil } ?? false
    }
  }

  func testAListOverTheDetailClosesOnAClickBeside() throws {
    let app = try startWithAGame()
    try app.press("Hide List")
    try app.seeNo(.table, "Games")
    try app.press("Show List")
    try app.see(.table, "Games")
    try Desktop.need(Desktop.current.isX, else: "the mouse cannot be moved")
    try app.click(try app.see(.panel, "Game"))
    try app.seeNo(.table, "Games")
  }

  func testTheWindowGetsNoSmallerThanATelephone() throws {
    let app = try startWithAGame()
    try app.resize(360, 294)
    try app.see(.panel, "Game")
    try app.keys("alt+Left")
    try app.see(.table, "Games")
    XCTAssertEqual(app.size, [360, 294])
    let window = try XCTUnwrap(app.mainWindow).frame
    for name in ["Games", "Photos", "Recents"] {
      let frame = try app.see(.radioButton, name).frame
      XCTAssert(
        frame.x >= window.x && frame.x + frame.width <= window.x + window.width, "\(name) is at \(frame)")
    }
  }

  /// Nobody asks the window where there is no window manager, and a few of those do not either.
  func testAWindowForcedBelowItsMinimumGoesOnAfterwards() throws {
    let app = try startWithAGame()
    for (width, height) in [(300, 640), (100, 640), (360, 120), (40, 40)] {
      try app.forceSize(width, height)
      if Desktop.current == .managed { try app.seeSize(max(width, 360), max(height, 294)) }
      try app.seeNo(.table, "Games")
      try app.keys("alt+Left")
      try app.seeNo(.panel, "Game")
      try app.keys("Return")
      try app.see(.panel, "Game")
      try app.resize(1000, 700)
      try app.seeSelected("Azul", in: "Games")
      try app.see(.panel, "Game")
      try app.read("Your rating: 8.5")
    }
  }
}
