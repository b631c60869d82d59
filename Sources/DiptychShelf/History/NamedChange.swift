/// One change that a person made, with the name that Undo shows.
public struct NamedChange: Sendable {
  /// What happened, such as "Rated Dominion 7.5".
  public let name: String

  /// The items that look different now.
  public let items: [ItemID]

  /// What was done, in order.
  let steps: [Step]

  /// A reversible part of a change: rows of the database, or a file.
  struct Step: Sendable {
    /// Puts things back as they were before.
    let undo: @Sendable (Library) throws -> Void

    /// Does it, the first time and again.
    let redo: @Sendable (Library) throws -> Void
  }
}
