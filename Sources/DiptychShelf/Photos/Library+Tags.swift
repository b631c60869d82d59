extension Library {
  /// All tags of photos, in alphabetical order; spellings of one tag count together.
  public func tags() throws -> [TagCount] {
    let tags = try withConnection { connection in
      try connection.query(
        """
        SELECT tag, count(*), min(photo) FROM photo_tag JOIN photo ON photo.id = photo
        WHERE NOT is_missing GROUP BY key
        """
      ) { TagCount(name: $0.text(0) ?? "", count: $0.int(1) ?? 0) }
    }
    return tags.map { (tag: $0, key: TextFolding.fold($0.name)) }
      .sorted { ($0.key, $0.tag.name) < ($1.key, $1.tag.name) }
      .map(\.tag)
  }

  /// How many photos have no tag.
  public func untaggedPhotoCount() throws -> Int {
    try withConnection { connection in
      try connection.first(
        "SELECT count(*) FROM photo WHERE NOT is_missing AND \(PhotoFilter.untagged.condition.sql)"
      ) { $0.int(0) ?? 0 } ?? 0
    }
  }

  /// Gives photos tags and takes tags away; one step of undo.
  ///
  /// Tags that are blank do not count, nor those that a photo has, or has not, already.
  ///
  /// The tags are in the library when this returns, and in the sidecars where those can be written; see
  /// `Photo.problem`.
  /// - Throws: `ShelfError` when a photo is not there; nothing is then changed.
  @discardableResult
  public func tag(_ photos: [ItemID], adding: [String] = [], removing: [String] = []) throws -> NamedChange {
    let added = TagName.unique(adding)
    let removed = TagName.unique(removing)
    let gone = Set(removed.map(TagName.key))
    let name = try perform { change in
      let store = PhotoStore(connection: change.connection)
      let titles = try photos.map { id in
        guard case .photo(let number) = id, let photo = try store.photo(number) else {
          throw Library.unknownItem(id)
        }
        let present = Set(photo.tags.map(TagName.key))
        let edit = SidecarEdit(
          addedTags: added.filter { !present.contains(TagName.key($0)) },
          removedTags: photo.tags.filter { gone.contains(TagName.key($0)) })
        if !edit.isEmpty { try change.update(PhotoChange(number: number, oldRating: nil, redo: edit)) }
        return photo.summary.displayTitle
      }
      let what = titles.count == 1 ? titles[0] : "\(titles.count) photos"
      let words = added.map { "+\($0)" } + removed.map { "-\($0)" }
      return "Tagged \(what) \(words.joined(separator: " "))"
    }
    writePendingSidecars(of: photos)
    return NamedChange(name: name, items: photos)
  }
}
