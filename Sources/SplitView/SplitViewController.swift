public import Gtk

// `@MainActor` is said again, though it is the module's default: the compiler forgets it of a class with an
// isolated deinit when another module is optimised against this one.

/// A list and a detail beside each other, or folded onto each other where the window is too narrow for both.
///
/// The two child controllers are the same in both layouts: folding moves their views between a paned
/// container and a stack; it creates, reloads and forgets nothing. What is on screen follows from
/// `state` alone.
@MainActor
public final class SplitViewController {
  /// What goes into the window.
  public let view: Widget
  /// The pane with the list.
  public let listPane: Pane
  /// The pane with the detail.
  public let detailPane: Pane
  /// Who decides and learns what happens; not kept alive.
  public weak var delegate: (any SplitViewDelegate)?

  /// The state from which all that is on screen follows.
  public private(set) var state: SplitState

  let containers: SplitContainers
  let chrome: SplitChrome
  private let focus: SplitFocus
  private var window: Window?
  /// The window's width in pixels as last told.
  private var width = 0
  private var hasAppeared = false
  private var input: SplitInput?
  /// Connections to the desktop's settings, which outlive the split view.
  private var desktopHandlers: [SignalHandler] = []

  /// Creates a split view over two controllers.
  public init(list: any ViewController, detail: any ViewController, metrics: SplitMetrics = SplitMetrics()) {
    state = SplitState(metrics: metrics)
    listPane = Pane(list, styleClass: "list-pane")
    detailPane = Pane(detail, styleClass: "detail-pane")
    chrome = SplitChrome(list: listPane, detail: detailPane)
    list.didEnter(listPane)
    detail.didEnter(detailPane)
    containers = SplitContainers(list: listPane, detail: detailPane, metrics: metrics)
    focus = SplitFocus(list: listPane, detail: detailPane)
    view = containers.root
    chrome.connect(
      back: { [weak self] in self?.goBack() },
      toggle: { [weak self] in self?.toggleList() },
      keep: { [weak self] in self?.keepListOpen() })
    containers.onDismiss = { [weak self] in self?.dismissList() }
    containers.onListWidth = { [weak self] width in self?.personSetListWidth(width) }
    for pane in [listPane, detailPane] {
      pane.onTitleChange = { [weak self] in self?.updateChrome() }
    }
    focus.onEnter = { [weak self] pane in self?.keyboardEntered(pane) }
    desktopHandlers = [
      Desktop.onTextScaleChange { [weak self] in self?.windowChanged() },
      Desktop.onDecorationLayoutChange { [weak self] in self?.updateChrome() },
    ].compactMap(\.self)
  }

  isolated deinit { for handler in desktopHandlers { handler.disconnect() } }

  /// Puts the view into a window that is not yet shown, and decides its layout by the width it will have.
  ///
  /// Without a window manager no event tells of the first size, so it must be known before. The panes' header
  /// bars take the place of the window's title bar. A split view is attached once, to a window that it fills.
  ///
  /// - Parameters:
  ///   - width: in pixels, the width with which the window will be shown.
  ///   - container: where in the window the view goes; the window itself where nil.
  public func attach(to window: Window, width: Int, in container: Container? = nil) {
    self.window = window
    self.width = width
    SplitStyle.apply()
    window.hideTitlebar()
    _ = state.resize(toWidth: width, textScale: Desktop.textScale)
    containers.arrange(state.arrangement, animated: false)
    applyListWidth()
    updateChrome()
    (container ?? window).add(view)
    // The size is known before the layout that follows from it: the layout then fits in its first frame.
    window.onConfigure { [weak self] in self?.windowChanged() }
    focus.follow(window)
    input = SplitInput(window: window, splitView: self)
    window.onMap { [weak self] in self?.windowAppeared() }
    window.onDestroy { [weak self] in self?.windowEnded() }
  }

  // MARK: - What a person does

  /// Takes that another item was selected in the list, or none.
  public func select(hasItem: Bool) { change { $0.select(hasItem: hasItem) } }

  /// Takes that the selected item was opened: in a narrow window the detail comes on top.
  public func activate() { change { $0.activate() } }

  /// Takes that the list shows other things: in a narrow window the list comes on top.
  public func replaceList(hasItem: Bool, depth: Int = 0) {
    change { $0.replaceList(hasItem: hasItem, depth: depth) }
  }

  /// Takes how many pages deep the person is inside the list, and the title of the page before.
  public func setListDepth(_ depth: Int, previousTitle: String) {
    chrome.previousListTitle = previousTitle
    change { $0.setListDepth(depth) }
    updateChrome()
  }

  /// Goes one step back, whatever button, key or gesture asked for it; returns whether there was a step.
  @discardableResult
  public func goBack() -> Bool {
    switch state.backStep {
    case .toList:
      guard delegate?.splitViewShouldLeaveDetail(self) ?? true else { return true }
      change { $0.leaveDetail() }
    case .toPreviousListPage: delegate?.splitViewGoBackInList(self)
    case nil: return false
    }
    return true
  }

  /// Goes forward to the detail that was just left; returns whether there is one.
  @discardableResult
  public func goForward() -> Bool {
    guard state.canGoForward else { return false }
    change { $0.activate() }
    return true
  }

  /// Hides or shows the list; in a narrow window shows the other side.
  public func toggleList() {
    if state.arrangement == .foldedDetail {
      goBack()
    } else {
      change { $0.toggleList() }
    }
  }

  /// Makes sure that the list is on screen.
  public func revealList() {
    if !state.arrangement.showsList { toggleList() }
  }

  /// Puts the list that lies over the detail beside it for good.
  public func keepListOpen() { change { $0.keepListOpen() } }

  /// Takes the list away from over the detail.
  public func dismissList() { change { $0.dismissList() } }

  // MARK: - What is kept between starts

  /// The list's width as the person set it, in scaled pixels.
  public var preferredListWidth: Double { state.preferredListWidth }

  /// Takes up what was kept when the program last ran; widths that make no sense are the default.
  public func restore(listWidth: Double?, isListShown: Bool) {
    change {
      if let listWidth { $0.setPreferredListWidth(listWidth) }
      $0.restore(isListShown: isListShown)
    }
    applyListWidth()
  }

  // MARK: - Private

  private func windowChanged() {
    guard let window else { return }
    width = window.size.width
    let textScale = Desktop.textScale
    change { [width] in _ = $0.resize(toWidth: width, textScale: textScale) }
    applyListWidth()
  }

  private func windowAppeared() {
    guard !hasAppeared else { return }
    hasAppeared = true
    focus.begin(in: state.arrangement)
  }

  private func windowEnded() {
    window = nil
    input = nil
    focus.leave()
  }

  private func personSetListWidth(_ pixels: Int) {
    let textScale = Desktop.textScale
    // What the person sees is what they wish: not a width for which there is no room just now.
    let room = state.largestListWidth(inWidth: width, textScale: textScale)
    state.setPreferredListWidth(min(Double(pixels) / textScale, room))
    applyListWidth()
  }

  private func applyListWidth() {
    guard window != nil else { return }
    containers.setListWidth(state.listWidth(inWidth: width, textScale: Desktop.textScale))
  }

  private func updateChrome() {
    if window != nil { chrome.update(state) }
  }

  /// The list over the detail is there for as long as the person works in it, like a popover.
  private func keyboardEntered(_ pane: Pane) {
    guard pane === detailPane, state.arrangement == .listOverDetail else { return }
    // Not from inside: GTK has not moved the keyboard yet.
    MainLoop.whenIdle { [weak self] in
      guard let self, let focused = self.window?.focusWidget,
        self.detailPane.contains(focused)
      else { return }
      self.dismissList()
    }
  }

  /// The one place where the state changes and the screen follows.
  private func change(_ body: (inout SplitState) -> Void) {
    let old = state
    body(&state)
    guard state != old else { return }
    let from = old.arrangement
    let to = state.arrangement
    guard window != nil, from != to else {
      updateChrome()
      return
    }
    // Only pushing and popping slide: a fold follows the hand that resizes the window.
    let slides = old.isFolded && state.isFolded && Desktop.isAnimated
    focus.willRearrange()
    containers.arrange(to, animated: slides)
    applyListWidth()
    updateChrome()
    focus.didRearrange(from: from, to: to, isFold: old.isFolded != state.isFolded)
    delegate?.splitView(self, didChangeFrom: from)
  }
}
