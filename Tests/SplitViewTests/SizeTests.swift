import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The window's minimum, the widths of the panes, and every frame on the way.
@MainActor
final class SizeTests: SplitViewCase {
  private let everyArrangement: [SplitState.Arrangement] = [
    .beside, .detailOnly, .listOverDetail, .foldedList, .foldedDetail,
  ]

  func testMinimumIsThatOfATelephoneInEveryState() async {
    for arrangement in everyArrangement {
      let subject = await present(in: arrangement)
      XCTAssertEqual(subject.splitView.view.minimumSize.width, 360, "\(arrangement)")
      XCTAssertEqual(subject.splitView.view.minimumSize.height, 294, "\(arrangement)")
      subject.window.resize(width: 1, height: 1)
      await settle()
      XCTAssertEqual(subject.window.size.width, 360, "\(arrangement)")
      XCTAssertEqual(subject.window.size.height, 294, "\(arrangement)")
      subject.window.destroy()
    }
  }

  func testLongTitlesAndLargeTextDoNotWidenTheMinimum() async {
    for scale in [1.0, 1.25, 1.5] {
      Desktop.setTextScale(scale)
      for arrangement in everyArrangement {
        let subject = await present(in: arrangement, width: arrangement.isFolded ? 500 : 1200)
        let long = String(repeating: "Twilight Imperium and so on ", count: 20)
        subject.splitView.listPane.title = long
        subject.splitView.detailPane.title = long
        subject.splitView.detailPane.subtitle = long
        await settle()
        XCTAssertEqual(subject.splitView.view.minimumSize.width, 360, "\(arrangement) at \(scale)")
        subject.window.resize(width: 360, height: 400)
        await settle()
        XCTAssertEqual(subject.window.size.width, 360, "\(arrangement) at \(scale)")
        let pane = subject.arrangement.showsDetail ? subject.detail.view : subject.list.view
        XCTAssertEqual(pane.allocation.width, 360, "\(arrangement) at \(scale): the pane fits the window")
        subject.window.destroy()
      }
    }
  }

  func testWidthsAddUpAtEveryStop() async {
    let subject = await present(in: .beside, width: 1400)
    subject.splitView.preferredListWidth = 450
    var widths = Array(stride(from: 1400, through: 360, by: -65))
    widths += widths.reversed()
    for width in widths {
      await resize(subject, to: width)
      let list = subject.list.view.allocation.width
      let detail = subject.detail.view.allocation.width
      switch subject.arrangement {
      case .beside:
        XCTAssertEqual(list + 1 + detail, width)
        XCTAssertGreaterThanOrEqual(list, 220)
        XCTAssertGreaterThanOrEqual(detail, 340)
        XCTAssertEqual(list, min(450, width - 341))
      case .foldedDetail: XCTAssertEqual(detail, width)
      default: XCTFail("\(subject.arrangement) at \(width)")
      }
    }
    XCTAssertEqual(subject.list.view.allocation.width, 450, "what a narrow window took is given back")
    XCTAssertEqual(subject.splitView.preferredListWidth, 450)
  }

  /// What is wrong with what is on screen, or nil.
  private func fault(in subject: Subject) -> String? {
    let width = subject.window.size.width
    let list = subject.list.view
    let detail = subject.detail.view
    let isFolded = subject.splitView.state.isFolded
    if width < 640, !isFolded { return "not folded at \(width)" }
    if width >= 664, isFolded { return "folded at \(width)" }
    if isFolded {
      let shown = subject.arrangement == .foldedDetail ? detail : list
      let hidden = subject.arrangement == .foldedDetail ? list : detail
      if hidden.isOnScreen { return "both panes at \(width)" }
      if shown.allocation.width != width { return "a pane of \(shown.allocation.width) in \(width)" }
    } else {
      if !list.isOnScreen || !detail.isOnScreen { return "a pane is missing at \(width)" }
      let widths = (list.allocation.width, detail.allocation.width)
      if widths.0 + 1 + widths.1 != width { return "panes of \(widths) in \(width)" }
    }
    return nil
  }

  func testNoFrameIsWrongOverASweep() async {
    let subject = await present(in: .beside, width: 1400)
    subject.window.resize(width: 1400, height: 600)
    await settle()
    var frames = 0
    var faults: [String] = []
    subject.splitView.view.onDrawn { [weak self] in
      frames += 1
      if let fault = self?.fault(in: subject) { faults.append(fault) }
    }
    let down = Array(stride(from: 1400, through: 360, by: -8))
    for width in down + down.reversed() {
      subject.window.resize(width: width, height: 600)
      await pump(until: { subject.window.size.width == width })
      await pump(seconds: 0.02)
    }
    await settle()
    XCTAssertEqual(faults, [])
    XCTAssertGreaterThan(frames, 100)
    XCTAssertEqual(subject.delegate.changes.count, 2)
    print("SplitView frame check: \(frames) frames, \(faults.count) wrong")
  }

  func testNoFrameIsWrongOverJumps() async {
    let subject = await present(in: .beside)
    var faults: [String] = []
    subject.splitView.view.onDrawn { [weak self] in
      if let fault = self?.fault(in: subject) { faults.append(fault) }
    }
    for width in [500, 1000, 360, 1280, 639, 664, 400, 665, 1200, 361] {
      await resize(subject, to: width)
    }
    XCTAssertEqual(faults, [])
  }

  func testRestoredWidthsAreMadeSane() async {
    let widths: [(Double, Int)] = [
      (0, 300), (-1, 300), (.nan, 300), (.infinity, 300), (99999, 480), (1, 220), (350, 350),
    ]
    for (stored, expected) in widths {
      let subject = make(width: 1200)
      subject.splitView.preferredListWidth = stored
      await show(subject.window, width: 1200, height: 500)
      XCTAssertEqual(subject.list.view.allocation.width, expected, "stored \(stored)")
      subject.window.destroy()
    }
    let subject = make(width: 1200)
    subject.splitView.preferredDisplayMode = .secondaryOnly
    await show(subject.window, width: 1200, height: 500)
    XCTAssertEqual(subject.arrangement, .detailOnly)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane))
    XCTAssertFalse(subject.list.view.isOnScreen)
  }

  func testListOverTheDetailIsAsWideAsBeside() async {
    let subject = await present(in: .beside)
    subject.splitView.listPane.title = String(repeating: "A long title ", count: 20)
    subject.splitView.preferredListWidth = 333
    await settle()
    XCTAssertEqual(subject.list.view.allocation.width, 333)
    subject.splitView.toggleList()
    subject.splitView.toggleList()
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    XCTAssertEqual(subject.list.view.allocation.width, 333)
    XCTAssertEqual(subject.list.view.allocation.x, 0)
    XCTAssertEqual(subject.detail.view.allocation.width, 1000)
    await resize(subject, to: 670)
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    XCTAssertEqual(subject.list.view.allocation.width, 329)
  }
}
