/// Stores games on one connection, with statements prepared once: the inner loop of an import.
struct GameWriter {
  private let game: Statement
  private let text: Statement
  private let connection: Connection
  private var search: [UInt8] = []

  init(_ connection: Connection) throws {
    self.connection = connection
    game = try connection.statement(
      """
      REPLACE INTO game(id, name, sort_key, year, kind, min_players, max_players, time, min_time, max_time,
        rating, average, rank, plays, weight, acquired, flags, collection_id, bgg_id, rated_here, changed)
      VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)
      """)
    text = try connection.statement(
      "REPLACE INTO game_text(id, layout, record, search) VALUES(?1, ?2, ?3, ?4)")
  }

  /// Stores one game.
  ///
  /// - Parameters:
  ///   - fields: what was read from the record.
  ///   - source: the record's cells.
  ///   - record: the record in BGG's form.
  ///   - layout: the number of its layout.
  ///   - id: the game's number; nil for a new game.
  /// - Returns: the game's number.
  @discardableResult
  mutating func write(
    _ fields: GameFields, from source: GameFields.Source, record: UnsafeBufferPointer<UInt8>, layout: Int64,
    id: Int64?, isRatedHere: Bool, changed: Int64
  ) throws -> Int64 {
    let sortKey = SortKey.make(fields.name)
    game.bind(.integer(id.map { Int($0) }), at: 1)
    game.bind(.text(fields.name), at: 2)
    sortKey.withUnsafeBytes { game.bindBlob($0, at: 3, lifetime: Statement.copied) }
    game.bind(.integer(fields.year), at: 4)
    game.bind(.integer(fields.kind?.stored), at: 5)
    game.bind(.integer(fields.minPlayers), at: 6)
    game.bind(.integer(fields.maxPlayers), at: 7)
    game.bind(.integer(fields.time), at: 8)
    game.bind(.integer(fields.minTime), at: 9)
    game.bind(.integer(fields.maxTime), at: 10)
    game.bind(.integer(fields.rating?.hundredths), at: 11)
    game.bind(.real(fields.average), at: 12)
    game.bind(.integer(fields.rank), at: 13)
    game.bind(.integer(fields.plays), at: 14)
    game.bind(.real(fields.weight), at: 15)
    game.bind(.text(fields.acquired), at: 16)
    game.bind(.integer(fields.flags.rawValue), at: 17)
    game.bind(.integer(fields.collectionID), at: 18)
    game.bind(.integer(fields.bggID), at: 19)
    game.bind(.flag(isRatedHere), at: 20)
    game.bind(.integer(changed), at: 21)
    try game.run()
    let id = id ?? connection.lastInsertedID

    makeSearchText(source)
    text.bind(.integer(id), at: 1)
    text.bind(.integer(layout), at: 2)
    text.bindBlob(UnsafeRawBufferPointer(record), at: 3, lifetime: Statement.borrowed)
    try search.withUnsafeBytes {
      text.bindBlob($0, at: 4, lifetime: Statement.borrowed)
      try text.run()
    }
    return id
  }

  /// What a search looks through; a line each, so that no word reaches from one text into the next.
  private mutating func makeSearchText(_ source: GameFields.Source) {
    search.removeAll(keepingCapacity: true)
    for column in GameWriter.searched {
      source.withCell(column) { cell in
        guard !cell.isEmpty else { return }
        // In most rows the original name is the name.
        if column == .originalname, source.withCell(.objectname, { $0.elementsEqual(cell) }) == true { return }
        TextFolding.appendFolded(cell, to: &search)
        search.append(UInt8(ascii: "\n"))
      }
    }
  }

  private static let searched: [BGGColumn] = [
    .objectname, .originalname, .yearpublished, .comment, .wishlistcomment, .description, .categories,
    .mechanics, .designers, .publishers,
  ]
}
