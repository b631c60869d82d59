/// Reads and writes the rows of photos on one connection.
struct PhotoStore {
  let connection: Connection

  // MARK: - Listing

  /// What the library knows of a file's state, to tell whether it changed.
  struct KnownFile {
    let id: Int64
    let path: FilePath
    let stamp: FileStamp
    let sidecarStamp: FileStamp?
    let isMissing: Bool
    let isSingle: Bool
  }

  /// All photos' file states, the missing ones too.
  func knownFiles() throws -> [KnownFile] {
    try connection.query(
      """
      SELECT id, path, modified, size, sidecar_modified, sidecar_size, is_missing, is_single FROM photo
      """
    ) { row in
      KnownFile(
        id: row.int64(0), path: FilePath(bytes: row.blob(1)),
        stamp: FileStamp(modified: row.int64(2), byteCount: row.int64(3)),
        sidecarStamp: row.isNull(4) ? nil : FileStamp(modified: row.int64(4), byteCount: row.int64(5)),
        isMissing: row.flag(6), isSingle: row.flag(7))
    }
  }

  /// Adds a photo of which only the file is known yet.
  ///
  /// - Parameter isSingle: whether it was opened by itself.
  /// - Returns: its number.
  @discardableResult
  func insert(_ found: FoundPhoto, isSingle: Bool) throws -> Int64 {
    let name = found.path.displayName
    try connection.run(
      """
      INSERT INTO photo(path, name, sort_key, modified, size, sidecar_modified, sidecar_size, is_single,
        is_read, is_missing, orientation, rating_pending, changed, revision)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 1, 0, ?, 0)
      """, .blob(found.path.bytes), .text(name), .blob(SortKey.make(name)), .integer(found.stamp.modified),
      .integer(found.stamp.byteCount), .integer(found.sidecarStamp?.modified),
      .integer(found.sidecarStamp?.byteCount), .flag(isSingle), .integer(found.changed))
    return connection.lastInsertedID
  }

  /// Notes that a photo's file, or its sidecar, is not what it was: its metadata is to be read again.
  func update(_ id: Int64, _ found: FoundPhoto) throws {
    try connection.run(
      """
      UPDATE photo SET modified = ?, size = ?, sidecar_modified = ?, sidecar_size = ?, is_read = 0,
        is_missing = 0, changed = ?, revision = revision + 1
      WHERE id = ?
      """, .integer(found.stamp.modified), .integer(found.stamp.byteCount),
      .integer(found.sidecarStamp?.modified),
      .integer(found.sidecarStamp?.byteCount), .integer(found.changed), .integer(id))
  }

  /// Forgets photos whose files are gone.
  ///
  /// Those of which the library alone has something are kept out of sight.
  func removeMissing(_ ids: [Int64]) throws {
    for id in ids {
      try connection.run("UPDATE photo SET is_missing = 1 WHERE id = ? AND \(Self.isPending)", .integer(id))
      try connection.run("DELETE FROM photo WHERE id = ? AND NOT \(Self.isPending)", .integer(id))
    }
  }

  /// The condition that something of a photo is in the library alone.
  static let isPending = "(rating_pending OR EXISTS (SELECT 1 FROM pending_tag WHERE photo = photo.id))"

  // MARK: - Metadata

  /// A photo at one state of its row, whose metadata is to be read or written.
  struct Version: Sendable {
    let id: Int64
    let path: FilePath
    let revision: Int64
  }

  /// Some photos whose metadata is to be read, in list order.
  func unread(limit: Int) throws -> [Version] {
    try connection.query(
      """
      SELECT id, path, revision FROM photo WHERE NOT is_read AND NOT is_missing ORDER BY sort_key, id LIMIT ?
      """,
      .integer(limit)
    ) { Version(id: $0.int64(0), path: FilePath(bytes: $0.blob(1)), revision: $0.int64(2)) }
  }

  func unreadCount() throws -> Int {
    try connection.first("SELECT count(*) FROM photo WHERE NOT is_read AND NOT is_missing") { $0.int(0) ?? 0 }
      ?? 0
  }

  /// Stores what a photo's files say, under what is not in them yet; does nothing when the row changed
  /// meanwhile.
  func store(_ metadata: PhotoMetadata, of photo: Version) throws {
    try connection.run(
      """
      UPDATE photo SET is_read = 1, width = ?, height = ?, orientation = ?, taken = ?, title = ?, caption = ?,
        rating = iif(rating_pending, rating, ?), problem = ?, revision = revision + 1
      WHERE id = ? AND revision = ?
      """, .integer(metadata.width), .integer(metadata.height),
      .integer(Int64(metadata.orientation.rawValue)),
      .text(metadata.taken), .text(metadata.title), .text(metadata.caption),
      .integer(metadata.rating?.hundredths),
      .text(metadata.problem), .integer(photo.id), .integer(photo.revision))
    guard connection.changedRows == 1 else { return }
    try setTags(pendingEdit(of: photo.id).applied(to: metadata.tags), of: photo.id)
  }

  // MARK: - One photo

  /// All that is known of one photo; nil when there is none with that number, or its file is gone.
  func photo(_ number: Int64) throws -> Photo? {
    try connection.first(
      """
      SELECT \(PhotoSummary.columns), \(Self.isPending), problem FROM photo WHERE id = ? AND NOT is_missing
      """,
      .integer(number)
    ) { row in
      Photo(
        summary: PhotoSummary(row), tags: try tags(of: number),
        isPending: row.flag(PhotoSummary.columnCount), problem: row.text(PhotoSummary.columnCount + 1))
    }
  }

  /// A photo's rating, also while its file is gone.
  func rating(of id: Int64) throws -> Rating? {
    try connection.first("SELECT rating FROM photo WHERE id = ?", .integer(id)) { $0.photoRating(0) } ?? nil
  }

  // MARK: - Tags

  func tags(of id: Int64) throws -> [String] {
    try connection.query("SELECT tag FROM photo_tag WHERE photo = ? ORDER BY position", .integer(id)) {
      $0.text(0) ?? ""
    }
  }

  /// Makes `tags`, which hold no tag twice, the tags of a photo.
  func setTags(_ tags: [String], of id: Int64) throws {
    try connection.run("DELETE FROM photo_tag WHERE photo = ?", .integer(id))
    for (position, tag) in tags.enumerated() {
      try connection.run(
        "INSERT INTO photo_tag(photo, key, position, tag) VALUES(?, ?, ?, ?)", .integer(id),
        .text(TagName.key(tag)), .integer(Int64(position)), .text(tag))
    }
  }

  // MARK: - What is not in the sidecar yet

  /// What is still to be written to a photo's sidecar.
  func pendingEdit(of id: Int64) throws -> SidecarEdit {
    var edit = SidecarEdit()
    edit.rating = try connection.first(
      "SELECT rating FROM photo WHERE id = ? AND rating_pending", .integer(id)
    ) { row in
      SidecarEdit.NewRating(rating: row.photoRating(0))
    }
    let tags = try connection.query("SELECT tag, is_removed FROM pending_tag WHERE photo = ?", .integer(id)) {
      (tag: $0.text(0) ?? "", isRemoved: $0.flag(1))
    }
    edit.addedTags = tags.filter { !$0.isRemoved }.map(\.tag)
    edit.removedTags = tags.filter(\.isRemoved).map(\.tag)
    return edit
  }

  /// Changes a photo's rating or tags, and notes that its sidecar does not know yet.
  func apply(_ edit: SidecarEdit, to id: Int64) throws {
    if let rating = edit.rating {
      try connection.run(
        "UPDATE photo SET rating = ?, rating_pending = 1 WHERE id = ?", .integer(rating.rating?.hundredths),
        .integer(id))
    }
    for (tags, isRemoved) in [(edit.removedTags, true), (edit.addedTags, false)] {
      for tag in tags {
        try connection.run(
          "REPLACE INTO pending_tag(photo, key, tag, is_removed) VALUES(?, ?, ?, ?)", .integer(id),
          .text(TagName.key(tag)), .text(tag), .flag(isRemoved))
      }
    }
    try setTags(edit.applied(to: tags(of: id)), of: id)
    try connection.run(
      "UPDATE photo SET changed = ?, revision = revision + 1 WHERE id = ?", .integer(Library.now()),
      .integer(id))
  }

  /// Notes that the sidecar knows all, and what photo and sidecar say now; does nothing when the row changed
  /// meanwhile.
  func markWritten(_ photo: Version, sidecar: FileStamp?, _ metadata: PhotoMetadata) throws {
    try connection.run(
      """
      UPDATE photo SET rating_pending = 0, sidecar_modified = ?, sidecar_size = ?
      WHERE id = ? AND revision = ?
      """,
      .integer(sidecar?.modified), .integer(sidecar?.byteCount), .integer(photo.id), .integer(photo.revision))
    guard connection.changedRows == 1 else { return }
    try connection.run("DELETE FROM pending_tag WHERE photo = ?", .integer(photo.id))
    try store(metadata, of: photo)
  }
}

extension FoundPhoto {
  /// When the photo or its sidecar changed last: milliseconds since 1970.
  fileprivate var changed: Int64 { max(stamp.modified, sidecarStamp?.modified ?? .min) / 1_000_000 }
}

extension Statement {
  /// A photo's rating; nil where the column is NULL.
  func photoRating(_ column: Int32) -> Rating? {
    int(column).flatMap { Rating(hundredths: $0, scale: .photos) }
  }
}
