extension Library {
  /// Writes all games to a file, which appears whole or not at all.
  ///
  /// - Parameters:
  ///   - file: where to; a file that is there is replaced.
  ///   - format: how.
  ///   - progress: called now and then with the part that is done, 0 to 1; an error that it throws ends the
  ///     export and leaves no file.
  /// - Throws: `ShelfError` when the file cannot be written.
  public func exportGames(
    to file: FilePath, as format: GameExportFormat, progress: (Double) throws -> Void = { _ in }
  ) throws {
    do {
      let output = try AtomicFile(file)
      let connection = try makeConnection()
      let export = try GameExport(connection)
      switch format {
      case .bggCSV: try export.writeBGG(to: output, progress: progress)
      case .spreadsheetCSV: try export.writeSpreadsheet(to: output, progress: progress)
      case .json: try export.writeJSON(to: output, progress: progress)
      }
      try output.commit()
    } catch let failure as WriteFailure {
      throw ShelfError(failure.description)
    }
  }
}
