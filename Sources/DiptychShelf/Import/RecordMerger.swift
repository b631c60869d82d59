/// Brings a file's record together with the one that the library has of the same game.
struct RecordMerger {
  private let store: GameStore
  private let layout: Layout
  private let fileWins: Bool
  private var plans: [Int64: Plan] = [:]

  /// How a stored layout and the file's go together; the same for all records of both.
  private struct Plan {
    let stored: Layout
    let merged: Layout
    /// Whether both have the same columns, so that equal bytes say the same.
    let isSameLayout: Bool
    /// For each column of the file its place in the merged layout, and what it is.
    let columns: [(place: Int, known: BGGColumn?)]
  }

  init(_ store: GameStore, _ layout: Layout, fileWins: Bool) {
    self.store = store
    self.layout = layout
    self.fileWins = fileWins
  }

  /// What comes of a file's record and the library's.
  enum Outcome {
    /// The file says nothing else; or only a rating that does not count.
    case same(keepsRating: Bool)
    case changed(GameRecord, isRatedHere: Bool, keepsRating: Bool)
  }

  /// Compares the library's game with what the file says of it.
  ///
  /// Columns that the file lacks stay; a rating that was given in Diptych stays unless the file wins.
  mutating func merge(
    _ incoming: CSVReader, _ incomingBytes: UnsafeBufferPointer<UInt8>, into id: Int64
  ) throws -> Outcome {
    let stored = try store.connection.first(
      "SELECT layout, record, rated_here FROM game JOIN game_text USING(id) WHERE id = ?", .integer(Int(id))
    ) { row -> (layout: Int64, bytes: [UInt8], isRatedHere: Bool, isSame: Bool) in
      // Most rows of a file that is imported again are the same to the byte.
      let isSame = row.withBlob(1) { $0.elementsEqual(incomingBytes) }
      return (row.int64(0), isSame ? [] : row.blob(1), row.flag(2), isSame)
    }
    guard let stored else { return .same(keepsRating: false) }
    let plan = try plan(for: stored.layout)
    if stored.isSame, plan.isSameLayout { return .same(keepsRating: false) }

    let bytes = stored.isSame ? Array(incomingBytes) : stored.bytes
    var cells = GameRecord(layout: plan.stored, bytes: bytes).cells
    // As an export of the library's game has them: to import that is to change nothing.
    cells += (cells.count..<plan.merged.count).map(plan.merged.blank)
    var isRatedHere = stored.isRatedHere
    var keepsRating = false
    var lastChanged: Int?
    for (index, column) in plan.columns.enumerated() where index < incoming.count {
      let isEqual = incoming.withCell(index) { $0.elementsEqual(cells[column.place].utf8) }
      if isEqual { continue }
      let text = incoming.text(index)
      if RecordMerger.saysSame(text, cells[column.place], column.known) { continue }
      if column.known == .rating, isRatedHere {
        guard fileWins else {
          keepsRating = true
          continue
        }
        isRatedHere = false
      }
      cells[column.place] = text
      lastChanged = max(lastChanged ?? 0, column.place)
    }
    guard let lastChanged else { return .same(keepsRating: keepsRating) }
    let layout = lastChanged < plan.stored.count ? plan.stored : plan.merged
    let record = GameRecord(layout: layout, cells: Array(cells.prefix(layout.count)))
    return .changed(record, isRatedHere: isRatedHere, keepsRating: keepsRating)
  }

  private static func saysSame(_ one: String, _ other: String, _ column: BGGColumn?) -> Bool {
    column?.saysSame(one, other) ?? (CellText.trim(one) == CellText.trim(other))
  }

  private mutating func plan(for id: Int64) throws -> Plan {
    if let plan = plans[id] { return plan }
    let stored = try store.layout(id)
    let merged = stored.merging(layout)
    var places: [Layout.Column: Int] = [:]
    for (place, column) in merged.columns.enumerated() { places[column] = place }
    let columns = layout.columns.enumerated().map { place, column in
      (places[column] ?? 0, layout.known(at: place))
    }
    let plan = Plan(
      stored: stored, merged: merged, isSameLayout: stored.columns == layout.columns, columns: columns)
    plans[id] = plan
    return plan
  }
}
