import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class DesktopTests: GtkTestCase {
  override func cleanUp() {
    Desktop.setTextScale(1)
    Desktop.prefersDark = false
    Desktop.isRightToLeft = false
  }

  func testTextScaleIsToldAndRead() async {
    var changes = 0
    let handler = Desktop.onTextScaleChange { changes += 1 }
    Desktop.setTextScale(1.25)
    XCTAssertEqual(Desktop.textScale, 1.25, accuracy: 0.001)
    XCTAssertEqual(changes, 1)
    handler?.disconnect()
    Desktop.setTextScale(1)
    XCTAssertEqual(changes, 1)
    XCTAssertEqual(Desktop.textScale, 1, accuracy: 0.001)
  }

  func testLargerTextMakesLabelsLarger() async {
    let label = Label("How large?")
    label.ellipsizes = false
    await show(label)
    let before = label.minimumSize.width
    Desktop.setTextScale(1.5)
    await settle()
    XCTAssertGreaterThan(Double(label.minimumSize.width), Double(before) * 1.3)
  }

  func testAnimationsAndDarknessAndButtons() async {
    XCTAssertFalse(Desktop.isAnimated, "tests begin without")
    Desktop.isAnimated = true
    XCTAssertTrue(Desktop.isAnimated)
    Desktop.prefersDark = true
    XCTAssertTrue(Desktop.prefersDark)
    let before = Desktop.decorationLayout
    var changes = 0
    let handler = Desktop.onDecorationLayoutChange { changes += 1 }
    Desktop.decorationLayout = "close:menu"
    XCTAssertEqual(Desktop.decorationLayout, "close:menu")
    XCTAssertEqual(changes, 1)
    handler?.disconnect()
    Desktop.decorationLayout = before
  }

  func testStyleSheetIsApplied() async throws {
    Desktop.apply(styleSheet: ".desktop-test { background-color: rgb(255, 0, 0); background-image: none; }")
    let box = EventBox()
    box.addStyleClass("desktop-test")
    await show(box)
    XCTAssertEqual(try color(of: box, x: 10, y: 10), Color(1, 0, 0))
    box.setStyleClass("desktop-test", false)
    await settle()
    XCTAssertNotEqual(try color(of: box, x: 10, y: 10), Color(1, 0, 0))
  }

  func testDirectionMirrorsABox() async {
    let first = Label("first")
    let last = Label("last")
    await show(Box(.horizontal, [first, last]))
    XCTAssertLessThan(first.allocation.x, last.allocation.x)
    Desktop.isRightToLeft = true
    await settle()
    XCTAssertTrue(first.isRightToLeft)
    XCTAssertGreaterThan(first.allocation.x, last.allocation.x)
  }
}
