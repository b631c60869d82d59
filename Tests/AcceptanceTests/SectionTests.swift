import XCTest

/// Going from one part of the collection to another, and into tags.
final class SectionTests: AcceptanceCase {
  func testSectionsAreChosenByKeysAndButtons() throws {
    let app = try start()
    try app.rows("Games")
    for (key, list, name) in [
      ("ctrl+2", "Tags", "Photos"), ("ctrl+3", "Recents", "Recents"), ("ctrl+1", "Games", "Games"),
    ] {
      try app.keys(key)
      try app.wait(for: "the section \(name)") { app.find(.radioButton, name)?.isChecked == true }
      if list != "Recents" { try app.see(.table, list) }
    }
    for (name, list) in [("Photos", "Tags"), ("Games", "Games")] {
      try app.click(try app.see(.radioButton, name))
      try app.see(.table, list)
      XCTAssertEqual(app.find(.radioButton, name)?.isChecked, true)
    }
  }

  func testEachSectionKeepsItsSelectionAndSearch() throws {
    let app = try start()
    try app.rows("Games")
    try app.type("azul")
    try app.rows("Games") { $0.count == 1 }
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.see(.panel, "Nothing Selected")
    XCTAssertNil(app.find(.entry, "Search"))
    try app.show("Games")
    try app.seeSelected("Azul", in: "Games")
    try app.see(.panel, "Game")
    XCTAssertEqual(app.find(.entry, "Search")?.text, "azul")
  }

  func testTagsLeadToTheirPhotosAndBack() throws {
    let app = try start(width: 400, height: 640)
    try app.show("Photos")
    let tags = try app.rows("Tags")
    XCTAssertEqual(tags.prefix(2).compactMap(\.first), ["All photos", "Untagged"])
    XCTAssert(tags[0].contains("17 photos"), "\(tags[0])")
    try app.clickRow("Azul", in: "Tags", times: 2)
    let photos = try app.rows("Photos")
    XCTAssertEqual(photos.count, 1)
    let title = try XCTUnwrap(photos[0].first)
    try app.keys("Down", "Return")
    let page = try app.see(.panel, "Photo")
    try app.wait(for: "the picture “\(title)”") { page.first { $0.is(.image, title) } != nil }
    try app.seeNo(.table, "Photos")
    try app.press("Back")
    try app.seeSelected(title, in: "Photos")
    try app.press("Back")
    try app.see(.table, "Tags")
    try app.seeNo(.button, "Back")
    try app.seeSelected("Azul", in: "Tags")
  }

  func testRecentsListWhatWasLookedAtNewestFirst() throws {
    let app = try start()
    try app.rows("Games")
    try app.show("Recents")
    try app.read("Nothing Looked At Yet")
    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    let titles = try app.rows("Photos").compactMap(\.first)
    for title in titles.prefix(3) {
      try app.clickRow(title, in: "Photos")
      try app.wait(for: "the picture “\(title)”") { app.find(.image, title) != nil }
      try app.wait(for: "its scale") {
        app.find(.panel, "Photo")?.first { $0.roleName == "label" && $0.name.hasSuffix(" %") } != nil
      }
      usleep(400_000)
    }
    try app.show("Recents")
    try app.rows("Recents") { $0.compactMap(\.first) == titles.prefix(3).reversed() }
    // One that is looked at again comes first, once.
    try app.clickRow(titles[0], in: "Recents")
    try app.see(.image, titles[0])
    usleep(400_000)
    XCTAssertEqual(
      app.find(.table, "Recents")?.rows.compactMap(\.first), titles.prefix(3).reversed(),
      "rows do not move under the pointer")
    try app.show("Games")
    try app.see(.table, "Games")
    try app.show("Recents")
    try app.rows("Recents") { $0.compactMap(\.first) == [titles[0], titles[2], titles[1]] }
  }
}
