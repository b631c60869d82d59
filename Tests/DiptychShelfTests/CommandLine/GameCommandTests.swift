import Testing

@testable import DiptychShelf

@Suite struct GameCommandTests {
  private let test: TestLibrary
  private var library: FilePath { test.library.directory }

  init() throws {
    test = try TestLibrary()
  }

  @Test func importSaysWhatItDid() throws {
    let good = try test.folder.write("good.csv", "objectname,objectid,rating\nA,1,7.5\nB,x,8\nC,2,99\n")
    let missing = test.folder.path.appending("missing.csv")
    let run = CommandRun("import", good.display, missing.display, library: library)
    #expect(run.code == 1)
    #expect(
      run.output == [
        "\(good): new 2, changed 0, same 0, skipped 1",
        "\(good):3: its id is no whole number, so its values have shifted",
      ])
    #expect(
      run.errors == [
        "\(good): 1 value looks damaged.", "\(good):4: rating \"99\" looks damaged and is not shown.",
        "diptych: \(missing) cannot be read: No such file or directory.",
      ])
    let again = CommandRun("import", good.display, "--json", library: library)
    #expect(again.code == 0)
    let report = try #require(try again.objects().first)
    #expect(report.map(\.key) == ["file", "new", "changed", "same", "skipped", "damaged", "rows"])
    #expect(report["same"] == .number(2) && report["damaged"] == .number(1))
    #expect(
      report["rows"]
        == .array([
          .object([
            .init(key: "line", value: .number(3)),
            .init(key: "reason", value: .string("its id is no whole number, so its values have shifted")),
          ])
        ]))
  }

  @Test func listedGamesHaveAllKeysInOrder() throws {
    let file = try test.folder.write("collection.csv", CollectionFixture.shared.native)
    #expect(
      CommandRun("import", file.display, library: library).output == [
        "\(file): new 600, changed 0, same 0, skipped 0"
      ])
    let games = try CommandRun("list", "games", "--json", library: library).objects()
    #expect(games.count == 600)
    let keys = """
      id name originalName year kind minPlayers maxPlayers best recommended minTime maxTime time age weight \
      ownWeight average bayesAverage rank rating plays owned forTrade want wantToBuy wantToPlay previouslyOwned \
      preordered wishlist wishlistPriority comment description categories mechanics bggID collectionID
      """.split(separator: " ").map(String.init)
    #expect(games.allSatisfy { $0.map(\.key) == keys })
    let game = try #require(games.first { $0["collectionID"] == .number(900_001) })
    let cells = CollectionFixture.shared.rows[1]
    #expect(game["year"] == .number(-3000))
    #expect(game["id"] == .string("game:2"))
    #expect(game["rating"] == Double(cells[.rating] ?? "").map { $0 == 0 ? .null : .number($0) })
    #expect(game["owned"] == .bool(cells[.own] == "1"))
    #expect(game["comment"] == (cells[.comment] == "" ? .null : cells[.comment].map { .string($0) }))
    #expect(
      games.contains { $0["name"] == .string("011") }
        && games.contains { $0["name"] == .string("Blank at the end") })
    #expect(games.count { $0["bggID"] == .number(4242) } == 4)
    #expect(
      !games.contains { game in
        ["year", "rank", "average", "weight", "minPlayers", "maxPlayers", "time", "rating"].contains {
          game[$0] == .number(0)
        }
      })
  }

  @Test func unknownIsNullAndNoneIsNot() throws {
    let file = try test.folder.write(
      "c.csv",
      """
      objectname,numplays,rating,rank,own,wishlist,wishlistpriority,itemtype,comment,bggbestplayers
      A,,0,0,0,0,3,,,
      B,0,N/A,1,1,1,2,expansion,"x
      y","2,4"

      """)
    #expect(CommandRun("import", file.display, library: library).code == 0)
    let games = try CommandRun("list", "games", "--json", library: library).objects()
    for key in [
      "plays", "rating", "rank", "wishlistPriority", "kind", "comment", "originalName", "description",
      "bggID",
    ] {
      #expect(games[0][key] == .null, "\(key)")
    }
    #expect(
      games[0]["owned"] == .bool(false) && games[0]["best"] == .array([])
        && games[0]["mechanics"] == .array([]))
    #expect(games[1]["plays"] == .number(0) && games[1]["wishlistPriority"] == .number(2))
    #expect(games[1]["kind"] == .string("expansion") && games[1]["comment"] == .string("x\ny"))
    #expect(games[1]["best"] == .array([.number(2), .number(4)]))
  }

  @Test func listsAreSearchedAndSorted() throws {
    let file = try test.folder.write(
      "c.csv", "objectname,rating,comment\nOrléans,7.5,\nMörk,,orleans too\nZug,9,\n")
    #expect(CommandRun("import", file.display, library: library).code == 0)
    #expect(
      CommandRun("list", "games", "--search", "ORLEANS", library: library).output == [
        "game:2\t–\tMörk", "game:1\t7.5\tOrléans",
      ])
    #expect(
      CommandRun("list", "games", "--sort", "-rating", library: library).output == [
        "game:3\t9\tZug", "game:1\t7.5\tOrléans", "game:2\t–\tMörk",
      ])
    #expect(CommandRun("list", "games", "--search", "nothing", "--json", library: library).output == ["[]"])
  }

  @Test func ratingFindsItsItem() throws {
    let file = try test.folder.write("c.csv", "objectname,objectid\nCatan,13\nCatan,14\nRa,12\n")
    #expect(CommandRun("import", file.display, library: library).code == 0)
    #expect(CommandRun("rate", "Ra", "7,25", library: library).code == 0)
    #expect(CommandRun("rate", "game:1", "10", library: library).code == 0)
    #expect(try test.games().map(\.rating?.text) == ["10", nil, "7.25"])
    #expect(CommandRun("rate", "Ra", "none", library: library).code == 0)
    #expect(try test.games().map(\.rating?.text) == ["10", nil, nil])
    let ambiguous = CommandRun("rate", "Catan", "5", library: library)
    #expect(ambiguous.code == 1)
    #expect(
      ambiguous.errors == [
        "diptych: \"Catan\" is the name of 2 items; say which one by its id: game:1, game:2."
      ])
    #expect(CommandRun("rate", "ra", "5", library: library).code == 1)
    #expect(CommandRun("rate", "game:99", "5", library: library).code == 1)
    #expect(CommandRun("rate", "Ra", "-1", library: library).code == 2)
    #expect(try test.games().map(\.rating?.text) == ["10", nil, nil])
  }

  @Test func exportWritesWhatItsNameSays() throws {
    let file = try test.folder.write("c.csv", CollectionFixture.shared.native)
    #expect(CommandRun("import", file.display, library: library).code == 0)
    let copy = test.folder.path.appending("copy.csv")
    #expect(CommandRun("export", copy.display, library: library).code == 0)
    #expect(try TemporaryFolder.read(copy) == CollectionFixture.shared.native)
    let nowhere = CommandRun("export", "/nowhere/at/all.csv", library: library)
    #expect(nowhere.code == 1)
    #expect(
      nowhere.errors == [
        "diptych: /nowhere/at/all.csv cannot be written: No such file or directory; check that its folder is there."
      ])
  }

  @Test func checkTellsAWholeLibraryFromADamagedOne() throws {
    let file = try test.folder.write("c.csv", CollectionFixture.shared.native)
    #expect(CommandRun("import", file.display, library: library).code == 0)
    let whole = CommandRun("check", library: library)
    #expect(whole.code == 0)
    #expect(whole.output == ["The library in \(library) is whole: games 600, photos 0."])
    try test.library.withConnection { connection in
      try connection.execute("PRAGMA foreign_keys = OFF; DELETE FROM game_text WHERE id = 3;")
    }
    let damaged = CommandRun("check", library: library)
    #expect(damaged.code == 1)
    #expect(
      damaged.errors == [
        "diptych: \(library)/library.db has 1 game without its text; put a backup copy in its place."
      ])
  }

  @Test func aMistypedCommandAndAFolderAreToldApart() throws {
    let typo = CommandRun("lisst", "games", library: library)
    #expect(typo.code == 1 && typo.output == [])
    #expect(
      typo.errors == [
        "diptych: There is no file or folder lisst, and no such command; `diptych --help` shows what there is."
      ])
    let folder = CommandRun("import", test.folder.path.display, library: library)
    #expect(folder.code == 1)
    #expect(
      folder.errors == ["diptych: \(test.folder.path) is a folder; name the file in it that has the games."])
  }

  @Test func damagedValuesAreNamedTheFirstTenOfThem() throws {
    let rows = (1...12).map { "\"G\($0)\",\"\($0)x\"\n" }.joined()
    let file = try test.folder.write("d.csv", "objectname, Rating \n" + rows)
    let run = CommandRun("import", file.display, library: library)
    #expect(run.output == ["\(file): new 12, changed 0, same 0, skipped 0"])
    #expect(run.errors.count == 12)
    #expect(run.errors.first == "\(file): 12 values look damaged.")
    #expect(run.errors[1] == "\(file):2: Rating \"1x\" looks damaged and is not shown.")
    #expect(run.errors.last == "\(file): Only the first 10 damaged values are listed.")
  }

  @Test func aRatingThatWasKeptIsCountedInWords() throws {
    let file = try test.folder.write("r.csv", "objectname,rating\nA,7\nB,8\n")
    #expect(CommandRun("import", file.display, library: library).code == 0)
    #expect(CommandRun("rate", "A", "1", library: library).code == 0)
    #expect(
      CommandRun("import", file.display, library: library).errors == [
        "\(file): 1 own rating differs from the file's and was kept."
      ])
    #expect(CommandRun("rate", "B", "1", library: library).code == 0)
    #expect(
      CommandRun("import", file.display, library: library).errors == [
        "\(file): 2 own ratings differ from the file's and were kept."
      ])
  }

  @Test func namesLoseTheBlanksAroundThem() throws {
    let file = try test.folder.write("n.txt", "  \n Games \n\n  Catan \n  \n\u{A0}Azul\n")
    #expect(
      CommandRun("import", file.display, library: library).output == [
        "\(file): new 2, changed 0, same 0, skipped 0"
      ])
    let copy = test.folder.path.appending("copy.json")
    #expect(CommandRun("export", copy.display, library: library).code == 0)
    let text = String(decoding: try TemporaryFolder.read(copy), as: UTF8.self)
    #expect(text.contains("\"name\": \"Catan\"") && text.contains("\"name\": \"Azul\""))
    #expect(!text.contains("  Catan") && !text.contains("Catan "))
  }

  @Test func versionAndHelpNeedNoLibrary() {
    let nowhere = FilePath("/proc/nowhere")
    #expect(CommandRun("--version", library: nowhere).output == ["diptych \(CommandLineTool.version)"])
    let help = CommandRun("--help", library: nowhere)
    #expect(help.code == 0)
    for verb in ["import", "export", "list", "rate", "tag", "folder", "check"] {
      #expect(help.output.joined().contains("diptych \(verb) "), "\(verb)")
    }
    #expect(CommandRun("check", library: nowhere).code == 1)
  }
}
