import Synchronization

/// What an import replaced, so that it can be taken back and done again; on the import's own connection, whose
/// temporary tables hold it outside the library.
final class ImportJournal: Sendable {
  private let lock = Mutex(Inserted())
  // Used under `lock` alone.
  nonisolated(unsafe) private let connection: Connection

  /// The numbers of the games that the import added, which follow each other, and how the library's games
  /// that it touched should look for a swap to be right.
  private struct Inserted {
    var first: Int64 = 0
    var last: Int64 = -1
    var fingerprint: [Int64] = []
  }

  init(_ connection: Connection) throws {
    self.connection = connection
    // The rows can be as many as the library's: let SQLite keep them in a file.
    try connection.execute(
      """
      PRAGMA temp_store = FILE;
      CREATE TEMP TABLE touched(id INTEGER PRIMARY KEY);
      CREATE TEMP TABLE kept_game AS SELECT * FROM game WHERE 0;
      CREATE TEMP TABLE kept_text AS SELECT * FROM game_text WHERE 0;
      """)
  }

  /// Notes a game that was added.
  func noteInserted(_ id: Int64) {
    lock.withLock { inserted in
      if inserted.last < 0 { inserted.first = id }
      inserted.last = id
    }
  }

  /// Keeps a game as it is, before it is changed.
  func keep(_ id: Int64) throws {
    try connection.run("INSERT INTO touched VALUES(?)", .integer(Int(id)))
    try connection.run("INSERT INTO kept_game SELECT * FROM game WHERE id = ?", .integer(Int(id)))
    try connection.run("INSERT INTO kept_text SELECT * FROM game_text WHERE id = ?", .integer(Int(id)))
  }

  /// Notes how the library looks when the import has finished, inside its transaction.
  func finish() throws {
    try lock.withLock { $0.fingerprint = try fingerprint($0) }
  }

  /// The games that the import added or changed.
  func items() throws -> [ItemID] {
    try lock.withLock { inserted in
      try connection.query(ImportJournal.touchedIDs(inserted)) { .game($0.int64(0)) }
    }
  }

  /// Puts back what the import replaced and keeps what is there now: undo, and redo the next time.
  ///
  /// - Throws: `ShelfError` when a game that the import touched was changed by something else meanwhile.
  func swap() throws {
    try lock.withLock { inserted in
      let ids = ImportJournal.touchedIDs(inserted)
      try connection.transaction {
        guard try fingerprint(inserted) == inserted.fingerprint else {
          throw ShelfError("The imported games were changed elsewhere meanwhile and were left as they are.")
        }
        try connection.execute(
          """
          CREATE TEMP TABLE current_game AS SELECT * FROM game WHERE id IN (\(ids));
          CREATE TEMP TABLE current_text AS SELECT * FROM game_text WHERE id IN (\(ids));
          DELETE FROM game WHERE id IN (\(ids));
          INSERT INTO game SELECT * FROM kept_game;
          INSERT INTO game_text SELECT * FROM kept_text;
          DROP TABLE kept_game;
          DROP TABLE kept_text;
          ALTER TABLE current_game RENAME TO kept_game;
          ALTER TABLE current_text RENAME TO kept_text;
          """)
        inserted.fingerprint = try fingerprint(inserted)
      }
    }
  }

  private func fingerprint(_ inserted: Inserted) throws -> [Int64] {
    try connection.first(
      """
      SELECT count(*), coalesce(sum(changed), 0), coalesce(sum(coalesce(rating, 0)), 0)
      FROM game WHERE id IN (\(ImportJournal.touchedIDs(inserted)))
      """
    ) { row in (0...2).map { row.int64($0) } } ?? []
  }

  private static func touchedIDs(_ inserted: Inserted) -> String {
    """
    SELECT id FROM game WHERE id BETWEEN \(inserted.first) AND \(inserted.last)
    UNION SELECT id FROM touched UNION SELECT id FROM kept_game
    """
  }
}
