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
    /// Whether one pane has the window to itself, and the other is behind it.
    public var isFolded: Bool { self == .foldedList || self == .foldedDetail }
    /// Whether a side can be seen.
    public func shows(_ pane: PaneKind) -> Bool { pane == .list ? showsList : showsDetail }
  }

  /// The widths that decide.
  public let metrics: SplitMetrics
  /// Whether the window is too narrow for both panes.
  public private(set) var isFolded = false
  /// Whether the list holds an item that is selected.
  public private(set) var hasItem = false
  /// Whether a person chose an item and has not gone back since.
  public private(set) var wantsDetail = false
  /// Where the person or the program wishes the list to be.
  public private(set) var preferredDisplayMode = DisplayMode.automatic
  /// The list's width in scaled pixels as somebody wished it, always within the metrics' bounds; nil where
  /// nobody has.
  public private(set) var preferredListWidth: Double?
  /// The list's width as a part of the window's, from 0 to 1, where nobody has wished for one in pixels.
  public private(set) var preferredListWidthFraction: Double?

  /// Whether a hidden list has been opened over the detail.
  private var isListOver = false
  /// Whether the window is wide enough for `DisplayMode.automatic` to show both panes.
  private var hasRoomBeside = true

  /// Creates the state of an unfolded view with nothing selected.
  public init(metrics: SplitMetrics = SplitMetrics()) {
    precondition(metrics.isSound, "the metrics of a split view are finite and not negative: \(metrics)")
    self.metrics = metrics
  }

  /// What is on screen.
  public var arrangement: Arrangement {
    if isFolded { return topPane == .detail ? .foldedDetail : .foldedList }
    switch displayMode {
    case .oneOverSecondary: return .listOverDetail
    case .secondaryOnly: return .detailOnly
    default: return .beside
    }
  }

  /// Where the list is; folded, where it will be when the view unfolds.
  ///
  /// It is never `automatic`.
  public var displayMode: DisplayMode {
    if isListShown { return .oneBesideSecondary }
    return isListOver ? .oneOverSecondary : .secondaryOnly
  }

  /// Whether the list stands beside the detail where there is room for both.
  public var isListShown: Bool {
    preferredDisplayMode == .oneBesideSecondary || preferredDisplayMode == .automatic && hasRoomBeside
  }

  /// Which side is on top while the view is folded, or would be.
  public var topPane: PaneKind { wantsDetail && hasItem ? .detail : .list }

  // MARK: The window

  /// Takes a new width of the window; returns whether the view folded or unfolded.
  ///
  /// - Parameters:
  ///   - width: in pixels.
  ///   - textScale: how much larger than usual text is.
  public mutating func resize(toWidth width: Int, textScale: Double) -> Bool {
    let scaled = Double(width) / textScale
    let band = metrics.unfoldThreshold - metrics.foldThreshold
    if scaled < metrics.besideWidth {
      hasRoomBeside = false
    } else if scaled >= metrics.besideWidth + band || metrics.besideWidth <= 0 {
      hasRoomBeside = true
    }
    // A list that gets its place beside the detail no longer lies over it.
    if isListShown { isListOver = false }
    if !isFolded, scaled < metrics.foldThreshold {
      isFolded = true
      isListOver = false
      return true
    }
    if isFolded, scaled >= metrics.unfoldThreshold {
      isFolded = false
      return true
    }
    return false
  }

  /// The list's width in pixels beside a detail, in a window of a width.
  ///
  /// The wish itself is not touched where the window leaves less room.
  public func listWidth(inWidth width: Int, textScale: Double) -> Int {
    let scaled = Double(width) / textScale
    let fraction = preferredListWidthFraction.map { metrics.bounded(listWidth: $0 * scaled) }
    let wish = preferredListWidth ?? fraction ?? metrics.bounded(listWidth: metrics.defaultListWidth)
    let room = largestListWidth(inWidth: width, textScale: textScale)
    return Int((max(min(wish, room), min(metrics.minimumListWidth, scaled)) * textScale).rounded())
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

  /// Goes back from the detail to the list; the selection stays.
  public mutating func leaveDetail() { wantsDetail = false }

  /// Puts a side on top of the other; a detail of nothing never is.
  public mutating func setTopPane(_ pane: PaneKind) { wantsDetail = pane == .detail && hasItem }

  /// Whether a step forward leads back into the detail.
  public var canGoForward: Bool { arrangement == .foldedList && hasItem }

  /// Hides the list, shows it over the detail, puts it back beside, or shows the folded view's other side.
  public mutating func toggleList() {
    switch arrangement {
    case .beside: setPreferredDisplayMode(.secondaryOnly)
    case .detailOnly: isListOver = true
    case .listOverDetail: keepListOpen()
    case .foldedDetail: leaveDetail()
    case .foldedList: activate()
    }
  }

  /// Makes sure that the list is on screen: for searching in it.
  public mutating func revealList() {
    if !arrangement.showsList { toggleList() }
  }

  /// Puts the list that lies over the detail beside it, for good.
  public mutating func keepListOpen() { setPreferredDisplayMode(.oneBesideSecondary) }

  /// Takes the list away from over the detail.
  public mutating func dismissList() { isListOver = false }

  // MARK: Wishes

  /// Takes where somebody wishes the list to be.
  public mutating func setPreferredDisplayMode(_ mode: DisplayMode) {
    preferredDisplayMode = mode
    isListOver = mode == .oneOverSecondary
  }

  /// Takes a wish for the list's width, in scaled pixels; what is no width is no wish.
  public mutating func setPreferredListWidth(_ width: Double?) {
    preferredListWidth = metrics.sane(listWidth: width)
  }

  /// Takes a wish for the list's part of the window's width; what is not between 0 and 1 is no wish.
  public mutating func setPreferredListWidthFraction(_ fraction: Double?) {
    preferredListWidthFraction = fraction.flatMap { $0 > 0 && $0 < 1 ? $0 : nil }
  }
}
