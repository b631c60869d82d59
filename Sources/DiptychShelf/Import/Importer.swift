/// Compares the records of a source with a library, and writes what is new or changed if asked to.
struct Importer {
  private let recorder: ChangeRecorder?
  private let progress: (Double) throws -> Void
  private let source: RecordSource
  private let store: GameStore
  private let now = Library.now()
  private var identities: IdentityMap
  private var merger: RecordMerger
  private var writer: GameWriter
  private var report = ImportReport()

  /// The lines on which collection numbers were.
  private var seen: [Int: Int] = [:]

  /// - Parameters:
  ///   - source: the records.
  ///   - connection: the library; inside a transaction where there is a recorder.
  ///   - fileWins: whether ratings of the file replace those that were given in Diptych.
  ///   - recorder: makes the change; nil to compare alone.
  ///   - progress: called now and then with the part that is done, 0 to 1; what it throws ends the import.
  init(
    _ source: RecordSource, _ connection: Connection, fileWins: Bool, recorder: ChangeRecorder?,
    progress: @escaping (Double) throws -> Void
  ) throws {
    self.recorder = recorder
    self.progress = progress
    self.source = source
    store = GameStore(connection: connection)
    identities = try IdentityMap(
      connection, comparesYears: source.layout.place(of: .yearpublished) != nil)
    merger = RecordMerger(store, source.layout, fileWins: fileWins)
    writer = try GameWriter(connection)
  }

  /// Goes through all records.
  ///
  /// - Throws: what `progress` throws, and `ShelfError` when the library fails.
  mutating func run() throws -> ImportReport {
    for row in source.skipped { report.skip(line: row.line, row.reason) }
    let layout = try recorder.map { _ in
      try store.store(source.layout, header: source.form.header, isNative: source.form.header != nil)
    }
    try source.text.withUnsafeBufferPointer { text in
      var records = RecordReader(source, text)
      for number in 1... {
        switch records.next() {
        case .record(let line):
          try records.withRecord { try take($0, $1, line: line, source.layout, layout) }
        case .skipped(let line, let reason): report.skip(line: line, reason)
        case .nothing: break
        case .end:
          report.notices = source.notices + records.sentences
          return
        }
        if number % Importer.rowsPerProgress == 0 { try progress(records.fraction) }
      }
    }
    try progress(1)
    // Those that were left out before there were records come first otherwise.
    report.rows.sort { $0.line < $1.line }
    report.missing = identities.count - identities.foundCount
    return report
  }

  private mutating func take(
    _ reader: CSVReader, _ record: UnsafeBufferPointer<UInt8>, line: Int, _ layout: Layout, _ layoutID: Int64?
  ) throws {
    let fields = GameFields(reader, layout)
    let cells = GameFields.Source(reader: reader, layout: layout)
    if let reason = reasonToSkip(fields, line: line) {
      report.skip(line: line, reason)
      return
    }
    noteDamage(fields, cells, line: line)
    guard let id = try identities.find(fields, cells) else {
      report.new += 1
      if let layoutID {
        let id = try writer.write(
          fields, from: cells, record: record, layout: layoutID, id: nil, isRatedHere: false, changed: now)
        recorder?.noteAdded(id)
      }
      return
    }
    switch try merger.merge(reader, record, into: id) {
    case .same(let keepsRating):
      report.same += 1
      report.ratingsKept += keepsRating ? 1 : 0
    case .changed(let merged, let isRatedHere, let keepsRating):
      report.changed += 1
      report.ratingsKept += keepsRating ? 1 : 0
      try recorder?.update(id, GameStore.Row(record: merged, isRatedHere: isRatedHere, changed: now))
    }
  }

  private mutating func noteDamage(_ fields: GameFields, _ cells: GameFields.Source, line: Int) {
    guard !fields.damaged.isEmpty else { return }
    report.damaged += fields.damaged.count
    for column in fields.damaged.prefix(ImportReport.damagedLimit - report.damagedValues.count) {
      let name = cells.layout.place(of: column).map { CellText.trim(cells.layout.names[$0]) }
      report.damagedValues.append(
        .init(line: line, column: name ?? column.name, text: cells.text(column, trimmed: true)))
    }
  }

  private static let rowsPerProgress = 500

  private mutating func reasonToSkip(_ fields: GameFields, line: Int) -> String? {
    if fields.isShifted { return "its id is no whole number, so its values have shifted" }
    if fields.name.isEmpty { return "it has no name" }
    guard let collectionID = fields.collectionID else { return nil }
    if let first = seen.updateValue(line, forKey: collectionID) {
      seen[collectionID] = first
      return "its collection id \(collectionID) is on line \(first) already"
    }
    return nil
  }
}
