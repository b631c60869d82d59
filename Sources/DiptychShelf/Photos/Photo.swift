/// All that is known of a photo.
public struct Photo: Hashable, Sendable {
  /// What lists show of it.
  public let summary: PhotoSummary
  /// Its tags, in the order of the file.
  public let tags: [String]
  /// Whether its rating or some tag is only in the library because the sidecar could not be written.
  public let isPending: Bool
  /// Why its sidecar could not be read or written, in one sentence.
  public let problem: String?
}
