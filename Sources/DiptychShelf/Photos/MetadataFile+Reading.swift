/// Which properties say what, in the order in which they are believed.
extension MetadataFile {
  /// When the photo was taken.
  var taken: String? {
    first(of: [
      "Exif.Photo.DateTimeOriginal", "Xmp.exif.DateTimeOriginal", "Xmp.photoshop.DateCreated",
      "Exif.Photo.DateTimeDigitized", "Xmp.xmp.CreateDate",
    ], MetadataText.dateTime)
  }

  var title: String? {
    first(of: ["Xmp.dc.title", "Iptc.Application2.ObjectName"], MetadataText.defaultLanguage)
  }

  var caption: String? {
    first(
      of: ["Xmp.dc.description", "Iptc.Application2.Caption", "Exif.Image.ImageDescription"],
      MetadataText.defaultLanguage)
      ?? first(of: ["Exif.Photo.UserComment"], MetadataText.userComment)
  }

  /// The tags of all lists, with repetitions.
  ///
  /// - Parameter isSidecar: opening a sidecar makes up IPTC and Exif values of the XMP ones, which say nothing new.
  func tags(isSidecar: Bool) -> [String] {
    let xmp = KeywordList.allCases.flatMap { keywords in list(keywords.property).map(keywords.tag) }
    return isSidecar ? xmp : xmp + list("Iptc.Application2.Keywords")
  }

  /// What the file says about the rating; nil when it says nothing.
  func rating(isSidecar: Bool) -> StoredRating? {
    if let stars = text("Xmp.xmp.Rating") ?? (isSidecar ? nil : text("Exif.Image.Rating")) {
      return StoredRating(stars: Int(strict: stars))
    }
    let percent = (isSidecar ? nil : text("Exif.Image.RatingPercent")) ?? text("Xmp.MicrosoftPhoto.Rating")
    return percent.map { StoredRating(stars: Int(strict: $0).flatMap(Self.stars)) }
  }

  /// A rating as a file has it. Zero, and values that no rating has, say that there is none.
  struct StoredRating {
    let rating: Rating?

    fileprivate init(stars: Int?) {
      rating = stars.flatMap { Rating(hundredths: $0 * 100, scale: .photos) }
    }
  }

  /// Windows' percentages: 1, 25, 50, 75 and 99 for one to five stars; what lies between goes to the lower.
  private static func stars(percent: Int) -> Int? {
    switch percent {
    case 1..<25: 1
    case 25..<50: 2
    case 50..<75: 3
    case 75..<99: 4
    case 99...100: 5
    default: nil
    }
  }

  /// True when the sidecar's tags are all there are, so that those inside the photo do not count any more. XMP has
  /// no word for a tag that was taken away; this property of ours is it.
  var areTagsComplete: Bool { text(Self.tagsComplete) == "True" }

  static let tagsComplete = "Xmp.diptych.tagsComplete"

  private func first(of tags: [String], _ value: (String) -> String?) -> String? {
    for tag in tags {
      if let found = text(tag).flatMap(value) { return found }
    }
    return nil
  }
}

extension Int {
  /// A whole number in plain digits, with a minus sign at most.
  fileprivate init?(strict text: String) {
    guard (1...4).contains(text.utf8.count), !text.hasPrefix("+") else { return nil }
    self.init(text)
  }
}
