import Gtk

/// Every key, button and gesture that goes back, forward, or takes the list away.
final class SplitInput {
  private weak var splitView: SplitViewController?
  private let window: Window
  let backButton: PressGesture
  let forwardButton: PressGesture
  let swipe: EdgeSwipe

  /// The numbers of a mouse's buttons at its side.
  private static let mouseBack = 8
  private static let mouseForward = 9

  init(window: Window, splitView: SplitViewController) {
    self.window = window
    self.splitView = splitView
    swipe = EdgeSwipe(
      on: splitView.containers.area, drawer: splitView.containers.drawer, splitView: splitView)
    backButton = PressGesture(on: window, button: SplitInput.mouseBack)
    forwardButton = PressGesture(on: window, button: SplitInput.mouseForward)
    // First, as a list under the pointer would take the press for a click on a row.
    backButton.recogniseFirst()
    forwardButton.recogniseFirst()
    backButton.onPress { [weak self] _, _, _ in
      if self?.splitView?.goBack() == true { self?.backButton.claim() }
    }
    forwardButton.onPress { [weak self] _, _, _ in
      if self?.splitView?.goForward() == true { self?.forwardButton.claim() }
    }
    window.onKeyPress { [weak self] key in self?.first(key) ?? false }
    window.onKeyPress(after: true) { [weak self] key in self?.last(key) ?? false }
  }

  /// Keys that come before whatever has the focus.
  private func first(_ key: Key) -> Bool {
    // A popover has the keyboard to itself, and is the first to want Escape.
    guard let splitView, window.focusWidget?.isInPopover != true else { return false }
    let isMirrored = window.isRightToLeft
    switch (key.value, key.modifiers) {
    case (isMirrored ? Key.right : Key.left, .alt), (Key.back, []): return splitView.goBack()
    case (isMirrored ? Key.left : Key.right, .alt), (Key.forward, []): return splitView.goForward()
    case (Key.escape, []):
      // Before the search in the list: whoever leaves the list leaves its search.
      guard splitView.state.arrangement == .listOverDetail else { return false }
      splitView.dismissList()
      return true
    case (Key.tab, []): return moveFocusWhileSliding(backwards: false)
    case (Key.tab, .shift), (Key.backTab, .shift), (Key.backTab, []):
      return moveFocusWhileSliding(backwards: true)
    default: return false
    }
  }

  /// Keeps Tab in the pane that is coming: GTK would go on to the one that is still leaving.
  private func moveFocusWhileSliding(backwards: Bool) -> Bool {
    guard let splitView, splitView.containers.isSliding else { return false }
    let pane = splitView.state.arrangement.showsDetail ? splitView.detailPane : splitView.listPane
    if !pane.root.moveFocus(backwards: backwards) {
      // Around: from the end to the beginning.
      window.clearFocus()
      pane.root.moveFocus(backwards: backwards)
    }
    return true
  }

  /// Keys that nobody else wanted.
  private func last(_ key: Key) -> Bool {
    guard let splitView, key.value == Key.escape, key.modifiers.isEmpty else { return false }
    if window.isFullscreen {
      window.isFullscreen = false
      return true
    }
    return splitView.goBack()
  }
}
