/// A key of a game in JSON, and the column of the game's record that it stands for.
struct GameKey: Sendable {
  /// The key.
  let name: String

  /// The column.
  let column: BGGColumn

  private init(_ name: String, _ column: BGGColumn) {
    self.name = name
    self.column = column
  }

  /// The keys of `list games --json`, in order; `id` comes before them.
  static let listed: [GameKey] = [
    GameKey("name", .objectname), GameKey("originalName", .originalname), GameKey("year", .yearpublished),
    GameKey("kind", .itemtype), GameKey("minPlayers", .minplayers), GameKey("maxPlayers", .maxplayers),
    GameKey("best", .bggbestplayers), GameKey("recommended", .bggrecplayers),
    GameKey("minTime", .minplaytime), GameKey("maxTime", .maxplaytime), GameKey("time", .playingtime),
    GameKey("age", .bggrecagerange), GameKey("weight", .avgweight), GameKey("ownWeight", .weight),
    GameKey("average", .average), GameKey("bayesAverage", .baverage), GameKey("rank", .rank),
    GameKey("rating", .rating), GameKey("plays", .numplays), GameKey("owned", .own),
    GameKey("forTrade", .fortrade), GameKey("want", .want), GameKey("wantToBuy", .wanttobuy),
    GameKey("wantToPlay", .wanttoplay), GameKey("previouslyOwned", .prevowned),
    GameKey("preordered", .preordered), GameKey("wishlist", .wishlist),
    GameKey("wishlistPriority", .wishlistpriority), GameKey("comment", .comment),
    GameKey("description", .description), GameKey("categories", .categories),
    GameKey("mechanics", .mechanics), GameKey("bggID", .objectid), GameKey("collectionID", .collid),
  ]

  /// The further keys of an export, which come after those. What they and `extra` leave unsaid is unknown.
  static let exported: [GameKey] = [
    GameKey("designers", .designers), GameKey("publishers", .publishers), GameKey("cover", .cover),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: (listed + exported).map { ($0.name, $0) })

  static let byColumn = Dictionary(uniqueKeysWithValues: (listed + exported).map { ($0.column, $0) })

  // MARK: Cell to JSON

  /// What a cell of the column says; unknown is null, an empty list `[]`.
  func json(_ cell: UnsafeBufferPointer<UInt8>) -> JSONValue {
    switch column.meaning {
    case .text: return text(cell)
    case .identifier:
      let number = CellText.integer(cell, in: 0...Int.max).value
      return .integer(number == 0 ? nil : number)
    case .integer(let range, let zeroIsNone):
      let number = CellText.integer(cell, in: range).value
      return .integer(zeroIsNone && number == 0 ? nil : number)
    case .decimal(let range, let zeroIsNone):
      let number = CellText.decimal(cell, in: range, zeroIsNone: zeroIsNone).value
      // An own rating is exact in hundredths; the community's numbers are as they came.
      let value = column == .rating ? number.flatMap { Rating(value: $0, scale: .games)?.value } : number
      return value.map { .number($0) } ?? .null
    case .flag: return .bool(CellText.flag(cell).value ?? false)
    case .numbers:
      return .array(CellText.numberList(String(decoding: cell, as: UTF8.self)).map { .number(Double($0)) })
    case .list: return .texts(CellText.list(String(decoding: cell, as: UTF8.self)))
    }
  }

  private func text(_ cell: UnsafeBufferPointer<UInt8>) -> JSONValue {
    let text = String(decoding: cell, as: UTF8.self)
    switch column {
    case .objectname: return .string(CellText.trim(text))
    case .itemtype: return .text(GameKind(rawValue: CellText.trim(text).lowercased())?.rawValue)
    case .cover: return .text(FilePath(uri: text)?.textOrURI)
    default: return text.isEmpty ? .null : .string(text)
    }
  }

  // MARK: JSON to cell

  /// The cell for a value; nil when the value is of the wrong type.
  ///
  /// - Parameter folder: where a relative path starts.
  func cell(_ value: JSONValue, in folder: FilePath) -> String? {
    switch (column.meaning, value) {
    case (_, .null): return column.blank
    case (.text, .string(let text)):
      guard column == .cover else { return text }
      return (FilePath(uri: text) ?? FilePath(text).absolute(from: folder)).uri
    // People write an age as a number, too.
    case (.text, .number(let number)) where column != .cover: return JSONValue.text(of: number)
    case (.identifier, .number(let number)), (.integer, .number(let number)), (.decimal, .number(let number)):
      return JSONValue.text(of: number)
    case (.flag, .bool(let flag)): return flag ? "1" : "0"
    case (.numbers, .array(let values)):
      let numbers = values.compactMap { if case .number(let number) = $0 { JSONValue.text(of: number) } else { nil } }
      return numbers.count == values.count ? numbers.joined(separator: ",") : nil
    case (.list, .array(let values)):
      let items = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      return items.count == values.count ? CellText.joined(items) : nil
    default: return nil
    }
  }

  /// What the key should hold, for messages.
  var expectation: String {
    switch column.meaning {
    case .text: "text in quotes"
    case .identifier, .integer, .decimal: "a number"
    case .flag: "true or false"
    case .numbers: "a list of numbers"
    case .list: "a list of texts"
    }
  }
}

extension FilePath {
  /// The path itself where it is text that cannot be taken for a URI; else its URI, which is exact.
  var textOrURI: String {
    FilePath(display) == self && isAbsolute ? display : uri
  }
}
