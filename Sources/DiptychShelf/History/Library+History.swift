import Synchronization

extension Library {
  /// The name of the change that `undo` would take back; nil when there is none.
  public var undoName: String? { history.withLock { $0.undoable.last?.name } }

  /// The name of the change that `redo` would do again; nil when there is none.
  public var redoName: String? { history.withLock { $0.redoable.last?.name } }

  /// Takes back the newest change.
  ///
  /// - Returns: the change; nil when there was none.
  /// - Throws: `ShelfError` when it cannot be taken back; it then stays the newest change.
  @discardableResult
  public func undo() throws -> NamedChange? {
    guard let change = history.withLock({ $0.takeUndoable() }) else { return nil }
    do {
      try run(change.steps.reversed(), forward: \.undo, back: \.redo)
    } catch {
      history.withLock { $0.putUndoable(change) }
      throw error
    }
    history.withLock { $0.putRedoable(change) }
    return change
  }

  /// Does again what was taken back last.
  ///
  /// - Returns: the change; nil when there was none.
  /// - Throws: `ShelfError` when it cannot be done; it can then be tried again.
  @discardableResult
  public func redo() throws -> NamedChange? {
    guard let change = history.withLock({ $0.takeRedoable() }) else { return nil }
    do {
      try run(change.steps, forward: \.redo, back: \.undo)
    } catch {
      history.withLock { $0.putRedoable(change) }
      throw error
    }
    history.withLock { $0.putUndoable(change) }
    return change
  }

  /// Does a change for the first time and remembers it for undo.
  ///
  /// - Throws: what a step throws; the steps before it are taken back.
  func perform(_ change: NamedChange) throws {
    try run(change.steps, forward: \.redo, back: \.undo)
    remember(change)
  }

  /// Remembers a change that has been done already.
  func remember(_ change: NamedChange) {
    history.withLock { $0.add(change) }
  }

  private typealias Direction = KeyPath<NamedChange.Step, @Sendable (Library) throws -> Void>

  private func run(_ steps: [NamedChange.Step], forward: Direction, back: Direction) throws {
    var done: [NamedChange.Step] = []
    do {
      for step in steps {
        try step[keyPath: forward](self)
        done.append(step)
      }
    } catch {
      for step in done.reversed() {
        // The first error is what the person needs; this is the best that can be done after it.
        try? step[keyPath: back](self)
      }
      throw error
    }
  }
}
