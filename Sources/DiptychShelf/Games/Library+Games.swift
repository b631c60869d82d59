extension Library {
  /// How many games there are.
  public func gameCount() throws -> Int {
    try withConnection { try $0.first("SELECT count(*) FROM game") { $0.int(0) ?? 0 } ?? 0 }
  }

  /// What a list shows of every game, in order.
  public func gameSummaries(sortedBy sort: GameSort = GameSort(.name)) throws -> [GameSummary] {
    try withConnection { connection in
      try connection.query(
        "SELECT \(GameSummary.columns) FROM game ORDER BY \(sort.orderTerms)", row: GameSummary.init)
    }
  }

  /// What a list shows of one game; nil for an item that is no game or not there.
  public func gameSummary(_ id: ItemID) throws -> GameSummary? {
    guard case .game(let number) = id else { return nil }
    return try withConnection { connection in
      try connection.first(
        "SELECT \(GameSummary.columns) FROM game WHERE id = ?", .integer(number), row: GameSummary.init)
    }
  }

  /// All that is known of one game; nil when there is none with that number.
  public func game(_ number: Int64) throws -> Game? {
    try withConnection { connection in
      try GameStore(connection: connection).row(number).map {
        Game(id: number, record: $0.record, changed: $0.changed)
      }
    }
  }

  /// All that is known of one game; nil for an item that is no game or not there.
  public func game(_ id: ItemID) throws -> Game? {
    guard case .game(let number) = id else { return nil }
    return try game(number)
  }

  /// The games whose name is exactly `name`, by id.
  public func gameIDs(named name: String) throws -> [ItemID] {
    try withConnection { connection in
      try connection.query("SELECT id FROM game WHERE name = ? ORDER BY id", .text(name)) { .game($0.int64(0)) }
    }
  }

  /// The index that finds games of a list: by name, original name, year, comments, description, categories,
  /// mechanics, designers and publishers.
  ///
  /// - Parameter games: the list's rows; the index answers with positions in it.
  public func searchIndex(of games: [GameSummary]) throws -> SearchIndex {
    var keys: [Int64: Range<Int>] = [:]
    keys.reserveCapacity(games.count)
    var block: [UInt8] = []
    try withConnection { connection in
      try connection.forEachRow("SELECT id, search FROM game_text") { row in
        row.withBlob(1) { key in
          keys[row.int64(0)] = block.count..<block.count + key.count
          block.append(contentsOf: key)
        }
      }
    }
    var index = SearchIndex()
    index.reserve(rows: games.count, bytes: block.count + games.count)
    block.withUnsafeBufferPointer { block in
      for game in games {
        index.append(folded: .init(rebasing: block[keys[game.id.number] ?? 0..<0]))
      }
    }
    return index
  }
}
