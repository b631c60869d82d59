import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class TableViewSelectionTests: GtkTestCase {
  private lazy var fixture = TableFixture()
  private var table: TableView { fixture.table }

  func testTheProgramsSelectionIsSilent() async {
    await show(fixture.scrolled)
    fixture.setRows(100)
    table.selectedRow = 5
    XCTAssertEqual(table.selectedRow, 5)
    fixture.setRows(100, selected: 7)
    XCTAssertEqual(table.selectedRow, 7)
    fixture.setRows(50_000, selected: 8)
    fixture.setRows(3, selected: 2)
    fixture.setRows(3)
    XCTAssertNil(table.selectedRow)
    table.selectedRow = 100
    XCTAssertNil(table.selectedRow)
    table.selectedRow = -1
    table.selectedRow = nil
    await settle()
    XCTAssertEqual(fixture.selections, [])
    XCTAssertEqual(fixture.activations, [])
  }

  func testSelectingByProgramDoesNotScroll() async {
    await show(fixture.scrolled)
    fixture.setRows(1000)
    await settle()
    table.selectedRow = 900
    await settle()
    XCTAssertEqual(fixture.scrolled.vertical.value, 0)
  }

  func testSelectionWaitsForARowThatIsNotYetBuilt() async {
    await show(fixture.scrolled)
    fixture.setRows(100_000, selected: 90_000)
    XCTAssertEqual(table.selectedRow, 90_000)
    await pump(until: { self.table.accessibleRowCount == 100_000 }, timeout: 30)
    XCTAssertEqual(table.selectedRow, 90_000)
    XCTAssertEqual(fixture.selections, [])
    fixture.setRows(200_000, selected: 150_000)
    fixture.click(row: 1)
    XCTAssertEqual(table.selectedRow, 1, "a person's choice wins")
    await pump(until: { self.table.accessibleRowCount == 200_000 }, timeout: 30)
    XCTAssertEqual(table.selectedRow, 1)
    XCTAssertEqual(fixture.selections, [1])
  }

  func testOnlyRealChangesAreTold() async {
    let window = await show(fixture.scrolled)
    fixture.setRows(100)
    await settle()
    fixture.click(row: 2)
    fixture.click(row: 2)
    XCTAssertEqual(fixture.selections, [2])
    window.send(Key(Key.down))
    window.send(Key(Key.up))
    window.send(Key(Key.up))
    XCTAssertEqual(fixture.selections, [2, 3, 2, 1])
    table.updateRow(1)
    table.updateVisibleRows()
    fixture.setRows(100, selected: 1)
    XCTAssertEqual(fixture.selections, [2, 3, 2, 1])
  }

  func testAPersonMaySelectWhatWasSelectedBeforeTheProgramDid() async {
    await show(fixture.scrolled)
    fixture.setRows(100)
    await settle()
    fixture.click(row: 2)
    table.selectedRow = 4
    fixture.click(row: 2)
    XCTAssertEqual(fixture.selections, [2, 2])
    fixture.setRows(100, selected: nil)
    fixture.click(row: 2)
    XCTAssertEqual(fixture.selections, [2, 2, 2])
  }

  func testClickReturnAndSpaceActivate() async {
    let window = await show(fixture.scrolled)
    fixture.setRows(100)
    await settle()
    fixture.click(row: 3)
    XCTAssertEqual(fixture.activations, [3])
    fixture.click(row: 3)
    XCTAssertEqual(fixture.activations, [3, 3], "also when it is selected already")
    window.send(Key(Key.down))
    XCTAssertEqual(fixture.activations, [3, 3], "arrows only select")
    window.send(Key(Key.enter))
    window.send(Key(Key.sign(" ")))
    XCTAssertEqual(fixture.activations, [3, 3, 4, 4])
    table.activateRow(9)
    table.activateRow(100)
    XCTAssertEqual(fixture.activations, [3, 3, 4, 4, 9])
  }

  func testMovingTheCursorIsAPersonsSelection() async {
    await show(fixture.scrolled)
    fixture.setRows(1000)
    await settle()
    table.moveCursor(to: 700)
    await settle()
    XCTAssertEqual(table.selectedRow, 700)
    XCTAssertTrue(table.visibleRows.contains(700))
    XCTAssertEqual(fixture.selections, [700])
    table.moveCursor(to: 1000)
    XCTAssertEqual(table.selectedRow, 700)
  }

  func testTheKeyboardsArrivalSelectsNothing() async {
    let entry = Entry()
    let window = await show(Box(.vertical, [entry, expanding(fixture.scrolled)]))
    fixture.setRows(100)
    entry.grabFocus()
    table.grabFocus()
    XCTAssertEqual(window.focusWidget, table)
    XCTAssertNil(table.selectedRow)
    window.send(Key(Key.down))
    XCTAssertEqual(fixture.selections.count, 1)
    entry.grabFocus()
    let selected = table.selectedRow
    table.grabFocus()
    XCTAssertEqual(table.selectedRow, selected)
    XCTAssertEqual(fixture.selections.count, 1)
  }

  func testTypingIsLeftToTheProgram() async {
    let window = await show(fixture.scrolled)
    fixture.setRows(100)
    table.grabFocus()
    var typed: [Character] = []
    window.onKeyPress(after: true) { key in
      if let character = key.character { typed.append(character) }
      return false
    }
    for letter: Unicode.Scalar in ["g", "a", "5"] { window.send(Key(Key.sign(letter))) }
    XCTAssertEqual(typed, ["g", "a", "5"])
  }

  func testALaterListenerTakesThePlaceOfTheFirst() async {
    await show(fixture.scrolled)
    fixture.setRows(10)
    await settle()
    var told: [Int?] = []
    table.onSelectionChange { told.append($0) }
    fixture.click(row: 1)
    XCTAssertEqual(told, [1])
    XCTAssertEqual(fixture.selections, [])
  }

  func testSelectionSurvivesWhileRowsAreAddedByTheIdleLoop() async {
    await show(fixture.scrolled)
    fixture.setRows(100_000, selected: 3)
    await pump(until: { self.table.accessibleRowCount == 100_000 }, timeout: 30)
    XCTAssertEqual(table.selectedRow, 3)
    table.scroll(to: 99_999)
    XCTAssertEqual(table.selectedRow, 3)
    XCTAssertEqual(fixture.selections, [])
  }

  private func expanding(_ widget: ScrolledWindow) -> ScrolledWindow {
    widget.expandsVertically = true
    return widget
  }
}
