/// How a CSV file with a header is written: told by the separator under which the first record has the most
/// names that Diptych knows.
struct CSVDialect {
  /// What separates cells.
  let delimiter: UInt8

  /// The header's columns.
  let header: Layout

  /// Where the header record begins, where it ends without its line end, and where the next record begins.
  let start: Int, headerEnd: Int, end: Int

  /// Whether a record follows the header.
  let hasRecords: Bool

  /// Whether the header and the first record look as BGG writes them: commas, bare names, quoted cells.
  let isNativeForm: Bool

  private static let delimiters = ",;\t|".utf8

  /// Looks at a text; nil when no separator gives a header with a column of names or of BGG's numbers.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let start = CSVDialect.lengthOfSeparatorLine(text)
    var best: (reader: CSVReader, layout: Layout)?
    for delimiter in CSVDialect.delimiters {
      var reader = CSVReader(text, delimiter: delimiter, position: start)
      // A header longer than this is no header, and would cost four times the file.
      guard reader.next(), reader.recordEnd - reader.recordStart < 100_000 else { continue }
      let layout = Layout(names: reader.texts)
      let namesGames = layout.place(of: .objectname) != nil || layout.place(of: .objectid) != nil
      if namesGames, layout.knownCount > best?.layout.knownCount ?? 0 { best = (reader, layout) }
    }
    guard let (reader, layout) = best else { return nil }
    delimiter = reader.delimiter
    header = layout
    self.start = reader.recordStart
    headerEnd = reader.recordEnd
    end = reader.position
    let first = text[end...].first { !CSVReader.isLineBreak($0) }
    hasRecords = first != nil
    isNativeForm = start == 0 && delimiter == UInt8(ascii: ",") && first == CSVReader.quote
      && text[start] != CSVReader.quote
  }

  /// The length of a first line such as `sep=;`, which spreadsheets write and read.
  static func lengthOfSeparatorLine(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var reader = CSVReader(text, delimiter: 0)
    guard reader.next() else { return 0 }
    let isSeparatorLine = reader.withCell(0) { cell in
      cell.count == 5 && TextFolding.fold(cell).starts(with: "sep=".utf8)
    }
    return isSeparatorLine ? reader.position : 0
  }
}
