/// Reads and writes the rows of games on one connection.
struct GameStore {
  let connection: Connection

  // MARK: Layouts

  /// The stored layouts by number, oldest first.
  func layouts() throws -> [(id: Int64, layout: Layout, isNative: Bool)] {
    try connection.query("SELECT id, header, is_native FROM layout ORDER BY id") { row in
      (row.int64(0), row.withBlob(1, GameStore.layout), row.flag(2))
    }
  }

  /// A stored layout.
  func layout(_ id: Int64) throws -> Layout {
    try connection.first("SELECT header FROM layout WHERE id = ?", .integer(id)) {
      $0.withBlob(0, GameStore.layout)
    } ?? .owner
  }

  /// The number of a layout, which is stored if it is new.
  ///
  /// - Parameters:
  ///   - header: the header record as an export should write it; made from the layout when nil.
  ///   - isNative: whether a file in BGG's own form has it.
  func store(_ layout: Layout, header: [UInt8]? = nil, isNative: Bool) throws -> Int64 {
    let header = header ?? GameStore.header(layout)
    if let id = try connection.first(
      "SELECT id FROM layout WHERE header = ?", .blob(header), row: { $0.int64(0) })
    {
      return id
    }
    try connection.run(
      "INSERT INTO layout(header, is_native) VALUES(?, ?)", .blob(header), .flag(isNative))
    return connection.lastInsertedID
  }

  /// The header record of a layout: bare names.
  static func header(_ layout: Layout) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, name) in layout.names.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      CSVWriter.appendBare(name, to: &bytes)
    }
    return bytes
  }

  private static func layout(_ header: UnsafeBufferPointer<UInt8>) -> Layout {
    var reader = CSVReader(header)
    _ = reader.next()
    return Layout(names: reader.texts)
  }

  // MARK: Games

  /// One game as stored.
  struct Row: Hashable, Sendable {
    var record: GameRecord
    /// Whether the rating was given in Diptych, and so is not a file's to change.
    var isRatedHere: Bool
    /// Milliseconds since 1970.
    var changed: Int64
  }

  /// A game as stored; nil when there is none with that number.
  func row(_ id: Int64) throws -> Row? {
    try connection.first(
      """
      SELECT layout, record, rated_here, changed FROM game JOIN game_text USING(id) WHERE id = ?
      """, .integer(id)
    ) { row in
      let layout = try layout(row.int64(0))
      return Row(
        record: GameRecord(layout: layout, bytes: row.blob(1)), isRatedHere: row.flag(2),
        changed: row.int64(3))
    }
  }

  /// Writes a game in place of the one with its number.
  func update(_ id: Int64, _ row: Row) throws {
    let layout = try store(row.record.layout, isNative: false)
    var writer = try GameWriter(connection)
    try row.record.bytes.withUnsafeBufferPointer { record in
      _ = try row.record.withReader { reader in
        try writer.write(
          GameFields(reader, row.record.layout),
          from: GameFields.Source(reader: reader, layout: row.record.layout),
          record: record, layout: layout, id: id, isRatedHere: row.isRatedHere, changed: row.changed)
      }
    }
  }
}
