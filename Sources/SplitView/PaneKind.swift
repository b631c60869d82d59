/// The two sides of a split view.
public nonisolated enum PaneKind: String, CaseIterable, Sendable {
  /// What there is to choose from.
  case list
  /// The one thing that was chosen.
  case detail
}
