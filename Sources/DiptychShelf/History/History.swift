/// The changes of this session that can be undone and redone, newest last.
struct History {
  private(set) var undoable: [NamedChange] = []
  private(set) var redoable: [NamedChange] = []

  /// More than anyone steps back; what an import keeps for its undo goes with it.
  private static let limit = 100

  mutating func add(_ change: NamedChange) {
    undoable.append(change)
    redoable.removeAll()
    if undoable.count > History.limit { undoable.removeFirst() }
  }

  mutating func takeUndoable() -> NamedChange? { undoable.popLast() }

  mutating func takeRedoable() -> NamedChange? { redoable.popLast() }

  mutating func putUndoable(_ change: NamedChange) { undoable.append(change) }

  mutating func putRedoable(_ change: NamedChange) { redoable.append(change) }
}
