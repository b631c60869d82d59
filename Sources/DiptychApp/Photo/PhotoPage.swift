import DiptychShelf

/// What stands around a photo, as strings ready to show.
struct PhotoPage: Equatable {
  let title: String
  let ownRating: String
  /// The caption, where it is not the title already.
  let caption: String?
  let tags: [String]
  /// When it was taken, and how large it is.
  let details: String

  init(_ photo: Photo) {
    let summary = photo.summary
    title = summary.displayTitle
    ownRating = RatingText.label(summary.rating)
    caption = summary.caption.flatMap { $0 == summary.displayTitle ? nil : $0 }
    tags = photo.tags
    let size = summary.width.flatMap { width in summary.height.map { "\(width) × \($0)" } }
    details = [summary.taken.map(PhotoPage.date), size].compactMap { $0 }.joined(separator: " · ")
  }

  /// A time as XMP has it, without its seconds.
  private static func date(_ taken: String) -> String {
    let parts = taken.split(separator: "T", maxSplits: 1)
    return parts.count == 2 ? "\(parts[0]) \(parts[1].prefix(5))" : taken
  }
}
