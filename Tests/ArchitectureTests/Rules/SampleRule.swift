import Foundation

/// The sample collection's games are sound: known keys, values in range, no name twice.
enum SampleRule {
  static let keys: Set<String> = [
    "name", "originalName", "year", "kind", "minPlayers", "maxPlayers", "best", "recommended", "minTime",
    "maxTime",
    "time", "age", "weight", "ownWeight", "average", "bayesAverage", "rank", "rating", "plays", "owned",
    "forTrade",
    "want", "wantToBuy", "wantToPlay", "previouslyOwned", "preordered", "wishlist", "wishlistPriority",
    "comment",
    "description", "categories", "mechanics", "bggID", "designers", "publishers",
  ]

  static func names(inGames data: Data) throws -> [String] {
    try games(data).compactMap { $0["name"] as? String }
  }

  static func problems(inGames data: Data) throws -> [String] {
    var seen: Set<String> = []
    return try games(data).enumerated().flatMap { index, game -> [String] in
      guard let name = game["name"] as? String, !name.isEmpty else { return ["game \(index): has no name"] }
      var problems: [String] = []
      if !seen.insert(name).inserted { problems.append("\(name): is there twice") }
      problems += Set(game.keys).subtracting(keys).sorted().map { "\(name): unknown key \($0)" }
      if let kind = game["kind"] as? String, kind != "standalone", kind != "expansion" {
        problems.append("\(name): kind \(kind)")
      }
      for key in ["rating", "average", "bayesAverage"] {
        if let value = (game[key] as? NSNumber)?.doubleValue, !(1...10).contains(value) {
          problems.append("\(name): \(key) \(value)")
        }
      }
      for key in ["weight", "ownWeight"] {
        if let value = (game[key] as? NSNumber)?.doubleValue, !(1...5).contains(value) {
          problems.append("\(name): \(key) \(value)")
        }
      }
      for (low, high) in [("minPlayers", "maxPlayers"), ("minTime", "maxTime")] {
        if let least = game[low] as? Int, let most = game[high] as? Int, least > most {
          problems.append("\(name): \(low) \(least) is above \(high) \(most)")
        }
      }
      if game["rank"] != nil { problems.append("\(name): a rank is BoardGameGeek's, not ours") }
      return problems
    }
  }

  private static func games(_ data: Data) throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }
}
