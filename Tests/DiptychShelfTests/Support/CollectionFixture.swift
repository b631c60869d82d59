import TestFixtures

@testable import DiptychShelf

/// A made-up collection in BGG's form, with the oddities that real ones have; the same each time.
///
/// It also comes in the forms in which spreadsheets write it again.
struct CollectionFixture {
  /// The cells of each row, by column.
  let rows: [[BGGColumn: String]]

  /// BGG's own form.
  let native: [UInt8]

  static let shared = CollectionFixture(count: 600)

  init(count: Int, seed: UInt64 = 600) {
    var random = SeededRandom(seed: seed)
    rows = (0..<count).map { CollectionFixture.row($0, &random) }
    native = CollectionFixture.text(rows, decimalComma: false)
  }

  private static let words = [
    "Orléans", "Brass, Deluxe", "The", "\"Quoted\"", "Lantern", "Über", "Harbour", "Nordic", "Quarry",
    "Sparrow",
    "Memoir '44", "Köln", "Salt", "=Sum", "Ridge", "№ 9",
  ]

  private static func row(_ number: Int, _ random: inout SeededRandom) -> [BGGColumn: String] {
    func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    let name = (0...Int(random.next() % 3)).map { _ in pick(words) }.joined(separator: " ")
    let isWished = number % 7 == 0
    // One game is there as four editions.
    let objectID = (10..<14).contains(number) ? 4242 : 5000 + number
    var cells: [BGGColumn: String] = [
      .objectname: number == 20 ? "011" : number == 21 ? " Blank at the end " : name,
      .objectid: "\(objectID)",
      .rating: pick(["0", "7.5", "3.25", "8", "10", "6.5", "1"]), .numplays: pick(["0", "1", "12"]),
      .weight: pick(["0", "2", "3"]), .own: number % 3 == 0 ? "1" : "0", .wishlist: isWished ? "1" : "0",
      .wishlistpriority: isWished ? pick(["1", "2", "4"]) : "3", .collid: "\(900_000 + number)",
      .baverage: pick(["0", "5.61234", "7.1"]), .average: pick(["6.03212", "7.9", "8.00001"]),
      .avgweight: pick(["0", "1.2143", "3.8571"]), .rank: pick(["0", "17", "2043"]),
      .numowned: "\(random.next() % 90_000)", .objecttype: "thing", .originalname: name,
      .minplayers: pick(["1", "2", "3"]), .maxplayers: pick(["0", "4", "100", "999"]),
      .playingtime: pick(["0", "45", "1200"]), .maxplaytime: pick(["0", "60"]),
      .minplaytime: pick(["0", "30"]),
      .yearpublished: number == 1 ? "-3000" : pick(["0", "1995", "2016", "20026"]),
      .bggrecplayers: pick(["2,3,4", "", "1"]), .bggbestplayers: pick(["3", "2,4", ""]),
      .bggrecagerange: pick(["8+", "6–16", "Up to 8", "", "14–2"]),
      .bgglanguagedependence: pick(["", "No necessary in-game text"]),
      .itemtype: pick(["standalone", "expansion"]),
      .pricepaid: pick(["", "24.00", "-7", "19.9"]), .quantity: "1",
      .acquisitiondate: pick(["", "2016-01-22"]), .privatecomment: pick(["", "@home", "-1+2", "'tis"]),
      .versionPublishers: pick(["", "Lucky&Dice; Other"]), .versionNickname: pick(["", "German edition"]),
    ]
    for column in [BGGColumn.fortrade, .want, .wanttobuy, .wanttoplay, .prevowned, .preordered] {
      cells[column] = pick(["0", "0", "0", "1"])
    }
    cells[.comment] = pick([
      "", "Two\nlines", "A \"quoted\" word, and a comma; too", "Ends with a line break\n",
      "\u{A0}NBSP – dash “curly”",
      "A 5\" box",
    ])
    return cells
  }

  // MARK: Forms

  /// The text with other separators, line ends and decimal signs.
  private static func text(
    _ rows: [[BGGColumn: String]], delimiter: Character = ",", lineEnd: String = "\n", decimalComma: Bool
  ) -> [UInt8] {
    let separator = String(delimiter)
    let header = BGGColumn.ownerHeader.map(\.name).joined(separator: separator)
    let lines = rows.map { cells in
      BGGColumn.ownerHeader.map { column in
        var cell = cells[column] ?? ""
        if decimalComma, case .decimal = column.meaning { cell = cell.replacing(".", with: ",") }
        return "\"" + cell.replacing("\"", with: "\"\"").replacing("\n", with: lineEnd) + "\""
      }.joined(separator: separator)
    }
    return Array(([header] + lines).map { $0 + lineEnd }.joined().utf8)
  }

  /// A form that some program gives the collection.
  enum Variant: String, CaseIterable {
    case byteOrderMark, crlf, decimalComma, separatorLine, utf16, bareCells
  }

  func bytes(of variant: Variant) -> [UInt8] {
    switch variant {
    case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + native
    case .crlf: return CollectionFixture.text(rows, lineEnd: "\r\n", decimalComma: false)
    case .decimalComma:
      return CollectionFixture.text(rows, delimiter: ";", lineEnd: "\r\n", decimalComma: true)
    case .separatorLine:
      return Array("sep=;\r\n".utf8)
        + CollectionFixture.text(rows, delimiter: ";", lineEnd: "\r\n", decimalComma: false)
    case .utf16:
      let text = String(
        decoding: CollectionFixture.text(rows, delimiter: "\t", lineEnd: "\r\n", decimalComma: true),
        as: UTF8.self)
      return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .bareCells:
      let lines =
        ([BGGColumn.ownerHeader.map(\.name)]
        + rows.map { cells in
          BGGColumn.ownerHeader.map { column in
            let cell = cells[column] ?? ""
            let needsQuotes = cell.contains { "\",\n".contains($0) }
            return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
          }
        }).map { $0.joined(separator: ",") + "\n" }
      return Array(lines.joined().utf8)
    }
  }
}
