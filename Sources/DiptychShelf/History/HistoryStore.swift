/// Reads and writes the library's history on one connection.
struct HistoryStore {
  let connection: Connection

  /// Which way a change is gone through.
  enum Direction {
    case undo, redo
  }

  /// A change as stored.
  struct Entry {
    let id: Int64
    let name: String
  }

  /// The change that comes next in a direction, whichever program made it; nil when there is none.
  func next(_ direction: Direction) throws -> Entry? {
    let condition = direction == .undo ? "NOT is_undone ORDER BY id DESC" : "is_undone ORDER BY id"
    return try connection.first("SELECT id, name FROM change WHERE \(condition) LIMIT 1") {
      Entry(id: $0.int64(0), name: $0.text(1) ?? "")
    }
  }

  /// The items that a change touches: games, then photos, each by number.
  func items(of change: Int64) throws -> [ItemID] {
    let games = try connection.query(try gamesOf(change) + " ORDER BY 1") { ItemID.game($0.int64(0)) }
    let photos = try connection.query(
      "SELECT photo FROM changed_photo WHERE change = ? ORDER BY photo", .integer(change)
    ) { ItemID.photo($0.int64(0)) }
    return games + photos
  }

  /// Takes a change back, or does it again, inside a transaction.
  ///
  /// - Throws: `ShelfError` when something that it touches was changed by something else meanwhile.
  func run(_ entry: Entry, _ direction: Direction) throws {
    guard try swapGames(of: entry.id), try editPhotos(of: entry.id, direction) else {
      throw ShelfError(
        "\"\(entry.name)\" cannot be \(direction == .undo ? "undone" : "done again"): what it changed was "
          + "changed elsewhere meanwhile and was left as it is.")
    }
    try connection.run(
      "UPDATE change SET is_undone = ? WHERE id = ?", .flag(direction == .undo), .integer(entry.id))
  }

  // MARK: Limits

  /// More changes than anyone steps back.
  private static let countLimit = 100

  /// How much all changes may keep together, in bytes: many times what a person's collection holds.
  private static let sizeLimit = 32_000_000

  /// Forgets the oldest changes beyond 100, and those with which the history would keep more than 32 MB.
  ///
  /// The newest stays whatever its size, so that each import can be taken back; it keeps at most what the
  /// library held before. What is forgotten leaves room in the file that later changes use first.
  func trim() throws {
    try connection.run(
      """
      DELETE FROM change WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER newest AS number, sum(size) OVER newest AS total
          FROM change WINDOW newest AS (ORDER BY id DESC))
        WHERE number > ? OR (number > 1 AND total > ?))
      """, .integer(Self.countLimit), .integer(Self.sizeLimit))
  }

  /// Forgets all changes.
  func removeAll() throws {
    try connection.run("DELETE FROM change")
  }
}
