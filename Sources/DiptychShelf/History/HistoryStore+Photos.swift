extension HistoryStore {
  /// Keeps what a change does to a photo; the first time counts.
  func keep(_ photo: PhotoChange, for change: Int64) throws {
    try connection.run(
      """
      INSERT INTO changed_photo(change, photo, sets_rating, old_rating, new_rating, added_tags, removed_tags)
      VALUES(?, ?, ?, ?, ?, ?, ?) ON CONFLICT(change, photo) DO NOTHING
      """, .integer(change), .integer(photo.number), .flag(photo.redo.rating != nil),
      .integer(photo.oldRating?.hundredths), .integer(photo.redo.rating?.rating?.hundredths),
      .text(photo.redo.addedTags.joined(separator: "\n")),
      .text(photo.redo.removedTags.joined(separator: "\n")))
  }

  /// Changes the photos of a change in the library; their sidecars are to follow.
  ///
  /// - Returns: false when a photo does not have the rating that the change left it with.
  func editPhotos(of change: Int64, _ direction: Direction) throws -> Bool {
    let store = PhotoStore(connection: connection)
    for photo in try photos(of: change) {
      let (edit, opposite) = direction == .undo ? (photo.undo, photo.redo) : (photo.redo, photo.undo)
      if let expected = opposite.rating {
        guard try store.rating(of: photo.number) == expected.rating else { return false }
      }
      try store.apply(edit, to: photo.number)
    }
    return true
  }

  private func photos(of change: Int64) throws -> [PhotoChange] {
    try connection.query(
      """
      SELECT photo, sets_rating, old_rating, new_rating, added_tags, removed_tags FROM changed_photo
      WHERE change = ? ORDER BY photo
      """, .integer(change)
    ) { row in
      var edit = SidecarEdit(addedTags: row.lines(4), removedTags: row.lines(5))
      if row.flag(1) { edit.rating = SidecarEdit.NewRating(rating: row.photoRating(3)) }
      return PhotoChange(number: row.int64(0), oldRating: row.photoRating(2), redo: edit)
    }
  }
}

extension Statement {
  fileprivate func lines(_ column: Int32) -> [String] {
    (text(column) ?? "").split(separator: "\n").map(String.init)
  }
}
