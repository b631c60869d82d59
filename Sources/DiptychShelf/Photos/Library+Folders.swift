extension Library {
  /// The folders that are looked through for photos, by path.
  public func folders() throws -> [FilePath] {
    try withConnection { connection in
      try connection.query("SELECT prefix FROM folder ORDER BY prefix") { row in
        let prefix = row.blob(0)
        return FilePath(bytes: prefix.count > 1 ? prefix.dropLast() : prefix)
      }
    }
  }

  /// Adds a folder to those that are looked through; its photos come with the next run of a `PhotoIndexer`.
  ///
  /// - Returns: false when it was there already.
  /// - Throws: `ShelfError` when it is no folder, or cannot be looked through.
  @discardableResult
  public func addFolder(_ folder: FilePath) throws -> Bool {
    guard folder.isDirectory else {
      throw ShelfError(
        folder.exists
          ? "\(folder.display) is not a folder; name the folder that it is in."
          : "There is no folder \(folder.display); check the spelling.")
    }
    if let problem = PhotoScanner.problem(folder) { throw problem }
    return try write { connection in
      try connection.run("INSERT OR IGNORE INTO folder(prefix) VALUES(?)", .blob(folder.prefix))
      return connection.changedRows == 1
    }
  }

  /// Removes a folder from those that are looked through, and its photos from the library.
  ///
  /// The files stay.
  ///
  /// Photos of which the library alone has something, and those that were opened by themselves, stay too.
  /// - Throws: `ShelfError` when it is none of the library's.
  public func removeFolder(_ folder: FilePath) throws {
    try write { connection in
      try connection.run("DELETE FROM folder WHERE prefix = ?", .blob(folder.prefix))
      guard connection.changedRows == 1 else {
        throw ShelfError(
          "\(folder.display) is not one of the library's folders; `diptych folder list` shows them.")
      }
      try connection.run(
        """
        DELETE FROM photo
        WHERE NOT is_single AND NOT \(PhotoStore.isPending)
          AND NOT EXISTS (SELECT 1 FROM folder WHERE substr(photo.path, 1, length(prefix)) = prefix)
        """)
    }
  }
}
