import DiptychShelf
import Glibc
import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

/// Texts that are far longer than people write, which imported files hold all the same.
@MainActor
final class LongTextTests: AppTestCase {
  /// The processor time that the main thread has taken, in seconds.
  private func mainThreadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Selects a game that has the cells, and returns how long the main thread worked until its page was drawn.
  private func time(_ cells: [String: String], width: Int = 700) async throws -> Double {
    let collection = try TestCollection()
    try collection.addGames([["objectname": "Short", "comment": "Short"], cells])
    let controller = GameViewController(collection.session)
    let window = await show(controller.view, width: width, height: 600)
    controller.selectionChanged(to: .item(try collection.game("Short")))
    await wait(for: "Short", in: window)
    await settle()
    let name = try XCTUnwrap(cells["objectname"])
    let item = try collection.game(name)
    var title: String?
    controller.onTitle = { title = $0 }
    let start = mainThreadTime()
    controller.selectionChanged(to: .item(item))
    await pump(until: { title == name })
    await settle()
    return mainThreadTime() - start
  }

  private func prose(_ count: Int) -> String {
    String(
      String(repeating: "It is a good game, said the cat, and won. ", count: count / 42 + 1).prefix(count))
  }

  func testLongTextsDoNotHoldUpTheWindow() async throws {
    let letters = String(repeating: "x", count: 2000)
    let cases: [(String, [String: String])] = [
      ("short", ["objectname": "Long", "comment": "Not long"]),
      ("4800", ["objectname": "Long", "comment": prose(4800)]),
      ("a name of 2000 letters", ["objectname": letters]),
      ("36000 in lines", ["objectname": "Long", "comment": prose(36000).replacing(". ", with: ".\n")]),
      ("36000", ["objectname": "Long", "comment": prose(36000)]),
    ]
    for (what, cells) in cases {
      for width in [360, 700] {
        let seconds = try await time(cells, width: width)
        print("MEASURE", what, width, seconds); fflush(nil)
        // Processor time, so that a busy machine does not matter; a label took seconds.
        XCTAssertLessThan(seconds, 0.4, "\(what), \(width) pixels wide")
      }
    }
  }

  func testALongTextLetsTheWindowGetNarrow() async throws {
    let collection = try TestCollection()
    let text = prose(3000)
    try collection.addGames([["objectname": String(repeating: "x", count: 900), "comment": text]])
    let controller = GameViewController(collection.session)
    let window = await show(controller.view, width: 900, height: 600)
    controller.selectionChanged(to: .item(try XCTUnwrap(collection.library.gameSummaries().first).id))
    func comment() -> Widget? {
      window.descendants(.any).last { $0.typeName == "GtkSwiftLongText" && $0.isOnScreen }
    }
    await pump(until: { (comment()?.allocation.height ?? 0) > 40 }, "the comment is not shown")
    await settle()
    let wide = try XCTUnwrap(comment()?.allocation)
    XCTAssertLessThanOrEqual(window.minimumSize.width, 360)
    window.resize(width: 360, height: 600)
    await pump(until: { window.size.width == 360 }, "the window stays wide")
    await settle()
    let narrow = try XCTUnwrap(comment()?.allocation)
    XCTAssertLessThanOrEqual(narrow.width, 360)
    XCTAssertGreaterThan(narrow.height, wide.height * 3 / 2, "lines are missing")
  }
}
