import CDiptychSQLite
import Glibc

/// One connection to a library's database file.
///
/// Not thread-safe: `Library` lends its own under a lock, and long work opens a second one for itself,
/// which leaves the first free to read meanwhile.
final class Connection {
  private let handle: OpaquePointer
  private let path: FilePath
  private var statements: [String: Statement] = [:]

  /// What a connection may do.
  enum Access: Hashable, Sendable {
    /// Read and write; the file is created when it is missing.
    case writing
    /// Read alone.
    case reading
    /// Read alone a file beside which SQLite may not make the files that tell it of other programs: nobody
    /// writes it meanwhile.
    case immutable
    /// Read and write an empty database of that name in memory, which goes with its last connection.
    case memory(name: String)

    fileprivate var flags: Int32 {
      switch self {
      case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .reading: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI
      }
    }

    /// What SQLite is to open for a file.
    fileprivate func name(_ path: FilePath) -> FilePath {
      switch self {
      case .writing, .reading: path
      case .immutable: FilePath(path.uri + "?immutable=1")
      case .memory(let name): FilePath("file:\(name)?mode=memory&cache=shared")
      }
    }
  }

  /// Opens the file and makes every commit durable.
  ///
  /// - Parameters:
  ///   - path: the database file.
  ///   - access: what is to be done with it.
  /// - Throws: `ShelfError` when the file cannot be opened, is no database, is damaged, or is read-only where
  ///   it is to be written.
  init(path: FilePath, access: Access = .writing) throws {
    self.path = path
    var opened: OpaquePointer?
    let flags = access.flags | SQLITE_OPEN_NOMUTEX
    let status = access.name(path).withCPath { sqlite3_open_v2($0, &opened, flags, nil) }
    guard let opened, status == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw Connection.error(status, "", path)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5000)
    guard access == .writing else {
      // SQLite looks at the file only now; the person should hear now when it cannot be read.
      try execute("PRAGMA foreign_keys = ON; SELECT count(*) FROM sqlite_master;")
      return
    }
    // SQLite opens a file it may not write without saying so; the person should hear it now.
    guard sqlite3_db_readonly(handle, "main") == 0 else { throw Connection.error(SQLITE_READONLY, "", path) }
    try execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      """)
  }

  deinit {
    // Statements must be finalised before the connection closes.
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  // MARK: Statements

  /// Runs one or more statements that take no parameters and whose rows do not matter.
  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw lastError() }
  }

  /// The statement for a text, prepared at its first use and kept.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql], !statement.isBusy { return statement }
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(handle, sql, -1, flags, &prepared, nil) == SQLITE_OK, let prepared else {
      throw lastError()
    }
    let statement = Statement(handle: prepared, connection: self)
    if statements[sql] == nil { statements[sql] = statement }
    return statement
  }

  /// Runs one statement with its parameters.
  func run(_ sql: String, _ values: SQLValue...) throws {
    let statement = try statement(sql)
    statement.bind(values)
    try statement.run()
  }

  /// Reads all rows of one statement.
  func query<Row>(_ sql: String, _ values: SQLValue..., row: (Statement) throws -> Row) throws -> [Row] {
    var rows: [Row] = []
    try forEachRow(sql, values) { rows.append(try row($0)) }
    return rows
  }

  /// Reads the first row of one statement; nil when there is none.
  func first<Row>(_ sql: String, _ values: SQLValue..., row: (Statement) throws -> Row) throws -> Row? {
    var result: Row?
    try forEachRow(sql, values, while: { result == nil }) { result = try row($0) }
    return result
  }

  /// Hands out the rows of one statement, one after another.
  func forEachRow(
    _ sql: String, _ values: [SQLValue] = [], while goesOn: () -> Bool = { true },
    _ body: (Statement) throws -> Void
  ) throws {
    let statement = try statement(sql)
    statement.bind(values)
    statement.isBusy = true
    defer {
      statement.reset()
      statement.isBusy = false
    }
    while goesOn(), try statement.step() {
      try body(statement)
    }
  }

  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement changed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  // MARK: Transactions

  /// Does all of `body` or nothing: takes the write lock, commits at the end, rolls back on an error.
  ///
  /// Transactions do not nest.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // The first error is the one to tell; a rollback that fails has already happened inside SQLite.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: The file

  /// Writes the database to another file, which has all of it or is not there.
  ///
  /// Not inside a transaction.
  func copy(to file: FilePath) throws {
    do {
      let copy = try AtomicFile(file)
      try copy.fill { path in
        let statement = try statement("VACUUM INTO ?")
        // A file's name is text to SQLite, also where it is no UTF-8.
        path.bytes.withUnsafeBufferPointer { statement.bindText($0, at: 1, lifetime: Statement.copied) }
        try statement.run()
      }
      try copy.commit()
    } catch let failure as WriteFailure {
      throw ShelfError(failure.description)
    }
  }

  /// Makes the file smaller where more than half of it is empty, and that is worth it.
  ///
  /// Small holes stay: what is written next fills them. Not inside a transaction.
  func giveBackSpace() throws {
    let sizes = try ["page_count", "freelist_count", "page_size"].map { name in
      try first("PRAGMA \(name)") { $0.int(0) ?? 0 } ?? 0
    }
    guard sizes[1] > sizes[0] / 2, sizes[1] * sizes[2] > Connection.leastWorthwhileSpace else { return }
    try execute("VACUUM")
  }

  private static let leastWorthwhileSpace = 16_000_000

  // MARK: Errors

  /// The sentence for what just failed on this connection.
  func lastError() -> ShelfError {
    let code = sqlite3_extended_errcode(handle)
    let isFull =
      code & 0xFF == SQLITE_IOERR
      && (WriteFailure.isFull(sqlite3_system_errno(handle)) || Connection.hasNoRoom(beside: path))
    return Connection.error(isFull ? SQLITE_FULL : code, String(cString: sqlite3_errmsg(handle)), path)
  }

  /// Whether the disk of a file has less room than the smallest of SQLite's own files beside a library takes.
  ///
  /// Where it cannot make those, SQLite says that there was an error and not which.
  private static func hasNoRoom(beside path: FilePath) -> Bool {
    var status = statvfs()
    guard path.parent.withCPath({ statvfs($0, &status) }) == 0, status.f_blocks > 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 32_768
  }

  private static func error(_ code: Int32, _ detail: String, _ path: FilePath) -> ShelfError {
    let file = path.display
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      return ShelfError(
        "The library \(file) is in use by another program; wait until it has finished and try again.")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      return ShelfError(
        "The library \(file) may not be written; give yourself write permission for it and its folder.")
    case SQLITE_CANTOPEN:
      return ShelfError(
        "The library \(file) cannot be opened; check that its folder exists and that you may write there.")
    case SQLITE_NOTADB:
      return ShelfError(
        "\(file) is not a Diptych library; move it away or choose another folder with --library.")
    case SQLITE_CORRUPT:
      return ShelfError("The library \(file) is damaged (\(detail)); put a backup copy in its place.")
    case SQLITE_FULL:
      return ShelfError("The disk that holds the library \(file) is full; free some space and try again.")
    case SQLITE_IOERR:
      return ShelfError(
        "The library \(file) could not be read or written (\(detail)); check the disk and try again.")
    default:
      return ShelfError("The library \(file) failed: \(detail.isEmpty ? "error \(code)" : detail).")
    }
  }
}
