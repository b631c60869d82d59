extension Library {
  /// The name of the change that `undo` would take back; nil when there is none.
  ///
  /// It is the library's newest change, whichever program made it and when. Never waits for other calls.
  public var undoName: String? { name(.undo) }

  /// The name of the change that `redo` would do again; nil when there is none.
  ///
  /// Never waits for other calls.
  public var redoName: String? { name(.redo) }

  private func name(_ direction: HistoryStore.Direction) -> String? {
    try? withNameConnection { try HistoryStore(connection: $0).next(direction)?.name }
  }

  /// Takes back the newest change.
  ///
  /// - Returns: the change; nil when there was none.
  /// - Throws: `ShelfError` when it cannot be taken back; it then stays the newest change.
  @discardableResult
  public func undo() throws -> NamedChange? { try step(.undo) }

  /// Does again what was taken back last.
  ///
  /// - Returns: the change; nil when there was none.
  /// - Throws: `ShelfError` when it cannot be done; it can then be tried again.
  @discardableResult
  public func redo() throws -> NamedChange? { try step(.redo) }

  private func step(_ direction: HistoryStore.Direction) throws -> NamedChange? {
    // An import's may take long.
    let connection = try makeConnection()
    let change = try connection.transaction { () -> NamedChange? in
      let history = HistoryStore(connection: connection)
      guard let entry = try history.next(direction) else { return nil }
      try history.run(entry, direction)
      return NamedChange(name: entry.name, items: try history.items(of: entry.id))
    }
    writePendingSidecars(of: change?.items ?? [])
    return change
  }

  /// Makes a change, all of it or nothing; one step of undo.
  ///
  /// - Parameter body: changes things through the recorder, and gives the change its name.
  /// - Returns: the name.
  func perform(_ body: (ChangeRecorder) throws -> String) throws -> String {
    try write { connection in
      let recorder = try ChangeRecorder(connection)
      let name = try body(recorder)
      try recorder.finish(named: name)
      return name
    }
  }

  /// Forgets what could be undone and redone.
  func forgetChanges() throws {
    try write { try HistoryStore(connection: $0).removeAll() }
  }
}
