import XCTest

/// Starting, ending, and starting again.
final class StartTests: AcceptanceCase {
  func testARestartBringsBackSectionSelectionAndSizes() throws {
    var app = try start(width: 900, height: 600)
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    let frame = try app.see(.table, "Games").frame
    // The line between list and detail.
    let wider = Desktop.current.isX ? 60 : 0
    if wider > 0 { try app.drag(at: (frame.x + frame.width, frame.middle.y), x: wider, y: 0) }
    try app.wait(for: "a wider list") { app.find(.table, "Games")?.frame.width == frame.width + wider }
    app = try restart(app)
    try app.seeSize(900, 600)
    try app.seeSelected("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.wait(for: "the wider list") { app.find(.table, "Games")?.frame.width == frame.width + wider }

    try app.show("Photos")
    try app.see(.table, "Tags")
    try app.clickRow("All photos", in: "Tags", times: 2)
    let title = try XCTUnwrap(try app.rows("Photos").first?.first)
    try app.clickRow(title, in: "Photos")
    try app.see(.image, title)
    app = try restart(app)
    try app.wait(for: "the section Photos") { app.find(.radioButton, "Photos")?.isChecked == true }
    try app.seeSelected(title, in: "Photos")
    try app.see(.image, title)
    try app.press("Back")
    try app.see(.table, "Tags")
  }

  func testAHiddenListStaysHidden() throws {
    var app = try start()
    try app.rows("Games")
    try app.clickRow("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.keys("F9")
    try app.seeNo(.table, "Games")
    app = try restart(app)
    try app.see(.button, "Show List")
    XCTAssertNil(app.find(.table, "Games"))
  }

  func testCtrlWClosesTheWindowAndEndsTheProgram() throws {
    let app = try start()
    try app.rows("Games")
    try app.keys("ctrl+w")
    XCTAssertEqual(try app.waitForEnd(), 0)
  }

  // MARK: What cannot be started

  func testAPathThatDoesNotExistIsOneLineAndNoWindow() throws {
    let result = try run(["--library", home.library, home.file("nowhere.csv")])
    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    XCTAssert(result.errors.contains("nowhere.csv"), result.errors)
  }

  func testAPersonWithoutATerminalSeesWhyItCannotStart() throws {
    let folder = home.file("damaged")
    let file = try home.write("no library", to: "damaged/library.db")
    // As a desktop's menu does.
    let launch = "GIO_LAUNCHED_DESKTOP_FILE_PID=$$ exec \"$@\""
    let app = try start(
      program: "/bin/sh", ["-c", launch, "sh", try Program.path(), "--library", folder])
    try app.see(.dialog, "Diptych")
    let message = try app.wait("why it cannot start") {
      app.tree?.first { $0.name.contains(file) }?.name
    }
    try app.press("Close")
    XCTAssertEqual(try app.waitForEnd(), 1)
    XCTAssert(app.errors.hasSuffix("diptych: \(message)\n"), app.errors)
  }

  func testWithoutADisplayItSaysSoInOneLine() throws {
    let result = try run(["--library", home.library], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    XCTAssert(result.errors.contains("display"), result.errors)
  }

  func testWrongUsageIsOneLine() throws {
    for words in [["--no-such-option"], ["rate"], ["list", "plays"], ["export", home.file("x.txt")]] {
      let result = try run(words)
      XCTAssertEqual(result.status, 2, "\(words)")
      XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
      XCTAssertEqual(result.errors.components(separatedBy: "diptych: ").count, 2, result.errors)
    }
  }

  func testASecondStartHandsItsFilesToTheFirst() throws {
    try home.diptych("import", try home.write("objectname,objectid,collid\nAlpha,1,1\n", to: "a.csv"))
    let app = try start("--library", home.library)
    try app.rows("Games") { $0.count == 1 }
    let second = try run(["--library", home.library])
    XCTAssertEqual(second.status, 0, second.errors)
    let file = try home.write("objectname,objectid,collid\nBeta,2,2\n", to: "b.csv")
    let third = try run(["--library", home.library, file])
    XCTAssertEqual(third.status, 0, third.errors)
    try app.see(.dialog, "Import Preview")
    try app.wait(for: "Import to be possible") { app.find(.button, "Import")?.isSensitive == true }
    try app.press("Import")
    try app.rows("Games") { $0.compactMap(\.first) == ["Alpha", "Beta"] }
  }

  private func run(_ words: [String], environment: [String: String?] = [:]) throws -> Tool.Result {
    try Tool.run(
      ["timeout", "20", try Program.path()] + words,
      environment: home.environment.merging(environment) { $1 })
  }
}
