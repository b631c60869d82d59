/// A game's place in the collection; BGG's eight flags, of which several may be set.
public struct GameFlags: OptionSet, Hashable, Sendable {
  /// One bit a flag, as stored.
  public let rawValue: Int

  /// Makes flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The person has it.
  public static let owned = GameFlags(rawValue: 1)
  /// Offered for trade.
  public static let forTrade = GameFlags(rawValue: 2)
  /// Wanted in trade.
  public static let want = GameFlags(rawValue: 4)
  /// Wanted for money.
  public static let wantToBuy = GameFlags(rawValue: 8)
  /// Wanted on the table.
  public static let wantToPlay = GameFlags(rawValue: 16)
  /// The person had it once.
  public static let previouslyOwned = GameFlags(rawValue: 32)
  /// Ordered before it is out.
  public static let preordered = GameFlags(rawValue: 64)
  /// On the wish list, see `Game.wishlistPriority`.
  public static let wishlist = GameFlags(rawValue: 128)

  /// The columns and their flags.
  static let columns: [(BGGColumn, GameFlags)] = [
    (.own, .owned), (.fortrade, .forTrade), (.want, .want), (.wanttobuy, .wantToBuy),
    (.wanttoplay, .wantToPlay), (.prevowned, .previouslyOwned), (.preordered, .preordered),
    (.wishlist, .wishlist),
  ]
}
