import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The window gets narrower and wider: what folds, when, and what is the same afterwards.
@MainActor
final class FoldTests: SplitViewCase {
  func testOneStepToNarrowAndBackKeepsEverything() async throws {
    let subject = await present()
    subject.list.table.moveCursor(to: 500)
    await settle()
    subject.list.scroller.vertical.value += 7
    subject.list.entry.grabFocus()
    subject.list.entry.text = "half-typed"
    subject.list.entry.selection = (anchor: 7, caret: 2)
    await settle()
    let anchor = try XCTUnwrap(subject.list.table.anchor)
    XCTAssertGreaterThan(anchor.row, 400)
    subject.list.selections = []
    subject.delegate.forget()

    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertEqual(subject.window.size.width, 500)
    XCTAssertTrue(subject.detail.canvas.hasFocus)
    XCTAssertTrue(subject.detail.canvas.isOnScreen)
    XCTAssertFalse(subject.list.entry.isOnScreen)
    XCTAssertEqual(subject.detail.view.allocation.width, 500)
    XCTAssertEqual(subject.list.table.selectedRow, 500)
    XCTAssertEqual(subject.delegate.changes.count, 1)

    await resize(subject, to: 1000)
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertEqual(subject.delegate.changes.count, 2)
    XCTAssertTrue(subject.list.entry.hasFocus)
    XCTAssertEqual(subject.list.entry.text, "half-typed")
    XCTAssertEqual(subject.list.entry.selection.anchor, 7)
    XCTAssertEqual(subject.list.entry.selection.caret, 2)
    XCTAssertEqual(subject.list.table.selectedRow, 500)
    XCTAssertEqual(subject.list.table.anchor, anchor)
    XCTAssertEqual(subject.list.selections, [], "a fold selects nothing")
    XCTAssertTrue(subject.splitView.listPane.controller === subject.list)
    XCTAssertTrue(subject.splitView.detailPane.controller === subject.detail)
    XCTAssertTrue(subject.list.view.isOnScreen)
    XCTAssertTrue(subject.detail.view.isOnScreen)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    XCTAssertEqual(subject.detail.view.allocation.width, 699)
  }

  func testCaretWithoutSelectionSurvives() async {
    let subject = await present(in: .beside)
    subject.list.entry.grabFocus()
    subject.list.entry.text = "half-typed"
    subject.list.entry.selection = (anchor: 4, caret: 4)
    await resize(subject, to: 500)
    await resize(subject, to: 1000)
    XCTAssertTrue(subject.list.entry.hasFocus)
    XCTAssertEqual(subject.list.entry.selection.anchor, 4)
    XCTAssertEqual(subject.list.entry.selection.caret, 4)
  }

  func testFoldWithoutAnItemShowsTheListAndSelectsNothing() async {
    let subject = await present()
    subject.list.table.selectedRow = nil
    subject.splitView.select(hasItem: false)
    subject.list.entry.grabFocus()
    subject.list.selections = []
    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertTrue(subject.list.entry.hasFocus)
    await resize(subject, to: 1000)
    XCTAssertTrue(subject.list.entry.hasFocus)
    XCTAssertEqual(subject.list.selections, [])
    XCTAssertNil(subject.list.table.selectedRow)
  }

  func testFocusInTheDetailStaysThere() async {
    let subject = await present(in: .beside)
    subject.detail.field.grabFocus()
    subject.detail.field.text = "note"
    subject.detail.field.selection = (anchor: 0, caret: 2)
    await resize(subject, to: 500)
    XCTAssertTrue(subject.detail.field.hasFocus)
    XCTAssertEqual(subject.detail.field.selection.caret, 2)
    await resize(subject, to: 1000)
    XCTAssertTrue(subject.detail.field.hasFocus)
    XCTAssertEqual(subject.detail.field.selection.anchor, 0)
    XCTAssertEqual(subject.detail.field.selection.caret, 2)
  }

  func testFocusThatThePersonMovedWhileFoldedIsNotTakenBack() async {
    let subject = await present(in: .beside)
    subject.list.entry.grabFocus()
    await resize(subject, to: 500)
    subject.detail.field.grabFocus()
    await resize(subject, to: 1000)
    XCTAssertTrue(subject.detail.field.hasFocus)
  }

  func testFoldBackWidenNarrowShowsTheList() async {
    let subject = await present(in: .beside)
    await resize(subject, to: 500)
    XCTAssertTrue(subject.splitView.goBack())
    await resize(subject, to: 1000)
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertEqual(subject.list.table.selectedRow, 3)
    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.listPane))
  }

  func testTremblingHandChangesTheLayoutAtMostOnce() async {
    for threshold in [640, 664] {
      let subject = await present(in: .beside)
      for step in 0..<40 {
        subject.window.resize(width: threshold + (step % 2 == 0 ? -4 : 4), height: 600)
        await settle()
      }
      XCTAssertLessThanOrEqual(subject.delegate.changes.count, 1, "around \(threshold)")
      subject.window.destroy()
    }
  }

  func testStartInANarrowWindow() async {
    let subject = make(width: 360)
    var framesBeforeFold = 0
    subject.splitView.view.onDrawn { [splitView = subject.splitView] in
      if !splitView.state.isFolded { framesBeforeFold += 1 }
    }
    await show(subject.window, width: 360, height: 640)
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertEqual(framesBeforeFold, 0)
    XCTAssertEqual(subject.window.size.width, 360)
    XCTAssertEqual(subject.window.size.height, 640)
    XCTAssertTrue(subject.list.table.hasFocus)
    XCTAssertEqual(subject.list.view.allocation.width, 360)
    XCTAssertTrue(subject.delegate.changes.isEmpty)
    XCTAssertEqual(subject.list.selections, [], "showing a list chooses nothing in it")
  }

  func testStartInAWideWindow() async {
    let subject = await present(width: 1000)
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertTrue(subject.list.table.hasFocus)
    XCTAssertTrue(subject.delegate.changes.isEmpty)
    XCTAssertEqual(subject.list.selections, [], "showing a list chooses nothing in it")
  }

  func testTextScaleFoldsAndUnfolds() async {
    let subject = await present(in: .beside, width: 760)
    Desktop.setTextScale(1.25)
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedDetail, "760 px are 608 sp")
    XCTAssertEqual(subject.window.size.width, 760)
    Desktop.setTextScale(1)
    await settle()
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertEqual(subject.delegate.changes.count, 2)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
  }

  func testListGrowsWithTheText() async {
    let subject = await present(in: .beside, width: 1200)
    Desktop.setTextScale(1.25)
    await settle()
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertEqual(subject.list.view.allocation.width, 375)
    XCTAssertNil(subject.splitView.preferredListWidth, "nobody wished for that")
    XCTAssertEqual(subject.splitView.listWidth, 375)
  }
}
