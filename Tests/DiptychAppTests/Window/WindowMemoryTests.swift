import DiptychShelf
import SplitView
import XCTest

@testable import DiptychApp

@MainActor
final class WindowMemoryTests: XCTestCase {
  private func memory(_ entries: [String: String]) -> WindowMemory { WindowMemory { entries[$0] } }

  func testItReadsWhatItWrote() async throws {
    var memory = WindowMemory()
    memory.width = 812
    memory.height = 612
    memory.isMaximized = true
    memory.split = SplitViewSavedState(
      preferredListWidth: 333.5, preferredDisplayMode: .secondaryOnly, wantsDetail: true)
    memory.section = .photos
    memory.selectedGame = .game(17)
    memory.selectedPhoto = .photo(4)
    for filter in [PhotoFilter.all, .untagged, .tag("tag: with: colons"), .tag("")] {
      memory.filter = filter
      let library = try TestCollection().library
      try memory.store(in: library)
      XCTAssertEqual(WindowMemory(from: library), memory)
    }
    let library = try TestCollection().library
    try memory.store(in: library)
    try WindowMemory().store(in: library)
    XCTAssertEqual(WindowMemory(from: library), WindowMemory(), "what is forgotten is gone")
  }

  func testANewLibraryHasTheUsualWindow() async throws {
    let memory = WindowMemory(from: try TestCollection().library)
    XCTAssertEqual(memory, WindowMemory())
    XCTAssertEqual([memory.width, memory.height], [1000, 700])
    XCTAssertEqual(memory.section, .games)
    XCTAssertEqual(memory.split, SplitViewSavedState())
  }

  func testKeysOfEarlierVersionsAreRead() async {
    let split = memory(["list-width": "333.5", "list-hidden": "1"]).split
    XCTAssertEqual(split.preferredListWidth, 333.5)
    XCTAssertEqual(split.preferredDisplayMode, .secondaryOnly)
    XCTAssertEqual(memory(["list-hidden": "0"]).split, SplitViewSavedState())
  }

  func testDamagedValuesAreTakenForNone() async {
    for damaged in ["0", "-1", "99999", "text", "", "1e3", "359", "9223372036854775808"] {
      XCTAssertEqual(memory(["width": damaged]).width, 1000, damaged)
      XCTAssertEqual(memory(["height": damaged == "359" ? "293" : damaged]).height, 700, damaged)
    }
    for damaged in ["nan", "inf", "-5", "0", "text", ""] {
      XCTAssertNil(memory(["list-width": damaged]).split.preferredListWidth, damaged)
    }
    XCTAssertEqual(memory(["section": "films"]).section, .games)
    XCTAssertNil(memory(["game": "photo:3"]).selectedGame)
    XCTAssertNil(memory(["photo": "game:3"]).selectedPhoto)
    XCTAssertNil(memory(["game": "17"]).selectedGame)
    XCTAssertNil(memory(["filter": "folder:/etc"]).filter)
  }
}
