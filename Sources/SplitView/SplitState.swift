/// The rules of a split view, apart from any widget: what is seen is a function of this value.
///
/// A person's deeds and the window's widths go in, an `Arrangement` comes out.
public nonisolated struct SplitState: Equatable, Sendable {
  /// Which panes are on screen, and how.
  public enum Arrangement: Equatable, Sendable {
    /// List and detail beside each other.
    case beside
    /// The detail alone, in a window wide enough for both.
    case detailOnly
    /// The list over a part of the detail.
    case listOverDetail
    /// The list alone, in a narrow window.
    case foldedList
    /// The detail alone, in a narrow window.
    case foldedDetail

    /// Whether the list can be seen.
    public var showsList: Bool { self == .beside || self == .listOverDetail || self == .foldedList }
    /// Whether the detail can be seen.
    public var showsDetail: Bool { self != .foldedList }
  }

  /// Where a step back leads.
  public enum BackStep: Equatable, Sendable {
    /// From the detail to the list.
    case toList
    /// To the page of the list from which the present one was opened.
    case toPreviousListPage
  }

  /// The widths that decide.
  public let metrics: SplitMetrics
  /// Whether the window is too narrow for both panes.
  public private(set) var isFolded = false
  /// Whether the list holds an item that is selected.
  public private(set) var hasItem = false
  /// Whether a person chose an item and has not gone back since.
  public private(set) var wantsDetail = false
  /// Whether the list stands beside the detail where there is room for both.
  public private(set) var isListShown = true
  /// Whether the list lies over the detail.
  public private(set) var isListOver = false
  /// The list's width in scaled pixels as the person last set it, always within the metrics' bounds.
  public private(set) var preferredListWidth: Double
  /// How many pages deep the person is inside the list.
  public private(set) var listDepth = 0

  /// Creates the state of an unfolded view with nothing selected.
  public init(metrics: SplitMetrics = SplitMetrics()) {
    self.metrics = metrics
    preferredListWidth = metrics.defaultListWidth
  }

  /// What is on screen.
  public var arrangement: Arrangement {
    if isFolded { return wantsDetail && hasItem ? .foldedDetail : .foldedList }
    if isListShown { return .beside }
    return isListOver ? .listOverDetail : .detailOnly
  }

  // MARK: The window

  /// Takes a new width of the window; returns whether the view folded or unfolded.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - textScale: how much larger than usual text is.
  public mutating func resize(toWidth width: Int, textScale: Double) -> Bool {
    let scaled = Double(width) / textScale
    if !isFolded, scaled < metrics.foldWidth {
      isFolded = true
      isListOver = false
      return true
    }
    if isFolded, scaled >= metrics.unfoldWidth {
      isFolded = false
      return true
    }
    return false
  }

  /// The list's width in pixels beside a detail, in a window of a width.
  ///
  /// The wish itself is not touched where the window leaves less room.
  public func listWidth(inWidth width: Int, textScale: Double) -> Int {
    let wish = min(preferredListWidth, largestListWidth(inWidth: width, textScale: textScale)) * textScale
    return Int(max(wish, min(metrics.minimumListWidth * textScale, Double(width))).rounded())
  }

  /// The widest list, in scaled pixels, that leaves the detail its minimum in a window of a width.
  func largestListWidth(inWidth width: Int, textScale: Double) -> Double {
    (Double(width) - SplitMetrics.handleWidth) / textScale - metrics.minimumDetailWidth
  }

  // MARK: The person

  /// Takes that an item was selected, or that none is any more.
  public mutating func select(hasItem: Bool) {
    self.hasItem = hasItem
    if !hasItem {
      wantsDetail = false
    } else if !isFolded {
      wantsDetail = true
    }
  }

  /// Takes that the person opened the selected item.
  public mutating func activate() {
    guard hasItem else { return }
    wantsDetail = true
    isListOver = false
  }

  /// Takes that the list now shows other things, of which one may be selected; folded, the list comes on top.
  public mutating func replaceList(hasItem: Bool, depth: Int = 0) {
    self.hasItem = hasItem
    listDepth = max(0, depth)
    wantsDetail = hasItem && !isFolded
  }

  /// Takes how many pages deep the person is inside the list.
  public mutating func setListDepth(_ depth: Int) { listDepth = max(0, depth) }

  /// Where a step back would lead, or nil where there is none.
  public var backStep: BackStep? {
    if arrangement == .foldedDetail { return .toList }
    return listDepth > 0 && arrangement.showsList ? .toPreviousListPage : nil
  }

  /// Goes back from the detail to the list; the selection stays.
  public mutating func leaveDetail() { wantsDetail = false }

  /// Whether a step forward leads back into the detail.
  public var canGoForward: Bool { arrangement == .foldedList && hasItem }

  /// Hides the list, shows it over the detail, puts it back beside, or shows the folded view's other side.
  public mutating func toggleList() {
    switch arrangement {
    case .beside: isListShown = false
    case .detailOnly: isListOver = true
    case .listOverDetail: keepListOpen()
    case .foldedDetail: wantsDetail = false
    case .foldedList: activate()
    }
  }

  /// Makes sure that the list is on screen: for searching in it.
  public mutating func revealList() {
    if !arrangement.showsList { toggleList() }
  }

  /// Puts the list that lies over the detail beside it, for good.
  public mutating func keepListOpen() {
    isListShown = true
    isListOver = false
  }

  /// Takes the list away from over the detail.
  public mutating func dismissList() { isListOver = false }

  /// Takes the width, in scaled pixels, to which the person drew the list; what is no width is the default.
  public mutating func setPreferredListWidth(_ width: Double) {
    preferredListWidth = metrics.listWidth(wished: width)
  }

  /// Takes whether the list stood beside the detail when the program last ran.
  public mutating func restore(isListShown: Bool) { self.isListShown = isListShown }
}
