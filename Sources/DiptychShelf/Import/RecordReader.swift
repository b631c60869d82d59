/// Hands out the records of a source one after another in BGG's form, and says why others are left out.
struct RecordReader {
  private let source: RecordSource
  private let text: UnsafeBufferPointer<UInt8>
  private var reader: CSVReader
  private var number = 0
  private var line = 1
  private var countedTo = 0
  private var canonical: [UInt8] = []
  private var isInForm = false
  private var recoveries = 0
  private var notices = Notices()

  /// - Parameter text: the bytes of `source.text`, borrowed.
  init(_ source: RecordSource, _ text: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.text = text
    reader = CSVReader(text, delimiter: source.delimiter, position: source.start)
  }

  /// How much of the text was read, 0 to 1.
  var fraction: Double { text.isEmpty ? 1 : Double(reader.position) / Double(text.count) }

  /// What a person should know about records that were read all the same.
  var sentences: [String] { notices.sentences }

  /// What there is next.
  enum Next {
    /// A record to import, which `withRecord` lends.
    case record(line: Int)
    /// Something that says nothing, such as a blank row.
    case nothing
    /// A record that is left out.
    case skipped(line: Int, reason: String)
    case end
  }

  /// Moves to the next record.
  mutating func next() -> Next {
    guard reader.next() else { return .end }
    let line = nextLine()
    if reader.isUnterminated { recover(line) }
    if !reader.isTooWide, isBlank || isHeader { return .nothing }
    if let reason = reasonToSkip { return .skipped(line: line, reason: reason) }
    if reader.hasTextAfterQuote { notices.add(line, to: \.textAfterQuote) }
    if reader.count < source.layout.count { notices.add(line, to: \.short) }
    isInForm = !source.form.isForeign && reader.isCanonical && reader.count == source.layout.count
    if !isInForm { makeCanonical() }
    return .record(line: line)
  }

  /// Lends the record that `next` has moved to: a reader on it, and its bytes in BGG's form.
  func withRecord<Result>(
    _ body: (CSVReader, UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    if isInForm {
      return try body(reader, UnsafeBufferPointer(rebasing: text[reader.recordStart..<reader.recordEnd]))
    }
    return try canonical.withUnsafeBufferPointer { bytes in
      var reader = CSVReader(bytes)
      _ = reader.next()
      return try body(reader, bytes)
    }
  }

  // MARK: Lines

  private mutating func nextLine() -> Int {
    number += 1
    if let lines = source.lines { return lines[number - 1] }
    var index = countedTo
    while index < reader.recordStart {
      let isLineEnd =
        text[index] == CSVReader.lf
        || text[index] == CSVReader.cr && !(index + 1 < text.count && text[index + 1] == CSVReader.lf)
      if isLineEnd { line += 1 }
      index += 1
    }
    countedTo = reader.recordStart
    return line
  }

  // MARK: Records that make no sense

  /// Why the current record is left out; nil for a record to import.
  private var reasonToSkip: String? {
    let isMarker = reader.withCell(0) { cell in
      RecordReader.conflictMarkers.contains { cell.starts(with: $0) }
    }
    if isMarker { return "a mark that a version control system left in the file" }
    if reader.isTooWide { return "more than \(CSVReader.cellLimit) cells" }
    let layout = source.layout
    let hasSurplusText = (layout.count..<max(reader.count, layout.count)).contains { place in
      reader.withCell(place) { !CellText.trimmed($0).isEmpty }
    }
    guard hasSurplusText else { return nil }
    return "\(reader.count) cells where the header has \(layout.count), so its values have shifted"
  }

  private static let conflictMarkers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].map { Array($0.utf8) }

  private var isBlank: Bool {
    (0..<reader.count).allSatisfy { place in reader.withCell(place) { CellText.trimmed($0).isEmpty } }
  }

  /// Whether the current record repeats the header, as files that were joined do.
  private var isHeader: Bool {
    guard source.layout.count > 1, let place = source.layout.place(of: .objectname), place < reader.count,
      // Told by length first: nearly every record is none.
      reader.withCell(place, { $0.count <= 12 }), BGGColumn(headerCell: reader.text(place)) == .objectname
    else { return false }
    return Layout(names: reader.texts).knownCount * 2 > source.layout.knownCount
  }

  /// Ends a cell whose closing quote is missing: where it swallowed much, at the end of its first line, to go
  /// on with the next line that reads as a whole record.
  private mutating func recover(_ line: Int) {
    notices.add(line, to: \.unterminated)
    let swallowed = text[reader.recordStart...].count { $0 == CSVReader.lf }
    guard swallowed > 50, recoveries < RecordReader.recoveryLimit else { return }
    recoveries += 1
    reader.cutAtLineEnd()
    var position = reader.position
    for _ in 0..<RecordReader.plausibleLineLimit where position < text.count {
      // A record is looked for within a window, or a file full of quotes would be read over and over.
      let window = UnsafeBufferPointer(rebasing: text[..<min(position + 1 << 16, text.count)])
      var candidate = CSVReader(window, delimiter: source.delimiter, position: position)
      if candidate.next(), candidate.count == source.layout.count, !candidate.isUnterminated {
        reader.move(to: position)
        return
      }
      position = (text[position...].firstIndex(of: CSVReader.lf) ?? text.count - 1) + 1
    }
  }

  private static let recoveryLimit = 100
  private static let plausibleLineLimit = 1000

  // MARK: BGG's form

  /// Writes the current record as BGG would: all cells of the layout, quoted, with decimal points.
  private mutating func makeCanonical() {
    canonical.removeAll(keepingCapacity: true)
    for (place, column) in source.layout.columns.enumerated() {
      if place > 0 { canonical.append(UInt8(ascii: ",")) }
      guard place < reader.count else {
        CSVWriter.appendQuoted([], to: &canonical)
        continue
      }
      reader.withCell(place) { cell in
        let isForeign = source.form.isForeign
        let bare = source.form.isNames ? CellText.trimmed(cell) : cell
        let text = isForeign ? SpreadsheetGuard.removed(bare) : bare
        if isForeign, let comma = RecordReader.decimalComma(text, column) {
          let withPoint = text.enumerated().lazy.map { $0 == comma ? UInt8(ascii: ".") : $1 }
          CSVWriter.appendQuoted(withPoint, to: &canonical)
        } else {
          CSVWriter.appendQuoted(text, to: &canonical)
        }
      }
    }
  }

  /// Where the comma is that stands for a decimal point; nil in any other cell.
  private static func decimalComma(_ text: UnsafeBufferPointer<UInt8>, _ column: Layout.Column) -> Int? {
    guard let comma = text.firstIndex(of: UInt8(ascii: ",")), column.occurrence == 0,
      let known = BGGColumn(key: column.key), case .decimal(let range, let zeroIsNone) = known.meaning
    else { return nil }
    if case .damaged = CellText.decimal(text, in: range, zeroIsNone: zeroIsNone) { return nil }
    return comma
  }
}

extension RecordReader {
  /// Lines on which something was odd but could be read.
  private struct Notices {
    var textAfterQuote: (count: Int, line: Int) = (0, 0)
    var short: (count: Int, line: Int) = (0, 0)
    var unterminated: (count: Int, line: Int) = (0, 0)

    mutating func add(_ line: Int, to kind: WritableKeyPath<Notices, (count: Int, line: Int)>) {
      if self[keyPath: kind].count == 0 { self[keyPath: kind].line = line }
      self[keyPath: kind].count += 1
    }

    var sentences: [String] {
      [
        (short, "fewer cells than the header; the missing ones are empty"),
        (textAfterQuote, "text after a closing quote, which was kept"),
        (unterminated, "a quote that is never closed; check the text from there on"),
      ].compactMap { place, what in
        guard place.count > 0 else { return nil }
        let rows = place.count == 1 ? "A row has" : "\(place.count) rows have"
        return "\(rows) \(what) (\(place.count == 1 ? "" : "the first on ")line \(place.line))."
      }
    }
  }
}
