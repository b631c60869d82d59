import Gtk
import GtkTestSupport
import XCTest

@testable import SplitView

/// A finger's stroke from the edge goes back, and takes nothing from what scrolls.
///
/// A virtual screen has no touch: the gesture is made to say what it would say of one.
@MainActor
final class SwipeTests: SplitViewCase {
  private func swipe(_ subject: Subject) throws -> EdgeSwipe { try XCTUnwrap(subject.splitView.input?.swipe) }

  /// Makes a stroke from a place, through points relative to it, and lets go at the last.
  private func stroke(
    _ subject: Subject, from x: Double, _ points: [(Double, Double)], over target: Widget? = nil,
    isCancelled: Bool = false
  ) async throws {
    let swipe = try swipe(subject)
    if let target { swipe.begin(x: x, over: target) } else { swipe.gesture.emitBegin(x: x, y: 300) }
    for point in points { swipe.gesture.emitUpdate(point.0, point.1) }
    if isCancelled { swipe.gesture.emitCancel() }
    let last = points.last ?? (0, 0)
    swipe.gesture.emitEnd(last.0, last.1)
    await settle()
  }

  func testConstants() async {
    XCTAssertEqual(EdgeSwipe.edgeZone, 32)
    XCTAssertEqual(EdgeSwipe.threshold, 16)
    XCTAssertEqual(EdgeSwipe.slop, 8)
  }

  func testStrokesFromTheEdge() async throws {
    let strokes: [(name: String, from: Double, [(Double, Double)], goesBack: Bool)] = [
      ("a stroke", 5, [(4, 0), (10, 1), (40, 3)], true),
      ("just enough", 32, [(16, 0)], true),
      ("told only at its end", 5, [(60, 5)], true),
      ("too short", 5, [(15, 0)], false),
      ("outside the zone", 33, [(80, 0)], false),
      ("the wrong way", 20, [(-20, 0)], false),
      ("vertical", 5, [(3, 10), (4, 60)], false),
      ("vertical at first", 5, [(3, 12), (80, 12)], false),
      ("steeper than flat", 5, [(30, 31)], false),
      ("flatter than steep", 5, [(31, 30)], true),
      ("there and back again", 5, [(40, 0), (2, 0)], false),
      ("a tap", 5, [], false),
    ]
    for (name, from, points, goesBack) in strokes {
      let subject = await present(in: .foldedDetail)
      try await stroke(subject, from: from, points)
      XCTAssertEqual(subject.arrangement, goesBack ? .foldedList : .foldedDetail, name)
      XCTAssertEqual(subject.delegate.timesAsked, goesBack ? 1 : 0, name)
      if !goesBack { XCTAssertEqual(subject.delegate.calls, [], name) }
      subject.window.destroy()
    }
  }

  func testACancelledStrokeIsSilent() async throws {
    let subject = await present(in: .foldedDetail)
    try await stroke(subject, from: 5, [(10, 0), (50, 0)], isCancelled: true)
    XCTAssertEqual(subject.delegate.calls, [])
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    try await stroke(subject, from: 5, [(50, 0)])
    XCTAssertEqual(subject.arrangement, .foldedList, "the next one counts")
  }

  func testAVetoHoldsForAStroke() async throws {
    let subject = await present(in: .foldedDetail)
    subject.delegate.mayLeave = false
    try await stroke(subject, from: 5, [(50, 0)])
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertEqual(subject.delegate.timesAsked, 1)
  }

  func testAStrokeGoesBackInsideTheListAndNoFurther() async throws {
    let subject = await present(in: .foldedList, depth: 1)
    try await stroke(subject, from: 5, [(50, 0)])
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
    try await stroke(subject, from: 5, [(50, 0)])
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testRightToLeftMirrorsTheStroke() async throws {
    Desktop.setRightToLeft(true)
    let subject = await present(in: .foldedDetail)
    try await stroke(subject, from: 5, [(50, 0)])
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    try await stroke(subject, from: 495, [(50, 0)])
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    try await stroke(subject, from: 495, [(-50, 0)])
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testContentThatScrollsSidewaysKeepsItsStrokes() async throws {
    let subject = await present(in: .foldedDetail)
    let wide = Label("wide")
    let scroller = ScrolledWindow(horizontal: .automatic, wide)
    (subject.detail.view as? Box)?.append(scroller)
    scroller.showAll()
    wide.setSizeRequest(width: 2000)
    await settle()
    XCTAssertTrue(scroller.canScrollHorizontally)
    try await stroke(subject, from: 5, [(50, 0)], over: wide)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    wide.setSizeRequest(width: 100)
    await settle()
    try await stroke(subject, from: 5, [(50, 0)], over: wide)
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testTheListOverTheDetailIsNoContentThatScrolls() async throws {
    let subject = await present(in: .listOverDetail, depth: 1)
    try await stroke(subject, from: 5, [(50, 0)], over: subject.list.topTable)
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
  }

  func testARealTouchGoesBackAndAVerticalOneScrolls() async {
    let subject = await present(in: .foldedList, depth: 1)
    let table = subject.list.topTable
    await table.sendTouch(from: (10, 100), to: (90, 104)) { await pump(seconds: 0.02) }
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1, "a stroke over the rows goes back")
    await subject.list.table.sendTouch(from: (10, 300), to: (14, 100)) { await pump(seconds: 0.02) }
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
    XCTAssertEqual(subject.list.table.selectedRow, nil, "to scroll is not to choose")
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  // MARK: Press and release

  func testToPressAndMoveIsNotToChoose() async {
    for arrangement in [SplitState.Arrangement.beside, .foldedList] {
      let subject = await present(in: arrangement)
      subject.list.selections = []
      let row = subject.list.table.rowHeight
      for (dx, dy) in [(30, 0), (0, 30), (-30, 0), (4, 200)] {
        await subject.list.table.sendDrag(
          from: (60, row * 6 + row / 2), to: (60 + dx, row * 6 + row / 2 + dy)
        ) {
          await pump(seconds: 0.01)
        }
        await settle()
        XCTAssertEqual(subject.list.table.selectedRow, 3, "\(arrangement) \(dx) \(dy)")
        XCTAssertEqual(subject.list.selections, [], "\(arrangement) \(dx) \(dy)")
        XCTAssertEqual(subject.arrangement, arrangement, "\(dx) \(dy)")
      }
      await subject.list.table.sendDrag(from: (60, row * 6 + row / 2), to: (62, row * 6 + row / 2 + 2)) {
        await pump(seconds: 0.01)
      }
      await settle()
      XCTAssertEqual(subject.list.table.selectedRow, 6, "a hand that trembles clicks all the same")
      subject.window.destroy()
    }
  }
}
