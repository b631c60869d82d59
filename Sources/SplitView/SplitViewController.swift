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

  /// The key with which the program calls `toggleList()`, as the tooltips of its buttons say it, such as `F9`;
  /// empty for none.
  public var toggleListShortcut = "" { didSet { chrome.showShortcut(toggleListShortcut) } }

  let containers: SplitContainers
  /// The window's width in pixels as last told.
  private(set) var width = 0
  /// Keys, buttons and gestures, while there is a window.
  private(set) var input: SplitInput?

  private let chrome: SplitChrome
  private let focus: SplitFocus
  private var window: Window?
  private var hasAppeared = false
  /// Connections to the desktop's settings, which outlive the split view.
  private var desktopHandlers: [SignalHandler] = []
  private var isChanging = false
  /// What the delegate asked for while it was told of a change.
  private var laterChanges: [(inout SplitState) -> Void] = []
  /// What the delegate is still to be told of, once the slide has ended.
  private var slide: SplitTransition?

  /// Creates a split view over two controllers.
  public init(list: any ViewController, detail: any ViewController, metrics: SplitMetrics = SplitMetrics()) {
    state = SplitState(metrics: metrics)
    listPane = Pane(.list, list)
    detailPane = Pane(.detail, detail)
    chrome = SplitChrome(list: listPane, detail: detailPane)
    list.didEnter(listPane)
    detail.didEnter(detailPane)
    containers = SplitContainers(list: listPane, detail: detailPane, metrics: metrics)
    focus = SplitFocus(list: listPane, detail: detailPane)
    view = containers.root
    chrome.connect(to: self)
    containers.onDismiss = { [weak self] in self?.dismissList() }
    containers.onListWidth = { [weak self] width in self?.personSetListWidth(width) }
    containers.onSlideEnd = { [weak self] in self?.endSlide() }
    for pane in [listPane, detailPane] {
      pane.onTitleChange = { [weak self] in self?.updateChrome() }
    }
    listPane.mayChangePage = { [weak self] in self?.mayChangeListPage ?? true }
    listPane.onPageChange = { [weak self] in self?.listPageChanged() }
    focus.arrangement = { [weak self] in self?.state.arrangement ?? .beside }
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
  /// bars take the place of the window's title bar. A split view is attached once, to a window that it fills and
  /// that keeps it until the window is destroyed.
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
    containers.arrange(state.arrangement, animated: false) { updateChrome() }
    applyListWidth()
    (container ?? window).add(view)
    // The size is known before the layout that follows from it: the layout then fits in its first frame.
    window.onConfigure { [weak self] in self?.windowChanged() }
    focus.follow(window)
    input = SplitInput(window: window, splitView: self)
    window.onMap { [weak self] in self?.windowAppeared() }
    // Strongly: the split view lives as long as the window does, whoever else refers to it.
    window.onDestroy { self.windowEnded() }
  }

  // MARK: - The window

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
    endSlide()
    window = nil
    input = nil
    focus.leave()
    // GTK destroys no further than the first widget that has a reference of ours. What the panes' signals call
    // refers to the controllers, and these to the panes.
    for pane in [listPane, detailPane] { pane.root.destroy() }
  }

  private func personSetListWidth(_ pixels: Int) {
    let textScale = Desktop.textScale
    // What the person sees is what they wish: not a width for which there is no room just now.
    let room = state.largestListWidth(inWidth: width, textScale: textScale)
    change { $0.setPreferredListWidth(min(Double(pixels) / textScale, room)) }
    // The handle goes no further than the list may.
    applyListWidth()
  }

  private func applyListWidth() {
    guard window != nil else { return }
    containers.setListWidth(listWidth)
  }

  private func updateChrome() {
    if window != nil { chrome.update(state, backTitles: backTitles) }
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

  /// The buttons and titles follow the list's pages, and the list comes on top.
  private func listPageChanged() {
    if state.arrangement == .foldedDetail { change { $0.leaveDetail() } }
    updateChrome()
  }

  // MARK: - Changes

  /// The one way in which the state changes and the screen follows.
  func change(_ body: @escaping (inout SplitState) -> Void) {
    laterChanges.append(body)
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    while !laterChanges.isEmpty { perform(laterChanges.removeFirst()) }
  }

  private func perform(_ body: (inout SplitState) -> Void) {
    let old = state
    body(&state)
    guard state != old, window != nil else { return }
    if old.arrangement != state.arrangement || old.isFolded != state.isFolded { move(from: old) }
    applyListWidth()
    updateChrome()
  }

  private func move(from old: SplitState) {
    // Whatever slide was under way is over as far as anyone is told.
    endSlide()
    if state.isFolded, !old.isFolded {
      delegate?.splitViewWillFold(self)
      let proposal = state.topPane
      let answer = delegate?.splitView(self, topPaneAfterFold: proposal) ?? proposal
      if answer != proposal { state.setTopPane(answer) }
    } else if old.isFolded, !state.isFolded {
      delegate?.splitViewWillUnfold(self)
    }
    let transition = SplitTransition(from: old, to: state)
    transition.tellBefore(delegate, self)
    // The delegate may have closed the window.
    if window != nil {
      focus.willRearrange()
      // Header bars make their buttons anew for each change; those on the way only once.
      containers.arrange(transition.to, animated: transition.slides && Desktop.isAnimated) { updateChrome() }
      applyListWidth()
      focus.didRearrange(from: transition.from, to: transition.to, isFold: transition.isFold)
    }
    delegate?.splitView(self, didChangeFrom: transition.from)
    slide = transition
    if window == nil || !containers.isSliding { endSlide() }
  }

  /// Tells what the end of a slide brings.
  private func endSlide() {
    guard let slide else { return }
    self.slide = nil
    slide.tellAfter(delegate, self)
  }
}
