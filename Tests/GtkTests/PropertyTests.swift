@testable import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class PropertyTests: GtkTestCase {
  func testPropertiesByNameReadWhatWasWritten() async {
    let label = Label("text")
    label.set("label", "naïve “quotes” 🎲")
    XCTAssertEqual(label.string("label"), "naïve “quotes” 🎲")
    label.set("selectable", true)
    XCTAssertTrue(label.bool("selectable"))
    label.set("width-chars", 12)
    XCTAssertEqual(label.int("width-chars"), 12)
    label.set("opacity", 0.5)
    XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
  }

  func testStringWithoutValueIsNil() async {
    XCTAssertNil(Label().string("tooltip-text"))
  }

  func testNamesAndDescriptions() async {
    let button = Button(icon: "list-add-symbolic", name: "Import…")
    XCTAssertEqual(button.accessibleName, "Import…")
    XCTAssertEqual(button.tooltip, "Import…")
    let box = Box(.vertical)
    box.setRole(.panel)
    box.accessibleName = "Game"
    box.accessibleDescription = "of 1995"
    XCTAssertEqual(box.accessibleName, "Game")
    XCTAssertEqual(box.accessibleDescription, "of 1995")
    box.announce("12 games imported")
  }

  func testLabelTextIsNeverMarkup() async {
    let label = Label("<b>Cat & Mouse</b>")
    XCTAssertEqual(label.text, "<b>Cat & Mouse</b>")
    XCTAssertEqual(label.accessibleName, "<b>Cat & Mouse</b>")
  }

  func testAlignRoundTrip() async {
    let label = Label("aligned")
    for align in [Align.fill, .start, .end, .center, .baseline] {
      label.horizontalAlign = align
      label.verticalAlign = align
      XCTAssertEqual(label.horizontalAlign, align == .baseline ? .fill : align)
      XCTAssertEqual(label.verticalAlign, align)
    }
  }
}
