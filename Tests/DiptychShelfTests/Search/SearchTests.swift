import TestFixtures
import Testing

@testable import DiptychShelf

@Suite struct SearchTests {
  @Test(arguments: [
    ("Orléans", "orleans"), ("MÖRK", "mork"), ("Straße", "strasse"), ("Øre", "ore"), ("Œuvre", "oeuvre"),
    ("ﬁn", "fin"), ("Łódź", "lodz"), ("İstanbul", "istanbul"), ("Ａｂｃ", "abc"),
    ("Don’t – stop", "don't - stop"),
    ("Ελλάς", "ελλασ"), ("é", "e"), ("", ""),
  ])
  func foldsCaseAndAccents(text: String, folded: String) {
    #expect(TextFolding.fold(text) == folded)
  }

  @Test func everyWordMustOccurSomewhere() {
    let index = SearchIndex(texts: ["Orléans\nEurope", "Mörk Borg", "", "New Orleans jazz", "orlean s"])
    #expect(index.rows(matching: "orleans") == [0, 3])
    #expect(index.rows(matching: "ORLÉ") == [0, 3, 4])
    #expect(index.rows(matching: " jazz  new ") == [3])
    #expect(index.rows(matching: "mork orleans") == [])
    #expect(index.rows(matching: "s") == [0, 3, 4])
    #expect(index.rows(matching: " \u{A0}") == [0, 1, 2, 3, 4])
    #expect(index.rows(matching: "\0") == [0, 1, 2, 3, 4])
    #expect(SearchIndex().rows(matching: "a") == [])
  }

  /// Against the plain way of searching, on random texts of few letters so that words often match.
  @Test func agreesWithSearchingRowByRow() {
    var random = SeededRandom(seed: 7)
    let word = { (length: ClosedRange<Int>) in
      String(
        (0..<Int.random(in: length, using: &random)).map { _ in
          Character(["a", "b", "c", " "].randomElement(using: &random) ?? "a")
        })
    }
    let texts = (0..<500).map { _ in word(0...12) }
    let index = SearchIndex(texts: texts)
    for _ in 0..<200 {
      let query = word(1...6)
      let words = query.split(separator: " ")
      let expected = texts.indices.filter { row in words.allSatisfy { texts[row].contains($0) } }
      #expect(index.rows(matching: query) == expected, "\(query)")
    }
  }

  @Test func gamesAreFoundByTheirTexts() throws {
    let test = try TestLibrary()
    try test.add([
      .objectname: "Zug", .originalname: "Train", .yearpublished: "1999", .comment: "Mit Käthe gespielt",
    ])
    try test.add([.objectname: "Auto", .privatecomment: "Train"])
    let games = try test.library.gameSummaries()
    let index = try test.library.searchIndex(of: games)
    let found = { index.rows(matching: $0).map { games[$0].name } }
    #expect(found("kathe train") == ["Zug"])
    #expect(found("1999 ZUG") == ["Zug"])
    #expect(found("a") == ["Auto", "Zug"])
    #expect(found("zugtrain") == [])
  }
}
