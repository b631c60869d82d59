/// Splits CSV text into records and cells, as RFC 4180 says but leniently, on UTF-8 bytes.
///
/// CRLF, LF or a lone CR outside quotes end a record, blank lines are skipped, and the last record needs no
/// line end. A quote opens a quoted cell only as the cell's first byte; text after the closing quote is
/// appended to the cell. The bytes are borrowed: they must outlive the reader.
struct CSVReader {
  /// Where a cell's text is.
  private struct Cell {
    var start: Int
    var end: Int
    /// In `unescaped` rather than in the input: the cell held doubled quotes, CRs or text after its quote.
    var isUnescaped: Bool
  }

  let input: UnsafeBufferPointer<UInt8>
  let delimiter: UInt8

  /// Where the next record starts.
  private(set) var position: Int

  /// Where the current record is, without its line end.
  private(set) var recordStart = 0
  private(set) var recordEnd = 0

  /// Whether the current record is exactly as this program writes it: all cells quoted, separated by
  /// commas, line breaks within cells LF.
  private(set) var isCanonical = false

  /// Whether text after a closing quote was appended to a cell of the current record.
  private(set) var hasTextAfterQuote = false

  /// Whether the input ended inside a quoted cell of the current record.
  private(set) var isUnterminated = false

  private var cells: [Cell] = []
  private var unescaped: [UInt8] = []

  init(_ input: UnsafeBufferPointer<UInt8>, delimiter: UInt8 = UInt8(ascii: ","), position: Int = 0) {
    self.input = input
    self.delimiter = delimiter
    self.position = position
  }

  /// How many cells the current record has.
  var count: Int { cells.count }

  /// Lends the text of one cell of the current record: unquoted, line breaks as LF.
  @inline(__always)
  func withCell<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let cell = cells[index]
    if cell.isUnescaped {
      return unescaped.withUnsafeBufferPointer { body(.init(rebasing: $0[cell.start..<cell.end])) }
    }
    return body(.init(rebasing: input[cell.start..<cell.end]))
  }

  /// The text of one cell of the current record.
  func text(_ index: Int) -> String {
    withCell(index) { String(decoding: $0, as: UTF8.self) }
  }

  /// All cells of the current record.
  var texts: [String] { cells.indices.map(text) }

  /// Goes on from another place, such as the line after a record that made no sense.
  mutating func move(to position: Int) {
    self.position = position
  }

  /// Ends the current record's unterminated cell at the end of its line, and goes on after that line.
  mutating func cutAtLineEnd() {
    guard let last = cells.last else { return }
    let start = last.isUnescaped ? last.start : 0
    let text = last.isUnescaped ? unescaped[start..<last.end].firstIndex(of: CSVReader.lf) : nil
    var lineEnd = recordStart
    while lineEnd < input.count, !CSVReader.isLineBreak(input[lineEnd]) { lineEnd += 1 }
    if last.isUnescaped {
      cells[cells.count - 1].end = text ?? last.end
    } else {
      cells[cells.count - 1].end = max(last.start, min(lineEnd, last.end))
    }
    recordEnd = lineEnd
    position = lineEnd
    skipLineEnd()
  }

  // MARK: Reading

  /// Moves to the next record.
  ///
  /// - Returns: false at the end of the input.
  mutating func next() -> Bool {
    while position < input.count, CSVReader.isLineBreak(input[position]) { position += 1 }
    guard position < input.count else { return false }
    cells.removeAll(keepingCapacity: true)
    unescaped.removeAll(keepingCapacity: true)
    recordStart = position
    isCanonical = delimiter == UInt8(ascii: ",")
    hasTextAfterQuote = false
    isUnterminated = false
    while true {
      if position < input.count, input[position] == CSVReader.quote {
        readQuotedCell()
      } else {
        isCanonical = false
        let start = position
        skipToCellEnd()
        cells.append(Cell(start: start, end: position, isUnescaped: false))
      }
      guard position < input.count, input[position] == delimiter else { break }
      position += 1
    }
    recordEnd = position
    skipLineEnd()
    return true
  }

  private mutating func readQuotedCell() {
    position += 1
    var start = position
    let textStart = unescaped.count
    var isUnescaped = false
    while true {
      guard position < input.count else {
        isUnterminated = true
        isCanonical = false
        break
      }
      let byte = input[position]
      if byte == CSVReader.quote {
        guard position + 1 < input.count, input[position + 1] == CSVReader.quote else { break }
        // The first quote of the pair belongs to the text.
        unescaped.append(contentsOf: input[start...position])
        isUnescaped = true
        position += 2
        start = position
      } else if byte == CSVReader.cr {
        unescaped.append(contentsOf: input[start..<position])
        unescaped.append(CSVReader.lf)
        isUnescaped = true
        isCanonical = false
        skipLineEnd()
        start = position
      } else {
        position += 1
      }
    }
    let end = position
    if position < input.count { position += 1 }
    let afterQuote = position
    skipToCellEnd()
    if position > afterQuote {
      hasTextAfterQuote = true
      isCanonical = false
      unescaped.append(contentsOf: input[start..<end])
      unescaped.append(contentsOf: input[afterQuote..<position])
      cells.append(Cell(start: textStart, end: unescaped.count, isUnescaped: true))
    } else if isUnescaped {
      unescaped.append(contentsOf: input[start..<end])
      cells.append(Cell(start: textStart, end: unescaped.count, isUnescaped: true))
    } else {
      cells.append(Cell(start: start, end: end, isUnescaped: false))
    }
  }

  private mutating func skipToCellEnd() {
    while position < input.count {
      let byte = input[position]
      if byte == delimiter || CSVReader.isLineBreak(byte) { return }
      position += 1
    }
  }

  /// Skips one CRLF, LF or CR.
  private mutating func skipLineEnd() {
    guard position < input.count else { return }
    let isCRLF = input[position] == CSVReader.cr && position + 1 < input.count
      && input[position + 1] == CSVReader.lf
    position += isCRLF ? 2 : 1
  }

  @inline(__always)
  static func isLineBreak(_ byte: UInt8) -> Bool { byte == lf || byte == cr }

  static let quote = UInt8(ascii: "\"")
  static let lf = UInt8(ascii: "\n")
  static let cr = UInt8(ascii: "\r")
}
