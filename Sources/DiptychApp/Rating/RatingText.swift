import DiptychShelf

/// An item's own rating in words.
enum RatingText {
  /// What a page says of the own rating: `Your rating: 7.5`, `Rejected` or `Not rated yet`.
  static func label(_ rating: Rating?) -> String {
    guard let rating else { return "Not rated yet" }
    return rating.isRejected ? "Rejected" : "Your rating: \(rating.text)"
  }
}
