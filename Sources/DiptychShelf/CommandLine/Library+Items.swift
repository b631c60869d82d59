extension Library {
  /// The item that a word of the command line means: an id, else a picture's path or `file:` URI, else an exact
  /// name. A picture that the library does not know yet is taken in.
  ///
  /// - Throws: `ShelfError` when there is no such item, or several have the name: the sentence lists them.
  func item(named word: [UInt8]) throws -> ItemID {
    let text = String(decoding: word, as: UTF8.self)
    if let id = ItemID(text), try contains(id) { return id }
    let path = CommandLineTool.path(word)
    if let id = try photoID(at: path) { return id }
    if FoundPhoto(at: path) != nil { return try addPhoto(at: path) }

    let named = try gameIDs(named: text) + photoIDs(named: text)
    guard let first = named.first else {
      throw ShelfError(
        "There is no \"\(text)\" in this library; `diptych list games` and `diptych list photos` show what there is.")
    }
    guard named.count == 1 else {
      let ids = named.map(\.description).joined(separator: ", ")
      throw ShelfError("\"\(text)\" is the name of \(named.count) items; say which one by its id: \(ids).")
    }
    return first
  }

  private func contains(_ id: ItemID) throws -> Bool {
    switch id {
    case .game: try game(id) != nil
    case .photo: try photo(id) != nil
    }
  }
}
