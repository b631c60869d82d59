import DiptychShelf
import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

/// A list whose rows cannot be read.
@MainActor
final class ListFailureTests: AppTestCase {
  /// One row, until the library is damaged.
  private final class Source: ListSource {
    var failure: ShelfError?
    let name = "Games"
    let imageSize = 0
    let emptiness = Emptiness(icon: "", title: "No Games Yet", text: "")
    var count: Int { 1 }
    func reload() async throws { if let failure { throw failure } }
    func refresh(_ items: [ItemID]) async throws -> Bool { true }
    func key(_ index: Int) -> ListKey { .item(.game(1)) }
    func row(_ index: Int) -> TableRow { TableRow(title: "Ants") }
    func rows(matching query: String) -> [Int] { [0] }
    func title(_ index: Int) -> String { "Ants" }
    func summary(shown: Int) -> String { "1 game" }
  }

  func testWhyItCannotBeReadStaysUntilItCan() async throws {
    let source = Source()
    let list = ListViewController(source)
    let window = await show(list.view)
    try await list.reload()
    await settle()
    XCTAssertTrue(list.table.isOnScreen)
    source.failure = ShelfError("The library /a/library.db is damaged; put a backup copy in its place.")
    try? await list.reload()
    await settle()
    XCTAssertFalse(list.table.isOnScreen)
    XCTAssertTrue(shows("Cannot Read the Library", in: window))
    XCTAssertTrue(texts(in: window).contains { $0.hasPrefix("The library /a/library.db is damaged") })
    source.failure = nil
    try await list.reload()
    await settle()
    XCTAssertTrue(list.table.isOnScreen)
  }
}
