extension CommandLineTool {
  func list(_ library: Library, _ listing: Command.Listing, search: String, asJSON: Bool) throws {
    if case .games(let sort) = listing {
      return try listGames(library, sort, search: search, asJSON: asJSON)
    }
    refreshPhotos(library)
    switch listing {
    case .games: break
    case .photos(let sort):
      try listPhotos(library, library.photoSummaries(sortedBy: sort), nil, search: search, asJSON: asJSON)
    case .recents(let sort):
      let recents = try library.recents()
      let viewed = Dictionary(uniqueKeysWithValues: recents.map { ($0.photo.id, $0.viewed) })
      let sorted = try sort.map { sort in
        try library.photoSummaries(sortedBy: sort).filter { viewed[$0.id] != nil }
      }
      try listPhotos(library, sorted ?? recents.map(\.photo), viewed, search: search, asJSON: asJSON)
    case .tags: try listTags(library, search: search, asJSON: asJSON)
    }
  }

  private func listGames(_ library: Library, _ sort: GameSort, search: String, asJSON: Bool) throws {
    let games = try library.gameSummaries(sortedBy: sort)
    let found = try library.searchIndex(of: games).rows(matching: search).map { games[$0] }
    if asJSON { return writeArray(try library.listedJSON(found.map(\.id.number))) }
    for game in found {
      let year = game.year.map { " (\($0))" } ?? ""
      output("\(game.id)\t\(game.rating.chip)\t\(CommandLineTool.onOneLine(game.name))\(year)")
    }
  }

  /// - Parameter viewed: when the photos were looked at, in a list of recents.
  private func listPhotos(
    _ library: Library, _ photos: [PhotoSummary], _ viewed: [ItemID: Int64]?, search: String, asJSON: Bool
  ) throws {
    let found = try library.searchIndex(of: photos).rows(matching: search).map { photos[$0] }
    if asJSON {
      // A photo that goes meanwhile is left out.
      let details = try found.compactMap { try library.photo($0.id) }
      return writeArray(details.map { $0.listedJSON(viewed: viewed?[$0.summary.id]) })
    }
    for photo in found {
      output("\(photo.id)\t\(photo.rating.chip)\t\(CommandLineTool.onOneLine(photo.path.display))")
    }
  }

  private func listTags(_ library: Library, search: String, asJSON: Bool) throws {
    let tags = try library.tags()
    let found = SearchIndex(texts: tags.map(\.name)).rows(matching: search).map { tags[$0] }
    if asJSON {
      return writeArray(
        found.map { tag in
          .object([.init(key: "name", value: .string(tag.name)), .init(key: "count", value: .integer(tag.count))])
        })
    }
    for tag in found { output("\(tag.count)\t\(CommandLineTool.onOneLine(tag.name))") }
  }

  /// Writes an array with an object a line.
  private func writeArray(_ objects: [JSONValue]) {
    guard !objects.isEmpty else { return output("[]") }
    output("[")
    for (index, object) in objects.enumerated() {
      output(object.line + (index + 1 < objects.count ? "," : ""))
    }
    output("]")
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
