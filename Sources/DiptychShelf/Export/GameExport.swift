/// Writes the games of one connection, in the order in which they came.
struct GameExport {
  private let connection: Connection

  /// How records of each stored layout go into the header.
  private let plans: [Int64: Plan]

  /// The header of a CSV export, as bytes, and its columns.
  private let header: [UInt8]
  private let columns: Layout

  /// How many records go by between two calls of `progress`.
  private static let rowsPerProgress = 500

  init(_ connection: Connection) throws {
    self.connection = connection
    let stored = try GameStore(connection: connection).layouts()
    // Headers of games that are gone, such as those of an import that was undone, have no say.
    let used = try Set(connection.query("SELECT DISTINCT layout FROM game_text") { $0.int64(0) })
    let current = stored.filter { used.contains($0.id) }
    // The first file in BGG's own form gives the header; else it is BGG's.
    let native = current.first(where: \.isNative)
    var header = native.map { GameStore.header($0.layout) } ?? GameStore.header(.owner)
    if let native {
      header =
        try connection.first(
          "SELECT header FROM layout WHERE id = ?", .integer(Int(native.id)), row: { $0.blob(0) }) ?? header
    }
    let base = native?.layout ?? .owner
    var columns = base
    for layout in current { columns = columns.merging(layout.layout) }
    for name in columns.names.dropFirst(base.count) {
      header.append(UInt8(ascii: ","))
      CSVWriter.appendBare(name, to: &header)
    }
    self.header = header
    self.columns = columns
    plans = Dictionary(uniqueKeysWithValues: current.map { ($0.id, Plan($0.layout, in: columns)) })
  }

  private struct Plan {
    let layout: Layout

    /// For each column of the header its place in the layout.
    let places: [Int?]

    /// Whether the layout's columns are the header's first: then a record is the beginning of its row.
    let isPrefix: Bool

    init(_ layout: Layout, in header: Layout) {
      self.layout = layout
      var places: [Layout.Column: Int] = [:]
      for (place, column) in layout.columns.enumerated() { places[column] = place }
      self.places = header.columns.map { places[$0] }
      isPrefix = layout.columns.elementsEqual(header.columns.prefix(layout.count))
    }
  }

  // MARK: Formats

  /// BGG's form: bare header, every cell quoted, LF.
  func writeBGG(to file: AtomicFile, progress: (Double) throws -> Void) throws {
    try file.append(header + [CSVReader.lf])
    try forEachRecord(progress) { _, layoutID, bytes in
      guard let plan = plans[layoutID] else { return }
      if plan.isPrefix {
        try file.append(bytes)
        for place in plan.layout.count..<columns.count { try file.append(blankCell(place)) }
      } else {
        let cells = GameRecord(layout: plan.layout, bytes: Array(bytes)).cells
        let row = plan.places.enumerated().map { place, source in
          source.map { cells[$0] } ?? columns.blank(at: place)
        }
        try file.append(GameRecord(layout: columns, cells: row).bytes)
      }
      try file.append([CSVReader.lf])
    }
  }

  /// A spreadsheet's form: byte order mark, CRLF also within cells, formulas made harmless.
  func writeSpreadsheet(to file: AtomicFile, progress: (Double) throws -> Void) throws {
    try file.append([0xEF, 0xBB, 0xBF] + header + [CSVReader.cr, CSVReader.lf])
    try forEachRecord(progress) { _, layoutID, bytes in
      var reader = CSVReader(bytes)
      guard let plan = plans[layoutID], reader.next() else { return }
      var row: [UInt8] = []
      for (place, source) in plan.places.enumerated() {
        if place > 0 { row.append(UInt8(ascii: ",")) }
        guard let source else {
          CSVWriter.appendQuoted(columns.blank(at: place).utf8, to: &row)
          continue
        }
        reader.withCell(source) { cell in
          CSVWriter.appendQuoted(
            SpreadsheetGuard.isNeeded(cell) ? [UInt8(ascii: "'")] + Array(cell) : Array(cell), to: &row)
        }
      }
      row.append(contentsOf: [CSVReader.cr, CSVReader.lf])
      try file.append(row)
    }
  }

  /// A list of objects, one a line.
  func writeJSON(to file: AtomicFile, progress: (Double) throws -> Void) throws {
    try file.append("[".utf8)
    var isFirst = true
    try forEachRecord(progress) { id, layoutID, bytes in
      guard let plan = plans[layoutID] else { return }
      let record = GameRecord(layout: plan.layout, bytes: Array(bytes))
      var line = Array((isFirst ? "\n" : ",\n").utf8)
      record.exportedJSON(id: id).append(to: &line)
      try file.append(line)
      isFirst = false
    }
    try file.append("\n]\n".utf8)
  }

  // MARK: Rows

  private func forEachRecord(
    _ progress: (Double) throws -> Void,
    _ body: (_ id: Int64, _ layout: Int64, _ record: UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    let count = try connection.first("SELECT count(*) FROM game") { $0.int(0) ?? 0 } ?? 0
    var number = 0
    try connection.forEachRow("SELECT id, layout, record FROM game_text ORDER BY id") { row in
      try row.withBlob(2) { try body(row.int64(0), row.int64(1), $0) }
      number += 1
      if number % GameExport.rowsPerProgress == 0 { try progress(Double(number) / Double(max(count, 1))) }
    }
    try progress(1)
  }

  private func blankCell(_ place: Int) -> [UInt8] {
    var cell = [UInt8(ascii: ",")]
    CSVWriter.appendQuoted(columns.blank(at: place).utf8, to: &cell)
    return cell
  }
}
