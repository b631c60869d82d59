@testable import DiptychShelf

/// A library that a new process opens for each thing that is done to it.
struct RestartedLibrary {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A library that holds games of some names, numbered from 1, that came with an import.
  init(games names: String...) throws {
    try self.init()
    try importGames(names.map { "\"\($0)\",\"0\"" })
  }

  var directory: FilePath { folder.path.appending("library") }

  /// Opens it; let go of it to close it.
  func open() throws -> Library { try Library(directory: directory) }

  /// Imports games, given as cells of name and rating.
  func importGames(_ rows: [String]) throws {
    try open().importGames(
      from: folder.write("collection.csv", (["objectname,rating"] + rows).joined(separator: "\n") + "\n"))
  }

  /// Writes a game's rating as a program would that keeps no history.
  func rateElsewhere(_ game: Int64, _ text: String) throws {
    try open().write { connection in
      let store = GameStore(connection: connection)
      guard let row = try store.row(game) else { throw ShelfError("no game") }
      try store.update(
        game,
        GameStore.Row(
          record: row.record.setting(.rating, to: text), isRatedHere: true, changed: Library.now() + 1))
    }
  }

  /// The games' rating chips, by number.
  func chips() throws -> [String] {
    try open().gameSummaries().sorted { $0.id.number < $1.id.number }.map(\.rating.chip)
  }

  /// Everything that there is to know of the games.
  func export() throws -> [UInt8] {
    let file = folder.path.appending("export.csv")
    try open().exportGames(to: file, as: .bggCSV)
    return try TemporaryFolder.read(file)
  }

  /// The names of all changes, newest first.
  func changes() throws -> [String] {
    try open().withConnection { connection in
      try connection.query("SELECT name FROM change ORDER BY id DESC") { $0.text(0) ?? "" }
    }
  }

  /// Whether the history keeps anything at all.
  func keepsAnything() throws -> Bool {
    try open().withConnection { connection in
      try ["change", "kept_game", "changed_photo"].contains { table in
        try connection.first("SELECT 1 FROM \(table)") { _ in true } ?? false
      }
    }
  }

  static func rating(_ text: String) -> Rating? { Rating(text, scale: .games) }
}
