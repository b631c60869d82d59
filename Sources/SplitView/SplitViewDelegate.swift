/// Who decides and learns what a split view does.
public protocol SplitViewDelegate: AnyObject {
  /// Says whether the person may go back from the detail now; every way back asks.
  func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool

  /// Goes from a page inside the list to the one before it.
  func splitViewGoBackInList(_ splitView: SplitViewController)

  /// Tells that other panes are on screen than before.
  func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement)
}

extension SplitViewDelegate {
  /// The person may always go back.
  public func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool { true }

  /// A list without pages has nowhere to go.
  public func splitViewGoBackInList(_ splitView: SplitViewController) {}

  /// Nothing follows.
  public func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement) {}
}
