/// A file that was read and compared with the library, ready to be imported as it says.
public struct ImportPreview: Sendable {
  /// The file.
  public let file: FilePath

  /// What the import would do.
  public let report: ImportReport

  /// The records; kept so that exactly what was shown is imported, whatever happens to the file meanwhile.
  let source: RecordSource
}
