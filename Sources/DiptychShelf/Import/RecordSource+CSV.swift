extension RecordSource {
  /// Finds the header, the separator and the form of a CSV file or a list of names.
  ///
  /// - Throws: `ShelfError` that says what the file is when it is no list of games.
  init(csv file: SourceFile) throws {
    self.file = file.path
    text = file.text
    notices = file.notices
    let dialect = file.text.withUnsafeBufferPointer { CSVDialect($0) }
    guard let dialect else {
      let list = try NameList(file)
      delimiter = list.delimiter
      start = list.start
      layout = Layout(names: list.columns.map(\.name))
      form = .names
      return
    }
    try RecordSource.refuseOtherTables(dialect.header, file.path)
    guard dialect.hasRecords else {
      throw SourceFile.error(file.path, "holds the column names and no games; export your collection again")
    }
    delimiter = dialect.delimiter
    start = dialect.end
    let isNative =
      file.isPlainUTF8 && dialect.isNativeForm && !file.text.contains(CSVReader.cr)
      && !RecordSource.isHandMadeWithYear(dialect.header)
    if isNative {
      layout = dialect.header
      form = .bgg(header: Array(file.text[dialect.start..<dialect.headerEnd]))
    } else {
      layout = RecordSource.inBGGNames(dialect.header)
      form = .foreign
    }
  }

  /// The same columns under BGG's names.
  private static func inBGGNames(_ header: Layout) -> Layout {
    let hasGamesYear = isHandMadeWithYear(header)
    return Layout(
      names: zip(header.columns, header.names).map { column, name in
        guard column.occurrence == 0, let known = BGGColumn(headerCell: name) else { return name }
        return known == .year && hasGamesYear ? BGGColumn.yearpublished.name : known.name
      })
  }

  /// Whether it is a hand-made list with a column `year`, which there is the game's year, not the edition's.
  private static func isHandMadeWithYear(_ header: Layout) -> Bool {
    header.place(of: .year) != nil && header.place(of: .objectid) == nil
      && header.place(of: .yearpublished) == nil
  }

  /// Tables that have a column of names but are no collection.
  private static func refuseOtherTables(_ header: Layout, _ path: FilePath) throws {
    let keys = Set(header.columns.map(\.key))
    if keys.isSuperset(of: ["usersrated", "is_expansion"]) {
      throw SourceFile.error(
        path,
        "is BGG's list of all ranked games, not your collection; export the collection from your own "
          + "collection page")
    }
    if keys.contains("play id") {
      throw SourceFile.error(
        path, "is a list of plays, not a collection; Diptych imports \(GameFileFormat.readable)")
    }
  }
}
