/// A hand-made list without BGG's columns: one name a line, or a name and a year.
struct NameList {
  /// What separates name and year; NUL in a list of names alone, whose names may hold commas.
  let delimiter: UInt8

  /// Where the first record begins, past a heading such as `Games`.
  let start: Int

  /// What the cells are.
  let columns: [BGGColumn]

  /// Looks at a file in which no header was found.
  ///
  /// - Throws: `ShelfError` that says what the file is when it is no list of names.
  init(_ file: SourceFile) throws {
    self = try file.text.withUnsafeBufferPointer { try NameList($0, file.path) }
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ path: FilePath) throws {
    let lines = NameList.firstLines(text)
    if lines.count == 1, NameList.looksLikeReply(lines[0]) { throw NameList.prose(path, lines[0]) }
    for delimiter in ",;\t|".utf8 {
      let widths = NameList.widths(text, delimiter)
      guard widths.allSatisfy({ $0.cells == 2 }) else {
        // Most lines have the same cells: a table, of something else.
        let wide = widths.count { $0.cells > 1 && $0.cells == widths.first?.cells }
        if wide * 2 > widths.count, widths.count > 1 { throw NameList.noKnownColumn(path) }
        continue
      }
      guard widths.dropFirst().allSatisfy(\.hasYear), widths.count > 1 || widths[0].hasYear else {
        throw NameList.noKnownColumn(path)
      }
      self.delimiter = delimiter
      start = NameList.start(text, delimiter, isHeading: !widths[0].hasYear)
      columns = [.objectname, .yearpublished]
      return
    }
    if let prose = lines.first(where: { $0.utf8.count > 120 }) { throw NameList.prose(path, prose) }
    let isHeading = lines.count > 1 && NameList.headings.contains(TextFolding.fold(CellText.trim(lines[0])))
    delimiter = 0
    start = NameList.start(text, 0, isHeading: isHeading)
    columns = [.objectname]
  }

  private static let headings: Set<String> = [
    "game", "games", "title", "titles", "board game", "board games",
  ]

  /// How far a file is looked at to tell what it is.
  private static let sampleSize = 1000

  private static func widths(
    _ text: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8
  ) -> [(cells: Int, hasYear: Bool)] {
    var reader = CSVReader(text, delimiter: delimiter)
    var widths: [(Int, Bool)] = []
    while widths.count < sampleSize, nextLine(&reader) {
      let year = reader.count == 2 ? reader.withCell(1) { CellText.integer($0, in: -9999...9999) } : .damaged
      if case .damaged = year {
        widths.append((reader.count, false))
      } else {
        widths.append((reader.count, true))
      }
    }
    return widths
  }

  private static func firstLines(_ text: UnsafeBufferPointer<UInt8>) -> [String] {
    var reader = CSVReader(text, delimiter: 0)
    var lines: [String] = []
    while lines.count < sampleSize, nextLine(&reader) { lines.append(reader.text(0)) }
    return lines
  }

  private static func start(
    _ text: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8, isHeading: Bool
  ) -> Int {
    var reader = CSVReader(text, delimiter: delimiter)
    return isHeading && nextLine(&reader) ? reader.position : 0
  }

  /// Moves to the next line on which there is something.
  private static func nextLine(_ reader: inout CSVReader) -> Bool {
    while reader.next() {
      if reader.count > 1 || reader.withCell(0, { !CellText.trimmed($0).isEmpty }) { return true }
    }
    return false
  }

  /// Whether a lone line is rather what a web site says than a game's name.
  private static func looksLikeReply(_ line: String) -> Bool {
    let folded = TextFolding.fold(line)
    let words = [
      "unauthorized", "forbidden", "error", "denied", "not found", "too many", "please", "try again",
    ]
    return line.utf8.count > 60 || words.contains { folded.contains($0) }
      || folded.split(separator: " ").count > 3 && folded.hasSuffix(".")
  }

  private static func noKnownColumn(_ path: FilePath) -> ShelfError {
    SourceFile.error(
      path,
      "has no column that Diptych knows; name the column with the games' names \"objectname\" or \"name\"")
  }

  private static func prose(_ path: FilePath, _ line: String) -> ShelfError {
    SourceFile.error(
      path,
      "holds a message, not games (\"\(line.prefix(60))\"): BGG refuses exports of more than 14,500 items "
        + "and those without a login; log in and export again, or export in parts")
  }
}
