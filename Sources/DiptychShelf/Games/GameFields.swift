/// What is read from a game's record each time it is stored: the values that lists show and sort by, and
/// which cells made no sense.
///
/// A value outside its range is dropped and noted, never rescaled: a spreadsheet that took `6.03212` for
/// 603,212 cannot be second-guessed.
struct GameFields {
  var name = ""
  var year: Int?
  var kind: GameKind?
  var minPlayers: Int?
  var maxPlayers: Int?
  var time: Int?
  var minTime: Int?
  var maxTime: Int?
  var rating: Rating?
  var average: Double?
  var bayesAverage: Double?
  var rank: Int?
  var owners: Int?
  var plays: Int?
  var weight: Double?
  var ownWeight: Double?
  var acquired: String?
  var flags: GameFlags = []
  var wishlistPriority: Int?
  var collectionID: Int?
  var bggID: Int?

  /// The columns whose cells held something else than a number, or a number out of range.
  var damaged: [BGGColumn] = []

  /// Whether a cell that names the row holds no whole number: the cells of the row have shifted.
  var isShifted = false

  /// Reads the record that a reader stands on.
  init(_ reader: CSVReader, _ layout: Layout) {
    let source = Source(reader: reader, layout: layout)
    name = source.text(.objectname, trimmed: true)
    bggID = identifier(source, .objectid)
    collectionID = identifier(source, .collid)

    year = integer(source, .yearpublished)
    minPlayers = integer(source, .minplayers)
    maxPlayers = integer(source, .maxplayers)
    time = integer(source, .playingtime)
    minTime = integer(source, .minplaytime)
    maxTime = integer(source, .maxplaytime)
    rank = integer(source, .rank)
    owners = integer(source, .numowned)
    plays = integer(source, .numplays)
    wishlistPriority = integer(source, .wishlistpriority)

    rating = decimal(source, .rating).flatMap { Rating(value: $0, scale: .games) }
    average = decimal(source, .average)
    bayesAverage = decimal(source, .baverage)
    weight = decimal(source, .avgweight)
    ownWeight = decimal(source, .weight)

    for (column, flag) in GameFlags.columns
    where value(source.number(column, CellText.flag), column) ?? false {
      flags.insert(flag)
    }
    kind = GameKind(rawValue: source.text(.itemtype, trimmed: true).lowercased())
    let date = source.text(.acquisitiondate, trimmed: true)
    acquired = GameFields.isDate(date) ? date : nil
  }

  private mutating func identifier(_ source: Source, _ column: BGGColumn) -> Int? {
    let number = source.number(column) { CellText.integer($0, in: 0...Int.max) }
    if case .damaged = number { isShifted = true }
    return number.value == 0 ? nil : number.value
  }

  private mutating func integer(_ source: Source, _ column: BGGColumn) -> Int? {
    guard case .integer(let range, let zeroIsNone) = column.meaning else { return nil }
    let number = value(source.number(column) { CellText.integer($0, in: range) }, column)
    return zeroIsNone && number == 0 ? nil : number
  }

  private mutating func decimal(_ source: Source, _ column: BGGColumn) -> Double? {
    guard case .decimal(let range, let zeroIsNone) = column.meaning else { return nil }
    return value(source.number(column) { CellText.decimal($0, in: range, zeroIsNone: zeroIsNone) }, column)
  }

  /// The value of a cell; the column of a damaged one is noted.
  private mutating func value<Value>(_ number: CellText.Number<Value>, _ column: BGGColumn) -> Value? {
    if case .damaged = number { damaged.append(column) }
    return number.value
  }

  private static func isDate(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.enumerated().allSatisfy { index, byte in
        index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
      }
  }
}

extension GameFields {
  /// A record's cells by column.
  struct Source {
    let reader: CSVReader
    let layout: Layout

    /// Lends a cell; nil when the record has no such column.
    func withCell<Result>(
      _ column: BGGColumn, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
      guard let place = layout.place(of: column), place < reader.count else { return nil }
      return reader.withCell(place, body)
    }

    /// A cell's meaning as a number.
    func number<Value>(
      _ column: BGGColumn, _ read: (UnsafeBufferPointer<UInt8>) -> CellText.Number<Value>
    ) -> CellText.Number<Value> {
      withCell(column, read) ?? .absent
    }

    /// A cell's text; empty when the record has no such column.
    func text(_ column: BGGColumn, trimmed: Bool = false) -> String {
      withCell(column) {
        String(decoding: trimmed ? CellText.trimmed($0) : $0, as: UTF8.self)
      } ?? ""
    }
  }
}
