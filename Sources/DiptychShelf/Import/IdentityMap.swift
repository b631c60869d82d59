/// Finds the game of the library that a row of a file is about.
///
/// By BGG's number of the collection row; else by BGG's number of the game and the edition's nickname; else
/// by name and year. Where several games fit, the first row gets the first and so on, so that a file without
/// collection numbers finds its own rows again. No game is found twice.
struct IdentityMap {
  private struct ObjectKey: Hashable {
    let bggID: Int
    let nickname: String
  }

  private struct NameKey: Hashable {
    let name: String
    let year: Int?
  }

  /// Games that fit one key, oldest first, and how many of them were looked at.
  private struct Candidates {
    var ids: [Int64] = []
    var next = 0
  }

  /// How many games the library has.
  let count: Int

  /// How many of them were found.
  var foundCount: Int { found.count }

  private let byCollection: [Int: Int64]
  private var byObject: [ObjectKey: Candidates] = [:]
  private var byName: [NameKey: Candidates] = [:]
  private let withoutCollection: Set<Int64>
  private var found: Set<Int64> = []
  private var hasObjectsAndNames = false
  private let comparesYears: Bool
  private let connection: Connection

  /// Reads what the library has.
  ///
  /// - Parameter comparesYears: whether the file has years; else names alone must do.
  init(_ connection: Connection, comparesYears: Bool) throws {
    self.connection = connection
    self.comparesYears = comparesYears
    var byCollection: [Int: Int64] = [:]
    var withoutCollection: Set<Int64> = []
    try connection.forEachRow("SELECT id, collection_id FROM game ORDER BY id") { row in
      if let collectionID = row.int(1) {
        byCollection[collectionID] = row.int64(0)
      } else {
        withoutCollection.insert(row.int64(0))
      }
    }
    self.byCollection = byCollection
    self.withoutCollection = withoutCollection
    count = try connection.first("SELECT count(*) FROM game") { $0.int(0) ?? 0 } ?? 0
  }

  /// The game that a row is about; nil for a new game.
  mutating func find(_ fields: GameFields, _ source: GameFields.Source) throws -> Int64? {
    guard count > 0 else { return nil }
    if let collectionID = fields.collectionID, let id = byCollection[collectionID] {
      found.insert(id)
      return id
    }
    // A row with a collection number of its own can still be a game that came without one.
    if fields.collectionID != nil, withoutCollection.isEmpty { return nil }
    try readObjectsAndNames()
    let id =
      if let bggID = fields.bggID {
        take(\.byObject, ObjectKey(bggID: bggID, nickname: source.text(.versionNickname, trimmed: true)), fields)
      } else {
        take(\.byName, nameKey(fields), fields)
      }
    if let id { found.insert(id) }
    return id
  }

  private mutating func take<Key>(
    _ map: WritableKeyPath<IdentityMap, [Key: Candidates]>, _ key: Key, _ fields: GameFields
  ) -> Int64? {
    guard var candidates = self[keyPath: map][key] else { return nil }
    defer { self[keyPath: map][key] = candidates }
    while candidates.next < candidates.ids.count {
      let id = candidates.ids[candidates.next]
      candidates.next += 1
      let mayBe = fields.collectionID == nil || withoutCollection.contains(id)
      if mayBe, !found.contains(id) { return id }
    }
    return nil
  }

  private func nameKey(_ fields: GameFields) -> NameKey {
    NameKey(name: TextFolding.fold(fields.name), year: comparesYears ? fields.year : nil)
  }

  /// Reads the other two keys once a row needs them, which those of BGG's own files never do.
  private mutating func readObjectsAndNames() throws {
    guard !hasObjectsAndNames else { return }
    hasObjectsAndNames = true
    let store = GameStore(connection: connection)
    let layouts = try Dictionary(uniqueKeysWithValues: store.layouts().map { ($0.id, $0.layout) })
    try connection.forEachRow("SELECT id, layout, record FROM game_text ORDER BY id") { row in
      let record = GameRecord(layout: layouts[row.int64(1)] ?? .owner, bytes: row.blob(2))
      record.withReader { reader in
        let fields = GameFields(reader, record.layout)
        let source = GameFields.Source(reader: reader, layout: record.layout)
        if let bggID = fields.bggID {
          let key = ObjectKey(bggID: bggID, nickname: source.text(.versionNickname, trimmed: true))
          byObject[key, default: Candidates()].ids.append(row.int64(0))
        }
        byName[nameKey(fields), default: Candidates()].ids.append(row.int64(0))
      }
    }
  }
}
