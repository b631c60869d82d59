import Testing

@testable import DiptychShelf

/// What the library exports, it knows again: to import it changes nothing, then or later.
@Suite struct OwnExportTests {
  /// Files that are imported one after another, and what they are for.
  struct Origin: CustomTestStringConvertible {
    let testDescription: String
    let files: [String]
  }

  private static let thirteen = """
    objectname,objectid,rating,numplays,weight,own,fortrade,want,wishlist,wishlistpriority,comment,collid,itemtype
    """

  static let origins = [
    Origin(
      testDescription: "thirteen bare columns",
      files: [
        thirteen + "\nA,13,7.5,0,0,1,0,0,0,3,,1,standalone\nB,14,0,,2.5,0,0,0,1,2,\"x, y\",2,expansion\n"
      ]),
    Origin(
      testDescription: "thirteen quoted columns",
      files: [
        thirteen
          + "\n\"A\",\"13\",\"7,5\",\"0\",\"0\",\"1\",\"0\",\"\",\"\",\"3\",\" a \",\"1\",\"odd\"\n"
      ]),
    Origin(testDescription: "names", files: ["Catan\nAzul\n  Brass\n"]),
    Origin(testDescription: "names and years", files: ["Catan,1995\nAzul,2017\n"]),
    Origin(
      testDescription: "quoted names and years", files: ["name,year\n\"Catan\",\"1995\"\n\"Azul\",\"2017\"\n"]
    ),
    Origin(
      testDescription: "columns of one name",
      files: [
        "Name,shelf,Shelf ,shelf (2),rating,rating\n\"A\",\"\",\"y\",\"z\",\"7\",\"8\"\n\"B\",\"x\",\"\",\"\",\"0\",\"\"\n"
      ]),
    Origin(
      testDescription: "columns without names", files: ["objectname,,\n\"A\",\"\",\"y\"\n\"B\",\"\",\"\"\n"]),
    Origin(
      testDescription: "damaged values",
      files: ["objectname,rating,own,yearpublished,bggbestplayers\n\"A\",\"99\",\"maybe\",\"1e3\",\"2, 3\"\n"]
    ),
    Origin(
      testDescription: "several headers",
      files: [
        "objectname,collid\n\"A\",\"1\"\n",
        "collid,objectname,SHELF\nB,2,top\n".replacing("B,2", with: "2,B"),
        "collid;objectname;shelf;objecttype\r\n3;C;low;\r\n1;A;;\r\n",
      ]),
    Origin(
      testDescription: "JSON",
      files: [
        "[{\"name\": \"A\", \"designers\": [\"X\"], \"extra\": {\"shelf (2)\": \"y\"}}, {\"name\": \"B\"}]"
      ]),
    Origin(
      testDescription: "a collection",
      files: [String(decoding: CollectionFixture.shared.bytes(of: .bareCells), as: UTF8.self)]),
  ]

  @Test(arguments: origins, GameExportFormat.allCases)
  func whatTheLibraryExportedIsTheSame(origin: Origin, format: GameExportFormat) throws {
    let test = try TestLibrary()
    for file in origin.files { try test.importFile(file) }
    let count = try test.library.gameCount()
    #expect(count > 0)
    try test.library.rate([.game(1)], Rating("3.5", scale: .games))
    let before = try GameExportFormat.allCases.map(test.export)
    let report = try test.importFile(test.export(format))
    #expect(report.counts == [0, 0, count, 0] && report.ratingsKept == 0)
    #expect(try GameExportFormat.allCases.map(test.export) == before)

    // One cell that somebody changed in the export changes that cell alone.
    let changed = String(decoding: try test.export(format), as: UTF8.self).replacing("3.5", with: "4.5")
    #expect(try test.importFile(changed, fileWins: true).counts == [0, 1, count - 1, 0])
    #expect(
      try String(decoding: test.export(format), as: UTF8.self) == changed)
  }

  @Test func aKeyOfEachColumnMeansThatColumn() {
    for key in ["shelf", "shelf (2)", "shelf (2) (1)", "(1)", "a (0)", "a (x)", "a (1234)", ""] {
      #expect(ExtraKey(key).text == key)
    }
    #expect(ExtraKey("shelf (3)") == ExtraKey(name: "shelf", occurrence: 2))
    #expect(
      ExtraKey(ExtraKey(name: "shelf (3)", occurrence: 0).text) == ExtraKey(name: "shelf (3)", occurrence: 0))
  }
}
