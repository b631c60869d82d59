/// Back and forward, whatever button, key, gesture or menu asks for it.
extension SplitViewController {
  /// Whether there is a step back.
  public var canGoBack: Bool { !backTitles.isEmpty }

  /// Whether there is a step forward.
  public var canGoForward: Bool { canReopenPage || state.canGoForward }

  /// Goes one step back, from the detail to the list or inside the list; returns whether there was a step.
  ///
  /// The delegate may refuse to leave the detail, which is a step all the same: nobody else shall take the key.
  @discardableResult
  public func goBack() -> Bool { goBack(steps: 1) }

  /// Goes forward to what was just left, a page of the list or the detail; returns whether there is one.
  @discardableResult
  public func goForward() -> Bool {
    if canReopenPage { return listPane.navigation?.goForward() ?? false }
    guard state.canGoForward else { return false }
    change { $0.activate() }
    return true
  }

  /// Where steps back lead, the nearest first: the list's page under the detail, and the pages before.
  var backTitles: [String] {
    guard let navigation = listPane.navigation else {
      return state.arrangement == .foldedDetail ? [listPane.title] : []
    }
    let titles = Array(navigation.pages.map(\.title).reversed())
    if state.arrangement == .foldedDetail { return titles }
    return state.arrangement.showsList ? Array(titles.dropFirst()) : []
  }

  /// Goes several steps back at once.
  @discardableResult
  func goBack(steps: Int) -> Bool {
    guard canGoBack else { return false }
    var steps = steps
    if state.arrangement == .foldedDetail {
      guard leaveDetail() else { return true }
      steps -= 1
    }
    if steps > 0 { listPane.navigation?.pop(steps: steps) }
    return true
  }

  /// Brings the list on top of a narrow window, unless the delegate wants to keep the detail there.
  @discardableResult
  func leaveDetail() -> Bool {
    guard delegate?.splitViewShouldLeaveDetail(self) ?? true else { return false }
    change { $0.leaveDetail() }
    return true
  }

  /// Whether the list may show another page, which brings it on top of a narrow window.
  var mayChangeListPage: Bool {
    state.arrangement != .foldedDetail || (delegate?.splitViewShouldLeaveDetail(self) ?? true)
  }

  private var canReopenPage: Bool {
    state.arrangement.showsList && listPane.navigation?.canGoForward == true
  }
}
