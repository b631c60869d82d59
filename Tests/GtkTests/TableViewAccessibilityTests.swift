import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class TableViewAccessibilityTests: GtkTestCase {
  private lazy var fixture = TableFixture()
  private var table: TableView { fixture.table }

  func testTableIsATableWithItsNameAndRows() async {
    XCTAssertTrue(table.isAccessibleTable, "before it is shown")
    await show(fixture.scrolled)
    XCTAssertEqual(table.accessibleName, "Games")
    XCTAssertEqual(table.accessibleRowCount, 0)
    for count in [500, 100_000, 3] {
      fixture.setRows(count)
      await pump(until: { self.table.accessibleRowCount == count }, timeout: 30)
      XCTAssertTrue(table.isAccessibleTable)
      XCTAssertEqual(table.accessibleName, "Games")
    }
  }

  func testRowTextsAreTitleAndSubtitleAndThenTheChip() async {
    await show(fixture.scrolled)
    table.setRows(count: 2) { index in
      index == 0
        ? TableRow(title: "Azul & Co <b>", subtitle: "2017 · 2–4 players", chip: "7.5", chipIsFilled: true)
        : TableRow(title: "Carcassonne", chip: "–")
    }
    await settle()
    XCTAssertEqual(table.accessibleTexts(ofRow: 0), ["Azul & Co <b>\n2017 · 2–4 players", "7.5"])
    XCTAssertEqual(table.accessibleTexts(ofRow: 1), ["Carcassonne", "–"])
    XCTAssertEqual(table.accessibleTexts(ofRow: 2), [])
    XCTAssertEqual(table.accessibleTexts(ofRow: -1), [])
  }

  func testTextsFollowEveryChange() async {
    await show(fixture.scrolled)
    fixture.setRows(300, prefix: "First")
    await settle()
    XCTAssertEqual(table.accessibleTexts(ofRow: 5).first, "First 5\nof 1905")
    fixture.setRows(300, prefix: "Second")
    XCTAssertEqual(table.accessibleTexts(ofRow: 5).first, "Second 5\nof 1905")
    XCTAssertEqual(table.accessibleTexts(ofRow: 250).first, "Second 250\nof 1950")
    fixture.setRows(290, prefix: "Third")
    XCTAssertEqual(table.accessibleTexts(ofRow: 5).first, "Third 5\nof 1905")
    XCTAssertEqual(table.accessibleTexts(ofRow: 289).first, "Third 289\nof 1989")
    XCTAssertEqual(table.accessibleTexts(ofRow: 290), [])
    fixture.setRows(20_000, prefix: "Fourth")
    await pump(until: { self.table.accessibleRowCount == 20_000 }, timeout: 30)
    XCTAssertEqual(table.accessibleTexts(ofRow: 19_999).first, "Fourth 19999\nof 1999")
    XCTAssertEqual(table.accessibleTexts(ofRow: 5).first, "Fourth 5\nof 1905")
  }

  func testCellsOfRowsThatAreGoneAreSafeToAsk() async {
    await show(fixture.scrolled)
    fixture.setRows(2000)
    await settle()
    for count in [1500, 1400, 300, 2, 0, 1, 5000, 900] {
      for row in stride(from: 0, to: table.accessibleRowCount, by: 97) { _ = table.accessibleTexts(ofRow: row) }
      fixture.setRows(count)
      for row in stride(from: 0, to: count, by: 89) {
        XCTAssertEqual(table.accessibleTexts(ofRow: row).first, "Game \(row)\nof \(1900 + row % 100)")
      }
    }
  }

  func testSelectionAndCursorAreTold() async {
    let window = await show(fixture.scrolled)
    fixture.setRows(100)
    await settle()
    table.grabFocus()
    var told: [String] = []
    table.onAccessibleEvent { told.append($0) }
    window.send(Key(Key.down))
    XCTAssertTrue(told.contains("active-descendant-changed"), "\(told)")
    XCTAssertTrue(told.contains("selection-changed"), "\(told)")
    told = []
    fixture.setRows(110, selected: table.selectedRow)
    XCTAssertEqual(told.filter { $0.hasPrefix("row-") }, ["row-inserted 100 10"])
    told = []
    fixture.setRows(90, selected: table.selectedRow)
    XCTAssertEqual(told.filter { $0.hasPrefix("row-") }, ["row-deleted 90 20"])
    XCTAssertTrue(told.contains("model-changed"))
    told = []
    fixture.setRows(60_000)
    XCTAssertTrue(told.contains("model-changed"))
    await pump(until: { self.table.accessibleRowCount == 60_000 }, timeout: 30)
    XCTAssertLessThan(told.count, 200, "not one event for each row")
  }

  func testAccessibleObjectEndsWithTheTable() async {
    let window = await show(fixture.scrolled)
    fixture.setRows(100)
    await settle()
    _ = table.accessibleTexts(ofRow: 3)
    table.destroy()
    XCTAssertEqual(table.accessibleRowCount, 0)
    await settle()
    window.destroy()
  }
}
