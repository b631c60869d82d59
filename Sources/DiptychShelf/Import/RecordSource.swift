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

  /// The columns; in BGG's names unless the file is in BGG's own form.
  let layout: Layout

  /// The header record as the file has it, where the file is in BGG's own form: then its records are kept
  /// byte for byte. Nil means that each record is put into BGG's form.
  let nativeHeader: [UInt8]?

  /// The lines of the records, where `text` is not the file itself; else lines are counted.
  var lines: [Int]?

  /// Rows that were skipped before there was a record to make of them.
  var skipped: [ImportReport.SkippedRow] = []

  /// What a person should know about how the file was read.
  var notices: [String]
}
