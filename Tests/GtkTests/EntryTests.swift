import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class EntryTests: GtkTestCase {
  func testSelectionKeepsItsDirection() async {
    let entry = Entry()
    await show(entry)
    entry.text = "Ameritrash ⚔ Euro"
    for (anchor, caret) in [(2, 6), (6, 2), (0, 17), (17, 0), (5, 5), (0, 0)] {
      entry.selection = (anchor, caret)
      XCTAssertEqual(entry.selection.anchor, anchor)
      XCTAssertEqual(entry.selection.caret, caret)
    }
  }

  func testGrabbingFocusMayKeepTheSelection() async {
    let entry = Entry()
    let other = Entry()
    let window = await show(Box(.vertical, [entry, other]))
    entry.text = "search"
    entry.selection = (1, 3)
    other.grabFocus()
    entry.grabFocusKeepingSelection()
    XCTAssertEqual(window.focusWidget, entry)
    XCTAssertEqual(entry.selection.anchor, 1)
    XCTAssertEqual(entry.selection.caret, 3)
  }

  func testEntryOfAWidget() async throws {
    let entry = SearchEntry()
    let box = Box(.vertical, [entry, Label("none")])
    XCTAssertEqual(Entry.of(box.children[0]), entry)
    XCTAssertNil(Entry.of(box.children[1]))
  }
}
