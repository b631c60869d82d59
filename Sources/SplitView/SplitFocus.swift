import Gtk

/// Keeps the keyboard in a pane that is on screen, and brings it back to where it was.
final class SplitFocus {
  /// Called when the person moved the keyboard into a pane.
  var onEnter: (Pane) -> Void = { _ in }
  /// What is on screen, or will be once a slide has ended.
  var arrangement: () -> SplitState.Arrangement = { .beside }

  private let list: Pane
  private let detail: Pane
  private let memory = (list: FocusMemory(), detail: FocusMemory())
  private var window: Window?
  /// Moves of the keyboard that come of moving panes are not the person's.
  private var isRearranging = false
  private var held = Holder.nobody
  /// The pane from which a fold took the keyboard, until the person moves it elsewhere or unfolds the view.
  private var displaced: Pane?

  /// Who has the keyboard.
  private enum Holder {
    case nobody
    case pane(Pane)
    /// Something in the window that belongs to no pane, such as a popover.
    case other
  }

  init(list: Pane, detail: Pane) {
    self.list = list
    self.detail = detail
  }

  /// Watches where the keyboard goes in a window.
  func follow(_ window: Window) {
    self.window = window
    window.onFocusChange { [weak self] widget in
      guard let self, !self.isRearranging, let widget, let pane = self.pane(of: widget) else { return }
      guard self.isSeen(widget, in: pane) else {
        // Not from inside: GTK has not moved the keyboard yet.
        MainLoop.whenIdle { [weak self] in self?.leaveUnseen() }
        return
      }
      self.displaced = nil
      self.memory(of: pane).remember(widget)
      self.onEnter(pane)
    }
  }

  /// Lets go of the window, which is about to end.
  func leave() { window = nil }

  /// Sends the keyboard to where it is useful in a window that has just come on screen.
  func begin(in arrangement: SplitState.Arrangement) {
    send(to: arrangement.showsList ? list : detail)
  }

  /// Notes where the keyboard is, before panes move.
  func willRearrange() {
    held = holder
    isRearranging = true
    memory.list.keepSelection()
    memory.detail.keepSelection()
  }

  /// Sends the keyboard to a pane that is on screen, after panes have moved.
  func didRearrange(from old: SplitState.Arrangement, to new: SplitState.Arrangement, isFold: Bool) {
    defer { isRearranging = false }
    memory.list.restoreSelection()
    memory.detail.restoreSelection()
    if let target = target(from: old, to: new, isFold: isFold) {
      send(to: target)
    } else {
      // A popover closes with the pane that it belongs to.
      leaveUnseen()
    }
  }

  /// Whether a widget is where the person looks, and not in a pane or a page that is hidden or sliding away.
  private func isSeen(_ widget: Widget, in pane: Pane) -> Bool {
    // Where a popover closes, GTK gives the keyboard back to where it was, whether or not that is on screen.
    (widget.isOnScreen || window?.isOnScreen != true) && arrangement().shows(pane.kind)
      && pane.navigation?.isAside(widget) != true
  }

  /// Takes the keyboard from what is not seen to a pane that is; to nothing where none is.
  private func leaveUnseen() {
    guard let window, let widget = window.focusWidget, let pane = pane(of: widget),
      !isSeen(widget, in: pane)
    else { return }
    let other = pane === list ? detail : list
    if let seen = [pane, other].first(where: { arrangement().shows($0.kind) && $0.root.isOnScreen }) {
      send(to: seen)
    }
    if window.focusWidget?.isOnScreen == false { window.clearFocus() }
  }

  private func send(to pane: Pane) {
    guard let window, window.isOnScreen else { return }
    let memory = memory(of: pane)
    if let widget = memory.widget, isSeen(widget, in: pane), memory.restore() { return }
    pane.focusInitially()
    if let widget = window.focusWidget, pane.contains(widget) { memory.remember(widget) }
  }

  private func target(
    from old: SplitState.Arrangement, to new: SplitState.Arrangement, isFold: Bool
  ) -> Pane? {
    if case .other = held, window?.focusWidget?.isOnScreen == true { return nil }
    let seen = (new.showsList ? [list] : []) + (new.showsDetail ? [detail] : [])
    if isFold {
      // A fold is nobody's wish to be elsewhere: unfolding undoes it.
      if let displaced, seen.contains(where: { $0 === displaced }) {
        self.displaced = nil
        return displaced
      }
      guard case .pane(let held) = held else { return seen.last }
      if seen.contains(where: { $0 === held }) { return held }
      displaced = held
      return seen.last
    }
    displaced = nil
    // A list that comes on screen was asked for; one that is taken away gives the keyboard to the detail.
    if new.showsList, !old.showsList { return list }
    if new.showsDetail, !old.showsDetail { return detail }
    if case .pane(let held) = held, seen.contains(where: { $0 === held }) { return held }
    return seen.last
  }

  private var holder: Holder {
    guard let widget = window?.focusWidget else { return .nobody }
    if let pane = pane(of: widget) { return .pane(pane) }
    // The handle between the panes, which goes with one of them, is what holds both.
    return widget.contains(list.root) || widget.contains(detail.root) ? .nobody : .other
  }

  private func pane(of widget: Widget) -> Pane? {
    list.contains(widget) ? list : detail.contains(widget) ? detail : nil
  }

  private func memory(of pane: Pane) -> FocusMemory { pane === list ? memory.list : memory.detail }
}
