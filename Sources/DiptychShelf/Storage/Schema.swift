/// One step of the database's history: brings a library from the version before to its own.
struct Migration: Sendable {
  /// What the step adds, for the reader of the list.
  let name: String

  /// The statements, run inside one transaction.
  let sql: String
}

/// The database's layout.
///
/// Each feature's tables are in a file of its own, `Schema+Feature.swift`.
enum Schema {
  /// All steps in order.
  ///
  /// A library's `user_version` is the number of steps it has had, so a step that was
  /// released is never changed, moved or removed; new ones go to the end.
  static let migrations: [Migration] = [settings, games, photos, history]

  private static let settings = Migration(
    name: "settings",
    sql: "CREATE TABLE setting(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;")

  /// Brings a library up to date.
  ///
  /// - Throws: `ShelfError` when a newer Diptych made the library; it is then left as it is.
  static func migrate(_ connection: Connection, in directory: FilePath) throws {
    let latest = migrations.count
    var version = try userVersion(connection)
    guard version <= latest else { throw newerLibrary(directory) }
    guard version < latest else { return }
    if version > 0 {
      try keepCopy(of: connection, version: version, in: directory)
    }
    try connection.transaction {
      // Another process may have migrated while this one waited for the lock.
      version = try userVersion(connection)
      guard version <= latest else { throw newerLibrary(directory) }
      for migration in migrations[version...] {
        try connection.execute(migration.sql)
      }
      try connection.execute("PRAGMA user_version = \(latest)")
    }
  }

  /// Makes sure that a library that is only read has the layout that this program knows.
  ///
  /// - Throws: `ShelfError` when a newer or an older Diptych made it.
  static func checkVersion(_ connection: Connection, in directory: FilePath) throws {
    let version = try userVersion(connection)
    guard version <= migrations.count else { throw newerLibrary(directory) }
    guard version == migrations.count else {
      throw ShelfError(
        "The library in \(directory.display) was made by an older Diptych and may not be written; give yourself "
          + "write permission, so that it can be brought up to date.")
    }
  }

  private static func userVersion(_ connection: Connection) throws -> Int {
    try connection.first("PRAGMA user_version") { $0.int(0) ?? 0 } ?? 0
  }

  private static func newerLibrary(_ directory: FilePath) -> ShelfError {
    ShelfError(
      "The library in \(directory.display) was made by a newer Diptych; update Diptych or choose another "
        + "folder with --library.")
  }

  /// Writes `library-before-N.db` beside the library, so that a migration that goes wrong loses nothing.
  private static func keepCopy(of connection: Connection, version: Int, in directory: FilePath) throws {
    let copy = directory.appending("library-before-\(version + 1).db")
    guard !copy.exists else { return }
    try connection.copy(to: copy)
  }
}
