import Synchronization

/// A connection that threads take turns with.
final class SharedConnection: Sendable {
  private let lock = Mutex(())
  // Used under `lock` alone. A `Mutex<Connection>` would forbid lending it to closures that capture.
  nonisolated(unsafe) private let connection: Connection

  init(path: FilePath, access: Connection.Access = .writing) throws {
    connection = try Connection(path: path, access: access)
  }

  /// Lends the connection; other threads wait meanwhile.
  func lend<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(connection) }
  }
}
