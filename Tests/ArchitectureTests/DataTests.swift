import Foundation
import Testing

@Suite("Data")
struct DataTests {
  static let version = "0.1.0"
  static let fiveGames = ["Dominion", "Munchkin", "Ticket to Ride", "Bang!", "Bohnanza"]

  let repository: Repository

  init() throws { repository = try Repository() }

  @Test(.enabled(if: Tool.isInstalled("desktop-file-validate"), "needs the package desktop-file-utils"))
  func theDesktopEntryIsValid() throws {
    let tool = try #require(Tool("desktop-file-validate"))
    let result = try tool.run([repository.url("data/org.diptych.Diptych.desktop").path])
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  @Test(.enabled(if: Tool.isInstalled("appstreamcli"), "needs the package appstream"))
  func theMetainfoIsValid() throws {
    let tool = try #require(Tool("appstreamcli"))
    let result = try tool.run(
      ["validate", "--no-net", repository.url("data/org.diptych.Diptych.metainfo.xml").path])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(.enabled(if: Tool.isInstalled("man"), "needs the package man-db"))
  func theManPageHasNoWarnings() throws {
    let tool = try #require(Tool("man"))
    let result = try tool.run(
      ["--warnings", "-E", "UTF-8", "-l", "-Tutf8", repository.url("data/diptych.1").path])
    #expect(result.status == 0 && !result.output.contains("warning"), "\(result.output)")
  }

  @Test(arguments: [
    "import", "export", "list", "rate", "tag", "folder", "check", "--library", "--sample", "--search",
    "--sort",
    "--json", "--format", "--version", "--help",
  ])
  func theManPageSpeaksOf(word: String) throws {
    let page = try text("data/diptych.1").replacingOccurrences(of: "\\-", with: "-")
    #expect(page.contains(word))
  }

  @Test func desktopEntryMetainfoAndManPageAgree() throws {
    let entry = try text("data/org.diptych.Diptych.desktop")
    let metainfo = try text("data/org.diptych.Diptych.metainfo.xml")
    #expect(entry.contains("\nExec=diptych %F\n"))
    #expect(entry.contains("\nIcon=org.diptych.Diptych\n"))
    #expect(metainfo.contains("<launchable type=\"desktop-id\">org.diptych.Diptych.desktop</launchable>"))
    #expect(metainfo.contains("<project_license>GPL-3.0-or-later</project_license>"))
    #expect(
      metainfo.firstMatch(of: #/<release version="(?<version>[^"]+)"/#)?.output.version == Self.version[...])
    #expect(try text("data/diptych.1").contains("\"Diptych \(Self.version)\""))
  }

  @Test func iconsAreThereAndSound() throws {
    let folder = "data/icons/hicolor"
    let files = try repository.textFiles(under: [folder])
    let problems =
      IconRule.missing(paths: files.map(\.path), in: folder) + files.flatMap(IconRule.problems(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func sampleGamesAreSound() throws {
    let data = try Data(contentsOf: repository.url("data/sample/games.json"))
    let names = try SampleRule.names(inGames: data)
    #expect(names.count >= 30)
    for name in Self.fiveGames { #expect(names.contains(name), "\(name) is missing") }
    let problems = try SampleRule.problems(inGames: data)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func samplePicturesAreThere() throws {
    let paths = try repository.paths(under: ["data/sample/pictures"])
    #expect(paths.count >= 12)
    var orientations: Set<Int> = []
    var bytes = 0
    for path in paths {
      let content = try Data(contentsOf: repository.url(path))
      let picture = PictureFile(bytes: Array(content))
      #expect(picture.format != nil, "\(path) is no picture")
      if let orientation = picture.orientation { orientations.insert(orientation) }
      bytes += content.count
    }
    #expect(bytes < 6_000_000)
    #expect(orientations.isSuperset(of: [6, 8]), "no picture is stored turned")
  }

  @Test(arguments: fiveGames)
  func aSamplePictureIsTaggedWith(game: String) throws {
    let tag = Data("<rdf:li>\(game)</rdf:li>".utf8)
    let tagged = try repository.paths(under: ["data/sample/pictures"]).filter {
      try Data(contentsOf: repository.url($0)).range(of: tag) != nil
    }
    #expect(!tagged.isEmpty, "no picture is tagged \(game)")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.url(path), encoding: .utf8)
  }
}
