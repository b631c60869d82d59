import XCTest

/// Looking at photos and rating them.
final class PhotoTests: AcceptanceCase {
  /// Draws photos of one colour each, and opens the first from all photos of a library with just these.
  private func startWithPhotos(_ names: [String]) throws -> Program {
    for (number, name) in names.enumerated() {
      try home.draw("photos/\(name).jpg", ["-size", "1200x800", "xc:hsb(\(number * 36 % 360),200,200)"])
    }
    try home.diptych("folder", "add", home.file("photos"))
    let app = try start("--library", home.library)
    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    try app.rows("Photos") { $0.count == names.count }
    try app.clickRow("\(names[0]).jpg", in: "Photos")
    try app.see(.image, "\(names[0]).jpg")
    try app.wait(for: "the picture") { try percent(app) != nil }
    return app
  }

  /// How large the picture is shown, as the page says it.
  private func percent(_ app: Program) throws -> Int? {
    let label = app.find(.panel, "Photo")?.first { $0.roleName == "label" && $0.name.hasSuffix(" %") }
    return label.flatMap { Int($0.name.dropLast(2)) }
  }

  /// Waits until the picture's scale is as wanted, and returns it.
  @discardableResult
  private func seePercent(
    _ app: Program, _ what: String, line: UInt = #line, _ isWanted: (Int) -> Bool
  ) throws -> Int {
    try app.wait("a scale \(what)", line: line) { try percent(app).flatMap { isWanted($0) ? $0 : nil } }
  }

  func testKeysOnTheCanvasRateAndTheFileStaysAsItIs() throws {
    let app = try startWithPhotos(["one"])
    let file = home.file("photos/one.jpg")
    let before = try home.bytes(of: file)
    try app.read("Not rated yet")
    try app.click(try app.see(.image, "one.jpg"))
    try app.seeFocus(.image, "one.jpg")
    try app.keys("4")
    try app.read("Your rating: 4")
    try app.seeChip("4", of: "one.jpg", in: "Photos")
    let sidecar = try app.wait("the sidecar") {
      ["one.jpg.xmp", "one.xmp"].map { home.file("photos/\($0)") }.first {
        FileManager.default.fileExists(atPath: $0)
      }
    }
    func ratingInSidecar() throws -> String {
      try Tool.run(["exiv2", "-K", "Xmp.xmp.Rating", "-Pv", "pr", sidecar]).text
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    XCTAssertEqual(try ratingInSidecar(), "4")
    try app.keys("x")
    try app.read("Rejected")
    try app.wait(for: "the rejection in the sidecar") { try ratingInSidecar() == "-1" }
    try app.keys("0")
    try app.read("Not rated yet")
    try app.wait(for: "no rating in the sidecar") { ["", "0"].contains(try ratingInSidecar()) }
    try app.keys("ctrl+z")
    try app.read("Rejected")
    XCTAssertEqual(try home.bytes(of: file), before, "the photo is not written")
  }

  func testTheDialogRatesPhotosFromOneToFive() throws {
    let app = try startWithPhotos(["one"])
    try app.keys("ctrl+r")
    try app.see(.dialog, "Rate one.jpg")
    let slider = try app.see(.slider, "Rating")
    XCTAssertEqual(slider.range, 1...5)
    XCTAssertEqual(slider.value, 1)
    XCTAssertEqual(slider.about, "Not rated")
    try app.keys("3")
    try app.wait(for: "3 of 5") { slider.about == "3 of 5" && slider.value == 3 }
    try app.click(try app.see(.checkBox, "Rejected"))
    try app.wait(for: "a rejection") { slider.about == "Rejected" }
    try app.press("Save")
    try app.read("Rejected")
  }

  func testZoomByKeysWheelDoubleClickAndButtons() throws {
    let app = try startWithPhotos(["one"])
    let canvas = try app.see(.image, "one.jpg")
    let fill = try seePercent(app, "that fills") { $0 > 0 }
    try app.click(canvas)
    try app.keys("plus")
    let larger = try seePercent(app, "that is larger") { $0 > fill }
    try app.keys("minus", "minus")
    try seePercent(app, "that is smaller") { $0 < fill }
    try app.keys("f")
    try seePercent(app, "that fills again") { $0 == fill }
    try app.wheel(canvas, steps: 1)
    try seePercent(app, "one step larger") { $0 == larger }
    try app.wheel(canvas, steps: -2)
    try seePercent(app, "one step smaller") { $0 < fill }
    try app.keys("shift+f")
    let fit = try seePercent(app, "that fits") { $0 < fill }
    try app.click(canvas, times: 2)
    try seePercent(app, "of 100") { $0 == 100 }
    try app.keys("f")
    try app.keys("ctrl+0")
    try seePercent(app, "of 100") { $0 == 100 }
    try app.press("Fill")
    try seePercent(app, "that fills") { $0 == fill }
    try app.press("Zoom In")
    try seePercent(app, "one step larger") { $0 == larger }
    try app.press("Zoom Out")
    try seePercent(app, "that fills") { $0 == fill }
    try app.press("Fit")
    try seePercent(app, "that fits") { $0 == fit }
  }

  func testArrowsLeadToTheNextAndThePreviousPhoto() throws {
    let app = try startWithPhotos(["a", "b", "c"])
    try app.click(try app.see(.image, "a.jpg"))
    try app.keys("Right")
    try app.see(.image, "b.jpg")
    try app.seeSelected("b.jpg", in: "Photos")
    try app.keys("Right")
    try app.see(.image, "c.jpg")
    try app.keys("Right")
    try app.seeSelected("c.jpg", in: "Photos")
    try app.keys("Left", "Left", "Left")
    try app.see(.image, "a.jpg")
    try app.seeSelected("a.jpg", in: "Photos")
    // The keyboard goes on in the list from the photo that is shown.
    try app.keys("Right", "shift+Tab")
    try app.see(.image, "b.jpg")
    for _ in 0..<12 where app.find(.table, "Photos")?.isFocused != true {
      try app.keys("shift+Tab")
      usleep(60_000)
    }
    try app.seeFocus(.table, "Photos")
    try app.keys("Down")
    try app.seeSelected("c.jpg", in: "Photos")
  }

  func testTenPhotosChosenQuicklyShowOnlyTheLast() throws {
    let names = (0..<10).map { "photo \($0)" }
    let app = try startWithPhotos(names)
    try app.click(try app.see(.image, "photo 0.jpg"))
    try app.keys(Array(repeating: "Right", count: 9), delay: 1)
    let canvas = try app.see(.image, "photo 9.jpg")
    try app.seeSelected("photo 9.jpg", in: "Photos")
    let middle = canvas.frame.middle
    let color = Screen.Pixel(
      try Tool.must(["convert", home.file("photos/photo 9.jpg"), "-crop", "1x1+9+9", "rgb:-"]).output)
    try app.wait(for: "the last photo's colour") { try Screen()[middle.x, middle.y].isNear(color, within: 6) }
    usleep(500_000)
    XCTAssert(try Screen()[middle.x, middle.y].isNear(color, within: 6), "no other photo came after it")
    try app.show("Recents")
    try app.rows("Recents") { $0.first?.first == "photo 9.jpg" }
  }

  func testALargePhotoStandsUprightAndFillsItsView() throws {
    // As the camera stored it, lying on its side: turned upright, red is at the upper left, then clockwise
    // green, blue and yellow.
    try home.draw(
      "large/large.jpg",
      [
        "(", "-size", "3000x2000", "xc:rgb(220,30,30)", "xc:rgb(30,200,30)", "+append", ")",
        "(", "-size", "3000x2000", "xc:rgb(220,220,30)", "xc:rgb(30,30,220)", "+append", ")",
        "-append", "-rotate", "-90", "-quality", "92",
      ])
    let file = home.file("large/large.jpg")
    try Tool.must(["exiv2", "-M", "set Exif.Image.Orientation Short 6", file])
    XCTAssertEqual(try Tool.must(["identify", "-format", "%w", file]).text, "4000")
    try home.draw("large/small.jpg", ["-size", "90x60", "xc:gray"])
    try home.diptych("folder", "add", home.file("large"))
    let app = try start("--library", home.library)
    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    try app.rows("Photos") { $0.count == 2 }
    try app.clickRow("large.jpg", in: "Photos")
    // The window answers while the picture is being read.
    try app.keys("ctrl+f")
    try app.type("large")
    try app.wait(for: "what was typed", seconds: 2) { app.find(.entry, "Search")?.text == "large" }
    try app.wait(for: "the four colours in the corners") {
      guard let area = app.find(.image, "large.jpg")?.frame else { return false }
      let (left, right) = (area.x + 3, area.x + area.width - 4)
      let (top, bottom) = (area.y + 3, area.y + area.height - 4)
      let screen = try Screen()
      return screen[left, top].isNear(Screen.Pixel(red: 220, green: 30, blue: 30))
        && screen[right, top].isNear(Screen.Pixel(red: 30, green: 200, blue: 30))
        && screen[right, bottom].isNear(Screen.Pixel(red: 30, green: 30, blue: 220))
        && screen[left, bottom].isNear(Screen.Pixel(red: 220, green: 220, blue: 30))
    }
  }

  func testABrokenPhotoSaysWhy() throws {
    try home.draw("photos/good.jpg", ["-size", "400x300", "xc:teal"])
    _ = try home.write("this is no picture", to: "photos/broken.jpg")
    try home.diptych("folder", "add", home.file("photos"))
    let app = try start("--library", home.library)
    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    try app.rows("Photos") { $0.count == 2 }
    try app.clickRow("broken.jpg", in: "Photos")
    try app.read("Cannot Show This Photo")
    try app.see(.button, "Retry")
    try app.clickRow("good.jpg", in: "Photos")
    try app.seeNo(.button, "Retry")
    try app.see(.image, "good.jpg")
  }
}
