import XCTest

/// Rating by the dialog, with the keyboard alone.
final class RatingTests: AcceptanceCase {
  override class var needsKeys: Bool { true }

  /// A library with two games, of which one is rated.
  private static let csv = """
    objectname,objectid,rating,own,collid,yearpublished
    Alpha,101,0,1,1,1999
    Beta,102,6.25,1,2,2004
    """

  private func startWithTwoGames(width: Int = 1000, height: Int = 700) throws -> Program {
    try home.diptych("import", try home.write(RatingTests.csv, to: "two.csv"))
    try home.remember(width: width, height: height, in: home.library)
    let app = try start("--library", home.library)
    try app.rows("Games") { $0.count == 2 }
    try app.seeFocus(.table, "Games")
    return app
  }

  private func openDialog(for name: String, _ app: Program) throws {
    try app.keys("ctrl+r")
    try app.see(.dialog, "Rate \(name)")
    try app.seeFocus(.slider, "Rating")
  }

  private func seeSlider(_ app: Program, at value: Double, _ words: String, line: UInt = #line) throws {
    try app.wait(for: "the slider at \(value), \(words)", line: line) {
      guard let slider = app.find(.slider, "Rating") else { return false }
      return slider.value == value && slider.about == words
    }
  }

  func testDigitsThenReturnRateAGame() throws {
    var app = try startWithTwoGames()
    try app.keys("Down")
    try app.seeSelected("Alpha", in: "Games")
    try app.read("Not rated yet")
    try openDialog(for: "Alpha", app)
    try seeSlider(app, at: 1, "Not rated")
    XCTAssertEqual(app.find(.slider, "Rating")?.range, 1...10)
    XCTAssertEqual(app.find(.button, "Save")?.isSensitive, false)
    try app.keys("7", "period", "5")
    try seeSlider(app, at: 7.5, "7.5 of 10, good")
    XCTAssertEqual(app.find(.button, "Save")?.isSensitive, true)
    try app.keys("Return")
    try app.seeNo(.dialog, "Rate Alpha")
    try app.seeChip("7.5", of: "Alpha", in: "Games")
    try app.read("Your rating: 7.5")
    app = try restart(app, "--library", home.library)
    try app.seeChip("7.5", of: "Alpha", in: "Games")
    try app.read("Your rating: 7.5")
    XCTAssert(try home.diptych("list", "games", "--json").contains("\"rating\": 7.5"))
  }

  func testArrowsStepByHalvesAndStopAtTheEnds() throws {
    let app = try startWithTwoGames()
    try app.keys("Down")
    try openDialog(for: "Alpha", app)
    try app.keys("Right")
    try app.wait(for: "a rating") { app.find(.slider, "Rating")?.about.hasPrefix("1 of 10") == true }
    try app.keys("Up", "Right")
    try app.wait(for: "two steps") { app.find(.slider, "Rating")?.value == 2 }
    try app.keys("End", "Right")
    try app.wait(for: "the greatest") { app.find(.slider, "Rating")?.value == 10 }
    try app.keys("Left")
    try app.wait(for: "one step down") { app.find(.slider, "Rating")?.value == 9.5 }
    try app.keys("Home", "Left")
    try app.wait(for: "the least") { app.find(.slider, "Rating")?.value == 1 }
  }

  func testNothingChangesUnlessItIsSaved() throws {
    let app = try startWithTwoGames()
    try app.keys("End")
    try app.seeSelected("Beta", in: "Games")
    for leave in ["Escape", "Cancel"] {
      try openDialog(for: "Beta", app)
      try seeSlider(app, at: 6.25, "6.25 of 10, fair")
      XCTAssertEqual(app.find(.button, "Save")?.isSensitive, false)
      try app.keys("9")
      try app.wait(for: "9 on the slider") { app.find(.slider, "Rating")?.value == 9 }
      if leave == "Escape" { try app.keys("Escape") } else { try app.press("Cancel") }
      try app.seeNo(.dialog, "Rate Beta")
      try app.seeChip("6.25", of: "Beta", in: "Games")
    }
    // Return without a change closes the dialog and is no step to undo.
    try openDialog(for: "Beta", app)
    try app.keys("Return")
    try app.seeNo(.dialog, "Rate Beta")
    try app.seeChip("6.25", of: "Beta", in: "Games")
    XCTAssertNil(app.find(.notification, ""))
  }

  func testDeleteClearsAndUndoBringsBack() throws {
    let app = try startWithTwoGames()
    try app.keys("End")
    try openDialog(for: "Beta", app)
    try app.keys("Delete")
    try seeSlider(app, at: 1, "Not rated")
    try app.press("Save")
    try app.seeNo(.dialog, "Rate Beta")
    try app.seeChip("–", of: "Beta", in: "Games")
    try app.read("Not rated yet")
    try app.keys("ctrl+z")
    try app.seeChip("6.25", of: "Beta", in: "Games")
    try app.read("Your rating: 6.25")
    try app.keys("ctrl+shift+z")
    try app.seeChip("–", of: "Beta", in: "Games")
    // The button does as the key does.
    try app.press("Undo")
    try app.seeChip("6.25", of: "Beta", in: "Games")
  }

  func testUndoAndRedoOutliveTheProgram() throws {
    var app = try startWithTwoGames()
    try app.keys("End")
    try openDialog(for: "Beta", app)
    try app.keys("9", "Return")
    try app.seeChip("9", of: "Beta", in: "Games")
    app = try restart(app, "--library", home.library)
    try app.seeChip("9", of: "Beta", in: "Games")
    try app.seeFocus(.table, "Games")
    try app.keys("ctrl+z")
    try app.seeChip("6.25", of: "Beta", in: "Games")
    try app.read("Undone: Rated Beta 9")
    app = try restart(app, "--library", home.library)
    try app.seeFocus(.table, "Games")
    try app.keys("ctrl+shift+z")
    try app.seeChip("9", of: "Beta", in: "Games")
    // What is done without the window is the newest change to the window too.
    try home.diptych("rate", "Alpha", "3")
    try app.keys("ctrl+z")
    try app.read("Undone: Rated Alpha 3")
    try app.seeChip("9", of: "Beta", in: "Games")
  }

  func testTheWheelNeverMovesTheSlider() throws {
    let app = try startWithTwoGames()
    try app.keys("End")
    try openDialog(for: "Beta", app)
    try app.wheel(try app.see(.slider, "Rating"), steps: 3)
    try app.wheel(try app.see(.slider, "Rating"), steps: -5)
    try app.keys("Tab", "shift+Tab")
    try seeSlider(app, at: 6.25, "6.25 of 10, fair")
    XCTAssertEqual(app.find(.button, "Save")?.isSensitive, false)
  }

  func testInANarrowWindowByKeyboardAlone() throws {
    var app = try startWithTwoGames(width: 360, height: 640)
    try app.seeSize(360, 640)
    try app.keys("Down", "Return")
    try app.see(.panel, "Game")
    XCTAssertNil(app.find(.table, "Games"))
    try openDialog(for: "Alpha", app)
    try app.keys("7", "period", "5", "Return")
    try app.seeNo(.dialog, "Rate Alpha")
    try app.read("Your rating: 7.5")
    try app.keys("alt+Left")
    try app.seeChip("7.5", of: "Alpha", in: "Games")
    try app.seeFocus(.table, "Games")
    app = try restart(app, "--library", home.library)
    try app.seeSize(360, 640)
    try app.seeChip("7.5", of: "Alpha", in: "Games")
    try app.keys("Return")
    try app.read("Your rating: 7.5")
    try openDialog(for: "Alpha", app)
    try app.keys("8", "Return")
    try app.read("Your rating: 8")
    try app.keys("ctrl+z")
    try app.read("Your rating: 7.5")
  }
}
