import Gtk

/// Keeps the keyboard in a pane that is on screen, and brings it back to where it was.
final class SplitFocus {
  private let list: Pane
  private let detail: Pane
  private let memory = (list: FocusMemory(), detail: FocusMemory())
  private var window: Window?
  private var isRearranging = false
  private var held: Pane?
  /// The pane from which a fold took the keyboard, until the person moves it elsewhere or unfolds the view.
  private var displaced: Pane?

  init(list: Pane, detail: Pane) {
    self.list = list
    self.detail = detail
  }

  /// Watches where the keyboard goes in a window.
  func follow(_ window: Window) {
    self.window = window
    window.onFocusChange { [weak self] widget in
      guard let self, !self.isRearranging, let widget, let pane = self.pane(of: widget) else { return }
      self.memory(of: pane).remember(widget)
    }
  }

  /// Notes where the keyboard is, before panes move.
  func willRearrange() {
    held = window?.focusWidget.flatMap(pane(of:))
    isRearranging = true
    memory.list.keepSelection()
    memory.detail.keepSelection()
  }

  /// Sends the keyboard to a pane that is on screen, after panes have moved.
  func didRearrange(from old: SplitState.Arrangement, to new: SplitState.Arrangement, isFold: Bool) {
    isRearranging = false
    memory.list.restoreSelection()
    memory.detail.restoreSelection()
    let target = target(from: old, to: new, isFold: isFold)
    guard let target else { return }
    if !memory(of: target).restore() { target.focusInitially() }
  }

  private func target(
    from old: SplitState.Arrangement, to new: SplitState.Arrangement, isFold: Bool
  ) -> Pane? {
    let seen = (new.showsList ? [list] : []) + (new.showsDetail ? [detail] : [])
    if isFold {
      // A fold is nobody's wish to be elsewhere: unfolding undoes it.
      if let displaced, seen.contains(where: { $0 === displaced }) {
        self.displaced = nil
        return displaced
      }
      guard let held else { return nil }
      if seen.contains(where: { $0 === held }) { return held }
      displaced = held
      return seen.last
    }
    displaced = nil
    // A list that comes on screen was asked for; one that is taken away gives the keyboard to the detail.
    if new.showsList, !old.showsList { return list }
    if new.showsDetail, !old.showsDetail { return detail }
    if let held, seen.contains(where: { $0 === held }) { return held }
    return seen.last
  }

  private func pane(of widget: Widget) -> Pane? {
    list.contains(widget) ? list : detail.contains(widget) ? detail : nil
  }

  private func memory(of pane: Pane) -> FocusMemory { pane === list ? memory.list : memory.detail }
}
