extension Library {
  /// How many photos the list of recents holds.
  public static let recentsLimit = 20

  /// The photos that were looked at last, newest first, each once.
  public func recents() throws -> [RecentPhoto] {
    try withConnection { connection in
      try connection.query(
        """
        SELECT \(PhotoSummary.columns), viewed FROM photo JOIN recent ON recent.photo = photo.id
        WHERE NOT is_missing ORDER BY number DESC LIMIT \(Library.recentsLimit)
        """
      ) { RecentPhoto(photo: PhotoSummary($0), viewed: $0.int64(PhotoSummary.columnCount)) }
    }
  }

  /// Notes that a photo was really shown: it becomes the first of the recents. Not a step of undo.
  ///
  /// - Throws: `ShelfError` when it is not there.
  public func recordViewed(_ photo: ItemID) throws {
    guard try self.photo(photo) != nil else { throw Library.unknownItem(photo) }
    try write { connection in
      try connection.run("DELETE FROM recent WHERE photo = ?", .integer(photo.number))
      try connection.run(
        "INSERT INTO recent(photo, viewed) VALUES(?, ?)", .integer(photo.number), .integer(Library.now()))
      try connection.run(
        """
        DELETE FROM recent WHERE number NOT IN
          (SELECT number FROM recent ORDER BY number DESC LIMIT \(Library.recentsLimit))
        """)
    }
  }
}
