/// How games are written to a file; the raw values are the words of `--format`.
public enum GameExportFormat: String, CaseIterable, Sendable {
  /// BGG's own CSV; untouched rows are as they came, byte for byte.
  case bggCSV = "bgg-csv"
  /// CSV that spreadsheets open without harm: byte order mark, CRLF, no cell is taken for a formula.
  case spreadsheetCSV = "spreadsheet-csv"
  /// All that is known, for other programs and for Diptych itself.
  case json

  /// The format that a file's extension asks for; nil for any other extension.
  public init?(extensionOf file: FilePath) {
    switch file.fileExtension {
    case "csv": self = .bggCSV
    case "json": self = .json
    default: return nil
    }
  }
}
