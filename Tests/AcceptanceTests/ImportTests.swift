import XCTest

/// Bringing files in: the preview, the empty library, and files named at the start.
final class ImportTests: AcceptanceCase {
  private static let csv = """
    objectname,objectid,rating,own,collid
    Alpha,101,8,1,1
    Beta,102,0,1,2
    ,103,0,1,3
    """

  func testTheWindowOpensWithAPreviewAndImports() throws {
    let file = try home.write(ImportTests.csv, to: "games.csv")
    let app = try start("--library", home.library, file)
    try app.see(.dialog, "Import Preview")
    try app.wait(for: "Import to be possible") { app.find(.button, "Import")?.isSensitive == true }
    let labels = app.tree?.onScreen { $0.roleName == Accessible.Role.label.rawValue }.map(\.name) ?? []
    XCTAssert(labels.contains("games.csv"), "\(labels)")
    XCTAssert(labels.contains { $0.hasPrefix("Line 4: ") }, "the row without a name is told: \(labels)")
    for word in ["New", "Changed", "Same", "Skipped"] { XCTAssert(labels.contains(word), "\(labels)") }
    XCTAssertEqual(labels.filter { ["0", "1", "2"].contains($0) }.sorted(), ["0", "0", "1", "2"])
    try app.press("Import")
    try app.seeNo(.dialog, "Import Preview")
    try app.rows("Games") { $0.compactMap(\.first) == ["Alpha", "Beta"] }
    try app.seeChip("8", of: "Alpha", in: "Games")
    try app.press("Undo")
    try app.see(.button, "Explore Sample")
    try app.keys("ctrl+shift+z")
    try app.rows("Games") { $0.count == 2 }
  }

  func testCancelAddsNothing() throws {
    let file = try home.write(ImportTests.csv, to: "games.csv")
    let app = try start("--library", home.library, file)
    try app.see(.dialog, "Import Preview")
    try app.wait(for: "Import to be possible") { app.find(.button, "Import")?.isSensitive == true }
    try app.press("Cancel")
    try app.seeNo(.dialog, "Import Preview")
    try app.see(.button, "Explore Sample")
    XCTAssertEqual(try app.quit(), 0)
    XCTAssertFalse(try home.diptych("list", "games").contains("Alpha"))
  }

  func testImportingAgainSaysThatAllIsTheSame() throws {
    let file = try home.write(ImportTests.csv, to: "games.csv")
    try home.diptych("import", file)
    let app = try start("--library", home.library, file)
    try app.see(.dialog, "Import Preview")
    try app.read("Same")
    try app.read("2")
    XCTAssertEqual(app.find(.button, "Import")?.isSensitive, false)
    try app.keys("Escape")
    try app.seeNo(.dialog, "Import Preview")
    try app.rows("Games") { $0.count == 2 }
  }

  func testAFileThatIsNoCollectionSaysWhy() throws {
    let file = try home.write("{\"this\": is no collection", to: "broken.json")
    let app = try start("--library", home.library, file)
    try app.see(.dialog, "Import Preview")
    try app.wait(for: "a reason that names the file") {
      app.tree?.first { $0.roleName == "label" && $0.name.contains("broken.json") && $0.name.contains(" ") }
        != nil
    }
    XCTAssertEqual(app.find(.button, "Import")?.isSensitive, false)
    try app.press("Cancel")
    try app.seeNo(.dialog, "Import Preview")
  }

  func testAnEmptyLibraryShowsThreeWaysToBegin() throws {
    let app = try start("--library", home.library)
    for name in ["Import…", "Add Folder…", "Explore Sample"] { try app.see(.button, name) }
    try app.see(.toggleButton, "Main Menu")
    XCTAssertNil(app.find(.table, "Games"))
    try app.press("Explore Sample")
    try app.rows("Games") { rows in rows.contains { $0.contains("Dominion") } }
    try app.seeNo(.button, "Explore Sample")
    try app.takeKeyboard()
    try app.keys("Down")
    try app.see(.panel, "Game")
  }

  func testAFolderNamedAtTheStartIsAdded() throws {
    try home.draw("pictures/one.png", ["-size", "80x60", "xc:teal"])
    try home.draw("pictures/deeper/two.jpg", ["-size", "80x60", "xc:teal"])
    let app = try start("--library", home.library, home.file("pictures"))
    try app.rows("Tags") { $0.first?.contains("2 photos") == true }
  }
}
