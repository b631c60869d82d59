import TestFixtures
import Testing

@testable import DiptychShelf

@Suite struct ImportVariantTests {
  @Test func anExportIsTheFileByteForByte() throws {
    let test = try TestLibrary()
    #expect(try test.importFile(CollectionFixture.shared.native).counts == [600, 0, 0, 0])
    #expect(try test.export(.bggCSV) == CollectionFixture.shared.native)
    #expect(try test.importFile(CollectionFixture.shared.native).counts == [0, 0, 600, 0])
    #expect(test.library.undoName == "Imported collection.csv")
    #expect(try test.export(.bggCSV) == CollectionFixture.shared.native)
  }

  @Test(arguments: CollectionFixture.Variant.allCases)
  func everyFormGivesTheSameGames(variant: CollectionFixture.Variant) throws {
    let original = try TestLibrary()
    try original.importFile(CollectionFixture.shared.native)
    let bytes = CollectionFixture.shared.bytes(of: variant)
    let again = try original.importFile(bytes)
    #expect(again.counts == [0, 0, 600, 0])
    #expect(again.notices == [])
    #expect(try original.export(.bggCSV) == CollectionFixture.shared.native)

    let other = try TestLibrary()
    let report = try other.importFile(bytes)
    #expect(report.counts == [600, 0, 0, 0])
    #expect(report.damaged == 0)
    #expect(try other.listedJSON() == original.listedJSON())
    #expect(try other.export(.bggCSV).count == CollectionFixture.shared.native.count)
    #expect(try other.importFile(CollectionFixture.shared.native).counts == [0, 0, 600, 0])
  }

  @Test func aSpreadsheetExportReadsBackTheSame() throws {
    let test = try TestLibrary()
    try test.importFile(CollectionFixture.shared.native)
    let sheet = try test.export(.spreadsheetCSV)
    #expect(sheet.starts(with: [0xEF, 0xBB, 0xBF]))
    let text = String(decoding: sheet, as: UTF8.self)
    #expect(text.contains("\"-3000\"") && text.contains("\"-7\""))
    #expect(text.contains("\"'-1+2\"") && text.contains("\"'@home\"") && text.contains("\"'tis\""))
    #expect(try test.importFile(sheet).counts == [0, 0, 600, 0])
    let other = try TestLibrary()
    try other.importFile(sheet)
    #expect(try other.export(.bggCSV) == CollectionFixture.shared.native)
  }

  @Test func aJSONExportReadsBackTheSame() throws {
    let test = try TestLibrary()
    try test.importFile(CollectionFixture.shared.native)
    let json = try test.export(.json)
    #expect(try test.importFile(json, name: "games.json").counts == [0, 0, 600, 0])
    let other = try TestLibrary()
    #expect(try other.importFile(json, name: "games.json").counts == [600, 0, 0, 0])
    #expect(try other.listedJSON() == test.listedJSON())
    #expect(try other.export(.bggCSV) == CollectionFixture.shared.native)
    #expect(try other.export(.json) == json)
  }

  @Test func columnsMayComeInAnyOrderAndBeMissing() throws {
    let test = try TestLibrary()
    let text = " Rating ,OBJECTNAME,mystery,mystery\n\"7.5\",\"A\",\"x\",\"y\"\n"
    #expect(try test.importFile(text).counts == [1, 0, 0, 0])
    #expect(try test.games().first?.rating?.text == "7.5")
    #expect(try test.export(.bggCSV) == Array(text.utf8))
    #expect(try test.importFile("id,name\n\"13\",\"B\"\n").counts == [1, 0, 0, 0])
    #expect(try test.games().last?.bggID == 13)
  }

  @Test func laterImportsAddColumnsAtTheEndAndRowsAfter() throws {
    let test = try TestLibrary()
    try test.importFile("objectname,collid\n\"A\",\"1\"\n\"B\",\"2\"\n")
    #expect(
      try test.importFile("collid,objectname,shelf\n\"3\",\"C\",\"top\"\n\"1\",\"A\",\"low\"\n").counts
        == [1, 1, 0, 0])
    let export = String(decoding: try test.export(.bggCSV), as: UTF8.self)
    #expect(
      export == """
        objectname,collid,shelf
        "A","1","low"
        "B","2",""
        "C","3","top"

        """)
    try test.library.undo()
    #expect(
      String(decoding: try test.export(.bggCSV), as: UTF8.self) == """
        objectname,collid
        "A","1"
        "B","2"

        """)
  }

  @Test func aRatedRowChangesInThatCellAlone() throws {
    let test = try TestLibrary()
    try test.importFile(CollectionFixture.shared.native)
    let game = try #require(try test.games().first { $0.comment == "A \"quoted\" word, and a comma; too" })
    let before = String(decoding: try test.export(.bggCSV), as: UTF8.self)
    try test.library.rate([game.id], Rating("9.25", scale: .games))
    let after = String(decoding: try test.export(.bggCSV), as: UTF8.self)
    let id = "\"\(game.bggID ?? 0)\""
    let old = "\(id),\"\(game.rating?.text ?? "0")\""
    #expect(before.ranges(of: old).count == 1)
    #expect(after == before.replacing(old, with: "\(id),\"9.25\""))
    try test.library.undo()
    #expect(try test.export(.bggCSV) == Array(before.utf8))
  }

  /// parse(export(x)) = x, on cells of the bytes that trouble CSV.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func whatIsExportedReadsBack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "\"", ",", ";", "\n", "'", "=", "-", "+", "@", "\t", "|", " ", "a", "é", "0", "7.5", "\u{A0}",
      "\u{FEFF}",
    ]
    let columns: [BGGColumn] = [.objectname, .comment, .privatecomment, .description, .bggrecagerange]
    let records = (0..<40).map { number in
      columns.map { column in
        let text = (0..<Int(random.next() % 8)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
          .joined()
        return column == .objectname ? "game \(number) \(text)" : text
      }
    }
    let layout = Layout(names: columns.map(\.name))
    for format in GameExportFormat.allCases {
      let test = try TestLibrary()
      try test.library.write { connection in
        for (index, cells) in records.enumerated() {
          try GameStore(connection: connection).update(
            Int64(index + 1),
            GameStore.Row(record: GameRecord(layout: layout, cells: cells), isRatedHere: false, changed: 0))
        }
      }
      let other = try TestLibrary()
      #expect(try other.importFile(test.export(format)).new == 40, "seed \(seed), \(format)")
      let read = try other.library.withConnection { connection in
        try (1...40).map { try GameStore(connection: connection).row(Int64($0))?.record }
      }
      for (cells, record) in zip(records, read) {
        let record = try #require(record)
        let readCells = record.cells
        let got = columns.map { column in record.layout.place(of: column).map { readCells[$0] } ?? "" }
        #expect(got == cells, "seed \(seed), \(format)")
      }
    }
  }
}
