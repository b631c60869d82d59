import Testing

@testable import DiptychShelf

@Suite struct ParsingTests {
  private func parse(_ words: String...) -> Invocation {
    CommandLineTool.parse(arguments: words.map { Array($0.utf8) })
  }

  @Test func withoutAVerbTheWindowOpens() {
    #expect(parse() == .window(WindowRequest(library: Library.defaultDirectory)))
    var request = WindowRequest(library: FilePath("/l"))
    request.paths = [FilePath("a.jpg"), FilePath("/b c")]
    #expect(parse("--library", "/l", "a.jpg", "file:///b%20c") == .window(request))
    #expect(parse("a.jpg", "file:///b%20c", "--library=/l") == .window(request))
    #expect(request.missingPath == FilePath("a.jpg"))
    var sample = WindowRequest(library: Library.sampleDirectory)
    sample.isSample = true
    #expect(parse("--sample") == .window(sample))
    sample.library = FilePath("/l")
    #expect(parse("--sample", "--library", "/l") == .window(sample))
  }

  @Test func argumentsAreBytes() {
    let name: [UInt8] = [0x2F, 0xFF, 0x0A]
    guard case .window(let request) = CommandLineTool.parse(arguments: [name]) else {
      Issue.record("no window")
      return
    }
    #expect(request.paths == [FilePath(bytes: name)])
    let command = CommandLineTool.parse(arguments: [Array("import".utf8), name])
    #expect(
      command
        == .command(
          Command(
            library: Library.defaultDirectory, verb: .importFiles([FilePath(bytes: name)], asJSON: false))))
  }

  @Test func verbsAreUnderstood() {
    func verb(_ words: String...) -> Command.Verb? {
      guard case .command(let command) = CommandLineTool.parse(arguments: words.map { Array($0.utf8) }) else {
        return nil
      }
      return command.verb
    }
    #expect(verb("import", "a", "b", "--json") == .importFiles([FilePath("a"), FilePath("b")], asJSON: true))
    #expect(verb("import", "--", "--a") == .importFiles([FilePath("--a")], asJSON: false))
    #expect(verb("export", "a.CSV") == .export(FilePath("a.CSV"), .bggCSV))
    #expect(verb("export", "a.json") == .export(FilePath("a.json"), .json))
    #expect(verb("export", "--format", "spreadsheet-csv", "a") == .export(FilePath("a"), .spreadsheetCSV))
    #expect(
      verb("list", "games", "--sort", "-rating", "--search", "a b")
        == .list(.games(GameSort(.rating, isDescending: true)), search: "a b", asJSON: false))
    #expect(
      verb("list", "photos", "--sort=taken", "--json")
        == .list(.photos(PhotoSort(.taken)), search: "", asJSON: true))
    #expect(verb("list", "recents") == .list(.recents(nil), search: "", asJSON: false))
    #expect(verb("list", "tags") == .list(.tags, search: "", asJSON: false))
    #expect(verb("rate", "photo:4", "-1") == .rate(item: Array("photo:4".utf8), rating: "-1"))
    #expect(verb("rate", "x", "none") == .rate(item: [0x78], rating: nil))
    #expect(verb("rate", "x", "0") == .rate(item: [0x78], rating: nil))
    #expect(
      verb("tag", "p", "+a b", "-c", "--library", "/l", "+d")
        == .tag(photo: [0x70], adding: ["a b", "d"], removing: ["c"]))
    #expect(verb("folder", "add", "/p") == .addFolder(FilePath("/p")))
    #expect(verb("folder", "remove", "/p") == .removeFolder(FilePath("/p")))
    #expect(verb("folder", "list") == .listFolders)
    #expect(verb("check") == .check)
    #expect(verb("--version") == .version)
    #expect(verb("import", "--help") == .help)
    #expect(verb("-h") == .help && verb("list", "-h") == .help)
    #expect(verb("tag", "-h", "+x") == .tag(photo: Array("-h".utf8), adding: ["x"], removing: []))
    #expect(verb("tag", "p", "-h") == .tag(photo: [0x70], adding: [], removing: ["h"]))
    #expect(verb("lisst", "games") == .missing(FilePath("lisst")))
  }

  @Test(arguments: [
    ["import"], ["export"], ["export", "a.txt"], ["export", "a.csv", "--format", "xml"], ["list"],
    ["list", "things"],
    ["list", "games", "--sort", "size"], ["list", "photos", "--sort", "rank"],
    ["list", "tags", "--sort", "count"],
    ["list", "games", "extra"], ["rate", "x"], ["rate", "x", "11"], ["rate", "x", "7.555"],
    ["rate", "x", "-2"],
    ["rate", "x", "y"], ["rate", "x", "5", "6"], ["tag"], ["tag", "p"], ["tag", "p", "x"], ["tag", "p", "+"],
    ["folder"], ["folder", "add"], ["folder", "list", "x"], ["folder", "sort", "x"], ["check", "x"],
    ["--library"],
    ["--library", ""], ["--library", "a", "--library", "b"], ["--what"], ["-x"], ["check", "--json"],
    ["--json"],
    ["import", "a", "--sort", "name"], ["--version", "x"], ["lisst", "games", "--json"],
    ["check", "--version"], ["import", ""],
    ["import", "a", ""], ["export", ""], ["folder", "add", ""],
  ])
  func wrongUsageIsOneSentence(words: [String]) {
    guard case .usageError(let sentence) = CommandLineTool.parse(arguments: words.map { Array($0.utf8) })
    else {
      Issue.record("\(words) was taken")
      return
    }
    #expect(sentence.hasPrefix("diptych: ") && sentence.hasSuffix("`diptych --help` shows how it is used."))
    #expect(!sentence.contains("\n"))
  }
}
