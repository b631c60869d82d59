extension HistoryStore {
  /// The query of the numbers of all games that a change touches, those included that it takes away.
  func gamesOf(_ change: Int64) throws -> String {
    let added = try connection.first(
      "SELECT first_game, last_game FROM change WHERE id = ? AND first_game IS NOT NULL", .integer(change)
    ) { row in row.int64(0)...row.int64(1) }
    let kept = "SELECT game FROM kept_game WHERE change = \(change)"
    guard let added else { return kept }
    return kept
      + " UNION SELECT id FROM game WHERE id BETWEEN \(added.lowerBound) AND \(added.upperBound)"
  }

  /// Keeps a game as it is, before a change touches it; the first time counts.
  func keep(_ game: Int64, for change: Int64) throws {
    try connection.run(
      """
      INSERT INTO kept_game(change, game, layout, record, rated_here, changed)
      SELECT ?1, id, layout, record, rated_here, changed FROM game JOIN game_text USING(id) WHERE id = ?2
      ON CONFLICT(change, game) DO NOTHING
      """, .integer(change), .integer(game))
  }

  /// Puts back what the change replaced and keeps what is there now: undo, and redo the next time.
  ///
  /// - Returns: false when its games are not as the change left them.
  func swapGames(of change: Int64) throws -> Bool {
    let games = try gamesOf(change)
    let expected = try connection.first("SELECT fingerprint FROM change WHERE id = ?", .integer(change)) {
      $0.text(0)
    }
    guard let expected, let expected else { return true }
    guard try fingerprint(games) == expected else { return false }
    try connection.execute(
      """
      CREATE TEMP TABLE replaced AS
        SELECT id, layout, record, rated_here, changed FROM game JOIN game_text USING(id) WHERE id IN (\(games));
      DELETE FROM game WHERE id IN (SELECT id FROM replaced);
      """)
    try restoreGames(keptBy: change)
    try connection.execute(
      """
      DELETE FROM kept_game WHERE change = \(change);
      INSERT INTO kept_game(change, game, layout, record, rated_here, changed)
        SELECT \(change), id, layout, record, rated_here, changed FROM replaced ORDER BY id;
      DROP TABLE replaced;
      """)
    try noteFingerprint(of: change)
    return true
  }

  private func restoreGames(keptBy change: Int64) throws {
    let store = GameStore(connection: connection)
    var layouts: [Int64: Layout] = [:]
    var writer = try GameWriter(connection)
    try connection.forEachRow(
      "SELECT game, layout, record, rated_here, changed FROM kept_game WHERE change = ? ORDER BY game",
      [.integer(change)]
    ) { row in
      let number = row.int64(1)
      let layout = try layouts[number] ?? store.layout(number)
      layouts[number] = layout
      try row.withBlob(2) { record in
        var reader = CSVReader(record)
        _ = reader.next()
        try writer.write(
          GameFields(reader, layout), from: GameFields.Source(reader: reader, layout: layout), record: record,
          layout: number, id: row.int64(0), isRatedHere: row.flag(3), changed: row.int64(4))
      }
    }
  }

  /// Notes how the games of a change look now.
  func noteFingerprint(of change: Int64) throws {
    try connection.run(
      "UPDATE change SET fingerprint = ? WHERE id = ?", .text(fingerprint(gamesOf(change))),
      .integer(change))
  }

  /// What tells whether games were written since: how many there are, when, and how they are rated.
  private func fingerprint(_ games: String) throws -> String? {
    try connection.first(
      """
      SELECT count(*) || ' ' || coalesce(sum(changed), 0) || ' ' || coalesce(sum(rating), 0)
      FROM game WHERE id IN (\(games))
      """
    ) { $0.text(0) } ?? nil
  }
}
