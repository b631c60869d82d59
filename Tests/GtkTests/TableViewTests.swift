import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class TableViewTests: GtkTestCase {
  private lazy var fixture = TableFixture()
  private var table: TableView { fixture.table }

  override func cleanUp() {
    Desktop.setRightToLeft(false)
    Desktop.setTextScale(1)
  }

  func testRowsAreMadeOnlyForWhatIsOnScreen() async {
    await show(fixture.scrolled)
    fixture.setRows(100_000)
    XCTAssertEqual(table.rowCount, 100_000)
    await untilBuilt(table)
    XCTAssertTrue(fixture.made.keys.contains(0))
    // GTK measures one row, and takes that in the middle of its tree.
    XCTAssertLessThanOrEqual(fixture.made.keys.filter { $0 > table.visibleRows.upperBound }.count, 1)
    XCTAssertLessThan(fixture.made.count, 20)
    fixture.forget()
    table.scroll(to: 99_999)
    await settle()
    XCTAssertEqual(table.visibleRows.last, 99_999)
    XCTAssertTrue(fixture.made.keys.allSatisfy { $0 > 99_980 }, "\(fixture.made.keys.sorted())")
  }

  func testVisibleRowsFollowTheView() async {
    await show(fixture.scrolled)
    XCTAssertEqual(table.visibleRows, 0..<0)
    fixture.setRows(500)
    await settle()
    let height = table.rowHeight
    XCTAssertGreaterThan(height, 20)
    let view = fixture.scrolled.allocation.height
    XCTAssertEqual(table.visibleRows, 0..<((view + height - 1) / height))
    fixture.scrolled.vertical.value = Double(height * 100 + 5)
    await settle()
    XCTAssertEqual(table.visibleRows.first, 100)
    fixture.setRows(2)
    await settle()
    XCTAssertEqual(table.visibleRows, 0..<2)
  }

  func testAllRowsHaveOneHeightWhateverTheyShow() async throws {
    let surface = try XCTUnwrap(ImageSurface(width: 16, height: 16))
    let rows = [
      TableRow(title: ""), TableRow(title: "One line"), TableRow(title: "Two", subtitle: "lines", chip: "10"),
      TableRow(image: surface, title: "ÅÉ ຄ ạ̈ 🎲", subtitle: "ຄ", chip: "🎲", chipIsFilled: true),
      TableRow(title: "three\nlines\nhere", subtitle: "of a careless import"),
    ]
    await show(fixture.scrolled)
    for row in rows {
      table.setRows(count: 50) { _ in row }
      await settle()
      let first = table.rowHeight
      table.setRows(count: 50) { rows[$0 % rows.count] }
      await settle()
      XCTAssertEqual(table.rowHeight, first, row.title)
      XCTAssertEqual(Int(fixture.scrolled.vertical.upper), first * 50, row.title)
    }
  }

  func testARowMeasuresTheSameWhateverItsTextAndWhenever() async {
    let rows = [
      TableRow(title: "Plain"), TableRow(title: "Two", subtitle: "lines"),
      TableRow(title: "ÅÉ ຄ 🎲", subtitle: "ຄ 🎲"), TableRow(title: "a\nb\nc", subtitle: "d"),
    ]
    let first = table.measuredTextHeight(of: rows[1])
    XCTAssertGreaterThan(first, 20)
    for row in rows { XCTAssertEqual(table.measuredTextHeight(of: row), first, "before it is shown") }
    await show(fixture.scrolled)
    fixture.setRows(20)
    await settle()
    for row in rows + rows { XCTAssertEqual(table.measuredTextHeight(of: row), first, row.title) }
  }

  func testLargerTextMakesRowsHigher() async {
    await show(fixture.scrolled)
    fixture.setRows(50)
    await settle()
    let before = table.rowHeight
    Desktop.setTextScale(1.5)
    await pump(until: { self.table.rowHeight > before })
    await settle()
    XCTAssertEqual(Int(fixture.scrolled.vertical.upper), table.rowHeight * 50)
  }

  func testUpdatingARowDrawsItAgain() async throws {
    await show(fixture.scrolled)
    var color = Color(1, 0, 0)
    table.setRows(count: 3) { _ in
      let surface = ImageSurface(width: 16, height: 16)
      surface?.draw {
        $0.setColor(color)
        $0.paint()
      }
      return TableRow(image: surface, title: "row")
    }
    await settle()
    let (x, y) = (14, table.rowHeight / 2)
    XCTAssertEqual(try self.color(of: table, x: x, y: y), Color(1, 0, 0))
    color = Color(0, 0, 1)
    table.updateRow(0)
    await settle()
    XCTAssertEqual(try self.color(of: table, x: x, y: y), Color(0, 0, 1))
    color = Color(0, 1, 0)
    table.updateVisibleRows()
    await settle()
    XCTAssertEqual(try self.color(of: table, x: x, y: y + table.rowHeight), Color(0, 1, 0))
    table.updateRow(-1)
    table.updateRow(3)
  }

  func testFilledChipHasAGroundAndAnUnfilledOneNone() async throws {
    let window = await show(fixture.scrolled)
    _ = window
    var isFilled = true
    table.setRows(count: 1) { _ in TableRow(title: "t", chip: ".", chipIsFilled: isFilled) }
    await settle()
    // Beside the dot, within the ground.
    let (x, y) = (table.allocation.width - 44, table.rowHeight / 2)
    let ground = try color(of: table, x: x, y: y)
    isFilled = false
    table.updateRow(0)
    await settle()
    XCTAssertNotEqual(try color(of: table, x: x, y: y), ground)
    XCTAssertEqual(
      try color(of: table, x: x, y: y), try color(of: table, x: table.allocation.width / 2, y: y))
  }

  func testRightToLeftPutsTheChipAtTheLeft() async throws {
    Desktop.setRightToLeft(true)
    await show(fixture.scrolled)
    table.setRows(count: 1) { _ in TableRow(title: "", chip: ".", chipIsFilled: true) }
    await settle()
    let y = table.rowHeight / 2
    XCTAssertNotEqual(
      try color(of: table, x: 44, y: y), try color(of: table, x: table.allocation.width / 2, y: y))
    fixture.setRows(500)
    await settle()
    table.anchor = TableView.Anchor(row: 200, offset: 5)
    await settle()
    XCTAssertEqual(table.anchor, TableView.Anchor(row: 200, offset: 5))
  }

  func testEmptyAndFullAndEmpty() async {
    await show(fixture.scrolled)
    for count in [0, 3, 0, 50_000, 0, 1, 0] {
      fixture.setRows(count, selected: count > 0 ? 0 : nil)
      await settle()
      XCTAssertEqual(table.rowCount, count)
      XCTAssertEqual(table.selectedRow, count > 0 ? 0 : nil)
      XCTAssertEqual(table.visibleRows.isEmpty, count == 0)
    }
    fixture.setRows(-5)
    XCTAssertEqual(table.rowCount, 0)
    await untilBuilt(table)
    XCTAssertEqual(fixture.selections, [])
  }

  func testShrinkingWhileALongListIsStillBuilt() async {
    await show(fixture.scrolled)
    for count in [100_000, 30, 100_000, 90_000, 100_500, 2000, 70_000] {
      fixture.setRows(count)
      MainLoop.iterate()
      XCTAssertEqual(table.rowCount, count)
    }
    await untilBuilt(table)
    XCTAssertEqual(table.accessibleRowCount, 70_000)
  }

  func testTableThatLostItsWrapperGetsAllRows() async {
    var table: TableView? = TableView(name: "Games", imageSize: 0)
    let reference = table.map { WeakReference($0) }
    let window = await show(ScrolledWindow(table))
    table?.setRows(count: 40_000) { TableRow(title: "\($0)") }
    table = nil
    await settle()
    XCTAssertEqual(reference?.isAlive, true)
    XCTAssertNotNil(window.snapshot(), "it is drawn without its wrapper")
  }

  func testDestroyingATableInUse() async {
    for moment in 0..<3 {
      fixture = TableFixture()
      let window = await show(fixture.scrolled)
      fixture.setRows(100_000, selected: 40_000)
      if moment == 1 { await settle() }
      if moment == 2 {
        table.onActivate { [weak self] _ in self?.table.destroy() }
        await untilBuilt(table)
        table.activateRow(5)
      }
      table.destroy()
      fixture.setRows(10, selected: 3)
      fixture.setRows(50_000)
      table.updateRow(2)
      table.scroll(to: 4)
      table.moveCursor(to: 1)
      table.selectedRow = 2
      table.anchor = TableView.Anchor(row: 3)
      XCTAssertEqual(table.rowCount, 0)
      XCTAssertEqual(table.rowHeight, 0)
      XCTAssertNil(table.anchor)
      XCTAssertNil(table.selectedRow)
      XCTAssertEqual(table.visibleRows, 0..<0)
      await settle()
      window.destroy()
    }
  }
}
