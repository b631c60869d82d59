extension Schema {
  /// The games.
  ///
  /// What is known of a game is one CSV record in BGG's form under the header that it came with (`layout`),
  /// kept in `game_text`; an export of an untouched game is that record. `game` holds what lists show and
  /// sort by, derived from the record each time it is written, in rows narrow enough to read 100,000 of.
  static let games = Migration(
    name: "games",
    sql: """
      CREATE TABLE layout(
        id INTEGER PRIMARY KEY,
        header BLOB NOT NULL UNIQUE,  -- the header record, as an export writes it
        is_native INTEGER NOT NULL    -- whether a file in BGG's own form had it
      );
      CREATE TABLE game(
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        sort_key BLOB NOT NULL,
        year INTEGER,
        kind INTEGER,                 -- 0 standalone, 1 expansion
        min_players INTEGER, max_players INTEGER,
        time INTEGER, min_time INTEGER, max_time INTEGER,  -- minutes
        rating INTEGER,               -- own, in hundredths
        average REAL, rank INTEGER,
        plays INTEGER,
        weight REAL,                  -- the community's
        acquired TEXT,                -- YYYY-MM-DD
        flags INTEGER NOT NULL,       -- GameFlags
        collection_id INTEGER, bgg_id INTEGER,
        rated_here INTEGER NOT NULL,  -- 1 once the rating was given in Diptych
        changed INTEGER NOT NULL      -- milliseconds since 1970
      );
      CREATE TABLE game_text(
        id INTEGER PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
        layout INTEGER NOT NULL REFERENCES layout(id),
        record BLOB NOT NULL,
        search BLOB NOT NULL          -- folded text that a search looks through
      );
      """)
}
