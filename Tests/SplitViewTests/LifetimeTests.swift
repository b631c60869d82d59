import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// A split view ends with its window, whole and in every state.
@MainActor
final class LifetimeTests: SplitViewCase {
  private let everyArrangement: [SplitState.Arrangement] = [
    .beside, .detailOnly, .listOverDetail, .foldedList, .foldedDetail,
  ]

  func testDestroyInEveryState() async {
    for arrangement in everyArrangement {
      let subject = await present(in: arrangement)
      subject.window.destroy()
      await settle()
      // What outlives its window may still be told things.
      Desktop.setTextScale(1.5)
      Desktop.decorationLayout = "close:"
      subject.splitView.toggleList()
      subject.splitView.goBack()
      subject.splitView.select(hasItem: false)
      subject.splitView.listPane.title = "Late"
      Desktop.setTextScale(1)
      await settle()
      XCTAssertEqual(LogCapture.take(), [], "\(arrangement)")
    }
  }

  func testDestroyBeforeItIsShown() async {
    let subject = make()
    subject.window.destroy()
    await settle()
    XCTAssertEqual(LogCapture.take(), [])
  }

  /// As a program of somebody else's does it: nothing but the window refers to the split view, and what signals call
  /// refers to everything strongly.
  func testTheWindowAloneKeepsItUntilItEnds() async {
    weak var splitView: SplitViewController?
    let wrappers = Object.count
    func live() async {
      let window = Window()
      let list = ListController()
      let detail = DetailController(title: "Detail")
      let split = SplitViewController(list: list, detail: detail)
      splitView = split
      list.table.setRows(count: 3) { TableRow(title: "\($0)") }
      list.table.onSelectionChange { index in
        detail.field.text = "\(index ?? -1)"
        split.select(hasItem: index != nil)
      }
      list.table.onActivate { _ in split.activate() }
      window.setDefaultSize(width: 1000, height: 500)
      split.attach(to: window, width: 1000)
      window.showAll()
      await settle()
    }
    await live()
    XCTAssertNotNil(splitView)
    splitView?.select(hasItem: true)
    func narrow() async {
      guard let window = splitView?.view.window else { return XCTFail("no window") }
      window.resize(width: 500, height: 500)
      await pump(until: { splitView?.isFolded == true })
      XCTAssertEqual(splitView?.state.arrangement, .foldedDetail)
      window.destroy()
    }
    await narrow()
    await settle()
    XCTAssertNil(splitView)
    XCTAssertEqual(Object.count, wrappers)
  }

  func testNothingOutlivesTheWindow() async {
    for arrangement in everyArrangement {
      weak var splitView: SplitViewController?
      weak var list: ListController?
      weak var detail: DetailController?
      weak var pane: Pane?
      var window: WeakReference?
      var view: WeakReference?
      func live() async {
        // Not through the test's own list of windows, which would keep it.
        let subject = make(width: arrangement.isFolded ? 500 : 1000)
        subject.window.setDefaultSize(width: subject.splitView.state.isFolded ? 500 : 1000, height: 500)
        subject.window.showAll()
        subject.list.table.moveCursor(to: 2)
        subject.list.entry.grabFocus()
        if arrangement == .detailOnly || arrangement == .listOverDetail { subject.splitView.toggleList() }
        if arrangement == .listOverDetail { subject.splitView.toggleList() }
        if arrangement == .foldedDetail { subject.splitView.activate() }
        await settle()
        XCTAssertEqual(subject.arrangement, arrangement)
        splitView = subject.splitView
        list = subject.list
        detail = subject.detail
        pane = subject.splitView.listPane
        window = WeakReference(subject.window)
        view = WeakReference(subject.splitView.view)
        subject.window.destroy()
        await settle()
      }
      await live()
      await settle()
      XCTAssertNil(splitView, "\(arrangement)")
      XCTAssertNil(list, "\(arrangement)")
      XCTAssertNil(detail, "\(arrangement)")
      XCTAssertNil(pane, "\(arrangement)")
      XCTAssertEqual(window?.isAlive, false, "\(arrangement)")
      XCTAssertEqual(view?.isAlive, false, "\(arrangement)")
      Desktop.setTextScale(1.25)
      Desktop.decorationLayout = "close:"
      Desktop.setTextScale(1)
      await settle()
    }
  }
}
