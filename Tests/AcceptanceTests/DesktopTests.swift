import Foundation
import XCTest

/// Screens and settings that change what a pixel is, which side is first, and whether things move.
final class DesktopTests: AcceptanceCase {
  /// In a narrow window a game is opened, the window made wide, narrow again, and the game left; the list is there
  /// in every state that should have it, and only there.
  ///
  /// - Parameters:
  ///   - narrow: a width at which the window is folded.
  ///   - wide: a width at which it is not.
  @discardableResult
  private func foldGoBackAndUnfold(narrow: Int, wide: Int, height: Int = 460) throws -> Program {
    let app = try start(width: narrow, height: height)
    XCTAssertNil(app.find(.panel, "Nothing Selected"))
    try app.open("Azul", in: "Games")
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")

    try app.widen(to: wide, height)
    try app.seeSelected("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.see(.button, "Hide List")

    try app.narrow(to: narrow, height)
    try app.seeNo(.table, "Games")
    try app.see(.panel, "Game")
    try app.press("Back")
    try app.seeNo(.panel, "Game")
    try app.seeSelected("Azul", in: "Games")

    try app.widen(to: wide, height)
    try app.see(.panel, "Game")
    try app.seeSelected("Azul", in: "Games")
    return app
  }

  func testTwoPixelsForOne() throws {
    try Desktop.need(Desktop.current.isX, else: "the scale is the screen's own")
    home.extra["GDK_SCALE"] = "2"
    let app = try foldGoBackAndUnfold(narrow: 500, wide: 700)
    XCTAssertEqual(app.scale, 2)
    // Mouse and keys reach what is there.
    try app.clickRow("Agricola", in: "Games")
    try app.seeSelected("Agricola", in: "Games")
    try app.resize(660, 460)
    try app.see(.table, "Games")
    try app.resize(639, 460)
    try app.seeNo(.table, "Games")
  }

  /// Where the window folds follows the text: at 640 pixels of text at its usual size, 664 to unfold.
  func testTextOneAndAQuarterTimesAsLarge() throws {
    try home.setDesktop(textScale: 1.25)
    let app = try foldGoBackAndUnfold(narrow: 700, wide: 900)
    guard Desktop.current.isX else { return }
    try app.resize(800, 460)
    try app.see(.table, "Games")
    try app.see(.panel, "Game")
    try app.resize(799, 460)
    try app.seeNo(.panel, "Game")
    try app.resize(829, 460)
    try app.see(.table, "Games")
    XCTAssertNil(app.find(.panel, "Game"))
    try app.resize(830, 460)
    try app.see(.panel, "Game")
  }

  func testTextOneAndAHalfTimesAsLarge() throws {
    try home.setDesktop(textScale: 1.5)
    try foldGoBackAndUnfold(narrow: 900, wide: 1100)
  }

  func testLargeTextFitsTheSmallestWindow() throws {
    try home.setDesktop(textScale: 1.5)
    let app = try start(width: 360, height: 294)
    try app.open("Azul", in: "Games")
    try app.see(.panel, "Game")
    try app.see(.button, "Rate…")
    try app.press("Back")
    try app.see(.table, "Games")
    XCTAssertEqual(app.size, [360, 294])
  }

  func testWithAnimations() throws {
    try home.setDesktop(animations: true)
    try foldGoBackAndUnfold(narrow: 500, wide: 900)
  }

  func testWithoutAnimations() throws {
    try home.setDesktop(animations: false)
    let app = try foldGoBackAndUnfold(narrow: 500, wide: 900)
    try app.narrow(to: 500, 460)
    try app.open("Dominion", in: "Games")
    try app.see(.panel, "Game")
    XCTAssertNil(app.find(.table, "Games"), "the list goes at once")
    try app.press("Back")
    try app.see(.table, "Games")
    XCTAssertNil(app.find(.panel, "Game"), "the page goes at once")
  }

  func testFromRightToLeft() throws {
    try Desktop.need(Desktop.current.isX, else: "a window cannot be given another size")
    // GTK writes from right to left where its own words are in Hebrew; it asks for them by name, whatever the locale.
    home.extra["LANGUAGE"] = "he"
    let app = try foldGoBackAndUnfold(narrow: 500, wide: 900)
    guard let list = app.find(.table, "Games")?.frame, let page = app.find(.panel, "Game")?.frame else {
      throw Failure("the list and the page are not both on screen")
    }
    guard list.x > page.x || hasHebrew else { throw XCTSkip("GTK's Hebrew words are not installed") }
    XCTAssertGreaterThanOrEqual(list.x, page.x + page.width, "the list is on the right")
    try app.press("Hide List")
    try app.seeNo(.table, "Games")
    try app.press("Show List")
    let over = try app.see(.table, "Games").frame
    XCTAssertEqual(over.x + over.width, list.x + list.width, "it comes over the detail from the right")
  }

  private var hasHebrew: Bool {
    FileManager.default.fileExists(atPath: "/usr/share/locale/he/LC_MESSAGES/gtk30.mo")
  }
}
