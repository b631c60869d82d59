import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// Where text runs from right to left everything is mirrored.
@MainActor
final class RightToLeftTests: SplitViewCase {
  override func prepare() throws { Desktop.setRightToLeft(true) }

  /// A widget's left edge in its window.
  private func left(_ widget: Widget, in subject: Subject) -> Int {
    widget.place(in: subject.window)?.x ?? -1
  }

  func testListIsAtTheRight() async {
    let subject = await present(in: .beside)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    XCTAssertEqual(left(subject.list.view, in: subject) - left(subject.detail.view, in: subject), 700)
    subject.splitView.toggleList()
    subject.splitView.toggleList()
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    XCTAssertEqual(left(subject.list.view, in: subject) - left(subject.detail.view, in: subject), 700)
  }

  func testOneStepToNarrowAndBack() async {
    let subject = await present(in: .beside)
    subject.list.entry.grabFocus()
    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertEqual(subject.detail.view.allocation.width, 500)
    await resize(subject, to: 1000)
    XCTAssertTrue(subject.list.entry.hasFocus)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
  }

  func testDragIsMirrored() async throws {
    let subject = await present(in: .beside, width: 1200)
    let paned = try XCTUnwrap(subject.splitView.view.descendants(.paned).first)
    await paned.sendDrag(from: (899, 300), to: (859, 300)) { await settle() }
    await settle()
    XCTAssertEqual(subject.splitView.preferredListWidth, 340)
  }

  func testWindowButtonsAreAtTheOuterEdges() async throws {
    Desktop.decorationLayout = "minimize:close"
    let subject = await present(in: .beside)
    let close = try XCTUnwrap(buttons("Close", in: subject.window).first)
    let minimize = try XCTUnwrap(buttons("Minimize", in: subject.window).first)
    XCTAssertEqual(buttons("Close", in: subject.window).count, 1)
    XCTAssertEqual(buttons("Minimize", in: subject.window).count, 1)
    let edge = left(subject.splitView.view, in: subject)
    let places = [close, minimize].map { left($0, in: subject) - edge }
    XCTAssertEqual(places.filter { $0 < 60 }.count, 1, "\(places)")
    XCTAssertEqual(places.filter { $0 > 900 }.count, 1, "\(places)")
    // The same sides as in one bar over the whole width.
    subject.splitView.toggleList()
    await settle()
    let alone = try ["Close", "Minimize"].map {
      left(try XCTUnwrap(buttons($0, in: subject.window).first), in: subject) - edge
    }
    XCTAssertEqual(alone.map { $0 < 500 }, places.map { $0 < 500 })
  }
}
