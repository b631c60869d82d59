/// Who decides and learns what a split view does; every call has a default.
///
/// `will…` comes before the panes move, `did…` once they are where they belong, a slide included; each `will…`
/// is followed by its `did…` before the next one, whatever interrupts. The split view's state is the new one
/// already in the first call. Whatever the delegate asks of the split view from inside a call is done
/// after the present change. What is on screen when the window first comes is not told.
public protocol SplitViewDelegate: AnyObject {
  /// Says whether the person may go back from the detail now; every way back asks.
  ///
  /// A window that gets narrow does not ask, nor does an item that goes.
  func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool

  /// Says which side is on top once the view is folded; a detail without an item never is.
  ///
  /// - Parameter proposal: the detail where the person chose an item and has not gone back since.
  func splitView(_ splitView: SplitViewController, topPaneAfterFold proposal: PaneKind) -> PaneKind

  /// Tells that the panes are about to be put onto each other.
  func splitViewWillFold(_ splitView: SplitViewController)

  /// Tells that one pane covers the other.
  func splitViewDidFold(_ splitView: SplitViewController)

  /// Tells that the panes are about to be put beside each other.
  func splitViewWillUnfold(_ splitView: SplitViewController)

  /// Tells that there is room for both panes.
  func splitViewDidUnfold(_ splitView: SplitViewController)

  /// Tells that a pane is about to come on screen.
  func splitView(_ splitView: SplitViewController, willShow pane: PaneKind)

  /// Tells that a pane is on screen.
  func splitView(_ splitView: SplitViewController, didShow pane: PaneKind)

  /// Tells that a pane is about to leave the screen.
  func splitView(_ splitView: SplitViewController, willHide pane: PaneKind)

  /// Tells that a pane has left the screen.
  func splitView(_ splitView: SplitViewController, didHide pane: PaneKind)

  /// Tells that the panes are arranged otherwise than before; a slide may still be under way.
  func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement)
}

extension SplitViewDelegate {
  /// The person may always go back.
  public func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool { true }

  /// As proposed.
  public func splitView(
    _ splitView: SplitViewController, topPaneAfterFold proposal: PaneKind
  ) -> PaneKind { proposal }

  /// Nothing follows.
  public func splitViewWillFold(_ splitView: SplitViewController) {}

  /// Nothing follows.
  public func splitViewDidFold(_ splitView: SplitViewController) {}

  /// Nothing follows.
  public func splitViewWillUnfold(_ splitView: SplitViewController) {}

  /// Nothing follows.
  public func splitViewDidUnfold(_ splitView: SplitViewController) {}

  /// Nothing follows.
  public func splitView(_ splitView: SplitViewController, willShow pane: PaneKind) {}

  /// Nothing follows.
  public func splitView(_ splitView: SplitViewController, didShow pane: PaneKind) {}

  /// Nothing follows.
  public func splitView(_ splitView: SplitViewController, willHide pane: PaneKind) {}

  /// Nothing follows.
  public func splitView(_ splitView: SplitViewController, didHide pane: PaneKind) {}

  /// Nothing follows.
  public func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement) {}
}
