/// A photo that was looked at.
public struct RecentPhoto: Hashable, Sendable {
  public let photo: PhotoSummary
  /// When it was shown last: milliseconds since 1970.
  public let viewed: Int64
}
