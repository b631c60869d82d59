/// What a list of games is sorted by, and which way.
///
/// Unknown values come last both ways; ties go by name, then by id.
public struct GameSort: Hashable, Sendable {
  /// A sort key; the raw values are the words of `--sort`.
  public enum Key: String, CaseIterable, Sendable {
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

    fileprivate var expression: String {
      switch self {
      case .name: "sort_key"
      case .time: "coalesce(time, max_time, min_time)"
      case .rating, .average, .rank, .year, .plays, .weight, .acquired, .changed: rawValue
      }
    }
  }

  /// The key.
  public var key: Key

  /// Highest, latest or last first.
  public var isDescending: Bool

  /// Makes a sort order.
  public init(_ key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// The `ORDER BY` clause's terms.
  var orderTerms: String {
    let direction = isDescending ? "DESC" : "ASC"
    let ties = key == .name ? "id" : "sort_key, id"
    let nulls = key == .name ? "" : " NULLS LAST"
    return "\(key.expression) \(direction)\(nulls), \(ties)"
  }
}

extension GameSort: LosslessStringConvertible {
  /// Reads a word of `--sort`, with `-` before it for descending; nil when there is no such key.
  public init?(_ text: String) {
    let isDescending = text.hasPrefix("-")
    guard let key = Key(rawValue: isDescending ? String(text.dropFirst()) : text) else { return nil }
    self.init(key, isDescending: isDescending)
  }

  /// The word of `--sort`.
  public var description: String { (isDescending ? "-" : "") + key.rawValue }
}
