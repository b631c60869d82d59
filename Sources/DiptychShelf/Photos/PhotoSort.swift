/// What a list of photos is sorted by, and which way.
///
/// Unknown values come last both ways; ties go by name, then by id.
public struct PhotoSort: Hashable, Sendable {
  /// A sort key; the raw values are the words of `--sort`.
  public enum Key: String, CaseIterable, Sendable {
    /// The file's name in natural order: img2 before img10.
    case name
    /// When it was taken.
    case taken
    /// The person's rating, rejected below 1.
    case rating
    /// When the photo or what is known of it changed.
    case changed

    fileprivate var column: String { self == .name ? "sort_key" : rawValue }
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
    return key == .name ? "sort_key \(direction), id" : "\(key.column) \(direction) NULLS LAST, sort_key, id"
  }
}

extension PhotoSort: LosslessStringConvertible {
  /// Reads a word of `--sort`, with `-` before it for descending; nil when there is no such key.
  public init?(_ text: String) {
    let isDescending = text.hasPrefix("-")
    guard let key = Key(rawValue: isDescending ? String(text.dropFirst()) : text) else { return nil }
    self.init(key, isDescending: isDescending)
  }

  /// The word of `--sort`.
  public var description: String { (isDescending ? "-" : "") + key.rawValue }
}
