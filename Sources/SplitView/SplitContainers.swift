import Gtk

/// The containers between which the panes move: a paned container, a stack, and a drawer over the detail.
final class SplitContainers {
  /// Called when the person clicks beside a list that lies over the detail.
  var onDismiss: () -> Void = {}
  /// Called with the list's width in pixels when the person moved the handle.
  var onListWidth: (Int) -> Void = { _ in }

  /// Lets the window be narrower than both panes beside each other, so that it can get narrow enough to fold.
  let root: ScrolledWindow

  /// Holds everything, within `root`.
  let area: Overlay
  /// Holds the list over the detail, at the width that it is given whatever the list would like.
  let drawer: ScrolledWindow
  /// Called when a pane has slid to its place.
  var onSlideEnd: () -> Void = {}

  private let list: Widget
  private let detail: Widget
  private let paned = Paned()
  private let stack = Stack()
  private let drawerBox = Box(.vertical)
  private let shield = EventBox()
  private let shieldPress: PressGesture
  private var handleMove: SignalHandler?

  init(list: Pane, detail: Pane, metrics: SplitMetrics) {
    self.list = list.root
    self.detail = detail.root
    let holder = Box(.horizontal, [paned, stack])
    paned.expandsHorizontally = true
    stack.expandsHorizontally = true
    drawer = ScrolledWindow(horizontal: .external, vertical: .never, drawerBox)
    drawer.horizontalAlign = .start
    drawer.addStyleClass("list-over")
    shield.addStyleClass("shield")
    area = Overlay(holder)
    area.addOverlay(shield)
    area.addOverlay(drawer)
    root = ScrolledWindow(horizontal: .external, vertical: .never, area)
    for view in [root, drawer] {
      // They scroll nothing: they only let what is inside be wider than they are.
      view.ignoreFocusChanges()
      view.canFocus = false
      view.scrollsByTouch = false
    }
    root.setSizeRequest(width: metrics.minimumWindowWidth, height: metrics.minimumWindowHeight)
    shieldPress = PressGesture(on: shield)
    for widget in [self.list, self.detail, drawerBox] { widget.showAll() }
    for widget in [paned, stack, shield, drawer, self.list, self.detail] as [Widget] {
      // From now on what is visible follows from the arrangement, or is a controller's matter.
      widget.ignoresShowAll = true
    }
    root.showAll()
    stack.onTransitionEnd { [weak self] in self?.onSlideEnd() }
    shieldPress.onPress { [weak self] _, _, _ in self?.onDismiss() }
    handleMove = paned.onHandleMove { [weak self] width in self?.onListWidth(width) }
  }

  /// Moves the panes to where the arrangement wants them.
  ///
  /// - Parameter onTheWay: called while the panes that move are in no window, and what is changed in them costs
  ///   no layout.
  func arrange(_ arrangement: SplitState.Arrangement, animated: Bool, onTheWay: () -> Void) {
    let isOver = arrangement == .listOverDetail
    let (seen, unseen): (Widget, Widget) = arrangement.isFolded ? (stack, paned) : (paned, stack)
    // First: a stack that is on screen puts another page there in the place of one that leaves it.
    unseen.isVisible = false
    // A hidden list waits in the drawer: a paned container would let one that it knows as hidden take the
    // keyboard only after the next layout.
    let listPlace: Container = arrangement.isFolded ? stack : arrangement == .beside ? paned : drawerBox
    let moving = [(list, listPlace), (detail, arrangement.isFolded ? stack : paned)]
      .filter { pane, place in pane.parent != place }
    for (pane, _) in moving { pane.removeFromParent() }
    onTheWay()
    for (pane, place) in moving { put(pane, into: place) }
    list.isVisible = arrangement != .detailOnly
    detail.isVisible = true
    if arrangement.isFolded {
      let isDetail = arrangement == .foldedDetail
      stack.show(isDetail ? detail : list, !animated ? .none : isDetail ? .push : .pop)
    }
    shield.isVisible = isOver
    drawer.isVisible = isOver
    seen.isVisible = true
  }

  /// Whether one pane is sliding over the other just now.
  var isSliding: Bool { stack.isInTransition }

  /// Gives the list its width in pixels, where it does not have the window to itself.
  func setListWidth(_ width: Int) {
    drawer.setSizeRequest(width: width)
    guard let handleMove, paned.position != width else { return }
    handleMove.blocked { paned.position = width }
  }

  private func put(_ pane: Widget, into place: Container) {
    guard place == paned else { return place.add(pane) }
    if pane == list { paned.setStart(pane) } else { paned.setEnd(pane) }
  }
}
