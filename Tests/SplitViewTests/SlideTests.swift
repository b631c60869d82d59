import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// With animations on: whatever happens during a slide, the end is right.
@MainActor
final class SlideTests: SplitViewCase {
  override func prepare() throws { Desktop.isAnimated = true }
  override func cleanUp() {
    super.cleanUp()
    Desktop.isAnimated = false
  }

  private func stack(_ subject: Subject) throws -> Stack {
    try XCTUnwrap(subject.splitView.view.descendants(.stack).first)
  }

  private func assertShows(
    _ subject: Subject, _ arrangement: SplitState.Arrangement, _ message: String, line: UInt = #line
  ) throws {
    let stack = try stack(subject)
    XCTAssertFalse(stack.isInTransition, message, line: line)
    XCTAssertEqual(subject.arrangement, arrangement, message, line: line)
    XCTAssertEqual(subject.list.view.isOnScreen, arrangement.showsList, message, line: line)
    XCTAssertEqual(subject.detail.view.isOnScreen, arrangement.showsDetail, message, line: line)
    let panes = [subject.splitView.listPane, subject.splitView.detailPane]
    XCTAssertTrue(panes.contains { subject.hasFocus(in: $0) }, message, line: line)
  }

  func testPushAndPopSlide() async throws {
    let subject = await present(in: .foldedList)
    let stack = try stack(subject)
    subject.splitView.activate()
    XCTAssertTrue(stack.isInTransition)
    XCTAssertEqual(subject.arrangement, .foldedDetail, "the state does not wait for the picture")
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane), "nor does the keyboard")
    await pump(until: { !stack.isInTransition })
    try assertShows(subject, .foldedDetail, "push")
    subject.splitView.goBack()
    XCTAssertTrue(stack.isInTransition)
    await pump(until: { !stack.isInTransition })
    try assertShows(subject, .foldedList, "pop")
  }

  func testNothingSlidesWhereAnimationsAreOff() async throws {
    let subject = await present(in: .foldedList)
    Desktop.isAnimated = false
    subject.splitView.activate()
    XCTAssertFalse(try stack(subject).isInTransition)
    try assertShows(subject, .foldedDetail, "push")
  }

  func testFoldDoesNotSlide() async throws {
    let subject = await present(in: .beside)
    subject.window.resize(width: 500, height: 600)
    await pump(until: { subject.splitView.state.isFolded })
    XCTAssertFalse(try stack(subject).isInTransition)
  }

  func testBackAtOnceAfterActivation() async throws {
    let subject = await present(in: .foldedList)
    for times in 1...5 {
      for _ in 0..<times {
        subject.splitView.activate()
        subject.splitView.goBack()
      }
      await pump(seconds: 0.3)
      try assertShows(subject, .foldedList, "\(times) times")
      subject.splitView.activate()
      subject.splitView.goBack()
      subject.splitView.activate()
      await pump(seconds: 0.3)
      try assertShows(subject, .foldedDetail, "\(times) times and once more")
      subject.splitView.goBack()
      await pump(seconds: 0.3)
    }
  }

  func testFoldAndUnfoldInTheMiddleOfASlide() async throws {
    for milliseconds in [0, 50, 100, 199] {
      let subject = await present(in: .foldedList)
      subject.splitView.activate()
      await pump(seconds: Double(milliseconds) / 1000)
      await resize(subject, to: 1000)
      try assertShows(subject, .beside, "unfolded \(milliseconds) ms into a push")
      XCTAssertEqual(subject.list.view.allocation.width, 300)
      await resize(subject, to: 500)
      await pump(seconds: 0.3)
      try assertShows(subject, .foldedDetail, "folded again")

      subject.splitView.goBack()
      await pump(seconds: Double(milliseconds) / 1000)
      await resize(subject, to: 1000)
      await resize(subject, to: 500)
      await pump(seconds: 0.3)
      try assertShows(subject, .foldedList, "unfolded and folded \(milliseconds) ms into a pop")
      XCTAssertEqual(subject.list.view.allocation.width, 500)
      subject.window.destroy()
    }
  }

  func testNothingIsSeenThroughAPaneThatSlides() async throws {
    let subject = await present(in: .beside)
    for (view, name) in [(subject.list.view, "list"), (subject.detail.view, "detail")] {
      let pane = try XCTUnwrap(view.parent)
      let picture = try XCTUnwrap(pane.snapshot())
      let height = pane.allocation.height
      for y in [height / 2, height - 3] {
        XCTAssertEqual(try XCTUnwrap(picture.color(x: 2, y: y)).alpha, 1, "the \(name) at \(y)")
      }
    }
  }

  func testKeysDuringASlideAreNeitherLostNorDoubled() async throws {
    let subject = await present(in: .foldedList)
    subject.list.table.grabFocus()
    subject.window.send(Key(Key.enter))
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    subject.window.send(Key(Key.escape))
    XCTAssertEqual(subject.arrangement, .foldedList)
    subject.window.send(Key(Key.down))
    subject.window.send(Key(Key.enter))
    await pump(seconds: 0.3)
    try assertShows(subject, .foldedDetail, "Return, Escape, Down, Return")
    XCTAssertEqual(subject.list.table.selectedRow, 4)
    XCTAssertEqual(subject.delegate.changes.count, 3)
  }

  func testTabDuringASlideStaysInWhatComes() async throws {
    for milliseconds in [0, 50, 100] {
      let subject = await present(in: .foldedList)
      subject.splitView.activate()
      await pump(seconds: Double(milliseconds) / 1000)
      for _ in 0..<8 {
        subject.window.send(Key(Key.tab))
        await pump(seconds: 0.005)
        XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane), "\(milliseconds) ms into a push")
      }
      await pump(seconds: 0.3)
      try assertShows(subject, .foldedDetail, "Tab during a push")
      subject.window.destroy()
    }
  }

  func testPagesOfTheListSlideAndKeepTheKeyboard() async {
    for arrangement in [SplitState.Arrangement.beside, .foldedList] {
      let subject = await present(in: arrangement)
      subject.list.table.grabFocus()
      for _ in 0..<3 {
        subject.list.openPage("Page")
        XCTAssertTrue(subject.list.topTable.hasFocus, "the keyboard does not wait for the picture")
        subject.splitView.goBack()
        XCTAssertTrue(subject.list.table.hasFocus)
        for _ in 0..<6 { subject.window.send(Key(Key.tab)) }
        await pump(seconds: 0.3)
        XCTAssertEqual(subject.window.focusWidget?.isOnScreen, true)
        XCTAssertEqual(subject.list.navigation.pages.count, 1)
        XCTAssertTrue(subject.list.table.isOnScreen)
        subject.list.table.grabFocus()
      }
      subject.window.destroy()
    }
  }

  func testDestroyedInTheMiddleOfASlide() async {
    for milliseconds in [0, 50, 150] {
      let subject = await present(in: .foldedList)
      subject.splitView.activate()
      await pump(seconds: Double(milliseconds) / 1000)
      subject.window.destroy()
      await pump(seconds: 0.3)
      XCTAssertEqual(subject.arrangement, .foldedDetail)
    }
  }
}
