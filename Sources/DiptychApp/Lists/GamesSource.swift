import DiptychShelf
import Gtk

/// The list of all board games.
final class GamesSource: ListSource {
  let name = "Games"
  let imageSize = 40
  let emptiness = Emptiness(
    icon: "diptych-games-symbolic", title: "No Games Yet",
    text: "Import the collection file that BoardGameGeek lets you download.",
    button: ("Import…", "win.import"))

  /// Of more items than these each is not looked for in the list: reading all anew is quicker.
  static let mostOneByOne = 100

  private let session: LibrarySession
  private let covers: CoverStore
  private var games: [GameSummary] = []
  private var index = SearchIndex()

  init(_ session: LibrarySession, covers: CoverStore) {
    self.session = session
    self.covers = covers
  }

  var count: Int { games.count }

  func reload() async throws {
    (games, index) = try await session.run { library in
      let games = try library.gameSummaries(sortedBy: GameSort(.name))
      return (games, try library.searchIndex(of: games))
    }
  }

  func refresh(_ items: [ItemID]) async throws -> Bool {
    let wanted = items.filter { $0.isGame }
    guard wanted.count <= Self.mostOneByOne else { return false }
    let fresh = try await session.run { library in try wanted.compactMap { try library.gameSummary($0) } }
    for game in fresh {
      guard let position = games.firstIndex(where: { $0.id == game.id }) else { return false }
      games[position] = game
    }
    return fresh.count == wanted.count
  }

  func key(_ index: Int) -> ListKey { .item(games[index].id) }

  func row(_ index: Int) -> TableRow {
    let game = games[index]
    return TableRow(
      image: covers.thumbnail(of: game.name), title: game.name, subtitle: GameText.summary(of: game),
      chip: game.rating.chip, chipIsFilled: game.rating != nil)
  }

  func rows(matching query: String) -> [Int] { index.rows(matching: query) }

  func title(_ index: Int) -> String { games[index].name }

  func summary(shown: Int) -> String {
    let expansions = games.count { $0.kind == .expansion }
    if shown < games.count { return "\(shown) of \(games.count)" }
    let standalone = counted(games.count - expansions, "game", "games")
    return expansions == 0 ? standalone : standalone + ", " + counted(expansions, "expansion", "expansions")
  }
}

extension ItemID {
  /// Whether it is a game.
  nonisolated var isGame: Bool {
    if case .game = self { true } else { false }
  }
}
