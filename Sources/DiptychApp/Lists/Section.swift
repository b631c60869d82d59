/// A part of the collection with lists of its own.
nonisolated enum Section: String, CaseIterable {
  case games, photos, recents

  /// The section's name on its button.
  var title: String {
    switch self {
    case .games: "Games"
    case .photos: "Photos"
    case .recents: "Recents"
    }
  }
}
