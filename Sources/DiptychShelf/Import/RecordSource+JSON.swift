extension RecordSource {
  /// Reads games in the form that Diptych exports and `list games --json` shows; only `name` must be there.
  ///
  /// - Throws: `ShelfError` that names the line when the file is no such JSON.
  init(json file: SourceFile) throws {
    let folder = file.path.absolute().parent
    self.file = file.path
    notices = file.notices
    delimiter = UInt8(ascii: ",")
    start = 0
    form = .converted
    var games: [(line: Int, cells: [String])] = []
    var skipped: [ImportReport.SkippedRow] = []
    var columns = JSONColumns(folder: folder)
    do {
      try file.text.withUnsafeBufferPointer { text in
        var reader = JSONReader(text)
        try reader.readArray { line, value in
          guard case .object(let members) = value else {
            skipped.append(.init(line: line, reason: "it is no game in braces"))
            return
          }
          do throws(JSONColumns.BadValue) {
            games.append((line, try columns.cells(members)))
          } catch {
            skipped.append(.init(line: line, reason: error.reason))
          }
        }
      }
    } catch let failure as JSONReader.Failure {
      throw RecordSource.noGames(file, failure)
    }
    if !columns.unknownKeys.isEmpty {
      let keys = columns.unknownKeys.joined(separator: ", ")
      notices.append("Keys that Diptych does not know were left out: \(keys).")
    }
    guard !games.isEmpty || !skipped.isEmpty else {
      throw SourceFile.error(file.path, "holds an empty list and no games")
    }
    let (layout, places) = columns.layout
    self.layout = layout
    var text: [UInt8] = []
    for game in games {
      for (index, place) in places.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        CSVWriter.appendQuoted((place < game.cells.count ? game.cells[place] : "").utf8, to: &text)
      }
      text.append(CSVReader.lf)
    }
    self.text = text
    self.skipped = skipped
    lines = games.map(\.line)
  }

  private static func noGames(_ file: SourceFile, _ failure: JSONReader.Failure) -> ShelfError {
    let head = String(decoding: file.text.prefix(1 << 16), as: UTF8.self)
    if head.contains("\"players\"") || head.contains("\"userInfo\""), head.first == "{" {
      return SourceFile.error(
        file.path, "looks like an export of BG Stats, which Diptych does not read; it imports "
          + GameFileFormat.readable)
    }
    return SourceFile.error(
      file.path, "is no list of games in JSON: \(failure.reason) on line \(failure.line)")
  }
}
