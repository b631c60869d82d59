@testable import DiptychShelf

extension TestLibrary {
  /// Imports a file of some content.
  @discardableResult
  func importFile(_ bytes: [UInt8], name: String = "collection.csv", fileWins: Bool = false) throws -> ImportReport {
    try library.importGames(from: folder.write(name, bytes), fileWins: fileWins)
  }

  @discardableResult
  func importFile(_ text: String, name: String = "collection.csv", fileWins: Bool = false) throws -> ImportReport {
    try importFile(Array(text.utf8), name: name, fileWins: fileWins)
  }

  /// The sentence with which an import fails; nil when it does not.
  func importFailure(_ bytes: [UInt8], name: String = "collection.csv") -> String? {
    do {
      try importFile(bytes, name: name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What an export writes.
  func export(_ format: GameExportFormat) throws -> [UInt8] {
    let file = folder.path.appending("export")
    try library.exportGames(to: file, as: format)
    return try TemporaryFolder.read(file)
  }

  /// All games as `list games --json` shows them, without their numbers.
  func listedJSON() throws -> [JSONValue] {
    let ids = try library.gameSummaries().map(\.id.number).sorted()
    return try library.listedJSON(ids).map { value in
      guard case .object(let members) = value else { return value }
      return .object(members.filter { $0.key != "id" })
    }
  }

  /// All games, in the order in which they came.
  func games() throws -> [Game] {
    try library.gameSummaries().compactMap { try library.game($0.id) }.sorted { $0.id.number < $1.id.number }
  }
}

extension ImportReport {
  /// The four counts of the command line.
  var counts: [Int] { [new, changed, same, skipped] }
}
