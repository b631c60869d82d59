@testable import DiptychShelf

/// A library in a folder of a test's own.
struct TestLibrary {
  let folder: TemporaryFolder
  let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(directory: folder.path.appending("library"))
  }

  /// A library that holds games of some names, in that order, numbered from 1.
  init(games names: [String]) throws {
    try self.init()
    for name in names {
      try add([.objectname: name])
    }
  }

  /// Adds one game from some of its cells.
  @discardableResult
  func add(_ cells: [BGGColumn: String]) throws -> ItemID {
    let record = GameRecord(layout: .owner, cells: BGGColumn.ownerHeader.map { cells[$0] ?? "" })
    return try library.write { connection in
      let id = try (connection.first("SELECT max(id) FROM game") { $0.int64(0) } ?? 0) + 1
      try GameStore(connection: connection).update(
        id, GameStore.Row(record: record, isRatedHere: false, changed: 1))
      return .game(id)
    }
  }
}
