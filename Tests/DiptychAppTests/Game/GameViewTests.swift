import DiptychShelf
import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

@MainActor
final class GameViewTests: AppTestCase {
  private func present(_ cells: [String: String], width: Int = 700) async throws -> (
    view: GameViewController, window: Window
  ) {
    let collection = try TestCollection()
    try collection.addGames([cells])
    let controller = GameViewController(collection.session)
    let window = await show(controller.view, width: width, height: 600)
    controller.selectionChanged(to: .item(try XCTUnwrap(collection.library.gameSummaries().first).id))
    await wait(for: try XCTUnwrap(cells["objectname"]), in: window)
    await settle()
    return (controller, window)
  }

  func testEmptyFieldsTakeNoRoom() async throws {
    let (_, window) = try await present(["objectname": "Munchkin"])
    XCTAssertEqual(texts(in: window), ["Munchkin", "Not rated yet"])
  }

  func testWhatIsKnownIsShown() async throws {
    let (_, window) = try await present([
      "objectname": "Bohnanza", "originalname": "Bean Trader", "yearpublished": "1997", "rating": "7.5",
      "own": "1",
      "minplayers": "2", "maxplayers": "7", "comment": "Trade!",
    ])
    for text in [
      "Bohnanza", "Bean Trader", "1997", "Your rating: 7.5", "Good", "Owned", "Players", "2–7", "Comment",
      "Trade!",
    ] { XCTAssertTrue(shows(text, in: window), "“\(text)” is not on the page") }
  }

  func testThePageHasOneLeftEdgeAndOneColumnOfValues() async throws {
    let (_, window) = try await present([
      "objectname": "Bohnanza", "own": "1", "minplayers": "2", "maxplayers": "7", "comment": "Trade!",
      "mechanics": "Trading",
    ])
    let left = { (text: String) in
      window.descendants(.any).first { $0.accessibleName == text }?.place(in: window)?.x
    }
    for text in ["Owned", "Players", "Comment", "Mechanics"] {
      XCTAssertEqual(try XCTUnwrap(left(text), text), left("Cover of Bohnanza"), text)
    }
    XCTAssertEqual(try XCTUnwrap(left("2–7")), left("Trading"))
  }

  func testMarkupAndLineBreaksAreText() async throws {
    let comment = "Fish & <b>chips</b>\nsecond line &amp;"
    let (_, window) = try await present(["objectname": "A <i>B</i> & C", "comment": comment])
    XCTAssertTrue(shows("A <i>B</i> & C", in: window))
    XCTAssertTrue(shows(comment, in: window))
  }

  func testLongNamesFitANarrowWindow() async throws {
    let names = [
      String(repeating: "Ticket to Ride and back ", count: 9).trimmed, String(repeating: "x", count: 200),
      String(repeating: "🎲", count: 200),
    ]
    for name in names {
      let (controller, window) = try await present(
        [
          "objectname": name, "originalname": name + "!", "comment": name, "wishlist": "1",
          "wishlistpriority": "5",
          "own": "1", "minplayers": "2", "maxplayers": "7", "bggbestplayers": "1,2,3,4,5,6,7",
        ], width: 360)
      XCTAssertEqual(window.size.width, 360)
      let page = try XCTUnwrap(controller.view.descendants(.label).first { $0.text == name })
      XCTAssertLessThanOrEqual(page.allocation.x + page.allocation.width, 360, "the name is cut")
    }
  }

  func testAnotherGameBeginsAtTheTop() async throws {
    let collection = try TestCollection()
    let long = String(repeating: "A line of a long comment.\n", count: 100)
    try collection.addGames([
      ["objectname": "Long", "comment": long], ["objectname": "Other", "comment": long],
    ])
    let controller = GameViewController(collection.session)
    let window = await show(controller.view, width: 400, height: 300)
    controller.selectionChanged(to: .item(try collection.game("Long")))
    await wait(for: "Long", in: window)
    await settle()
    controller.view.vertical.value = 500
    XCTAssertEqual(controller.view.vertical.value, 500)
    controller.selectionChanged(to: .item(try collection.game("Other")))
    await wait(for: "Other", in: window)
    await settle()
    XCTAssertEqual(controller.view.vertical.value, 0)
  }

  func testTheLastOfManyQuicklyChosenGamesIsShown() async throws {
    let collection = try TestCollection()
    try collection.addGames((1...10).map { ["objectname": "Game \($0)"] })
    let controller = GameViewController(collection.session)
    let window = await show(controller.view)
    var titles: [String] = []
    controller.onTitle = { titles.append($0) }
    for number in 1...10 { controller.selectionChanged(to: .item(try collection.game("Game \(number)"))) }
    await wait(for: "Game 10", in: window)
    await settle()
    XCTAssertEqual(titles, ["Game 10"])
  }

  func testARatingShowsAtOnce() async throws {
    let collection = try TestCollection()
    try collection.addGames("Munchkin")
    let controller = GameViewController(collection.session)
    let window = await show(controller.view)
    let item = try collection.game("Munchkin")
    controller.selectionChanged(to: .item(item))
    await wait(for: "Not rated yet", in: window)
    _ = try await collection.session.rate([item], Self.rating(6.5))
    await wait(for: "Your rating: 6.5", in: window)
    _ = try await collection.session.undo()
    await wait(for: "Not rated yet", in: window)
  }

  func testAnImportThatChangesTheGameShows() async throws {
    let collection = try TestCollection()
    try collection.addGames([["objectname": "Munchkin", "collid": "1", "comment": "Before"]])
    let controller = GameViewController(collection.session)
    let window = await show(controller.view)
    controller.selectionChanged(to: .item(try collection.game("Munchkin")))
    await wait(for: "Before", in: window)
    try collection.addGames([["objectname": "Munchkin", "collid": "1", "comment": "After"]])
    collection.session.publish(.contents)
    await wait(for: "After", in: window)
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
