import CDiptychGLib
import Testing

@testable import DiptychShelf

@Suite struct LibraryTests {
  @Test func settingsOutliveTheLibrary() throws {
    let folder = try TemporaryFolder()
    do {
      let library = try Library(directory: folder.path)
      try library.setSetting("window-width", "1200")
      try library.setSetting("section", "games")
      try library.setSetting("section", nil)
    }
    let library = try Library(directory: folder.path)
    #expect(try library.setting("window-width") == "1200")
    #expect(try library.setting("section") == nil)
  }

  @Test func commitsAreDurableAndReadersGoOn() throws {
    let test = try TestLibrary()
    let settings = try test.library.withConnection { connection in
      try ["journal_mode", "synchronous", "foreign_keys"].map { name in
        try connection.first("PRAGMA \(name)") { $0.text(0) }
      }
    }
    #expect(settings == ["wal", "2", "1"])
  }

  @Test func refusesALibraryOfANewerDiptych() throws {
    let folder = try TemporaryFolder()
    try Library(directory: folder.path).withConnection { try $0.execute("PRAGMA user_version = 999") }
    let error = #expect(throws: ShelfError.self) { try Library(directory: folder.path) }
    #expect(error?.message.contains("made by a newer Diptych") == true)
    #expect(error?.message.contains(folder.path.display) == true)
  }

  @Test func refusesAFileThatIsNoDatabase() throws {
    let folder = try TemporaryFolder()
    let garbage = Array(repeating: UInt8(ascii: "x"), count: 5000)
    let file = try folder.write("library.db", garbage)
    let error = #expect(throws: ShelfError.self) { try Library(directory: folder.path) }
    #expect(error?.message.contains("\(file) is not a Diptych library") == true)
    #expect(try TemporaryFolder.read(file) == garbage)
  }

  @Test func anEmptyFileBecomesALibrary() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("library.db", "")
    #expect(try Library(directory: folder.path).gameCount() == 0)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "")
    let error = #expect(throws: ShelfError.self) { try Library(directory: file.appending("library")) }
    #expect(error?.message.contains("cannot be made") == true)
  }

  @Test func aFailedTransactionLeavesNothing() throws {
    let test = try TestLibrary()
    #expect(throws: ShelfError.self) {
      try test.library.write { connection in
        try connection.run("INSERT INTO setting(key, value) VALUES('a', 'b')")
        try connection.run("INSERT INTO setting(key, value) VALUES('a', 'c')")
      }
    }
    #expect(try test.library.setting("a") == nil)
    try test.library.setSetting("a", "d")
    #expect(try test.library.setting("a") == "d")
  }

  @Test func manyThreadsMayUseIt() async throws {
    let test = try TestLibrary(games: ["Aquila", "Borealis"])
    let library = test.library
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<10 {
            try library.setSetting("key\(number)", "\(number)")
            #expect(try library.gameSummaries().count == 2)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try library.setting("key7") == "7")
  }
}
