/// All that the library knows of one game, ready to show: unknown is nil or empty, never 0.
public struct Game: Hashable, Sendable {
  /// Which game it is in this library.
  public let id: ItemID
  /// The name, as chosen in the collection; often localised.
  public let name: String
  /// The name in BGG's database, also where it is the same.
  public let originalName: String?
  /// The year of the edition; negative years are BCE.
  public let year: Int?
  /// Standalone or expansion.
  public let kind: GameKind?

  /// The fewest and most players.
  public let minPlayers: Int?, maxPlayers: Int?
  /// The numbers of players that BGG's users call best.
  public let best: [Int]
  /// The numbers of players that BGG's users recommend.
  public let recommended: [Int]
  /// Playing times in minutes.
  public let minTime: Int?, maxTime: Int?, time: Int?
  /// The recommended age, as written: `8+`, `Up to 8`.
  public let age: String?

  /// The community's weight, 1 to 5.
  public let weight: Double?
  /// The person's own weight, 1 to 5.
  public let ownWeight: Double?
  /// The community's average and Bayesian average, 1 to 10.
  public let average: Double?, bayesAverage: Double?
  /// The rank among all games.
  public let rank: Int?
  /// How many of BGG's users own it.
  public let owners: Int?
  /// The person's own rating.
  public let rating: Rating?
  /// How often the person played it; 0 is known to be none.
  public let plays: Int?

  /// Owned, for trade and so on.
  public let flags: GameFlags
  /// 1 must have to 5 do not buy; nil when it is not on the wish list.
  public let wishlistPriority: Int?
  /// The person's texts, with their line breaks.
  public let comment: String?, wishlistComment: String?, condition: String?
  /// What the game is.
  public let description: String?
  /// BGG's categories and mechanics.
  public let categories: [String], mechanics: [String]
  /// Who made it.
  public let designers: [String], publishers: [String]
  /// A picture on this machine.
  public let cover: FilePath?

  /// The edition: its nickname, publishers, languages and barcode, as written.
  public let versionNickname: String?, versionPublishers: [String], versionLanguages: [String]
  /// The edition's barcode, as written.
  public let barcode: String?

  /// What only the owner sees: prices with their currencies, as written.
  public let pricePaid: String?, currentValue: String?
  /// When (`YYYY-MM-DD`) and from whom it came.
  public let acquired: String?, acquiredFrom: String?
  /// How many copies, where they are, and a note, as written.
  public let quantity: String?, inventoryLocation: String?, privateComment: String?

  /// BGG's number of the game, and of its row in the collection.
  public let bggID: Int?, collectionID: Int?
  /// When the library's data of it last changed: milliseconds since 1970.
  public let changed: Int64

  init(id: Int64, record: GameRecord, changed: Int64) {
    self = record.withReader { reader in
      Game(
        id: id, source: GameFields.Source(reader: reader, layout: record.layout),
        fields: GameFields(reader, record.layout), changed: changed)
    }
  }

  private init(id: Int64, source: GameFields.Source, fields: GameFields, changed: Int64) {
    func text(_ column: BGGColumn) -> String? {
      let text = source.text(column)
      return text.isEmpty ? nil : text
    }
    func list(_ column: BGGColumn) -> [String] { CellText.list(source.text(column)) }
    func numbers(_ column: BGGColumn) -> [Int] { CellText.numberList(source.text(column)) }
    func price(_ amount: BGGColumn, _ currency: BGGColumn) -> String? {
      text(amount).map { amount in text(currency).map { "\(amount) \($0)" } ?? amount }
    }

    self.id = .game(id)
    name = fields.name
    originalName = text(.originalname)
    year = fields.year
    kind = fields.kind
    minPlayers = fields.minPlayers
    maxPlayers = fields.maxPlayers
    best = numbers(.bggbestplayers)
    recommended = numbers(.bggrecplayers)
    minTime = fields.minTime
    maxTime = fields.maxTime
    time = fields.time
    age = text(.bggrecagerange)
    weight = fields.weight
    ownWeight = fields.ownWeight
    average = fields.average
    bayesAverage = fields.bayesAverage
    rank = fields.rank
    owners = fields.owners
    rating = fields.rating
    plays = fields.plays
    flags = fields.flags
    // Rows that are not wished carry BGG's default of 3.
    wishlistPriority = fields.flags.contains(.wishlist) ? fields.wishlistPriority : nil
    comment = text(.comment)
    wishlistComment = text(.wishlistcomment)
    condition = text(.conditiontext)
    description = text(.description)
    categories = list(.categories)
    mechanics = list(.mechanics)
    designers = list(.designers)
    publishers = list(.publishers)
    cover = text(.cover).flatMap { FilePath(uri: $0) }
    versionNickname = text(.versionNickname)
    versionPublishers = list(.versionPublishers)
    versionLanguages = list(.versionLanguages)
    barcode = text(.barcode)
    pricePaid = price(.pricepaid, .ppCurrency)
    currentValue = price(.currvalue, .cvCurrency)
    acquired = text(.acquisitiondate)
    acquiredFrom = text(.acquiredfrom)
    quantity = text(.quantity)
    inventoryLocation = text(.invlocation)
    privateComment = text(.privatecomment)
    bggID = fields.bggID
    collectionID = fields.collectionID
    self.changed = changed
  }
}
