/// What an import does, or would do, row by row.
public struct ImportReport: Hashable, Sendable {
  /// A row that was left out.
  public struct SkippedRow: Hashable, Sendable {
    /// The line of the file that the row begins on, from 1.
    public let line: Int
    /// Why, in a few words.
    public let reason: String
  }

  /// A value that is impossible in its column.
  public struct DamagedValue: Hashable, Sendable {
    /// The line of the file that its row begins on, from 1.
    public let line: Int
    /// The column, as the file's header has it.
    public let column: String
    /// The value, on one line and cut where it is long.
    public let text: String

    init(line: Int, column: String, text: String) {
      self.line = line
      self.column = column
      let shown = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      self.text = shown.count > 40 ? shown.prefix(40) + "…" : shown
    }
  }

  /// Rows that are not in the library yet.
  public internal(set) var new = 0
  /// Rows that say something else than the library.
  public internal(set) var changed = 0
  /// Rows that say what the library has.
  public internal(set) var same = 0
  /// Games of the library that are not in the file; they stay.
  public internal(set) var missing = 0
  /// How many rows were left out.
  public internal(set) var skipped = 0
  /// The rows that were left out, the first 10,000 of them.
  public internal(set) var rows: [SkippedRow] = []
  /// Values that are impossible in their column, which are kept in the file's form but not shown.
  public internal(set) var damaged = 0
  /// The first ten of those values.
  public internal(set) var damagedValues: [DamagedValue] = []
  /// Rated games whose rating in the file is another than the one given in Diptych.
  public internal(set) var ratingsKept = 0
  /// What a person should know about how the file was read, a sentence each.
  public internal(set) var notices: [String] = []

  private static let rowLimit = 10_000

  /// How many damaged values are named: enough to find the column that a spreadsheet broke.
  static let damagedLimit = 10

  mutating func skip(line: Int, _ reason: String) {
    skipped += 1
    if rows.count < ImportReport.rowLimit { rows.append(SkippedRow(line: line, reason: reason)) }
  }
}
