import DiptychShelf
import Synchronization
import XCTest

@testable import DiptychApp

@MainActor
final class LibrarySessionTests: XCTestCase {
  func testWorkIsDoneInTheOrderInWhichItWasAskedFor() async throws {
    let session = try TestCollection().session
    let done = Mutex<[Int]>([])
    let tasks = (0..<50).map { number in
      Task { try await session.run { _ in done.withLock { $0.append(number) } } }
    }
    for task in tasks { try await task.value }
    XCTAssertEqual(done.withLock { $0 }, Array(0..<50))
  }

  func testWhatFailsSaysSo() async throws {
    let session = try TestCollection().session
    do {
      try await session.run { _ in throw ShelfError("It does not work.") }
      XCTFail("it did not throw")
    } catch { XCTAssertEqual("\(error)", "It does not work.") }
  }

  func testARatingIsStoredBeforeItIsNews() async throws {
    let collection = try TestCollection()
    try collection.addGames("A")
    let item = try collection.game("A")
    var stored: [String] = []
    collection.session.onNews { news in
      guard case .items(let items) = news else { return XCTFail("not about items") }
      XCTAssertEqual(items, [item])
      stored.append((try? collection.library.game(item)?.rating).flatMap { $0 }.chip)
    }
    let change = try await collection.session.rate([item], Rating(value: 7.5, scale: .games))
    XCTAssertEqual(change.name, "Rated A 7.5")
    _ = try await collection.session.undo()
    _ = try await collection.session.redo()
    XCTAssertEqual(stored, ["7.5", "–", "7.5"])
  }

  func testWithNothingToUndoThereIsNoNews() async throws {
    let collection = try TestCollection()
    collection.session.onNews { _ in XCTFail("there is no news") }
    let undone = try await collection.session.undo()
    let redone = try await collection.session.redo()
    XCTAssertNil(undone)
    XCTAssertNil(redone)
  }

  func testAsideWorkTellsHowFarItIs() async throws {
    let session = try TestCollection().session
    var parts: [Double] = []
    let result = try await session.runAside(progress: { parts.append($0) }) { _, progress in
      for part in [0.25, 0.5, 1] { try progress(part) }
      return 7
    }
    for _ in 0..<20 { await Task.yield() }
    XCTAssertEqual(result, 7)
    XCTAssertEqual(parts, [0.25, 0.5, 1])
  }

  func testAsideWorkEndsWhenItIsNoLongerWanted() async throws {
    let session = try TestCollection().session
    let steps = Atomic(0)
    let hasBegun = Atomic(false)
    let task = Task {
      try await session.runAside(progress: { _ in }) { _, progress in
        while steps.load(ordering: .relaxed) < 1_000_000 {
          steps.add(1, ordering: .relaxed)
          hasBegun.store(true, ordering: .relaxed)
          try progress(0)
        }
      }
    }
    while !hasBegun.load(ordering: .relaxed) { await Task.yield() }
    task.cancel()
    do {
      try await task.value
      XCTFail("it went on to its end")
    } catch { XCTAssertTrue(error is CancellationError) }
  }
}
