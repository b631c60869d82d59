import Gtk
import GtkTestSupport
import XCTest

/// A table that takes up the keyboard chooses nothing by that.
@MainActor
final class TableFocusTests: GtkTestCase {
  private func showTable() async -> (table: TableView, other: Entry) {
    let table = TableView(name: "List", imageSize: 0)
    table.setRows(count: 50) { TableRow(title: "Row \($0)") }
    let scroller = ScrolledWindow(table)
    scroller.expandsVertically = true
    let other = Entry()
    await show(Box(.vertical, [other, scroller]))
    return (table, other)
  }

  func testFocusSelectsNothing() async {
    let (table, other) = await showTable()
    other.grabFocus()
    table.grabFocus()
    await settle()
    XCTAssertTrue(table.hasFocus)
    XCTAssertNil(table.selectedRow)
  }

  func testFirstArrowKeySelectsARowAtTheTop() async throws {
    let (table, other) = await showTable()
    other.grabFocus()
    table.grabFocus()
    let window = try XCTUnwrap(table.window)
    window.takeDesktopFocus()
    await pump(until: { window.hasDesktopFocus })
    window.send(Key(Key.down))
    await settle()
    let row = try XCTUnwrap(table.selectedRow)
    XCTAssertLessThanOrEqual(row, 1)
  }

  func testFocusKeepsASelection() async {
    let (table, other) = await showTable()
    table.selectedRow = 7
    other.grabFocus()
    table.grabFocus()
    await settle()
    XCTAssertTrue(table.hasFocus)
    XCTAssertEqual(table.selectedRow, 7)
  }
}
