import CDiptychGLib
import Glibc

/// One person's collection: the games, photos, ratings and settings in one folder.
///
/// It may be used from any thread. A call returns when its change is durable. Calls wait for each other, so
/// work that takes long opens a connection of its own and leaves this one to the window.
public final class Library: Sendable {
  /// The folder; `library.db` is in it.
  public let directory: FilePath

  private let access: Connection.Access
  private let shared: SharedConnection

  /// For the names of changes, which a window asks for while other work goes on.
  private let names: SharedConnection

  /// Opens the library in a folder; makes both when they are missing.
  ///
  /// - Throws: `ShelfError` when the folder cannot be made or written, or the library is damaged, locked or
  ///   from a newer Diptych.
  public init(directory: FilePath) throws {
    self.directory = directory
    access = .writing
    let made = directory.withCPath { g_mkdir_with_parents($0, 0o700) }
    guard made == 0 else {
      throw ShelfError(
        "The library folder \(directory.display) cannot be made: \(ShelfError.reason(errno)); choose another "
          + "with --library.")
    }
    shared = try SharedConnection(path: Library.file(in: directory))
    try shared.lend { try Schema.migrate($0, in: directory) }
    names = try SharedConnection(path: Library.file(in: directory))
  }

  /// Makes a library that is only looked at, with the access that there is to it.
  init(directory: FilePath, access: Connection.Access) throws {
    self.directory = directory
    self.access = access
    shared = try SharedConnection(path: Library.file(in: directory), access: access)
    if case .memory = access {
      try shared.lend { try Schema.migrate($0, in: directory) }
    } else {
      try shared.lend { try Schema.checkVersion($0, in: directory) }
    }
    names = try SharedConnection(path: Library.file(in: directory), access: access)
  }

  /// Whether nothing of what is done to it stays.
  var isReadOnly: Bool { access != .writing }

  /// `library.db`.
  var file: FilePath { Library.file(in: directory) }

  static func file(in directory: FilePath) -> FilePath {
    directory.appending("library.db")
  }

  /// Lends the library's connection; other threads wait meanwhile.
  ///
  /// Not to be nested: what is called inside takes the connection as a parameter.
  func withConnection<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    try shared.lend(body)
  }

  /// Lends a connection that is for short reading alone, and so is free at once.
  func withNameConnection<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    try names.lend(body)
  }

  /// Lends the connection inside a transaction: all of `body` happens, or nothing.
  func write<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    try withConnection { connection in
      try connection.transaction { try body(connection) }
    }
  }

  /// Opens a second connection, for work that takes long.
  func makeConnection() throws -> Connection {
    try Connection(path: file, access: access)
  }

  /// The time that is written beside a change: milliseconds since 1970.
  static func now() -> Int64 {
    Int64(g_get_real_time() / 1000)
  }

  /// Whether there is nothing in the library yet: no game, no photo and no folder to look for photos in.
  public var isEmpty: Bool {
    get throws {
      let sql = ["game", "photo", "folder"].map { "NOT EXISTS(SELECT 1 FROM \($0))" }
      return try withConnection { connection in
        try connection.first("SELECT " + sql.joined(separator: " AND ")) { $0.int(0) == 1 } ?? true
      }
    }
  }

  // MARK: Settings

  /// A stored setting, such as the window's size; nil when it was never set.
  public func setting(_ key: String) throws -> String? {
    try withConnection { connection in
      try connection.first("SELECT value FROM setting WHERE key = ?", .text(key)) { $0.text(0) } ?? nil
    }
  }

  /// Stores a setting; nil removes it.
  ///
  /// Settings are not part of undo.
  public func setSetting(_ key: String, _ value: String?) throws {
    try withConnection { connection in
      if let value {
        try connection.run("REPLACE INTO setting(key, value) VALUES(?, ?)", .text(key), .text(value))
      } else {
        try connection.run("DELETE FROM setting WHERE key = ?", .text(key))
      }
    }
  }

  // MARK: Places

  /// Where the person's library is unless another folder is named: `$XDG_DATA_HOME/diptych`.
  public static var defaultDirectory: FilePath { dataDirectory.appending("diptych") }

  /// Where the sample collection's own library is: `$XDG_DATA_HOME/diptych-sample`.
  public static var sampleDirectory: FilePath { dataDirectory.appending("diptych-sample") }

  private static var dataDirectory: FilePath {
    dataDirectory { name in getenv(name).map { FilePath(cString: $0) } }
  }

  /// Where programs keep a person's data, as the base directory specification has it: what is not an absolute
  /// path does not count.
  ///
  /// GLib takes any text for a path, the empty one too.
  static func dataDirectory(environment: (String) -> FilePath?) -> FilePath {
    if let named = environment("XDG_DATA_HOME"), named.isAbsolute { return named }
    let home =
      if let named = environment("HOME"), named.isAbsolute {
        named
      } else {
        // The account's; without one the folder that programs may rely on.
        getpwuid(getuid()).map { FilePath(cString: $0.pointee.pw_dir) } ?? FilePath("/")
      }
    return home.appending(".local/share")
  }
}
