/// Where the list is in a window wide enough for both panes; names as in UIKit's `UISplitViewController`.
public nonisolated enum DisplayMode: String, CaseIterable, Sendable {
  /// Beside the detail where there is room, else hidden: a wish only, never what is on screen.
  case automatic
  /// Hidden; the detail has the window to itself.
  case secondaryOnly
  /// Beside the detail.
  case oneBesideSecondary
  /// Over a part of the detail, until the person closes it.
  case oneOverSecondary
}
