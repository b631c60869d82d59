import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// A test with a split view in a window: a search entry over 1,000 rows, and a detail that takes the keyboard.
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
  func make(width: Int = 1000, title: String = "Detail") -> Subject {
    let list = ListController()
    let detail = DetailController(title: title)
    let splitView = SplitViewController(list: list, detail: detail)
    list.splitView = splitView
    let delegate = RecordingDelegate()
    splitView.delegate = delegate
    let window = Window()
    window.title = "Test"
    splitView.attach(to: window, width: width)
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
  func present(
    in arrangement: SplitState.Arrangement, width: Int? = nil
  ) async -> Subject {
    let isFolded = arrangement == .foldedList || arrangement == .foldedDetail
    let subject = await present(width: width ?? (isFolded ? 500 : 1000))
    subject.list.table.moveCursor(to: 3)
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
    subject.delegate.changes = []
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

/// A list of 1,000 rows with a search entry.
@MainActor
final class ListController: ViewController {
  let view: Widget
  let entry = SearchEntry()
  let table = TableView(name: "List", imageSize: 0)
  let scroller: ScrolledWindow
  let endButton = Button("End")
  weak var splitView: SplitViewController?
  weak var pane: Pane?
  var selections: [Int?] = []

  init() {
    scroller = ScrolledWindow(table)
    scroller.expandsVertically = true
    view = Box(.vertical, [entry, scroller])
    table.setRows(count: 1000) { TableRow(title: "Row \($0)", subtitle: "of a thousand", chip: "7.5") }
    table.onSelectionChange { [weak self] row in
      self?.selections.append(row)
      self?.splitView?.select(hasItem: row != nil)
    }
    table.onActivate { [weak self] _ in self?.splitView?.activate() }
  }

  var initialFocus: Widget? { table }

  func didEnter(_ pane: Pane) {
    self.pane = pane
    pane.title = "Things"
    pane.header.packEnd(endButton)
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
  var changes: [(from: SplitState.Arrangement, to: SplitState.Arrangement)] = []
  var mayLeave = true
  var timesAsked = 0
  var stepsBackInList = 0

  func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool {
    timesAsked += 1
    return mayLeave
  }

  func splitViewGoBackInList(_ splitView: SplitViewController) {
    stepsBackInList += 1
    splitView.setListDepth(splitView.state.listDepth - 1, previousTitle: "")
  }

  func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement) {
    changes.append((old, splitView.state.arrangement))
  }
}
