import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The list over the detail: how it goes away, and where the keyboard is then.
@MainActor
final class ListOverDetailTests: SplitViewCase {
  /// A window whose list is hidden with the keyboard in the detail's field, and then shown over the detail.
  private func presentOver() async -> Subject {
    let subject = await present(in: .detailOnly)
    subject.detail.field.grabFocus()
    subject.splitView.toggleList()
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.listPane))
    subject.delegate.forget()
    return subject
  }

  private func assertClosed(_ subject: Subject, line: UInt = #line) {
    XCTAssertEqual(subject.arrangement, .detailOnly, line: line)
    XCTAssertEqual(subject.delegate.changes.count, 1, line: line)
    XCTAssertFalse(subject.list.view.isOnScreen, line: line)
    XCTAssertTrue(subject.detail.field.hasFocus, "the keyboard returns to where it was", line: line)
    XCTAssertEqual(buttons("Show List", in: subject.window).count, 1, line: line)
  }

  func testEscapeCloses() async {
    let subject = await presentOver()
    subject.window.send(Key(Key.escape))
    await settle()
    assertClosed(subject)
  }

  func testActivationCloses() async {
    let subject = await presentOver()
    let row = subject.list.table.rowHeight
    subject.list.table.sendClick(x: 40, y: row * 2 + row / 2)
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 2)
    assertClosed(subject)
  }

  func testSelectionAloneDoesNotClose() async {
    let subject = await presentOver()
    subject.list.table.grabFocus()
    subject.window.send(Key(Key.down))
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 4)
    XCTAssertEqual(subject.arrangement, .listOverDetail)
  }

  func testClickOutsideClosesAndGoesNoFurther() async {
    let subject = await presentOver()
    var presses = 0
    let press = PressGesture(on: subject.detail.canvas)
    press.onPress { _, _, _ in presses += 1 }
    subject.detail.canvas.sendClick(x: 800, y: 200)
    await settle()
    assertClosed(subject)
    XCTAssertEqual(presses, 0, "the click that closes the list is no click on the detail")
    subject.detail.canvas.sendClick(x: 800, y: 200)
    await settle()
    XCTAssertEqual(presses, 1)
  }

  func testClickInTheListDoesNotClose() async {
    let subject = await presentOver()
    subject.list.entry.sendClick(x: 40, y: 10)
    subject.splitView.listPane.header.sendClick(x: 150, y: 20)
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
  }

  func testTabOutOfTheListCloses() async {
    let subject = await presentOver()
    for _ in 0..<12 where subject.arrangement == .listOverDetail {
      subject.window.send(Key(Key.tab))
      await settle()
    }
    XCTAssertEqual(subject.arrangement, .detailOnly)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane))
  }

  func testKeepListOpenByButtonAndF9() async {
    for useButton in [true, false] {
      let subject = await presentOver()
      if useButton {
        buttons("Keep List Open", in: subject.window).first?.click()
      } else {
        subject.splitView.toggleList()
      }
      await settle()
      XCTAssertEqual(subject.arrangement, .beside)
      XCTAssertTrue(subject.hasFocus(in: subject.splitView.listPane))
      XCTAssertTrue(subject.splitView.state.isListShown)
      subject.window.destroy()
    }
  }

  func testFoldAndUnfoldWhileOver() async {
    let subject = await presentOver()
    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane))
    await resize(subject, to: 1000)
    XCTAssertEqual(subject.arrangement, .detailOnly)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane))
  }

  func testSearchInTheHiddenListSurvives() async {
    let subject = await presentOver()
    subject.list.entry.grabFocus()
    subject.list.entry.text = "query"
    subject.list.entry.selection = (anchor: 1, caret: 3)
    subject.splitView.dismissList()
    await settle()
    subject.splitView.revealList()
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    XCTAssertTrue(subject.list.entry.hasFocus)
    XCTAssertEqual(subject.list.entry.text, "query")
    XCTAssertEqual(subject.list.entry.selection.anchor, 1)
    XCTAssertEqual(subject.list.entry.selection.caret, 3)
  }
}
