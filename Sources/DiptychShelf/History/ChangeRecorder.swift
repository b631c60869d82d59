/// Makes a change inside a transaction, and writes into the library's history what taking it back needs.
///
/// Both are there afterwards, or neither.
final class ChangeRecorder {
  let connection: Connection
  private let history: HistoryStore
  private let id: Int64

  /// The games that it added, which follow each other: no one else writes meanwhile.
  private var addedGames: ClosedRange<Int64>?

  private var hasGames = false
  private var hasPhotos = false

  init(_ connection: Connection) throws {
    self.connection = connection
    history = HistoryStore(connection: connection)
    // What it keeps refers to it, so it has to be there first.
    try connection.run("INSERT INTO change(name, is_undone, size) VALUES('', 0, 0)")
    id = connection.lastInsertedID
  }

  // MARK: Steps

  /// Notes a game that was added.
  func noteAdded(_ game: Int64) {
    addedGames = (addedGames?.lowerBound ?? game)...game
    hasGames = true
  }

  /// Writes a game's new state over the one that it has.
  func update(_ game: Int64, _ row: GameStore.Row) throws {
    try history.keep(game, for: id)
    try GameStore(connection: connection).update(game, row)
    hasGames = true
  }

  /// Changes a photo in the library; its sidecar is to follow.
  func update(_ photo: PhotoChange) throws {
    try history.keep(photo, for: id)
    try PhotoStore(connection: connection).apply(photo.redo, to: photo.number)
    hasPhotos = true
  }

  // MARK: End

  /// Makes the change the newest of the history, after which there is nothing to redo.
  ///
  /// One without steps is none, and leaves the history as it was.
  func finish(named name: String) throws {
    guard hasGames || hasPhotos else {
      try connection.run("DELETE FROM change WHERE id = ?", .integer(id))
      return
    }
    try connection.run("DELETE FROM change WHERE is_undone")
    try connection.run(
      """
      UPDATE change SET name = ?2, first_game = ?3, last_game = ?4,
        size = (SELECT coalesce(sum(length(record) + ?5), 0) FROM kept_game WHERE change = ?1)
          + (SELECT coalesce(sum(length(added_tags) + length(removed_tags) + ?5), 0)
             FROM changed_photo WHERE change = ?1)
      WHERE id = ?1
      """, .integer(id), .text(name), .integer(addedGames?.lowerBound), .integer(addedGames?.upperBound),
      .integer(Self.rowSize))
    if hasGames { try history.noteFingerprint(of: id) }
    try history.trim()
  }

  /// About what a row takes beside its texts, in bytes.
  private static let rowSize: Int64 = 40
}
