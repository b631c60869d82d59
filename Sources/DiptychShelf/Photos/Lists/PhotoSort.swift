/// What a list of photos is sorted by, and which way.
public typealias PhotoSort = SortOrder<PhotoSortKey>

/// A sort key of photos; the raw values are the words of `--sort`.
public enum PhotoSortKey: String, CaseIterable, Sendable {
  /// The file's name in natural order: img2 before img10.
  case name
  /// When it was taken.
  case taken
  /// The person's rating, rejected below 1.
  case rating
  /// When the photo or what is known of it changed.
  case changed

  /// The key in SQL.
  fileprivate var column: String { self == .name ? "sort_key" : rawValue }
}

extension SortOrder<PhotoSortKey> {
  /// The `ORDER BY` clause's terms.
  var orderTerms: String { orderTerms(key.column) }
}
