/// An XMP list that programs keep tags in.
enum KeywordList: CaseIterable {
  /// The plain list that every program reads.
  case subject
  /// Lightroom's and darktable's tree: `Places|France|Paris`.
  case lightroom
  /// digiKam's tree: `Places/France/Paris`.
  case digiKam
  /// Windows' tree.
  case microsoft

  /// The property's name in Exiv2's form.
  var property: String {
    switch self {
    case .subject: "Xmp.dc.subject"
    case .lightroom: "Xmp.lr.hierarchicalSubject"
    case .digiKam: "Xmp.digiKam.TagsList"
    case .microsoft: "Xmp.MicrosoftPhoto.LastKeywordXMP"
    }
  }

  private var separator: Character? {
    switch self {
    case .subject: nil
    case .lightroom: "|"
    case .digiKam, .microsoft: "/"
    }
  }

  /// The tag that an item of the list stands for: the leaf of its path.
  func tag(of item: String) -> String {
    guard let separator, let leaf = item.split(separator: separator).last else { return item }
    return String(leaf)
  }
}
