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
    let name = try perform { change in
      let titles = try items.map { item in
        switch item {
        case .game(let number):
          guard rating.map({ $0.scale == .games }) ?? true else { throw Library.wrongScale(item) }
          return try rateGame(number, rating, change)
        case .photo(let number):
          guard rating.map({ $0.scale == .photos }) ?? true else { throw Library.wrongScale(item) }
          return try ratePhoto(number, rating, change)
        }
      }
      let what = titles.count == 1 ? titles[0] : "\(titles.count) items"
      guard let rating else { return "Cleared rating of \(what)" }
      return rating.isRejected ? "Rejected \(what)" : "Rated \(what) \(rating.text)"
    }
    writePendingSidecars(of: items)
    return NamedChange(name: name, items: items)
  }

  static func unknownItem(_ item: ItemID) -> ShelfError {
    ShelfError("There is no \(item) in this library; `diptych list` shows what there is.")
  }

  static func wrongScale(_ item: ItemID) -> ShelfError {
    ShelfError("\(item) cannot have this rating: games go from 1 to 10, photos from -1 to 5.")
  }

  /// Rates a game, and returns what it is called.
  private func rateGame(_ number: Int64, _ rating: Rating?, _ change: ChangeRecorder) throws -> String {
    guard let before = try GameStore(connection: change.connection).row(number) else {
      throw Library.unknownItem(.game(number))
    }
    let record = before.record.setting(.rating, to: rating?.text ?? "0")
    try change.update(number, GameStore.Row(record: record, isRatedHere: true, changed: Library.now()))
    return Game(id: number, record: before.record, changed: before.changed).name
  }

  /// Rates a photo, and returns what it is called.
  private func ratePhoto(_ number: Int64, _ rating: Rating?, _ change: ChangeRecorder) throws -> String {
    guard let photo = try PhotoStore(connection: change.connection).photo(number) else {
      throw Library.unknownItem(.photo(number))
    }
    try change.update(
      PhotoChange(
        number: number, oldRating: photo.summary.rating, redo: SidecarEdit(rating: .init(rating: rating))))
    return photo.summary.displayTitle
  }
}
