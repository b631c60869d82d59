extension GameRecord {
  /// The game as `list games --json` shows it.
  ///
  /// - Parameter id: the game's number, which comes first.
  func listedJSON(id: Int64) -> JSONValue {
    let id = JSONValue.Member(key: "id", value: .string(ItemID.game(id).description))
    return .object([id] + withReader { members(GameKey.listed, $0) })
  }

  /// The game with all that is known of it: what the keys cannot say is in `extra`, by column.
  func exportedJSON(id: Int64) -> JSONValue {
    let id = JSONValue.Member(key: "id", value: .string(ItemID.game(id).description))
    let keys = GameKey.listed + GameKey.exported
    return withReader { reader in
      let extra = JSONValue.Member(key: "extra", value: .object(extra(reader)))
      return .object([id] + members(keys, reader) + [extra])
    }
  }

  private func members(_ keys: [GameKey], _ reader: CSVReader) -> [JSONValue.Member] {
    keys.map { JSONValue.Member(key: $0.name, value: value($0, reader)) }
  }

  private func value(_ key: GameKey, _ reader: CSVReader) -> JSONValue {
    let source = GameFields.Source(reader: reader, layout: layout)
    // Rows that are not wished carry BGG's default priority of 3.
    if key.column == .wishlistpriority, source.number(.wishlist, CellText.flag).value != true { return .null }
    return source.withCell(key.column, key.json) ?? CellText.withBytes("", key.json)
  }

  /// The cells that reading the other keys back would not give.
  private func extra(_ reader: CSVReader) -> [JSONValue.Member] {
    (0..<layout.count).compactMap { place in
      let text = reader.text(place)
      let readBack =
        if let key = layout.known(at: place).flatMap({ GameKey.byColumn[$0] }) {
          key.cell(value(key, reader), in: FilePath("/"))
        } else {
          layout.blank(at: place)
        }
      guard readBack != text else { return nil }
      let key = ExtraKey(name: layout.names[place], occurrence: layout.columns[place].occurrence)
      return JSONValue.Member(key: key.text, value: .string(text))
    }
  }
}

extension Library {
  /// Games as `list games --json` shows them, in the order of the numbers.
  func listedJSON(_ numbers: [Int64]) throws -> [JSONValue] {
    try withConnection { connection in
      let store = GameStore(connection: connection)
      let layouts = try Dictionary(uniqueKeysWithValues: store.layouts().map { ($0.id, $0.layout) })
      return try numbers.compactMap { number in
        try connection.first("SELECT layout, record FROM game_text WHERE id = ?", .integer(Int(number))) {
          row in
          GameRecord(layout: layouts[row.int64(0)] ?? .owner, bytes: row.blob(1)).listedJSON(id: number)
        }
      }
    }
  }
}
