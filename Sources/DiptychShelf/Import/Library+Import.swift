extension Library {
  /// Reads a file of games and says what importing it would do; nothing is written.
  ///
  /// Takes long for large files: call it off the main thread.
  ///
  /// - Parameter progress: called now and then with the part that is done, 0 to 1; an error that it throws
  ///   ends the work.
  /// - Throws: `ShelfError` when the file cannot be read or holds no games: the sentence names the cause.
  public func previewImport(
    of file: FilePath, progress: @escaping (Double) throws -> Void = { _ in }
  ) throws -> ImportPreview {
    let source = try RecordSource(file)
    var importer = try Importer(source, makeConnection(), fileWins: false, recorder: nil, progress: progress)
    return ImportPreview(file: file, report: try importer.run(), source: source)
  }

  /// Imports what a preview showed: all of it or nothing, durable on return, one step of undo.
  ///
  /// - Parameters:
  ///   - preview: the file as it was read then.
  ///   - fileWins: whether the file's ratings replace those that were given in Diptych.
  ///   - progress: called now and then with the part that is done, 0 to 1; an error that it throws ends the
  ///     import and leaves the library as it was.
  /// - Returns: what was done; differs from the preview only if the library has changed since or the file
  ///   wins.
  @discardableResult
  public func importGames(
    _ preview: ImportPreview, fileWins: Bool = false, progress: @escaping (Double) throws -> Void = { _ in }
  ) throws -> ImportReport {
    try importGames(preview.source, fileWins: fileWins, progress: progress)
  }

  /// Imports a file without showing it first.
  @discardableResult
  public func importGames(
    from file: FilePath, fileWins: Bool = false, progress: @escaping (Double) throws -> Void = { _ in }
  ) throws -> ImportReport {
    try importGames(RecordSource(file), fileWins: fileWins, progress: progress)
  }

  private func importGames(
    _ source: RecordSource, fileWins: Bool, progress: @escaping (Double) throws -> Void
  ) throws -> ImportReport {
    let connection = try makeConnection()
    let report = try connection.transaction {
      let recorder = try ChangeRecorder(connection)
      var importer = try Importer(
        source, connection, fileWins: fileWins, recorder: recorder, progress: progress)
      let report = try importer.run()
      try recorder.finish(named: "Imported \(source.file.displayName)")
      return report
    }
    // The import is done, whatever comes of this.
    try? connection.giveBackSpace()
    return report
  }
}

extension RecordSource {
  /// Reads a file of any format that holds games.
  init(_ path: FilePath) throws {
    let file = try SourceFile(path)
    switch try GameFileFormat(file) {
    case .csv: self = try RecordSource(csv: file)
    case .json: self = try RecordSource(json: file)
    }
  }
}
