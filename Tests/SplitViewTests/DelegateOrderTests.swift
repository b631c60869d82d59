import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The golden order of what the delegate is told at every transition.
@MainActor
final class DelegateOrderTests: SplitViewCase {
  /// A transition, where it begins, and the calls in their order.
  private struct Row {
    let name: String
    let start: SplitState.Arrangement
    let calls: [String]
    let act: @MainActor (Subject) -> Void

    init(
      _ name: String, in start: SplitState.Arrangement, _ calls: [String],
      _ act: @escaping @MainActor (Subject) -> Void
    ) {
      self.name = name
      self.start = start
      self.calls = calls
      self.act = act
    }
  }

  private static let hideList = ["willHide list", "change", "didHide list"]
  private static let showList = ["willShow list", "change", "didShow list"]
  private static let push = ["willHide list", "willShow detail", "change", "didHide list", "didShow detail"]
  private static let pop = ["willHide detail", "willShow list", "change", "didHide detail", "didShow list"]

  override func cleanUp() {
    super.cleanUp()
    Desktop.isAnimated = false
  }

  private static func narrow(_ subject: Subject) { subject.window.resize(width: 500, height: 600) }
  private static func widen(_ subject: Subject) { subject.window.resize(width: 1000, height: 600) }

  private var table: [Row] {
    [
      Row(
        "fold with an item", in: .beside,
        ["willFold", "top detail?", "willHide list", "change", "didHide list", "didFold"], Self.narrow),
      Row(
        "fold without an item", in: .beside,
        ["willFold", "top list?", "willHide detail", "change", "didHide detail", "didFold"]
      ) {
        $0.splitView.select(hasItem: false)
        Self.narrow($0)
      },
      Row(
        "fold while the list is hidden", in: .detailOnly, ["willFold", "top detail?", "change", "didFold"],
        Self.narrow),
      Row(
        "fold while the list is over", in: .listOverDetail,
        ["willFold", "top detail?", "willHide list", "change", "didHide list", "didFold"], Self.narrow),
      Row(
        "fold that the delegate decides", in: .beside,
        ["willFold", "top detail?", "willHide detail", "change", "didHide detail", "didFold"]
      ) {
        $0.delegate.topPane = .list
        Self.narrow($0)
      },
      Row(
        "unfold from the detail", in: .foldedDetail,
        ["willUnfold", "willShow list", "change", "didShow list", "didUnfold"], Self.widen),
      Row(
        "unfold from the list", in: .foldedList,
        ["willUnfold", "willShow detail", "change", "didShow detail", "didUnfold"], Self.widen),
      Row("push", in: .foldedList, Self.push) { $0.splitView.activate() },
      Row("pop", in: .foldedDetail, ["shouldLeave"] + Self.pop) { $0.splitView.goBack() },
      Row("pop as the item goes", in: .foldedDetail, Self.pop) { $0.splitView.select(hasItem: false) },
      Row("vetoed", in: .foldedDetail, ["shouldLeave"]) {
        $0.delegate.mayLeave = false
        $0.splitView.goBack()
      },
      Row("page under the detail", in: .foldedDetail, ["shouldLeave"] + Self.pop) {
        $0.list.openPage("Page")
      },
      Row("page beside", in: .beside, []) { $0.list.openPage("Page") },
      Row("hide", in: .beside, Self.hideList) { $0.splitView.toggleList() },
      Row("over", in: .detailOnly, Self.showList) { $0.splitView.toggleList() },
      Row("keep open", in: .listOverDetail, ["change"]) { $0.splitView.keepListOpen() },
      Row("dismiss", in: .listOverDetail, Self.hideList) { $0.splitView.dismissList() },
      Row("activate over", in: .listOverDetail, Self.hideList) { $0.splitView.activate() },
      Row("select", in: .foldedList, []) { $0.list.table.moveCursor(to: 7) },
      Row("nothing", in: .beside, []) {
        $0.splitView.dismissList()
        $0.splitView.goBack()
        $0.splitView.keepListOpen()
      },
    ]
  }

  func testGoldenOrderOfEveryTransition() async {
    for row in table {
      for isAnimated in [false, true] {
        Desktop.isAnimated = isAnimated
        let subject = await present(in: row.start)
        row.act(subject)
        await settle()
        await pump(until: { subject.delegate.calls.count >= row.calls.count }, row.name)
        await pump(seconds: isAnimated ? 0.25 : 0)
        XCTAssertEqual(subject.delegate.calls, row.calls, "\(row.name), animated: \(isAnimated)")
        subject.window.destroy()
      }
    }
  }

  func testEachCrossingIsOneChange() async {
    let subject = await present(in: .beside)
    for width in [639, 664, 500, 1000, 360, 1400] { await resize(subject, to: width) }
    XCTAssertEqual(subject.delegate.changes.count, 6)
    XCTAssertEqual(subject.delegate.calls.filter { $0 == "willFold" }.count, 3)
    XCTAssertEqual(subject.delegate.calls.filter { $0 == "didUnfold" }.count, 3)
  }

  func testTheStateIsTheNewOneInTheFirstCall() async {
    let subject = await present(in: .beside)
    var early: [String] = []
    subject.delegate.onCall = { call, splitView in
      let isFold = ["willFold", "top detail?", "willHide list", "didHide list", "didFold"].contains(call)
      if isFold, !splitView.isFolded { early.append(call) }
      if call == "willUnfold", splitView.isFolded { early.append(call) }
    }
    await resize(subject, to: 500)
    await resize(subject, to: 1000)
    XCTAssertEqual(early, [])
    XCTAssertTrue(subject.delegate.calls.contains("willUnfold"))
  }

  func testAPopDuringAPushEndsThePushFirst() async {
    Desktop.isAnimated = true
    let subject = await present(in: .foldedList)
    subject.splitView.activate()
    XCTAssertEqual(subject.delegate.calls, Array(Self.push.prefix(3)), "the slide is under way")
    await pump(seconds: 0.05)
    subject.splitView.goBack()
    XCTAssertEqual(
      subject.delegate.calls,
      Self.push.prefix(3) + ["shouldLeave"] + Self.push.suffix(2)
        + Self.pop.prefix(3))
    await pump(seconds: 0.3)
    XCTAssertEqual(
      subject.delegate.calls,
      Self.push.prefix(3) + ["shouldLeave"] + Self.push.suffix(2)
        + Self.pop)
  }

  func testAFoldDuringASlideEndsTheSlideFirst() async {
    Desktop.isAnimated = true
    let subject = await present(in: .foldedList)
    subject.splitView.activate()
    await pump(seconds: 0.05)
    await resize(subject, to: 1000)
    XCTAssertEqual(
      subject.delegate.calls,
      Self.push + ["willUnfold", "willShow list", "change", "didShow list", "didUnfold"])
  }

  func testAWindowThatEndsDuringASlideEndsTheSlide() async {
    Desktop.isAnimated = true
    let subject = await present(in: .foldedList)
    subject.splitView.activate()
    subject.window.destroy()
    XCTAssertEqual(subject.delegate.calls, Self.push)
  }

  func testWhatTheDelegateAsksForComesAfterTheChange() async {
    let subject = await present(in: .beside)
    subject.delegate.onCall = { call, splitView in if call == "willFold" { splitView.goBack() } }
    subject.delegate.topPane = .detail
    await resize(subject, to: 500)
    XCTAssertEqual(
      subject.delegate.calls,
      [
        "willFold", "shouldLeave", "top detail?", "willHide list", "change", "didHide list", "didFold",
      ] + Self.pop)
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testADelegateMayCloseTheWindow() async {
    for moment in ["willFold", "top detail?", "willHide list", "change", "didHide list", "didFold"] {
      let subject = await present(in: .beside)
      subject.delegate.onCall = { [window = subject.window] call, _ in if call == moment { window.destroy() }
      }
      subject.window.resize(width: 500, height: 600)
      await pump(until: { subject.splitView.isFolded })
      await settle()
      XCTAssertEqual(subject.delegate.calls.last, "didFold", moment)
      XCTAssertEqual(LogCapture.take(), [], moment)
    }
  }

  func testADelegateOfDefaultsIsEnough() async {
    final class Nobody: SplitViewDelegate {}
    let subject = make()
    let nobody = Nobody()
    subject.splitView.delegate = nobody
    await show(subject.window, width: 1000, height: 600)
    subject.list.table.moveCursor(to: 1)
    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertTrue(subject.splitView.goBack())
    await resize(subject, to: 1000)
    subject.splitView.toggleList()
    XCTAssertEqual(subject.arrangement, .detailOnly)
  }
}
