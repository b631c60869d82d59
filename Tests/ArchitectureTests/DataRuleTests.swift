import Foundation
import Testing

/// Each rule about data, fed with what it must catch and with what it must let pass.
@Suite("Data rules")
struct DataRuleTests {
  private let symbolic = "data/icons/hicolor/symbolic/actions/a-symbolic.svg"

  private func icon(_ body: String, size: Int = 16) -> SourceFile {
    SourceFile(
      path: symbolic,
      text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) \(size)\">\(body)</svg>")
  }

  @Test func brokenIconsAreCaught() {
    #expect(IconRule.problems(in: icon("<path fill=\"#2e3436\" d=\"M0 0Z\"/>")).isEmpty)
    #expect(IconRule.problems(in: icon("<path")).count == 1)
    #expect(IconRule.problems(in: icon("<path fill=\"#ff0000\"/>")).count == 1)
    #expect(IconRule.problems(in: icon("<path stroke=\"#2e3436\"/>")).count == 1)
    #expect(IconRule.problems(in: icon("", size: 24)).count == 1)
    #expect(IconRule.problems(in: SourceFile(path: symbolic, text: "<html/>")).count == 1)
  }

  @Test func missingIconsAreCaught() {
    let paths = IconRule.needed.map { "icons/\($0)" }
    #expect(IconRule.missing(paths: paths, in: "icons").isEmpty)
    #expect(IconRule.missing(paths: Array(paths.dropFirst()), in: "icons").count == 1)
    let oneSided = paths + ["icons/symbolic/actions/diptych-sidebar-show-symbolic.svg"]
    #expect(IconRule.missing(paths: oneSided, in: "icons").count == 1)
  }

  @Test(arguments: [
    #"{"year": 2000}"#, #"{"name": "A", "ranking": 3}"#, #"{"name": "A", "kind": "big"}"#,
    #"{"name": "A", "rating": 0}"#, #"{"name": "A", "rating": 10.5}"#, #"{"name": "A", "weight": 7}"#,
    #"{"name": "A", "minPlayers": 4, "maxPlayers": 2}"#, #"{"name": "A", "rank": 1}"#,
    #"{"name": "A"}, {"name": "A"}"#,
  ])
  func unsoundSampleGamesAreCaught(games: String) throws {
    let data = Data("[\(games)]".utf8)
    #expect(try SampleRule.problems(inGames: data).count == 1)
  }

  @Test func soundSampleGamesPass() throws {
    let data = Data(#"[{"name": "A", "rating": 6.75, "year": -2200}, {"name": "B"}]"#.utf8)
    #expect(try SampleRule.problems(inGames: data).isEmpty)
    #expect(try SampleRule.names(inGames: data) == ["A", "B"])
    #expect(throws: (any Error).self) { try SampleRule.names(inGames: Data("{".utf8)) }
  }

  @Test func picturesAreKnownByTheirBytes() {
    #expect(PictureFile(bytes: Array("GIF89a".utf8)).format == nil)
    #expect(PictureFile(bytes: []).format == nil)
    #expect(PictureFile(bytes: Array("RIFF\0\0\0\0WEBPVP8 ".utf8)).format == "webp")
    #expect(PictureFile(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).format == "png")
  }

  @Test(arguments: [true, false])
  func orientationsAreReadInBothByteOrders(isLittle: Bool) {
    func number(_ value: Int, _ length: Int) -> [UInt8] {
      let big = (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? big.reversed() : big
    }
    var tiff = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    tiff += number(1, 2) + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(6, 2) + number(0, 2)
    let length = 2 + 6 + tiff.count
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)]
      + Array("Exif\0\0".utf8) + tiff + [0xFF, 0xDA, 0, 2]
    #expect(PictureFile(bytes: jpeg).orientation == 6)
    #expect(PictureFile(bytes: Array(jpeg.prefix(24))).orientation == nil)
  }

  @Test func toolsAreFoundOnlyWhereTheyAre() throws {
    #expect(!Tool.isInstalled("diptych-no-such-tool"))
    let result = try #require(Tool("sh")).run(["-c", "echo out; echo err >&2; exit 3"])
    #expect(result.status == 3)
    #expect(result.output.contains("out") && result.output.contains("err"))
  }
}
