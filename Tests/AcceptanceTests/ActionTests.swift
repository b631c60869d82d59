import XCTest

/// Whoever uses neither keys nor a mouse, but a screen reader's actions alone; so it goes on every kind of screen.
final class ActionTests: AcceptanceCase {
  private func seeRating(_ words: String, _ app: Program, line: UInt = #line) throws {
    try app.wait(for: "the slider at \(words)", line: line) {
      app.find(.slider, "Rating")?.about == words
    }
  }

  /// Goes to a section by its radio button.
  private func show(_ section: String, _ app: Program) throws {
    XCTAssert(try app.see(.radioButton, section).press())
    try app.wait(for: "the section \(section)") { app.find(.radioButton, section)?.isChecked == true }
  }

  func testAWindowBeginsWideOrNarrowAsItWasLeft() throws {
    var app = try start(width: 900, height: 600)
    try app.see(.panel, "Nothing Selected")
    try app.see(.button, "Hide List")
    XCTAssertEqual(try app.quit(), 0)
    app = try start(width: 400, height: 640)
    XCTAssertNil(app.find(.panel, "Nothing Selected"))
    XCTAssertNil(app.find(.button, "Hide List"))
    XCTAssertEqual(try app.quit(), 0)
    app = try start(width: 360, height: 294)
    XCTAssertNil(app.find(.panel, "Nothing Selected"))
  }

  func testAGameIsOpenedRatedAndLeftInANarrowWindow() throws {
    var app = try start(width: 400, height: 640)
    try app.open("Azul", in: "Games")
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")
    try app.read("Your rating: 8.5")
    try app.press("Rate…")
    try app.see(.dialog, "Rate Azul")
    let slider = try app.see(.slider, "Rating")
    XCTAssertEqual(slider.value, 8.5)
    XCTAssertEqual(app.find(.button, "Save")?.isSensitive, false)
    slider.move(to: 7)
    try seeRating("7 of 10, good", app)
    try app.press("Save")
    try app.seeNo(.dialog, "Rate Azul")
    try app.read("Your rating: 7")
    XCTAssertNil(app.find(.table, "Games"))
    try app.press("Back")
    try app.seeChip("7", of: "Azul", in: "Games")
    try app.seeSelected("Azul", in: "Games")
    XCTAssertNil(app.find(.panel, "Game"))
    app = try restart(app)
    try app.seeSize(400, 640)
    try app.seeChip("7", of: "Azul", in: "Games")
    try app.open("Azul", in: "Games")
    try app.read("Your rating: 7")
  }

  func testAGameIsOpenedAndRatedBesideItsListAndTheRatingTakenBack() throws {
    let app = try start(width: 1000, height: 700)
    try app.open("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.seeSelected("Azul", in: "Games")
    try app.press("Rate…")
    try app.see(.dialog, "Rate Azul")
    try app.press("Clear Rating")
    try app.wait(for: "a rating that can be saved or is gone") {
      app.find(.dialog, "Rate Azul") == nil || app.find(.button, "Save")?.isSensitive == true
    }
    if app.find(.dialog, "Rate Azul") != nil { try app.press("Save") }
    try app.seeChip("–", of: "Azul", in: "Games")
    try app.read("Not rated yet")
    try app.press("Undo")
    try app.seeChip("8.5", of: "Azul", in: "Games")
    try app.read("Your rating: 8.5")
  }

  func testTheListIsHiddenShownAndKept() throws {
    let app = try start(width: 1000, height: 700)
    try app.open("Azul", in: "Games")
    try app.press("Hide List")
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")
    try app.press("Show List")
    try app.seeSelected("Azul", in: "Games")
    try app.press("Keep List Open")
    try app.see(.button, "Hide List")
    XCTAssertNil(app.find(.button, "Show List"))
    XCTAssertNil(app.find(.button, "Keep List Open"))
    try app.press("Hide List")
    try app.press("Show List")
    // Opened over the detail, it makes room for what is chosen.
    try app.open("Dominion", in: "Games")
    try app.seeNo(.table, "Games")
    try app.wait(for: "the page of Dominion") {
      app.find(.panel, "Game")?.first { $0.is(.label, "Dominion") } != nil
    }
  }

  func testATagLeadsToItsPhotosAPhotoAndRecents() throws {
    let app = try start(width: 1000, height: 700)
    try show("Photos", app)
    try app.see(.table, "Tags")
    try app.open("Azul", in: "Tags")
    let title = try XCTUnwrap(try app.rows("Photos").first?.first)
    try app.open(title, in: "Photos")
    try app.see(.panel, "Photo")
    try app.see(.image, title)
    try app.seeSelected(title, in: "Photos")
    try show("Recents", app)
    try app.rows("Recents") { $0.compactMap(\.first) == [title] }
    try show("Games", app)
    try app.see(.table, "Games")
    try app.see(.panel, "Nothing Selected")
    try show("Photos", app)
    try app.seeSelected(title, in: "Photos")
    try app.see(.image, title)
    try app.press("Back")
    try app.see(.table, "Tags")
  }

  func testATagLeadsToItsPhotosAndAPhotoInANarrowWindow() throws {
    let app = try start(width: 400, height: 640)
    try show("Photos", app)
    try app.open("All photos", in: "Tags")
    let title = try XCTUnwrap(try app.rows("Photos") { $0.count == 17 }.first?.first)
    try app.open(title, in: "Photos")
    try app.see(.image, title)
    try app.seeNo(.table, "Photos")
    try app.press("Back")
    try app.seeSelected(title, in: "Photos")
    try app.press("Back")
    try app.see(.table, "Tags")
    try app.seeNo(.button, "Back")
  }

  func testASearchIsWrittenIntoItsEntry() throws {
    let app = try start(width: 400, height: 640)
    let all = try app.rows("Games").count
    XCTAssert(try app.see(.toggleButton, "Search").press())
    let entry = try app.see(.entry, "Search")
    XCTAssert(entry.write("ride tick"))
    try app.rows("Games") { rows in
      !rows.isEmpty && rows.count < all && rows.allSatisfy { $0[0].contains("Ticket to Ride") }
    }
    XCTAssert(entry.write("qqq"))
    try app.read("Nothing Found")
    XCTAssert(entry.write("azul"))
    try app.rows("Games") { $0.compactMap(\.first) == ["Azul"] }
    try app.open("Azul", in: "Games")
    try app.seeNo(.table, "Games")
    try app.press("Back")
    XCTAssertEqual(try app.see(.entry, "Search").text, "azul")
    XCTAssert(try app.see(.toggleButton, "Search").press())
    try app.rows("Games") { $0.count == all }
    try app.seeSelected("Azul", in: "Games")
  }

  func testMaximisingUnfoldsAndRestoringFolds() throws {
    try Desktop.need(Desktop.current != .bare, else: "nobody maximises windows")
    let app = try start(width: 400, height: 640)
    try app.open("Azul", in: "Games")
    try app.seeNo(.table, "Games")
    try app.press("Maximize")
    try app.seeSelected("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.see(.button, "Hide List")
    try app.press("Restore")
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")
    try app.press("Back")
    try app.seeSelected("Azul", in: "Games")
    try app.seeSize(400, 640)
    try app.press("Maximize")
    try app.see(.panel, "Game")
    try app.press("Restore")
    try app.seeNo(.panel, "Game")
    try app.see(.table, "Games")
  }
}
