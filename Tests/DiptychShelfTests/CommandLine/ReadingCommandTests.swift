import Glibc
import Testing

@testable import DiptychShelf

/// Commands that only look: where there is no library, and where there is one that may not be written.
@Suite struct ReadingCommandTests {
  private let folder: TemporaryFolder
  private var library: FilePath { folder.path.appending("library") }

  static let commands = [
    ["list", "games", "--json"], ["list", "photos", "--json"], ["list", "tags"], ["list", "recents"],
    ["check"],
    ["folder", "list"],
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: commands + [["export", "/dev/null/x.csv"]])
  func aFolderThatIsNotThereIsNamedAndNotMade(words: [String]) {
    let nowhere = folder.path.appending("no/where")
    let run = CommandRun(words.map { Array($0.utf8) }, library: nowhere)
    #expect(run.code == 1 && run.output == [])
    #expect(
      run.errors == [
        "diptych: There is no library in \(nowhere), and no such folder; check its name, or import games to make "
          + "one."
      ])
    #expect(!folder.path.appending("no").exists)
  }

  @Test(arguments: commands) func anEmptyFolderIsAnEmptyLibrary(words: [String]) {
    let run = CommandRun(words.map { Array($0.utf8) }, library: folder.path)
    #expect(run.code == 0 && run.errors == [])
    #expect(run.output.count == (words.contains("--json") || words[0] == "check" ? 1 : 0))
    #expect(TemporaryFolder.names(in: folder.path) == [])
  }

  @Test func anEmptyLibraryIsExported() throws {
    let file = folder.path.appending("x.csv")
    #expect(CommandRun("export", file.display, library: folder.path).code == 0)
    #expect(try TemporaryFolder.read(file) == GameStore.header(.owner) + [CSVReader.lf])
  }

  @Test(arguments: [(0o555, 0o444), (0o555, 0o644), (0o755, 0o444)] as [(mode_t, mode_t)])
  func aLibraryThatMayNotBeWrittenIsRead(folderMode: mode_t, fileMode: mode_t) throws {
    let file = try folder.write("c.csv", "objectname,rating\n\"A\",\"7.5\"\n")
    let photos = folder.path.appending("photos")
    try TemporaryFolder.makeFolder(photos)
    try AtomicFile.write(TestPhoto().bytes, to: photos.appending("a.jpg"))
    // With a sign that a URI escapes in the library's path.
    let library = folder.path.appending("what? is #1 %41")
    #expect(CommandRun("import", file.display, library: library).code == 0)
    #expect(CommandRun("folder", "add", photos.display, library: library).code == 0)
    #expect(chmod(folder.path.display, 0o755) == 0 && chmod(photos.display, 0o755) == 0)
    #expect(chmod(library.appending("library.db").display, fileMode) == 0)
    #expect(chmod(library.display, folderMode) == 0)
    defer { chmod(library.display, 0o755) }
    let before = try TemporaryFolder.read(library.appending("library.db"))

    for words in Self.commands {
      let run = try asOrdinaryUser { CommandRun(words.map { Array($0.utf8) }, library: library) }
      #expect(run.code == 0 && run.errors == [], "\(words)")
    }
    let games = try asOrdinaryUser { CommandRun("list", "games", library: library).output }
    #expect(games == ["game:1\t7.5\tA"])
    let listed = try asOrdinaryUser { CommandRun("list", "photos", library: library).output }
    #expect(listed == ["photo:1\t–\t\(photos)/a.jpg"])
    let copy = folder.path.appending("out.csv")
    #expect(chmod(folder.path.display, 0o777) == 0)
    #expect(try asOrdinaryUser { CommandRun("export", copy.display, library: library).code } == 0)
    #expect(try TemporaryFolder.read(copy) == TemporaryFolder.read(file))

    let rated = try asOrdinaryUser { CommandRun("rate", "A", "5", library: library) }
    #expect(rated.code == 1 && rated.errors.count == 1)
    #expect(rated.errors[0].contains("library.db") && rated.errors[0].contains("write"))
    #expect(try TemporaryFolder.read(library.appending("library.db")) == before)
  }

  @Test func aPersonsDataIsWhereTheSpecificationHasIt() {
    func directory(_ data: String?, _ home: String?) -> String {
      let values = ["XDG_DATA_HOME": data, "HOME": home].compactMapValues { $0 }
      return Library.dataDirectory { name in values[name].map { FilePath($0) } }.display
    }
    #expect(directory("/data", "/home/a") == "/data")
    for odd in [nil, "", "relative", "./x"] {
      #expect(directory(odd, "/home/a") == "/home/a/.local/share")
      #expect(directory(nil, odd).hasPrefix("/") && directory(nil, odd).hasSuffix("/.local/share"))
    }
  }
}
