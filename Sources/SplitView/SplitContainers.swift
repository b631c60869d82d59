import Gtk

/// The containers between which the panes move: a paned container, a stack, and an overlay.
final class SplitContainers {
  /// Called when the person clicks beside a list that lies over the detail.
  var onDismiss: () -> Void = {}
  /// Called with the list's width in pixels when the person moved the handle.
  var onListWidth: (Int) -> Void = { _ in }

  /// Lets the window be narrower than both panes beside each other, so that it can get narrow enough to fold.
  let root: ScrolledWindow

  private let list: Widget
  private let detail: Widget
  private let paned = Paned()
  private let stack = Stack()
  private let overlay: Overlay
  private let shield = EventBox()
  private let shieldPress: PressGesture
  private var handleMove: SignalHandler?

  init(list: Pane, detail: Pane, metrics: SplitMetrics) {
    self.list = list.root
    self.detail = detail.root
    let holder = Box(.horizontal, [paned, stack])
    paned.expandsHorizontally = true
    stack.expandsHorizontally = true
    overlay = Overlay(holder)
    shield.addStyleClass("shield")
    overlay.addOverlay(shield)
    root = ScrolledWindow(horizontal: .external, vertical: .never, overlay)
    root.ignoreFocusChanges()
    root.setSizeRequest(width: metrics.minimumWindowWidth, height: metrics.minimumWindowHeight)
    shieldPress = PressGesture(on: shield)
    for widget in [paned, stack, shield] as [Widget] { widget.ignoresShowAll = true }
    root.showAll()
    for pane in [self.list, self.detail] {
      pane.showAll()
      // From now on what is visible in a pane is its controller's matter.
      pane.ignoresShowAll = true
    }
    shieldPress.onPress { [weak self] _, _, _ in self?.onDismiss() }
    handleMove = paned.onHandleMove { [weak self] width in self?.onListWidth(width) }
  }

  /// Moves the panes to where the arrangement wants them.
  func arrange(_ arrangement: SplitState.Arrangement, animated: Bool) {
    let isFolded = arrangement == .foldedList || arrangement == .foldedDetail
    if isFolded {
      move(list, to: stack) { stack.add(list) }
      move(detail, to: stack) { stack.add(detail) }
      list.isVisible = true
      detail.isVisible = true
      let transition: Stack.Transition = arrangement == .foldedDetail ? .push : .pop
      stack.show(arrangement == .foldedDetail ? detail : list, animated ? transition : .none)
    } else {
      let isOver = arrangement == .listOverDetail
      if isOver {
        move(list, to: overlay) { overlay.addOverlay(list) }
      } else {
        move(list, to: paned) { paned.setStart(list) }
      }
      list.setStyleClass("list-over", isOver)
      list.horizontalAlign = isOver ? .start : .fill
      move(detail, to: paned) { paned.setEnd(detail) }
      list.isVisible = arrangement != .detailOnly
      detail.isVisible = true
      shield.isVisible = isOver
    }
    if isFolded { shield.isVisible = false }
    paned.isVisible = !isFolded
    stack.isVisible = isFolded
  }

  /// Lays a widget over both panes.
  func addOverlay(_ widget: Widget) { overlay.addOverlay(widget) }

  /// Gives the list its width in pixels, where it does not have the window to itself.
  func setListWidth(_ width: Int) {
    if list.parent == paned {
      list.setSizeRequest()
      if let handleMove { handleMove.blocked { paned.position = width } }
    } else if list.parent == overlay {
      list.setSizeRequest(width: width)
    } else {
      list.setSizeRequest()
    }
  }

  private func move(_ pane: Widget, to container: Widget, _ add: () -> Void) {
    guard pane.parent != container else { return }
    pane.removeFromParent()
    pane.horizontalAlign = .fill
    pane.setStyleClass("list-over", false)
    add()
  }
}
