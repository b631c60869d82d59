/// One change that a person made, with the name that Undo shows.
public struct NamedChange: Sendable, Hashable {
  /// What happened, such as "Rated Dominion 7.5".
  public let name: String

  /// The items that look different now.
  public let items: [ItemID]
}
