/// What is to change in a photo's sidecar; all else in it stays.
struct SidecarEdit: Sendable, Hashable {
  /// The rating to write; nil leaves it as it is, a value of nil clears it.
  var rating: NewRating?
  var addedTags: [String] = []
  var removedTags: [String] = []

  /// A rating to write.
  struct NewRating: Sendable, Hashable {
    /// Nil for unrated.
    let rating: Rating?

    /// XMP's number: 0 for unrated, which also overrules a rating inside the photo.
    var stars: String { rating.map { String($0.hundredths / 100) } ?? "0" }
  }

  var isEmpty: Bool { rating == nil && addedTags.isEmpty && removedTags.isEmpty }
}
