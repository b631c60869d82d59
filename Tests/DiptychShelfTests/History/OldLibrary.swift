/// Libraries as earlier layouts of the database had them, written by the programs of their time.
enum OldLibrary {
  /// Before the history: two games, of which the first was rated, and a photo with a tag and four stars.
  static let version3 = """
    PRAGMA foreign_keys=OFF;
    BEGIN TRANSACTION;
    CREATE TABLE setting(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE layout(
      id INTEGER PRIMARY KEY,
      header BLOB NOT NULL UNIQUE,  -- the header record, as an export writes it
      is_native INTEGER NOT NULL    -- whether a file in BGG's own form had it
    );
    INSERT INTO layout
      VALUES(1,X'6f626a6563746e616d652c6f626a65637469642c726174696e672c636f6d6d656e742c636f6c6c6964',0);
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
    INSERT INTO game
      VALUES(1,'Alpha',X'616c706861',NULL,NULL,NULL,NULL,NULL,NULL,NULL,850,NULL,NULL,NULL,NULL,NULL,0,
        1,101,1,1796029619939);
    INSERT INTO game
      VALUES(2,'Beta',X'62657461',NULL,NULL,NULL,NULL,NULL,NULL,NULL,625,NULL,NULL,NULL,NULL,NULL,0,2,
        102,0,1796029619915);
    CREATE TABLE game_text(
      id INTEGER PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
      layout INTEGER NOT NULL REFERENCES layout(id),
      record BLOB NOT NULL,
      search BLOB NOT NULL          -- folded text that a search looks through
    );
    INSERT INTO game_text
      VALUES(1,1,X'22416c706861222c22313031222c22382e35222c2254776f0a6c696e6573222c223122',
        X'616c7068610a74776f0a6c696e65730a');
    INSERT INTO game_text
      VALUES(2,1,X'2242657461222c22313032222c22362e3235222c22222c223222',X'626574610a');
    CREATE TABLE folder(
      prefix BLOB PRIMARY KEY       -- path with a slash at the end
    ) WITHOUT ROWID;
    INSERT INTO folder VALUES(X'2f70696374757265732f');
    CREATE TABLE photo(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      path BLOB NOT NULL UNIQUE,
      name TEXT NOT NULL,           -- the file's, for display
      sort_key BLOB NOT NULL,
      modified INTEGER NOT NULL,    -- nanoseconds since 1970
      size INTEGER NOT NULL,        -- bytes
      sidecar_modified INTEGER,     -- nanoseconds since 1970; NULL without sidecar
      sidecar_size INTEGER,
      is_single INTEGER NOT NULL,   -- 1: opened by itself, and stays without a folder
      is_read INTEGER NOT NULL,     -- 0: its metadata is still to be read
      is_missing INTEGER NOT NULL,  -- 1: gone, but something of it is only here
      width INTEGER, height INTEGER,  -- as stored
      orientation INTEGER NOT NULL, -- 1 to 8
      taken TEXT,                   -- YYYY-MM-DDTHH:MM:SS
      title TEXT, caption TEXT,
      rating INTEGER,               -- in hundredths
      rating_pending INTEGER NOT NULL,  -- 1: not in the sidecar yet
      problem TEXT,                 -- why the sidecar could not be read or written
      changed INTEGER NOT NULL,     -- milliseconds since 1970
      revision INTEGER NOT NULL     -- counts the changes of this row
    );
    INSERT INTO photo
      VALUES(1,X'2f70696374757265732f612e706e67','a.png',X'61706e67',1796029619877763531,276,
        1796029620003089590,416,0,1,0,8,8,1,NULL,NULL,NULL,400,0,NULL,1796029620003,5);
    CREATE TABLE photo_tag(
      photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE,
      key TEXT NOT NULL,            -- TagName.key
      position INTEGER NOT NULL,
      tag TEXT NOT NULL,
      PRIMARY KEY(photo, key)
    ) WITHOUT ROWID;
    INSERT INTO photo_tag VALUES(1,'sea',0,'sea');
    CREATE TABLE pending_tag(
      photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      tag TEXT NOT NULL,
      is_removed INTEGER NOT NULL,
      PRIMARY KEY(photo, key)
    ) WITHOUT ROWID;
    CREATE TABLE recent(
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      photo INTEGER NOT NULL UNIQUE REFERENCES photo(id) ON DELETE CASCADE,
      viewed INTEGER NOT NULL       -- milliseconds since 1970
    );
    DELETE FROM sqlite_sequence;
    INSERT INTO sqlite_sequence VALUES('game',2);
    INSERT INTO sqlite_sequence VALUES('photo',1);
    CREATE INDEX photo_tag_key ON photo_tag(key, photo);
    COMMIT;
    PRAGMA user_version = 3;
    """
}
