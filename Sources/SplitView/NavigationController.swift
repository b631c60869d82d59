public import Gtk

/// Pages inside the list pane, of which each was opened from the one before: folders and their files, say.
///
/// A detail has no pages: Back leads from it to the list.
///
/// It is the list pane's controller, or lies inside that controller's view, which then shows it by
/// `Pane.show(_:)`; a list with several sections has one for each. The split view's Back, Forward and title
/// follow the pages in both layouts. Pages that were left stay as they are until another is pushed, so that
/// Forward finds them unchanged.
@MainActor
public final class NavigationController: ViewController {
  /// A controller and the title above it.
  public struct Page {
    /// What the page shows.
    public let controller: any ViewController
    /// What stands in the header bar, and on the Back that leads here.
    public fileprivate(set) var title: String
    /// Whether the keyboard was in the page when it was left, to which GTK then leads it back.
    fileprivate var hadKeyboard = false

    fileprivate init(controller: any ViewController, title: String) {
      self.controller = controller
      self.title = title
    }
  }

  /// The pages from the root to the one that is shown.
  public private(set) var pages: [Page]
  /// The pages that were left by going back; the last is the first to which Forward leads.
  public private(set) var forwardPages: [Page] = []
  /// Called when another page is shown, before the keyboard goes there.
  public var onChange: () -> Void = {}

  /// The pane whose pages these are while they are shown.
  weak var pane: Pane?

  private let stack = Stack()

  /// Creates a stack of one page.
  public init(root: any ViewController, title: String) {
    pages = [Page(controller: root, title: title)]
    stack.expandsVertically = true
    add(root.view)
    stack.isVisible = true
  }

  // MARK: - ViewController

  /// The page that is shown.
  public var view: Widget { stack }

  /// Where the keyboard first goes in the page that is shown.
  public var initialFocus: Widget? { top.initialFocus }

  /// Makes the pages those of a pane.
  public func didEnter(_ pane: Pane) { pane.show(self) }

  // MARK: - Pages

  /// The controller whose page is shown.
  public var top: any ViewController { pages[pages.count - 1].controller }

  /// The title of the page that is shown.
  public var title: String { pages[pages.count - 1].title }

  /// Whether there is a page before the one that is shown.
  public var canGoBack: Bool { pages.count > 1 }

  /// Whether a page was left to which a step forward leads.
  public var canGoForward: Bool { !forwardPages.isEmpty }

  /// Opens a page from the one that is shown; pages that Forward led to are let go.
  ///
  /// - Returns: false where the controller is open already, or where the split view's delegate wants to keep
  ///   the detail that is on top.
  @discardableResult
  public func push(_ controller: any ViewController, title: String) -> Bool {
    guard !pages.contains(where: { $0.controller === controller }), mayChange else { return false }
    dropForwardPages()
    noteKeyboard()
    pages.append(Page(controller: controller, title: title))
    add(controller.view)
    changed(.push)
    return true
  }

  /// Goes back to the page before; returns false at the root, or where the detail is to stay on top.
  @discardableResult
  public func pop() -> Bool { pop(steps: 1) }

  /// Goes back to the root; returns whether it is another page, as `pop()` does.
  @discardableResult
  public func popToRoot() -> Bool { pop(steps: pages.count - 1) }

  /// Goes so many pages back, not beyond the root.
  @discardableResult
  func pop(steps: Int) -> Bool {
    let steps = min(steps, pages.count - 1)
    guard steps > 0, mayChange else { return false }
    noteKeyboard()
    forwardPages.append(contentsOf: pages.suffix(steps).reversed())
    pages.removeLast(steps)
    changed(.pop)
    return true
  }

  /// Opens the page again that was left last; returns false where there is none, or where the detail is to
  /// stay on top.
  @discardableResult
  public func goForward() -> Bool {
    guard let page = forwardPages.last, mayChange else { return false }
    noteKeyboard()
    forwardPages.removeLast()
    pages.append(page)
    changed(.push)
    return true
  }

  /// Gives a page another title.
  public func setTitle(_ title: String, of controller: any ViewController) {
    guard let index = pages.firstIndex(where: { $0.controller === controller }) else { return }
    pages[index].title = title
    pane?.showTitle()
  }

  /// Lets go of the pages to which Forward leads, as the person went elsewhere.
  func dropForwardPages() {
    for page in forwardPages { stack.remove(page.controller.view) }
    forwardPages = []
  }

  /// Whether a widget is in a page that is not shown, or is sliding away.
  func isAside(_ widget: Widget) -> Bool {
    stack.contains(widget) && !top.view.contains(widget) && stack != widget
  }

  // MARK: - Private

  private var mayChange: Bool { pane?.mayChangePage() ?? true }

  private func add(_ view: Widget) {
    stack.add(view)
    // Pages slide over each other, and would be seen through.
    view.addStyleClass("navigation-page")
    // As with the panes: what is not to be seen at first says so by `ignoresShowAll`.
    view.showAll()
  }

  private func changed(_ transition: Stack.Transition) {
    let isOnScreen = stack.isOnScreen
    // GTK's own memory of where the keyboard was in a page works for as long as it is in the stack, but where it was
    // not in the page GTK leads it to the first place that takes it.
    stack.show(top.view, isOnScreen && Desktop.isAnimated ? transition : .none)
    onChange()
    pane?.pageChanged()
    focusTop()
  }

  /// Notes whether the keyboard is in the page that is about to be left.
  private func noteKeyboard() {
    let focus = stack.window?.focusWidget
    pages[pages.count - 1].hadKeyboard = focus.map { top.view.contains($0) } ?? false
  }

  /// Has the keyboard follow to the page that is shown, unless it is elsewhere in the window.
  private func focusTop() {
    guard stack.isOnScreen, let window = stack.window else { return }
    if let focus = window.focusWidget {
      guard pane?.contains(focus) == true else { return }
      if pages[pages.count - 1].hadKeyboard, top.view.contains(focus), focus.isOnScreen { return }
    }
    top.focusInitially()
  }
}
