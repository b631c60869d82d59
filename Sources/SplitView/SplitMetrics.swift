/// The widths by which a split view folds and lays out its panes.
///
/// All but the window's own are in scaled pixels: pixels times the text scale of the desktop. What is no width
/// is a mistake in the program, and ends it.
public nonisolated struct SplitMetrics: Equatable, Sendable {
  /// Below this width the panes fold onto each other.
  public var foldWidth = 640.0
  /// From this width on they unfold; more than `foldWidth`, so that a trembling hand flips nothing.
  public var unfoldWidth = 664.0
  /// The width from which on `DisplayMode.automatic` puts the list beside the detail.
  ///
  /// In a narrower, unfolded window the list is hidden until it is asked for. With 0 it is always beside.
  public var besideWidth = 0.0
  /// The narrowest list beside a detail.
  public var minimumListWidth = 220.0
  /// The widest list beside a detail.
  public var maximumListWidth = 480.0
  /// The width of the list where nobody has wished for another.
  public var defaultListWidth = 300.0
  /// The narrowest detail beside a list.
  public var minimumDetailWidth = 340.0
  /// The narrowest window, in pixels whatever the text scale: that of a telephone.
  public var minimumWindowWidth = 360
  /// The lowest window, in pixels whatever the text scale.
  public var minimumWindowHeight = 294

  /// The line between list and detail, in pixels.
  static let handleWidth = 1.0

  /// Creates the usual widths.
  public init() {}

  /// Whether all of them are widths.
  var isSound: Bool {
    let widths = [
      foldWidth, unfoldWidth, besideWidth, minimumListWidth, maximumListWidth, defaultListWidth,
      minimumDetailWidth,
    ]
    return widths.allSatisfy { $0.isFinite && $0 >= 0 } && minimumWindowWidth >= 0 && minimumWindowHeight >= 0
  }

  /// The width below which the view folds: never less than both panes need beside each other.
  var foldThreshold: Double {
    max(foldWidth, minimumListWidth + minimumDetailWidth + SplitMetrics.handleWidth)
  }

  /// The width from which on the view unfolds: never less than that below which it folds.
  var unfoldThreshold: Double { max(unfoldWidth, foldThreshold) }

  /// A width that a list may have: the wish within bounds, or nil where it is no width at all.
  func sane(listWidth wish: Double?) -> Double? {
    guard let wish, wish.isFinite, wish > 0 else { return nil }
    return bounded(listWidth: wish)
  }

  /// The nearest width that a list may have.
  func bounded(listWidth: Double) -> Double {
    min(max(listWidth, minimumListWidth), max(maximumListWidth, minimumListWidth))
  }
}
