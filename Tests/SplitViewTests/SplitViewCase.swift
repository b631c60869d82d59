import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// A test with a split view in a window: a search entry over 1,000 rows beside a detail that can be focused.
@MainActor
class SplitViewCase: GtkTestCase {
  /// A split view in its window, and what happened to it.
  @MainActor struct Subject {
    let window: Window
    let splitView: SplitViewController
    let list: ListController
    let detail: DetailController
    let delegate: RecordingDelegate

    var arrangement: SplitState.Arrangement { splitView.state.arrangement }
    /// Whether the keyboard is in a pane, and that pane is on screen.
    func hasFocus(in pane: Pane) -> Bool {
      window.focusWidget.map { $0.isOnScreen && pane.contains($0) } ?? false
    }
  }

  override func cleanUp() {
    Desktop.setTextScale(1)
    Desktop.setRightToLeft(false)
    Desktop.decorationLayout = "menu:minimize,maximize,close"
  }

  /// Makes a split view without showing it.
  func make(
    width: Int = 1000, title: String = "Detail", metrics: SplitMetrics = SplitMetrics(),
    isAttached: Bool = true
  ) -> Subject {
    let list = ListController()
    let detail = DetailController(title: title)
    let splitView = SplitViewController(list: list, detail: detail, metrics: metrics)
    list.splitView = splitView
    let delegate = RecordingDelegate()
    splitView.delegate = delegate
    let window = Window()
    window.title = "Test"
    if isAttached { splitView.attach(to: window, width: width) }
    return Subject(window: window, splitView: splitView, list: list, detail: detail, delegate: delegate)
  }

  /// Makes a split view and shows it.
  func present(width: Int = 1000, height: Int = 600, title: String = "Detail") async -> Subject {
    let subject = make(width: width, title: title)
    await show(subject.window, width: width, height: height)
    subject.window.takeDesktopFocus()
    await pump(until: { subject.window.hasDesktopFocus }, "the window did not get the desktop's focus")
    return subject
  }

  /// Shows a split view with a row chosen, in an arrangement.
  ///
  /// - Parameter depth: how many pages of the list were opened before, called `Page 1` and so on.
  func present(
    in arrangement: SplitState.Arrangement, width: Int? = nil, depth: Int = 0
  ) async -> Subject {
    let subject = await present(width: width ?? (arrangement.isFolded ? 500 : 1000))
    for number in 0..<depth { subject.list.openPage("Page \(number + 1)") }
    subject.list.topTable.moveCursor(to: 3)
    switch arrangement {
    case .beside, .foldedList: break
    case .detailOnly: subject.splitView.toggleList()
    case .listOverDetail:
      subject.splitView.toggleList()
      subject.splitView.toggleList()
    case .foldedDetail: subject.splitView.activate()
    }
    await settle()
    XCTAssertEqual(subject.arrangement, arrangement)
    subject.delegate.forget()
    return subject
  }

  /// Gives a window another width in one step, and waits until it has it.
  func resize(
    _ subject: Subject, to width: Int, height: Int = 600, file: StaticString = #filePath, line: UInt = #line
  ) async {
    subject.window.resize(width: width, height: height)
    await pump(
      until: { subject.window.size.width == width },
      "the window is \(subject.window.size.width) wide, not \(width)", file: file, line: line)
    await settle()
  }

  /// The on-screen buttons of a name.
  func buttons(_ name: String, in root: Widget) -> [Button] {
    root.descendants(.button).filter { $0.accessibleName == name && $0.isOnScreen }
  }
}

/// A page of the list: 1,000 rows.
@MainActor
final class PageController: ViewController {
  let view: Widget
  let table: TableView
  let scroller: ScrolledWindow

  init(name: String) {
    table = TableView(name: name, imageSize: 0)
    scroller = ScrolledWindow(table)
    scroller.expandsVertically = true
    view = scroller
    table.setRows(count: 1000) { TableRow(title: "Row \($0)", subtitle: "of a thousand", chip: "7.5") }
  }

  var initialFocus: Widget? { table }
}

/// A search entry over pages of 1,000 rows.
@MainActor
final class ListController: ViewController {
  let view: Widget
  let entry = SearchEntry()
  let root = PageController(name: "List")
  let navigation: NavigationController
  let endButton = Button("End")
  weak var splitView: SplitViewController?
  weak var pane: Pane?
  var selections: [Int?] = []

  /// The first page's rows, and what they scroll in.
  var table: TableView { root.table }
  var scroller: ScrolledWindow { root.scroller }
  /// The rows of the page that is shown.
  var topTable: TableView { (navigation.top as? PageController)?.table ?? root.table }

  init() {
    navigation = NavigationController(root: root, title: "Things")
    view = Box(.vertical, [entry, navigation.view])
    watch(root)
    navigation.onChange = { [weak self] in
      guard let self else { return }
      self.splitView?.select(hasItem: self.topTable.selectedRow != nil)
    }
  }

  var initialFocus: Widget? { topTable }

  func didEnter(_ pane: Pane) {
    self.pane = pane
    pane.show(navigation)
    pane.header.packEnd(endButton)
  }

  /// Opens a further page.
  @discardableResult
  func openPage(_ title: String) -> Bool {
    let page = PageController(name: title)
    watch(page)
    return navigation.push(page, title: title)
  }

  private func watch(_ page: PageController) {
    page.table.onSelectionChange { [weak self] row in
      self?.selections.append(row)
      self?.splitView?.select(hasItem: row != nil)
    }
    page.table.onActivate { [weak self] _ in self?.splitView?.activate() }
  }
}

/// A detail that takes the keyboard.
@MainActor
final class DetailController: ViewController {
  let view: Widget
  let canvas = DrawingArea(role: .image)
  let field = Entry()
  let rate = Button("Rate…")
  private let title: String

  init(title: String) {
    self.title = title
    canvas.expandsVertically = true
    view = Box(.vertical, [canvas, field])
  }

  var initialFocus: Widget? { canvas }

  func didEnter(_ pane: Pane) {
    pane.title = title
    pane.header.packEnd(rate)
  }
}

/// Notes what a split view tells, and vetoes where it is told to.
@MainActor
final class RecordingDelegate: SplitViewDelegate {
  /// Every call in order, such as `willShow list`.
  var calls: [String] = []
  var changes: [(from: SplitState.Arrangement, to: SplitState.Arrangement)] = []
  var mayLeave = true
  var timesAsked = 0
  /// What is to be on top after a fold, where it is not as proposed.
  var topPane: PaneKind?
  /// Called at each call, with its name.
  var onCall: (String, SplitViewController) -> Void = { _, _ in }

  func forget() {
    calls = []
    changes = []
    timesAsked = 0
  }

  private func note(_ call: String, _ splitView: SplitViewController) {
    calls.append(call)
    onCall(call, splitView)
  }

  func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool {
    timesAsked += 1
    note("shouldLeave", splitView)
    return mayLeave
  }

  func splitView(_ splitView: SplitViewController, topPaneAfterFold proposal: PaneKind) -> PaneKind {
    note("top \(proposal)?", splitView)
    return topPane ?? proposal
  }

  func splitViewWillFold(_ splitView: SplitViewController) { note("willFold", splitView) }
  func splitViewDidFold(_ splitView: SplitViewController) { note("didFold", splitView) }
  func splitViewWillUnfold(_ splitView: SplitViewController) { note("willUnfold", splitView) }
  func splitViewDidUnfold(_ splitView: SplitViewController) { note("didUnfold", splitView) }
  func splitView(_ splitView: SplitViewController, willShow pane: PaneKind) {
    note("willShow \(pane)", splitView)
  }
  func splitView(_ splitView: SplitViewController, didShow pane: PaneKind) {
    note("didShow \(pane)", splitView)
  }
  func splitView(_ splitView: SplitViewController, willHide pane: PaneKind) {
    note("willHide \(pane)", splitView)
  }
  func splitView(_ splitView: SplitViewController, didHide pane: PaneKind) {
    note("didHide \(pane)", splitView)
  }

  func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement) {
    changes.append((old, splitView.state.arrangement))
    note("change", splitView)
  }
}
