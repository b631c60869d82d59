import DiptychShelf
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

/// Bringing in a file of games, with a look before.
@MainActor
final class ImportControllerTests: MainWindowCase {
  private func present(_ file: FilePath, on collection: TestCollection) async throws -> (
    dialog: Dialog, main: MainWindowController
  ) {
    let main = try await open(collection)
    main.open([file])
    return (try await dialog("Import Preview"), main)
  }

  func testAPreviewSaysWhatWouldHappenAndImportDoesIt() async throws {
    let collection = try TestCollection()
    try collection.addGames([["objectname": "Ants", "collid": "1"], ["objectname": "Bees", "collid": "2"]])
    let file = try collection.gameFile(
      [
        ["objectname": "Ants", "collid": "1"], ["objectname": "Bees", "collid": "2", "comment": "New"],
        ["objectname": "Cats", "collid": "3"], ["objectname": "", "collid": "4"],
      ], named: "new.csv")
    let (dialog, main) = try await present(file, on: collection)
    await wait(for: "New", in: dialog)
    let counts = texts(in: dialog)
    for (name, number) in [("New", "1"), ("Changed", "1"), ("Skipped", "1")] {
      let place = try XCTUnwrap(counts.firstIndex(of: name), name)
      XCTAssertTrue(counts.contains(number))
      XCTAssertLessThan(place, counts.count)
    }
    XCTAssertTrue(counts.contains { $0.hasPrefix("Line 5: ") }, "\(counts)")
    XCTAssertEqual(try collection.library.gameCount(), 2, "a preview changes nothing")
    try button("Import", in: dialog).click()
    await pump(until: { !dialog.isOnScreen }, "the dialog stays")
    XCTAssertEqual(try collection.library.gameCount(), 3)
    await pump(until: { main.listPane.current?.shownCount == 3 }, "the list does not show it")
    await wait(for: "Imported 1 new, 1 changed, 1 skipped", in: main.window)
    try button("Undo", in: main.window).click()
    await pump(until: { main.listPane.current?.shownCount == 2 }, "one step takes it back")
  }

  func testCancelLeavesNothing() async throws {
    let collection = try TestCollection()
    try collection.addGames("Ants")
    let (dialog, main) = try await present(
      collection.gameFile([["objectname": "Bees"]], named: "new.csv"), on: collection)
    await wait(for: "New", in: dialog)
    XCTAssertTrue(texts(in: dialog).contains("1 game is not in this file and stays."), "\(texts(in: dialog))")
    try button("Cancel", in: dialog).click()
    await settle()
    XCTAssertFalse(dialog.isOnScreen)
    XCTAssertEqual(try collection.library.gameCount(), 1)
    XCTAssertEqual(main.listPane.current?.shownCount, 1)
  }

  func testAFileThatIsNoneOfOursSaysWhy() async throws {
    let collection = try TestCollection()
    try collection.addGames("Ants")
    let file = try collection.folder.write(Array("fruit,colour\napple,red\n".utf8), to: "fruit.csv")
    let (dialog, _) = try await present(file, on: collection)
    await pump(until: { self.texts(in: dialog).contains { $0.contains("fruit.csv") && $0.hasSuffix(".") } })
    XCTAssertFalse(try button("Import", in: dialog).isSensitive)
    try button("Cancel", in: dialog).click()
    await settle()
  }

  func testAFileWithoutNewsCannotBeImported() async throws {
    let collection = try TestCollection()
    try collection.addGames([["objectname": "Ants", "collid": "1"]])
    let (dialog, _) = try await present(
      collection.gameFile([["objectname": "Ants", "collid": "1"]], named: "same.csv"), on: collection)
    await wait(for: "Same", in: dialog)
    XCTAssertFalse(try button("Import", in: dialog).isSensitive)
  }

  func testRatingsOfMineStayUnlessTheFileIsToWin() async throws {
    let collection = try TestCollection()
    try collection.addGames([["objectname": "Ants", "collid": "1", "rating": "5"]])
    let item = try collection.game("Ants")
    try collection.library.rate([item], Self.rating(8))
    let rows = [["objectname": "Ants", "collid": "1", "rating": "3"]]
    let (dialog, main) = try await present(collection.gameFile(rows, named: "new.csv"), on: collection)
    await wait(for: "New", in: dialog)
    XCTAssertTrue(texts(in: dialog).contains("1 rating of yours differs and stays."), "\(texts(in: dialog))")
    XCTAssertLessThan(
      dialog.minimumSize.width, 330, "the answer would make the dialog wider, and be squeezed until it is")
    let wins = try XCTUnwrap(dialog.descendants(.checkButton).first { $0.isOnScreen })
    wins.click()
    try button("Import", in: dialog).click()
    await pump(until: { !dialog.isOnScreen })
    XCTAssertEqual(try collection.library.game(item)?.rating, Self.rating(3))
    main.undo()
    await pump(until: { (try? collection.library.game(item)?.rating) == Self.rating(8) })
  }

  func testTheDialogFitsANarrowScreen() async throws {
    let collection = try TestCollection()
    let rows = (0..<30).map { ["objectname": $0 % 2 == 0 ? "" : "Game \($0)"] }
    let (dialog, _) = try await present(
      collection.gameFile(rows, named: String(repeating: "x", count: 200) + ".csv"), on: collection)
    await wait(for: "New", in: dialog)
    await settle()
    XCTAssertLessThanOrEqual(dialog.minimumSize.width, 360)
    XCTAssertLessThanOrEqual(dialog.minimumSize.height, 640)
  }

  func testTheControllerGoesWithItsDialog() async throws {
    let collection = try TestCollection()
    let main = try await open(collection)
    weak var controller: ImportController?
    controller = ImportController.present(
      try collection.gameFile([["objectname": "Ants"]], named: "a.csv"), session: collection.session,
      before: main)
    let dialog = try await dialog("Import Preview")
    await wait(for: "New", in: dialog)
    XCTAssertNotNil(controller)
    try button("Cancel", in: dialog).click()
    await settle()
    XCTAssertNil(controller)
  }
}
