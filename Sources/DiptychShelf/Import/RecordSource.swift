/// Records to import, in memory: a header and where the records begin, whatever file they came from.
struct RecordSource {
  /// The file.
  let file: FilePath

  /// The text with the records.
  let text: [UInt8]

  /// Where the first record begins in `text`.
  let start: Int

  /// What separates cells.
  let delimiter: UInt8

  /// How the records are written.
  enum Form {
    /// BGG's own, under this header record: they are kept byte for byte.
    case bgg(header: [UInt8])
    /// Another program's CSV: they are put into BGG's form.
    case foreign
    /// A list of names, one a line: blanks around a name are no part of it.
    case names
    /// BGG's, made by Diptych from another format.
    case converted

    var header: [UInt8]? {
      if case .bgg(let header) = self { header } else { nil }
    }

    var isForeign: Bool {
      switch self {
      case .foreign, .names: true
      case .bgg, .converted: false
      }
    }

    var isNames: Bool {
      if case .names = self { true } else { false }
    }
  }

  /// How the records are written.
  let form: Form

  /// The columns; in BGG's names unless the file is in BGG's own form.
  let layout: Layout

  /// The lines of the records, where `text` is not the file itself; else lines are counted.
  var lines: [Int]?

  /// Rows that were skipped before there was a record to make of them.
  var skipped: [ImportReport.SkippedRow] = []

  /// What a person should know about how the file was read.
  var notices: [String]
}
