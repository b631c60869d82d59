import DiptychShelf

/// A game's facts in words; what is not known is nil, never an empty word.
nonisolated enum GameText {
  /// The second line of a row: year, players and time.
  static func summary(of game: GameSummary) -> String {
    [
      game.kind == .expansion ? "Expansion" : nil, game.year.map(year),
      players(game.minPlayers, game.maxPlayers).map { $0 == "1" ? "1 player" : "\($0) players" },
      time(game.time, game.minTime, game.maxTime),
    ].compactMap { $0 }.joined(separator: " · ")
  }

  /// A year, those before the year 1 as BCE.
  static func year(_ year: Int) -> String { year < 0 ? "\(-year) BCE" : "\(year)" }

  /// A range of players such as `2–4`.
  static func players(_ least: Int?, _ most: Int?) -> String? { range(least, most) }

  /// The players with the number with which the game is best.
  static func players(of game: Game) -> String? {
    let best = game.best.isEmpty ? nil : "best with " + game.best.map(String.init).joined(separator: ", ")
    let all = [range(game.minPlayers, game.maxPlayers), best].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  /// A playing time in minutes such as `30–45 min`; the range where there is one, else the usual time.
  static func time(_ usual: Int?, _ least: Int?, _ most: Int?) -> String? {
    (range(least, most) ?? usual.map(String.init)).map { "\($0) min" }
  }

  /// A number out of ten or five with at most one decimal.
  static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A game's weight in numbers and a word.
  static func weight(_ weight: Double) -> String {
    let word =
      switch weight {
      case ..<1.5: "light"
      case ..<2.5: "medium light"
      case ..<3.5: "medium"
      case ..<4.5: "medium heavy"
      default: "heavy"
      }
    return "\(decimal(weight)) of 5, \(word)"
  }

  /// What the person's flags say of a game.
  static func status(of game: Game) -> [String] {
    let wish =
      switch game.wishlistPriority {
      case 1: "Wishlist: must have"
      case 2: "Wishlist: love to have"
      case 3: "Wishlist: like to have"
      case 4: "Wishlist: thinking about it"
      case 5: "Wishlist: don’t buy this"
      default: "Wishlist"
      }
    let names: [(GameFlags, String)] = [
      (.owned, "Owned"), (.previouslyOwned, "Previously owned"), (.preordered, "Preordered"),
      (.wantToPlay, "Want to play"), (.wantToBuy, "Want to buy"), (.want, "Want in trade"),
      (.forTrade, "For trade"), (.wishlist, wish),
    ]
    return names.filter { game.flags.contains($0.0) }.map(\.1)
  }

  private static func range(_ least: Int?, _ most: Int?) -> String? {
    switch (least, most) {
    case (nil, nil): nil
    case (let number?, nil), (nil, let number?): "\(number)"
    case (let least?, let most?): least < most ? "\(least)–\(most)" : "\(least)"
    }
  }
}
