/// One change of what is on screen, and what the delegate is told of it in which order.
struct SplitTransition {
  let from: SplitState.Arrangement
  let to: SplitState.Arrangement
  /// Whether the view folds or unfolds.
  let isFold: Bool

  init(from old: SplitState, to new: SplitState) {
    from = old.arrangement
    to = new.arrangement
    isFold = old.isFolded != new.isFolded
  }

  /// Whether a pane slides: on pushing and popping only, as a fold follows the hand that resizes the window.
  var slides: Bool { !isFold && to != from && to.isFolded }

  private var hidden: [PaneKind] { PaneKind.allCases.filter { from.shows($0) && !to.shows($0) } }
  private var shown: [PaneKind] { PaneKind.allCases.filter { !from.shows($0) && to.shows($0) } }

  /// Tells what is about to happen to the panes.
  func tellBefore(_ delegate: (any SplitViewDelegate)?, _ splitView: SplitViewController) {
    for pane in hidden { delegate?.splitView(splitView, willHide: pane) }
    for pane in shown { delegate?.splitView(splitView, willShow: pane) }
  }

  /// Tells what has happened to them.
  func tellAfter(_ delegate: (any SplitViewDelegate)?, _ splitView: SplitViewController) {
    for pane in hidden { delegate?.splitView(splitView, didHide: pane) }
    for pane in shown { delegate?.splitView(splitView, didShow: pane) }
    guard isFold else { return }
    if to.isFolded {
      delegate?.splitViewDidFold(splitView)
    } else {
      delegate?.splitViewDidUnfold(splitView)
    }
  }
}
