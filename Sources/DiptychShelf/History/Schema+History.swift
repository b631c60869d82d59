extension Schema {
  /// The changes that can be undone and redone.
  ///
  /// They lie in one row: undo takes the newest that is not undone, redo the oldest that is. What a change
  /// keeps of a game is the side that is not in `game` now: before undo what it replaced, after undo what it
  /// made. It is the record alone, from which the rest is derived as at any write, so that no later layout
  /// of `game` needs to know of this table.
  static let history = Migration(
    name: "history",
    sql: """
      CREATE TABLE change(
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        is_undone INTEGER NOT NULL,     -- 1: redo does it again
        first_game INTEGER, last_game INTEGER,  -- the games that it added, whose numbers follow each other
        fingerprint TEXT,               -- of its games, as they should be for a swap to be right
        size INTEGER NOT NULL           -- about how many bytes it keeps
      );
      CREATE TABLE kept_game(
        change INTEGER NOT NULL REFERENCES change(id) ON DELETE CASCADE,
        game INTEGER NOT NULL,
        layout INTEGER NOT NULL REFERENCES layout(id),
        record BLOB NOT NULL,
        rated_here INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        PRIMARY KEY(change, game)
      ) WITHOUT ROWID;
      CREATE TABLE changed_photo(
        change INTEGER NOT NULL REFERENCES change(id) ON DELETE CASCADE,
        photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE,
        sets_rating INTEGER NOT NULL,
        old_rating INTEGER, new_rating INTEGER,  -- in hundredths; NULL for unrated
        added_tags TEXT NOT NULL, removed_tags TEXT NOT NULL,  -- one a line
        PRIMARY KEY(change, photo)
      ) WITHOUT ROWID;
      CREATE INDEX changed_photo_photo ON changed_photo(photo);
      -- A photo that leaves the library takes its part of a change with it: there is nothing to put back.
      CREATE TRIGGER change_of_nothing AFTER DELETE ON changed_photo
      WHEN NOT EXISTS (SELECT 1 FROM changed_photo WHERE change = OLD.change)
        AND NOT EXISTS (SELECT 1 FROM kept_game WHERE change = OLD.change)
      BEGIN
        DELETE FROM change WHERE id = OLD.change;
      END;
      """)
}
