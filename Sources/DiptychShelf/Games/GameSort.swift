/// What a list of games is sorted by, and which way.
public typealias GameSort = SortOrder<GameSortKey>

/// A sort key of games; the raw values are the words of `--sort`.
public enum GameSortKey: String, CaseIterable, Sendable {
  /// Natural order without the article: The Crew under C, 7 Wonders before 12 Rivers.
  case name
  /// The person's own rating.
  case rating
  /// The community's average.
  case average
  /// The rank among all games.
  case rank
  /// The year of the edition.
  case year
  /// How often it was played.
  case plays
  /// The community's weight.
  case weight
  /// The playing time, else the longest or shortest one.
  case time
  /// When it came.
  case acquired
  /// When the library's data of it changed.
  case changed

  /// The key in SQL.
  fileprivate var expression: String {
    switch self {
    case .name: "sort_key"
    case .time: "coalesce(time, max_time, min_time)"
    case .rating, .average, .rank, .year, .plays, .weight, .acquired, .changed: rawValue
    }
  }
}

extension SortOrder<GameSortKey> {
  /// The `ORDER BY` clause's terms.
  var orderTerms: String { orderTerms(key.expression) }
}
