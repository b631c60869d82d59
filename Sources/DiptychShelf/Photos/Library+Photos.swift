extension Library {
  /// How many photos there are.
  public func photoCount() throws -> Int {
    try withConnection {
      try $0.first("SELECT count(*) FROM photo WHERE NOT is_missing") { $0.int(0) ?? 0 } ?? 0
    }
  }

  /// What a list shows of photos, in order.
  public func photoSummaries(
    in filter: PhotoFilter = .all, sortedBy sort: PhotoSort = PhotoSort(.name)
  ) throws -> [PhotoSummary] {
    let condition = filter.condition
    return try photoRows(
      """
      SELECT \(PhotoSummary.columns) FROM photo WHERE NOT is_missing AND \(condition.sql)
      ORDER BY \(sort.orderTerms)
      """,
      condition.values)
  }

  /// The photos that have a game's name as a tag, by name; case and accents do not matter.
  public func photos(taggedWithGameNamed name: String) throws -> [PhotoSummary] {
    let wanted = TextFolding.fold(name)
    let tags = try tags().map(\.name).filter { TextFolding.fold($0) == wanted }
    var found: [PhotoSummary] = []
    for tag in tags { found += try photoSummaries(in: .tag(tag)) }
    // A photo with two spellings of the name comes once.
    var seen: Set<ItemID> = []
    return found.filter { seen.insert($0.id).inserted }
  }

  /// All that is known of one photo; nil for an item that is no photo or not there.
  public func photo(_ id: ItemID) throws -> Photo? {
    guard case .photo(let number) = id else { return nil }
    return try withConnection { try PhotoStore(connection: $0).photo(number) }
  }

  /// The photo whose file is at a path; nil when the library has none.
  public func photoID(at path: FilePath) throws -> ItemID? {
    try withConnection { connection in
      try connection.first(
        "SELECT id FROM photo WHERE path = ? AND NOT is_missing", .blob(path.absolute().bytes)
      ) { .photo($0.int64(0)) }
    }
  }

  /// The photos whose file's name, title or displayed title is exactly `name`, by id.
  public func photoIDs(named name: String) throws -> [ItemID] {
    try withConnection { connection in
      try connection.query(
        """
        SELECT id FROM photo WHERE NOT is_missing AND ?1 IN (name, coalesce(title, caption, name)) ORDER BY id
        """, .text(name)
      ) { .photo($0.int64(0)) }
    }
  }

  /// Takes in one picture file that somebody opened by itself, wherever it is, with its metadata.
  ///
  /// - Returns: the photo; the one there is when the library had it already.
  /// - Throws: `ShelfError` when it is no picture file of ours.
  @discardableResult
  public func addPhoto(at path: FilePath) throws -> ItemID {
    if let id = try photoID(at: path) { return id }
    guard let found = FoundPhoto(at: path) else {
      throw ShelfError("\(path.display) is not a picture; JPEG, PNG, GIF, TIFF and WebP files are.")
    }
    let metadata = PhotoMetadata(photo: found.path)
    return try write { connection in
      let store = PhotoStore(connection: connection)
      // A photo that had gone missing is back.
      let known = try connection.first("SELECT id FROM photo WHERE path = ?", .blob(found.path.bytes)) {
        $0.int64(0)
      }
      if let known { try store.update(known, found) }
      let id = try known ?? store.insert(found, isSingle: true)
      let revision =
        try connection.first("SELECT revision FROM photo WHERE id = ?", .integer(id)) { $0.int64(0) } ?? 0
      try store.store(metadata, of: PhotoStore.Version(id: id, path: found.path, revision: revision))
      return .photo(id)
    }
  }

  /// What is the matter with photos' sidecars, each in one sentence that names the file, by photo.
  public func photoProblems() throws -> [ShelfError] {
    try withConnection { connection in
      try connection.query(
        "SELECT problem FROM photo WHERE problem IS NOT NULL AND NOT is_missing ORDER BY sort_key, id"
      ) { ShelfError($0.text(0) ?? "") }
    }
  }

  /// The index that finds photos of a list: by file name, title, caption and tags.
  ///
  /// - Parameter photos: the list's rows; the index answers with positions in it.
  public func searchIndex(of photos: [PhotoSummary]) throws -> SearchIndex {
    var tags: [Int64: String] = [:]
    try withConnection { connection in
      try connection.forEachRow("SELECT photo, group_concat(tag, char(10)) FROM photo_tag GROUP BY photo") {
        tags[$0.int64(0)] = $0.text(1)
      }
    }
    return SearchIndex(
      texts: photos.lazy.map { photo in
        [photo.name, photo.title, photo.caption, tags[photo.id.number]].compactMap { $0 }.joined(
          separator: "\n")
      })
  }

  private func photoRows(_ sql: String, _ values: [SQLValue]) throws -> [PhotoSummary] {
    try withConnection { connection in
      var rows: [PhotoSummary] = []
      try connection.forEachRow(sql, values) { rows.append(PhotoSummary($0)) }
      return rows
    }
  }
}
