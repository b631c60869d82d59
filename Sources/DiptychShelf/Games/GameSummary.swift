/// What a list shows of a game and sorts by.
public struct GameSummary: Hashable, Sendable {
  /// Which game it is.
  public let id: ItemID
  /// The name.
  public let name: String
  /// The year of the edition; negative years are BCE.
  public let year: Int?
  /// Standalone or expansion; nil when unknown.
  public let kind: GameKind?
  /// The fewest and most players.
  public let minPlayers: Int?, maxPlayers: Int?
  /// Playing times in minutes.
  public let time: Int?, minTime: Int?, maxTime: Int?
  /// The person's own rating.
  public let rating: Rating?
  /// The community's average, 1 to 10.
  public let average: Double?
  /// The rank among all games.
  public let rank: Int?
  /// How often the person played it; 0 is known to be none.
  public let plays: Int?
  /// The community's weight, 1 to 5.
  public let weight: Double?
  /// When it came, `YYYY-MM-DD`.
  public let acquired: String?
  /// Owned, for trade and so on.
  public let flags: GameFlags
  /// When the library's data of it last changed: milliseconds since 1970.
  public let changed: Int64

  /// The columns of `game` that `init` reads, in its order.
  static let columns = """
    id, name, year, kind, min_players, max_players, time, min_time, max_time, rating, average, rank, plays,
    weight, acquired, flags, changed
    """

  init(_ row: Statement) {
    id = .game(row.int64(0))
    name = row.text(1) ?? ""
    year = row.int(2)
    kind = GameKind(stored: row.int(3))
    minPlayers = row.int(4)
    maxPlayers = row.int(5)
    time = row.int(6)
    minTime = row.int(7)
    maxTime = row.int(8)
    rating = row.int(9).flatMap { Rating(hundredths: $0, scale: .games) }
    average = row.double(10)
    rank = row.int(11)
    plays = row.int(12)
    weight = row.double(13)
    acquired = row.text(14)
    flags = GameFlags(rawValue: row.int(15) ?? 0)
    changed = row.int64(16)
  }
}
