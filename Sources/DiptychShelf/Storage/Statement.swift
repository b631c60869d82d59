import CDiptychSQLite

/// One prepared SQL statement of a `Connection`, which keeps it for the next use of the same text.
///
/// Parameters and columns are numbered as in SQLite: parameters from 1, columns from 0. Not thread-safe;
/// it belongs to its connection.
final class Statement {
  private let handle: OpaquePointer
  private unowned let connection: Connection

  /// Whether a `query` is reading rows from it now; the connection then prepares a second one.
  var isBusy = false

  init(handle: OpaquePointer, connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  // MARK: Parameters

  func bind(_ value: SQLValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(var text): text.withUTF8 { bindText($0, at: index, lifetime: Statement.copied) }
    case .blob(let bytes): bytes.withUnsafeBytes { bindBlob($0, at: index, lifetime: Statement.copied) }
    }
  }

  func bind(_ values: [SQLValue]) {
    for (offset, value) in values.enumerated() {
      bind(value, at: Int32(offset + 1))
    }
  }

  /// Binds UTF-8 text.
  ///
  /// - Parameter lifetime: `Statement.borrowed` when the bytes outlive the next `run`, which saves a copy.
  func bindText(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int32, lifetime: sqlite3_destructor_type?
  ) {
    text.withMemoryRebound(to: CChar.self) {
      // An empty buffer may have no address, and SQLite takes a null address for NULL.
      guard let address = $0.baseAddress else {
        sqlite3_bind_text(handle, index, "", 0, Statement.copied)
        return
      }
      sqlite3_bind_text(handle, index, address, Int32($0.count), lifetime)
    }
  }

  func bindBlob(_ bytes: UnsafeRawBufferPointer, at index: Int32, lifetime: sqlite3_destructor_type?) {
    guard let address = bytes.baseAddress else {
      sqlite3_bind_zeroblob(handle, index, 0)
      return
    }
    sqlite3_bind_blob(handle, index, address, Int32(bytes.count), lifetime)
  }

  /// SQLite copies the bytes while binding.
  static var copied: sqlite3_destructor_type? { unsafeBitCast(-1, to: sqlite3_destructor_type?.self) }

  /// The caller keeps the bytes alive until the statement has run.
  static var borrowed: sqlite3_destructor_type? { nil }

  // MARK: Running

  /// Moves to the next row of the result.
  ///
  /// - Returns: false after the last row.
  func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      let error = connection.lastError()
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Runs a statement that returns no rows, and makes it ready for the next parameters.
  func run() throws {
    defer { reset() }
    while try step() {}
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  // MARK: Columns

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func int64(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  func int(_ column: Int32) -> Int? {
    isNull(column) ? nil : Int(sqlite3_column_int64(handle, column))
  }

  func double(_ column: Int32) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(handle, column)
  }

  func flag(_ column: Int32) -> Bool {
    sqlite3_column_int64(handle, column) != 0
  }

  func text(_ column: Int32) -> String? {
    withText(column) { $0.map { String(decoding: $0, as: UTF8.self) } }
  }

  func blob(_ column: Int32) -> [UInt8] {
    withBlob(column) { Array($0) }
  }

  /// Lends the column's UTF-8 text without copying it; nil when the column is NULL.
  func withText<Result>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard let address = sqlite3_column_text(handle, column) else { return try body(nil) }
    return try body(
      UnsafeBufferPointer(start: address, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// Lends the column's bytes without copying them; empty when the column is NULL.
  func withBlob<Result>(
    _ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    guard let address = sqlite3_column_blob(handle, column) else {
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    }
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(
      UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt8.self), count: count))
  }
}
