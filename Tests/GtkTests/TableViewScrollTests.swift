import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class TableViewScrollTests: GtkTestCase {
  private lazy var fixture = TableFixture()
  private var table: TableView { fixture.table }

  func testSmallDifferencesKeepTheViewWhereItWas() async {
    await show(fixture.scrolled)
    fixture.setRows(5000)
    await settle()
    table.anchor = TableView.Anchor(row: 3000, offset: 7)
    await settle()
    for count in [5001, 5000, 4500, 5400, 5400] {
      fixture.setRows(count)
      await settle()
      XCTAssertEqual(table.anchor, TableView.Anchor(row: 3000, offset: 7), "\(count)")
    }
  }

  func testLargeDifferencesKeepTheViewWhereItWasToo() async {
    await show(fixture.scrolled)
    fixture.setRows(100_000)
    await untilBuilt(table)
    table.anchor = TableView.Anchor(row: 60_000, offset: 3)
    await settle()
    fixture.setRows(80_000)
    await settle()
    XCTAssertEqual(table.anchor, TableView.Anchor(row: 60_000, offset: 3))
    await untilBuilt(table)
    XCTAssertEqual(table.anchor, TableView.Anchor(row: 60_000, offset: 3))
    fixture.setRows(40_000)
    await untilBuilt(table)
    XCTAssertEqual(table.visibleRows.last, 39_999, "there are no more rows")
    fixture.setRows(100_000, fromTop: true)
    await settle()
    XCTAssertEqual(table.anchor, TableView.Anchor(row: 0, offset: 0))
    await untilBuilt(table)
    XCTAssertEqual(table.anchor, TableView.Anchor(row: 0, offset: 0))
  }

  func testFromTopGoesToTheTopForAnyDifference() async {
    await show(fixture.scrolled)
    for (before, after) in [(5000, 5000), (5000, 4900), (5000, 300), (300, 5000), (300, 20_000)] {
      fixture.setRows(before)
      await settle()
      table.scroll(to: before - 1)
      await settle()
      XCTAssertGreaterThan(fixture.scrolled.vertical.value, 0)
      fixture.setRows(after, fromTop: true)
      await settle()
      XCTAssertEqual(table.visibleRows.first, 0, "\(before) → \(after)")
      XCTAssertEqual(fixture.scrolled.vertical.value, 0, "\(before) → \(after)")
    }
  }

  func testAnchorRoundTrip() async {
    await show(fixture.scrolled)
    fixture.setRows(30_000)
    await untilBuilt(table)
    for anchor in [(0, 0), (0, 3), (17, 0), (29_000, 11), (12, 1)] {
      let anchor = TableView.Anchor(row: anchor.0, offset: anchor.1)
      table.anchor = anchor
      await settle()
      XCTAssertEqual(table.anchor, anchor)
    }
    table.anchor = TableView.Anchor(row: 1_000_000, offset: 0)
    await settle()
    XCTAssertEqual(table.visibleRows.last, 29_999)
    table.anchor = TableView.Anchor(row: -3, offset: 0)
    await settle()
    XCTAssertEqual(table.anchor?.row, 0)
    fixture.setRows(0)
    table.anchor = TableView.Anchor(row: 3, offset: 0)
    XCTAssertNil(table.anchor)
  }

  func testAnchorAtOnceAfterNewRows() async {
    await show(fixture.scrolled)
    fixture.setRows(100_000)
    table.anchor = TableView.Anchor(row: 70_000, offset: 4)
    await settle()
    XCTAssertEqual(table.anchor, TableView.Anchor(row: 70_000, offset: 4))
  }

  func testAnchorSetBeforeTheFirstShow() async {
    fixture.setRows(400)
    table.anchor = TableView.Anchor(row: 200, offset: 0)
    await show(fixture.scrolled)
    XCTAssertEqual(table.visibleRows.first, 200)
  }

  func testScrollBringsARowIntoViewAndNoFurther() async {
    await show(fixture.scrolled)
    fixture.setRows(1000)
    await settle()
    table.scroll(to: 3)
    await settle()
    XCTAssertEqual(fixture.scrolled.vertical.value, 0)
    table.scroll(to: 500)
    await settle()
    XCTAssertTrue(table.visibleRows.contains(500))
    table.scroll(to: 5000)
    table.scroll(to: -1)
    await settle()
    XCTAssertTrue(table.visibleRows.contains(500), "rows that are not there are ignored")
  }

  func testScrollToARowThatIsNotYetBuilt() async {
    await show(fixture.scrolled)
    fixture.setRows(100_000)
    table.scroll(to: 99_000)
    await settle()
    XCTAssertTrue(table.visibleRows.contains(99_000))
    XCTAssertEqual(table.accessibleRowCount, 100_000)
  }

  func testTableMovesBetweenContainers() async {
    let other = ScrolledWindow()
    let box = Box(.horizontal, [fixture.scrolled, other])
    box.isHomogeneous = true
    await show(box, width: 600)
    fixture.setRows(30_000, selected: 12_345)
    await untilBuilt(table)
    table.anchor = TableView.Anchor(row: 12_340, offset: 6)
    await settle()
    let anchor = table.anchor
    box.remove(fixture.scrolled)
    box.append(fixture.scrolled)
    fixture.scrolled.showAll()
    await settle()
    XCTAssertEqual(table.anchor, anchor)
    XCTAssertEqual(table.selectedRow, 12_345)
    XCTAssertEqual(fixture.selections, [])
  }
}
