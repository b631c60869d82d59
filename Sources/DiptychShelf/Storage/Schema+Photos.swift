extension Schema {
  /// The photos: which folders are looked through, and what was found there.
  ///
  /// Photos and sidecars are the truth; this is what was last seen of them, and what could not be written to a
  /// sidecar yet (`rating_pending`, `pending_tag`), which goes before what the files say until it can.
  static let photos = Migration(
    name: "photos",
    sql: """
      CREATE TABLE folder(
        prefix BLOB PRIMARY KEY       -- path with a slash at the end
      ) WITHOUT ROWID;
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
      CREATE TABLE photo_tag(
        photo INTEGER NOT NULL REFERENCES photo(id) ON DELETE CASCADE,
        key TEXT NOT NULL,            -- TagName.key
        position INTEGER NOT NULL,
        tag TEXT NOT NULL,
        PRIMARY KEY(photo, key)
      ) WITHOUT ROWID;
      CREATE INDEX photo_tag_key ON photo_tag(key, photo);
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
      """)
}
