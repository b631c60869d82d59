extension Library {
  /// Gives items a rating, or clears it; one step of undo.
  ///
  /// - Parameters:
  ///   - items: games or photos.
  ///   - rating: on the items' scale; nil clears.
  /// - Throws: `ShelfError` when an item is not there or the rating is on another scale; nothing is then
  ///   rated.
  @discardableResult
  public func rate(_ items: [ItemID], _ rating: Rating?) throws -> NamedChange {
    var steps: [NamedChange.Step] = []
    var name: String?
    for item in items {
      switch item {
      case .game(let number):
        guard rating.map({ $0.scale == .games }) ?? true else { throw Library.wrongScale(item) }
        let (step, title) = try gameRatingStep(number, rating)
        steps.append(step)
        name = name ?? title
      case .photo(let number):
        guard rating.map({ $0.scale == .photos }) ?? true else { throw Library.wrongScale(item) }
        let (step, title) = try photoRatingStep(number, rating)
        steps.append(step)
        name = name ?? title
      }
    }
    let what = items.count == 1 ? name ?? "" : "\(items.count) items"
    let title = rating.map { "Rated \(what) \($0.chip)" } ?? "Cleared rating of \(what)"
    let change = NamedChange(name: title, items: items, steps: steps)
    try perform(change)
    return change
  }

  static func unknownItem(_ item: ItemID) -> ShelfError {
    ShelfError("There is no \(item) in this library; `diptych list` shows what there is.")
  }

  static func wrongScale(_ item: ItemID) -> ShelfError {
    ShelfError("\(item) cannot have this rating: games go from 1 to 10, photos from -1 to 5.")
  }

  /// How one game's rating changes, with the game's name.
  private func gameRatingStep(_ number: Int64, _ rating: Rating?) throws -> (NamedChange.Step, String) {
    let before = try withConnection { try GameStore(connection: $0).row(number) }
    guard let before else { throw Library.unknownItem(.game(number)) }
    let record = before.record.setting(.rating, to: rating?.text ?? "0")
    let after = GameStore.Row(record: record, isRatedHere: true, changed: Library.now())
    let step = NamedChange.Step(
      undo: { try $0.replace(number, after, with: before) },
      redo: { try $0.replace(number, before, with: after) })
    let name = Game(id: number, record: before.record, changed: before.changed).name
    return (step, name)
  }

  /// Writes a game's new state over the old one, unless something else has changed it meanwhile.
  private func replace(_ number: Int64, _ old: GameStore.Row, with new: GameStore.Row) throws {
    try write { connection in
      let store = GameStore(connection: connection)
      guard try store.row(number) == old else {
        throw ShelfError("game:\(number) was changed elsewhere meanwhile and was left as it is.")
      }
      try store.update(number, new)
    }
  }
}
