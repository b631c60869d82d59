import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// What a screen reader is told: which pane can be seen, and where the keyboard goes.
@MainActor
final class AccessibilityTests: SplitViewCase {
  func testOnlyWhatIsOnScreenIsShowing() async {
    for arrangement in [
      SplitState.Arrangement.beside, .detailOnly, .listOverDetail, .foldedList, .foldedDetail,
    ] {
      let subject = await present(in: arrangement)
      XCTAssertEqual(subject.list.table.isAccessiblyShowing, arrangement.showsList, "\(arrangement)")
      XCTAssertEqual(subject.list.endButton.isAccessiblyShowing, arrangement.showsList, "\(arrangement)")
      XCTAssertEqual(subject.detail.canvas.isAccessiblyShowing, arrangement.showsDetail, "\(arrangement)")
      XCTAssertEqual(subject.detail.rate.isAccessiblyShowing, arrangement.showsDetail, "\(arrangement)")
      subject.window.destroy()
    }
  }

  func testAPushTakesTheKeyboardIntoTheDetail() async {
    let subject = await present(in: .foldedList)
    let row = subject.list.table.rowHeight
    subject.list.table.sendClick(x: 40, y: row * 2 + row / 2)
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertTrue(subject.detail.canvas.hasFocus)
    XCTAssertTrue(subject.detail.canvas.isAccessiblyFocused)
    XCTAssertFalse(subject.list.table.isAccessiblyFocused)
  }

  func testAClickBesideLeavesTheKeyboardInTheList() async {
    let subject = await present(in: .beside)
    subject.list.table.grabFocus()
    let row = subject.list.table.rowHeight
    subject.list.table.sendClick(x: 40, y: row * 2 + row / 2)
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 2)
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertTrue(subject.list.table.hasFocus)
    XCTAssertTrue(subject.list.table.isAccessiblyFocused)
  }

  func testAListThatIsNotSeenDoesNoWork() async {
    let subject = await present(in: .foldedDetail)
    var rowsMade = 0
    subject.list.table.setRows(count: 1000, selected: 3) {
      rowsMade += 1
      return TableRow(title: "Row \($0)")
    }
    await settle()
    rowsMade = 0
    subject.list.table.updateVisibleRows()
    await resize(subject, to: 400)
    await resize(subject, to: 600)
    XCTAssertLessThan(rowsMade, 5, "GTK measures a row, and no more is made")
    subject.splitView.goBack()
    await settle()
    XCTAssertGreaterThan(rowsMade, 5, "they are made when they are seen")
  }

  func testFocusOutsideTheSplitViewStaysThere() async {
    let subject = make(isAttached: false)
    let outside = Entry()
    let box = Box(.vertical, [outside])
    subject.window.add(box)
    subject.splitView.attach(to: subject.window, width: 1000, in: box)
    subject.splitView.view.expandsVertically = true
    await show(subject.window, width: 1000, height: 600)
    subject.list.table.moveCursor(to: 3)
    outside.grabFocus()
    outside.text = "outside"
    outside.selection = (anchor: 1, caret: 4)
    for width in [500, 1000, 400, 1200] {
      await resize(subject, to: width)
      XCTAssertTrue(outside.hasFocus, "at \(width)")
      XCTAssertEqual(outside.selection.anchor, 1)
      XCTAssertEqual(outside.selection.caret, 4)
    }
    subject.splitView.toggleList()
    await settle()
    XCTAssertTrue(outside.hasFocus)
  }

  func testTheFoldPointDoesNotDependOnWhatIsInside() async {
    let subject = await present(in: .beside)
    let wide = Label("wide")
    wide.setSizeRequest(width: 330)
    (subject.detail.view as? Box)?.append(wide)
    wide.showAll()
    subject.list.endButton.label = "A long label"
    subject.splitView.listPane.title = String(repeating: "long ", count: 50)
    for width in [641, 640] {
      await resize(subject, to: width)
      XCTAssertFalse(subject.splitView.isFolded, "\(width)")
    }
    await resize(subject, to: 639)
    XCTAssertTrue(subject.splitView.isFolded)
    await resize(subject, to: 663)
    XCTAssertTrue(subject.splitView.isFolded)
    await resize(subject, to: 664)
    XCTAssertFalse(subject.splitView.isFolded)
  }
}
