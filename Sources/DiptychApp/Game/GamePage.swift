import DiptychShelf
import Gtk

/// A game's facts as strings ready to show; what is not known is left out.
struct GamePage: Equatable {
  /// One line of the table of facts.
  struct Fact: Equatable {
    let name: String
    let value: String
  }

  let name: String
  /// The name in BGG's database, where it is another one.
  let originalName: String?
  /// Year and kind.
  let byline: String?
  let ownRating: String
  /// What the own rating means, in a word.
  let ratingWord: String?
  let facts: [Fact]
  let status: [String]
  let comment: String?
  let description: String?
  /// Categories and mechanics.
  let topics: [Fact]

  init(_ game: Game) {
    name = game.name
    originalName = game.originalName.flatMap { $0 == game.name ? nil : $0 }
    let kind = game.kind == .expansion ? "Expansion" : nil
    let byline = [game.year.map(GameText.year), kind].compactMap { $0 }.joined(separator: " · ")
    self.byline = byline.isEmpty ? nil : byline
    ownRating = RatingText.label(game.rating)
    ratingWord = game.rating?.word.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    facts = GamePage.facts(
      ("Players", GameText.players(of: game)),
      ("Time", GameText.time(game.time, game.minTime, game.maxTime)),
      ("Age", game.age),
      ("Weight", game.weight.map(GameText.weight)),
      ("Own weight", game.ownWeight.map(GameText.weight)),
      ("Average", game.average.map { "\(GameText.decimal($0)) of 10" }),
      ("Rank", game.rank.map(String.init)),
      ("Plays", game.plays.flatMap { $0 > 0 ? String($0) : nil }),
      ("Designers", GamePage.list(game.designers)),
      ("Publishers", GamePage.list(game.publishers)),
      ("Acquired", game.acquired))
    status = GameText.status(of: game)
    comment = game.comment
    description = game.description
    topics = GamePage.facts(
      ("Categories", GamePage.list(game.categories)), ("Mechanics", GamePage.list(game.mechanics)))
  }

  private static func facts(_ pairs: (String, String?)...) -> [Fact] {
    pairs.compactMap { name, value in value.map { Fact(name: name, value: $0) } }
  }

  private static func list(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
