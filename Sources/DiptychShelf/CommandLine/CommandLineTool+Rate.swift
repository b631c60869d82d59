extension CommandLineTool {
  func rate(_ library: Library, _ word: [UInt8], _ text: String?) throws -> Int32 {
    let item = try library.item(named: word)
    guard let text else {
      try library.rate([item], nil)
      return 0
    }
    let scale: Rating.Scale = if case .game = item { .games } else { .photos }
    guard let rating = Rating(text, scale: scale) else {
      errors(
        scale == .games
          ? "diptych: \"\(text)\" is no rating of a game; games take 1 to 10 with at most two decimals."
          : "diptych: \"\(text)\" is no rating of a photo; photos take -1 (rejected) and 1 to 5.")
      return 2
    }
    try library.rate([item], rating)
    return 0
  }
}

extension Library {
  /// The item that a word of the command line means: an id, else an exact name.
  ///
  /// - Throws: `ShelfError` when there is no such item, or several have the name: the sentence lists them.
  func item(named word: [UInt8]) throws -> ItemID {
    let text = String(decoding: word, as: UTF8.self)
    if let id = ItemID(text), try contains(id) { return id }
    let named = try withConnection { connection in
      try connection.query("SELECT id FROM game WHERE name = ? ORDER BY id", .text(text)) { ItemID.game($0.int64(0)) }
    }
    guard let first = named.first else {
      throw ShelfError("There is no \"\(text)\" in this library; `diptych list games` shows what there is.")
    }
    guard named.count == 1 else {
      let ids = named.map(\.description).joined(separator: ", ")
      throw ShelfError("\"\(text)\" is the name of \(named.count) items; say which one by its id: \(ids).")
    }
    return first
  }

  private func contains(_ id: ItemID) throws -> Bool {
    switch id {
    case .game(let number): try game(number) != nil
    case .photo: false
    }
  }
}
