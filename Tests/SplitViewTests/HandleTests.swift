import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The wish for a width of the list is the person's: the handle changes it, nothing else does.
@MainActor
final class HandleTests: SplitViewCase {
  private func drag(_ subject: Subject, by distance: Int) async throws {
    let paned = try XCTUnwrap(subject.splitView.view.descendants(.paned).first)
    let x = paned.position
    await paned.sendDrag(from: (x, 300), to: (x + distance, 300)) { await settle() }
    await settle()
  }

  func testDragChangesTheWish() async throws {
    let subject = await present(in: .beside, width: 1200)
    try await drag(subject, by: 60)
    XCTAssertEqual(subject.splitView.preferredListWidth, 360)
    XCTAssertEqual(subject.list.view.allocation.width, 360)
    try await drag(subject, by: -40)
    XCTAssertEqual(subject.splitView.preferredListWidth, 320)
  }

  func testDragStopsAtTheBounds() async throws {
    let subject = await present(in: .beside, width: 1200)
    try await drag(subject, by: 500)
    XCTAssertEqual(subject.splitView.preferredListWidth, 480)
    XCTAssertEqual(subject.list.view.allocation.width, 480)
    try await drag(subject, by: -450)
    XCTAssertEqual(subject.splitView.preferredListWidth, 220)
    XCTAssertEqual(subject.list.view.allocation.width, 220)
  }

  func testDragLeavesTheDetailItsMinimumAndWishesNoMoreThanIsSeen() async throws {
    let subject = await present(in: .beside, width: 700)
    try await drag(subject, by: 300)
    XCTAssertEqual(subject.list.view.allocation.width, 359)
    XCTAssertEqual(subject.detail.view.allocation.width, 340)
    XCTAssertEqual(subject.splitView.preferredListWidth, 359)
    await resize(subject, to: 1200)
    XCTAssertEqual(subject.list.view.allocation.width, 359)
  }

  func testResizingTheWindowNeverChangesTheWish() async {
    let subject = await present(in: .beside, width: 1200)
    subject.splitView.preferredListWidth = 470
    for width in [680, 1200, 500, 700, 360, 1400, 665, 1200] {
      await resize(subject, to: width)
      XCTAssertEqual(subject.splitView.preferredListWidth, 470, "at \(width)")
    }
    XCTAssertEqual(subject.list.view.allocation.width, 470)
  }

  func testHidingAndShowingNeverChangesTheWish() async {
    let subject = await present(in: .beside, width: 700)
    subject.splitView.preferredListWidth = 470
    for _ in 0..<6 {
      subject.window.send(Key(Key.f6))
      subject.splitView.toggleList()
      await settle()
      XCTAssertEqual(subject.splitView.preferredListWidth, 470)
    }
  }

  func testKeysMoveTheHandle() async throws {
    let subject = await present(in: .beside, width: 1200)
    subject.list.entry.grabFocus()
    subject.window.send(Key(Key.f8))
    for _ in 0..<5 { subject.window.send(Key(Key.right)) }
    await settle()
    let moved = try XCTUnwrap(subject.splitView.preferredListWidth)
    XCTAssertGreaterThan(moved, 300)
    XCTAssertEqual(Double(subject.list.view.allocation.width), moved)
    subject.window.send(Key(Key.enter))
    await settle()
    XCTAssertEqual(subject.splitView.preferredListWidth, moved)
  }

  func testEscapeTakesTheHandleBackBeforeAnythingElse() async {
    let subject = await present(in: .beside, width: 1200, depth: 1)
    subject.list.entry.grabFocus()
    subject.window.send(Key(Key.f8))
    for _ in 0..<5 { subject.window.send(Key(Key.right)) }
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    XCTAssertEqual(subject.list.navigation.pages.count, 2)
    XCTAssertTrue(subject.list.entry.hasFocus)
  }

  func testAHandleThatGoesLeavesTheKeyboardToThePaneThatStays() async {
    for escapes in [false, true] {
      let subject = await present(in: .beside, width: 1200)
      subject.list.entry.grabFocus()
      subject.window.send(Key(Key.f8))
      XCTAssertEqual(subject.window.focusWidget?.typeName, "GtkPaned")
      subject.splitView.toggleList()
      if escapes { subject.window.send(Key(Key.escape)) }
      await settle()
      XCTAssertTrue(subject.detail.canvas.hasFocus)
      subject.window.destroy()
    }
  }

  func testKeysForHandleAndPanesDoNothingWhereThereIsOnePane() async {
    let subject = await present(in: .beside, width: 1200)
    subject.list.entry.grabFocus()
    subject.splitView.toggleList()
    subject.detail.field.grabFocus()
    for key in [Key.f6, Key.f8] {
      subject.window.send(Key(key))
      XCTAssertTrue(subject.detail.field.hasFocus)
    }
  }

  func testF6GoesToWhatIsOnScreenInTheOtherPane() async {
    let subject = await present(in: .beside, width: 1200)
    subject.list.table.grabFocus()
    subject.window.send(Key(Key.f6))
    XCTAssertTrue(subject.splitView.detailPane.contains(subject.window.focusWidget ?? subject.list.view))
    // The scroller's child is not hidden itself.
    subject.list.scroller.isVisible = false
    await settle()
    subject.window.send(Key(Key.f6))
    XCTAssertEqual(subject.window.focusWidget?.isOnScreen, true)
    XCTAssertTrue(subject.splitView.listPane.contains(subject.window.focusWidget ?? subject.detail.view))
  }

  func testEscapeOnTheHandleGoesToWhatIsOnScreen() async {
    let subject = await present(in: .beside, width: 1200)
    subject.list.table.grabFocus()
    subject.window.send(Key(Key.f8))
    subject.list.scroller.isVisible = false
    await settle()
    subject.window.send(Key(Key.escape))
    XCTAssertEqual(subject.window.focusWidget?.isOnScreen, true)
    XCTAssertTrue(subject.splitView.listPane.contains(subject.window.focusWidget ?? subject.detail.view))
  }

  func testWishIsInScaledPixels() async throws {
    let subject = await present(in: .beside, width: 1400)
    Desktop.setTextScale(1.25)
    await settle()
    try await drag(subject, by: 50)
    XCTAssertEqual(subject.splitView.preferredListWidth, 340)
    XCTAssertEqual(subject.list.view.allocation.width, 425)
  }
}
