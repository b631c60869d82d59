/// Which photos a list shows.
public enum PhotoFilter: Hashable, Sendable {
  case all
  /// Those without any tag.
  case untagged
  /// Those with a tag, however it is spelled.
  case tag(String)
  /// Those in a folder or below it.
  case folder(FilePath)

  /// The condition on a row of `photo`, and its parameters.
  var condition: (sql: String, values: [SQLValue]) {
    switch self {
    case .all: ("1", [])
    case .untagged: ("NOT EXISTS (SELECT 1 FROM photo_tag WHERE photo = photo.id)", [])
    case .tag(let tag): ("id IN (SELECT photo FROM photo_tag WHERE key = ?)", [.text(TagName.key(tag))])
    case .folder(let folder):
      ("substr(path, 1, ?) = ?", [.integer(folder.prefix.count), .blob(folder.prefix)])
    }
  }
}

extension FilePath {
  /// The bytes that the paths of all files in this folder begin with.
  var prefix: [UInt8] { absolute().appending("").bytes }
}
