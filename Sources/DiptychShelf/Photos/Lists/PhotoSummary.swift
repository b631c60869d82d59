/// What a list shows of a photo and sorts by.
public struct PhotoSummary: Hashable, Sendable {
  /// Which photo it is.
  public let id: ItemID
  /// Where its file is.
  public let path: FilePath
  /// The file's name, for display.
  public let name: String
  /// The title that somebody gave it.
  public let title: String?
  /// What somebody wrote of it.
  public let caption: String?
  /// The person's rating.
  public let rating: Rating?
  /// When it was taken, `YYYY-MM-DDTHH:MM:SS`.
  public let taken: String?
  /// When the photo or what is known of it last changed: milliseconds since 1970.
  public let changed: Int64
  /// Size upright, in pixels; nil until it is read, or when unknown.
  public let width: Int?, height: Int?
  /// How the stored picture has to be turned.
  public let orientation: PhotoOrientation
  /// The state of its file when it was last looked at.
  public let stamp: FileStamp
  /// Whether its metadata has been read since the file last changed.
  public let isRead: Bool

  /// What to call it: its title, else its caption, else the file's name.
  public var displayTitle: String { title ?? caption ?? name }

  /// The columns of `photo` that `init` reads, in its order.
  static let columns = """
    id, path, name, title, caption, rating, taken, changed, width, height, orientation, modified,
    size, is_read
    """

  /// How many columns those are.
  static let columnCount: Int32 = 14

  init(_ row: Statement) {
    id = .photo(row.int64(0))
    path = FilePath(bytes: row.blob(1))
    name = row.text(2) ?? ""
    title = row.text(3)
    caption = row.text(4)
    rating = row.photoRating(5)
    taken = row.text(6)
    changed = row.int64(7)
    orientation = PhotoOrientation(tagValue: row.int(10) ?? 1)
    (width, height) = orientation.swapsAxes ? (row.int(9), row.int(8)) : (row.int(8), row.int(9))
    stamp = FileStamp(modified: row.int64(11), byteCount: row.int64(12))
    isRead = row.flag(13)
  }
}
