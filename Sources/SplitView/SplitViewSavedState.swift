/// What of a split view outlives the program: store its `description`, or its properties one by one.
///
/// Values that make no sense are taken for none, so that a damaged file never costs a person their list.
public nonisolated struct SplitViewSavedState: Equatable, Sendable, CustomStringConvertible {
  /// The list's width as the person wishes it, in scaled pixels; nil where nobody has wished.
  public var preferredListWidth: Double?
  /// Where the person wishes the list to be.
  public var preferredDisplayMode: DisplayMode
  /// Whether the person was looking at the detail rather than looking for something in the list.
  public var wantsDetail: Bool

  /// Creates the state of a split view that nobody has touched, or another one.
  public init(
    preferredListWidth: Double? = nil, preferredDisplayMode: DisplayMode = .automatic,
    wantsDetail: Bool = false
  ) {
    self.preferredListWidth = preferredListWidth.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.preferredDisplayMode = preferredDisplayMode
    self.wantsDetail = wantsDetail
  }

  /// Reads what `description` wrote; nil where the text is something else altogether.
  ///
  /// Parts that are missing or damaged are as in a new state.
  public init?(_ description: String) {
    var values: [Substring: Substring] = [:]
    for part in description.split(whereSeparator: \.isWhitespace) {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[pair[0]] = pair[1] }
    }
    let known: Set<Substring> = ["list-width", "mode", "detail"]
    guard !known.isDisjoint(with: values.keys) else { return nil }
    self.init(
      preferredListWidth: values["list-width"].flatMap { Double($0) },
      preferredDisplayMode: values["mode"].flatMap { DisplayMode(rawValue: String($0)) } ?? .automatic,
      wantsDetail: values["detail"] == "1")
  }

  /// The state as one line of plain text, such as `list-width=333.5 mode=automatic detail=1`.
  public var description: String {
    let width = preferredListWidth.map { "list-width=\($0) " } ?? ""
    return width + "mode=\(preferredDisplayMode.rawValue) detail=\(wantsDetail ? 1 : 0)"
  }
}
