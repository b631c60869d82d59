/// All that is known of a game: one record in BGG's form under a layout.
struct GameRecord: Hashable, Sendable {
  /// The columns of the record.
  let layout: Layout

  /// The record as BGG writes it, without the line end: every cell quoted, quotes doubled, commas between.
  let bytes: [UInt8]

  /// Takes a record that is in BGG's form already.
  init(layout: Layout, bytes: [UInt8]) {
    self.layout = layout
    self.bytes = bytes
  }

  /// Makes a record from its cells.
  init(layout: Layout, cells: [String]) {
    self.layout = layout
    var bytes: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      CSVWriter.appendQuoted(cell.utf8, to: &bytes)
    }
    self.bytes = bytes
  }

  /// Lends a reader that stands on the record.
  func withReader<Result>(_ body: (CSVReader) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = CSVReader(buffer)
      _ = reader.next()
      return try body(reader)
    }
  }

  /// The cells, one for each column of the layout.
  var cells: [String] {
    withReader { $0.texts }
  }

  /// The same game with another text in one column, which is added to the layout where it is missing.
  func setting(_ column: BGGColumn, to text: String) -> GameRecord {
    var cells = self.cells
    if let place = layout.place(of: column) {
      cells[place] = text
      return GameRecord(layout: layout, cells: cells)
    }
    return GameRecord(layout: Layout(names: layout.names + [column.name]), cells: cells + [text])
  }
}
