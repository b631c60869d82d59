import Gtk

/// Where the list is and how wide: what is wished, and what is.
extension SplitViewController {
  /// Whether the window is too narrow for both panes.
  public var isFolded: Bool { state.isFolded }

  /// Where the list is; folded, where it will be when the view unfolds.
  ///
  /// It is never `automatic`.
  public var displayMode: DisplayMode { state.displayMode }

  /// Where the person or the program wishes the list to be.
  ///
  /// Hiding the list and keeping it open change the wish; opening it over the detail for a moment does not.
  public var preferredDisplayMode: DisplayMode {
    get { state.preferredDisplayMode }
    set { change { $0.setPreferredDisplayMode(newValue) } }
  }

  /// The list's width as wished, in scaled pixels; nil for the automatic one.
  ///
  /// Only the person's hand on the handle changes it, or the program: never a window without room for it.
  /// It is kept within the bounds of the metrics, and what is no width is taken for no wish.
  public var preferredListWidth: Double? {
    get { state.preferredListWidth }
    set { change { $0.setPreferredListWidth(newValue) } }
  }

  /// The list's automatic width as a part of the window's, from 0 to 1; nil for the metrics' default width.
  public var preferredListWidthFraction: Double? {
    get { state.preferredListWidthFraction }
    set { change { $0.setPreferredListWidthFraction(newValue) } }
  }

  /// The list's width in pixels beside the detail or over it, as it is in the present window.
  public var listWidth: Int { state.listWidth(inWidth: width, textScale: Desktop.textScale) }

  // MARK: What a person does

  /// Takes that another item was selected in the list, or none.
  public func select(hasItem: Bool) { change { $0.select(hasItem: hasItem) } }

  /// Takes that the selected item was opened: in a narrow window the detail comes on top.
  public func activate() {
    // Whoever goes on from here no longer wants the pages that they left before.
    if state.hasItem { listPane.navigation?.dropForwardPages() }
    change { $0.activate() }
  }

  /// Takes the next step of beside, hidden, over the detail, and beside for good; in a narrow window shows the
  /// other side.
  public func toggleList() {
    if state.arrangement == .foldedDetail {
      leaveDetail()
    } else {
      change { $0.toggleList() }
    }
  }

  /// Makes sure that the list is on screen; returns false where the delegate wants to keep the detail.
  @discardableResult
  public func revealList() -> Bool {
    if !state.arrangement.showsList { toggleList() }
    return state.arrangement.showsList
  }

  /// Puts the list beside the detail for good.
  public func keepListOpen() { change { $0.keepListOpen() } }

  /// Takes the list away from over the detail.
  public func dismissList() { change { $0.dismissList() } }

  // MARK: What is kept between starts

  /// What to store when the program ends.
  public var savedState: SplitViewSavedState {
    SplitViewSavedState(
      preferredListWidth: state.preferredListWidth,
      // A list that was open for a moment is not open at the next start.
      preferredDisplayMode: state.preferredDisplayMode == .oneOverSecondary
        ? .secondaryOnly : state.preferredDisplayMode,
      wantsDetail: state.wantsDetail)
  }

  /// Takes up what was stored when the program last ran.
  ///
  /// Best before `attach`, and after `select(hasItem:)`: the detail comes on top of a narrow window only where its
  /// item is selected by now.
  public func restore(_ saved: SplitViewSavedState) {
    change {
      $0.setPreferredListWidth(saved.preferredListWidth)
      $0.setPreferredDisplayMode(saved.preferredDisplayMode)
      $0.setTopPane(saved.wantsDetail ? .detail : .list)
    }
  }
}
