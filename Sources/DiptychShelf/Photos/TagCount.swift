/// A tag and how many photos have it.
public struct TagCount: Hashable, Sendable {
  /// The tag as it was first spelled.
  public let name: String
  /// How many photos have it, at least 1.
  public let count: Int
}
