/// What a list is sorted by, and which way.
///
/// Unknown values come last both ways; ties go by name, then by id.
public struct SortOrder<Key: RawRepresentable & Hashable & Sendable>: Hashable, Sendable
where Key.RawValue == String {
  /// The key.
  public var key: Key

  /// Highest, latest or last first.
  public var isDescending: Bool

  /// Makes a sort order.
  public init(_ key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// The `ORDER BY` clause's terms, where `expression` is the key in SQL and `sort_key` the name in natural order.
  func orderTerms(_ expression: String) -> String {
    let direction = isDescending ? "DESC" : "ASC"
    return expression == "sort_key"
      ? "sort_key \(direction), id" : "\(expression) \(direction) NULLS LAST, sort_key, id"
  }
}

extension SortOrder: LosslessStringConvertible {
  /// Reads a word of `--sort`, with `-` before it for descending; nil when there is no such key.
  public init?(_ text: String) {
    let isDescending = text.hasPrefix("-")
    guard let key = Key(rawValue: isDescending ? String(text.dropFirst()) : text) else { return nil }
    self.init(key, isDescending: isDescending)
  }

  /// The word of `--sort`.
  public var description: String { (isDescending ? "-" : "") + key.rawValue }
}
