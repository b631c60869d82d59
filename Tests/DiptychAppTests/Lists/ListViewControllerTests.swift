import DiptychShelf
import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

/// One list: selection, search, reload.
@MainActor
final class ListViewControllerTests: AppTestCase {
  /// A list of games in a window, and whom it tells.
  @MainActor private struct Subject {
    let collection: TestCollection
    let list: ListViewController
    let delegate = RecordingSelectionDelegate()
    let window: Window

    func item(_ name: String) throws -> Selection { .item(try collection.game(name)) }
  }

  private func present(_ names: [String], height: Int = 300) async throws -> Subject {
    let collection = try TestCollection()
    if !names.isEmpty { try collection.addGames(names.map { ["objectname": $0] }) }
    let list = ListViewController(GamesSource(collection.session, covers: CoverStore(size: 40, scale: 1)))
    let window = await show(list.view, width: 320, height: height)
    try await list.reload()
    await settle()
    let subject = Subject(collection: collection, list: list, window: window)
    list.selectionDelegate = subject.delegate
    return subject
  }

  private static let alphabet = ["Ants", "Bees", "Cats", "Dogs", "Eels"]
  private static let many = (100..<300).map { "Game \($0)" }

  func testChoosingTellsTheDelegateOnce() async throws {
    let subject = try await present(Self.alphabet)
    subject.list.table.moveCursor(to: 1)
    await settle()
    XCTAssertEqual(subject.delegate.selections, [try subject.item("Bees")])
    subject.list.table.moveCursor(to: 1)
    await settle()
    XCTAssertEqual(subject.delegate.selections.count, 1)
  }

  func testAClickChoosesAndOpensOnce() async throws {
    let subject = try await present(Self.alphabet)
    var opened: [String] = []
    subject.list.onOpen = { opened.append($1) }
    subject.list.table.sendClick(x: 80, y: subject.list.table.rowHeight * 2 + 5)
    await settle()
    XCTAssertEqual(subject.delegate.selections, [try subject.item("Cats")])
    XCTAssertEqual(opened, ["Cats"])
  }

  func testARowThatIsOpenedWithoutBeingChosenIsChosenFirst() async throws {
    let subject = try await present(Self.alphabet)
    var opened: [String] = []
    let delegate = subject.delegate
    subject.list.onOpen = { opened.append("\($1), chosen were \(delegate.selections.count)") }
    subject.list.table.activateRow(2)
    await settle()
    XCTAssertEqual(subject.delegate.selections, [try subject.item("Cats")])
    XCTAssertEqual(opened, ["Cats, chosen were 1"])
    XCTAssertEqual(subject.list.table.selectedRow, 2)
    subject.list.table.activateRow(2)
    await settle()
    XCTAssertEqual(subject.delegate.selections.count, 1)
    XCTAssertEqual(opened.count, 2)
  }

  func testSearchKeepsTheSelectedItem() async throws {
    let subject = try await present(Self.alphabet)
    subject.list.table.moveCursor(to: 2)
    subject.list.search("s")
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 2, "still lit")
    subject.list.search("cat")
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 0, "lit in its new place")
    subject.list.search("dog")
    await settle()
    XCTAssertEqual(subject.list.shownCount, 1)
    XCTAssertNil(subject.list.table.selectedRow, "another row must not be lit")
    XCTAssertEqual(subject.list.selection, try subject.item("Cats"))
    subject.list.search("")
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 2)
    XCTAssertEqual(subject.delegate.selections.count, 1, "the detail stays as it was")
  }

  func testSearchIgnoresCaseAccentsAndTheOrderOfWords() async throws {
    let subject = try await present(["Ticket to Ride", "Orléans", "Ride the Rails"])
    for (query, count) in [("RIDE", 2), ("orleans", 1), ("ride tick", 1), ("  ", 3), ("nothing", 0)] {
      subject.list.search(query)
      XCTAssertEqual(subject.list.shownCount, count, query)
    }
    await settle()
    XCTAssertTrue(shows("Nothing Found", in: subject.window))
    subject.list.search("")
    await settle()
    XCTAssertFalse(shows("Nothing Found", in: subject.window))
  }

  func testASearchBeginsAtTheTopAndItsEndShowsTheSelectedRow() async throws {
    let subject = try await present(Self.many)
    subject.list.table.moveCursor(to: 150)
    await settle()
    subject.list.search("Game")
    await settle()
    XCTAssertEqual(subject.list.table.anchor, TableView.Anchor(row: 0, offset: 0))
    subject.list.search("")
    await settle()
    XCTAssertTrue(subject.list.table.visibleRows.contains(150))
  }

  func testAnEmptyListSaysWhatToDo() async throws {
    let subject = try await present([])
    await settle()
    XCTAssertTrue(shows("No Games Yet", in: subject.window))
  }

  // MARK: - Changes

  func testARatingChangesOneChipWithoutScrolling() async throws {
    let subject = try await present(Self.many)
    subject.list.table.moveCursor(to: 150)
    await settle()
    subject.list.table.anchor = TableView.Anchor(row: 20, offset: 7)
    await settle()
    let item = try subject.collection.game("Game 125")
    try subject.collection.library.rate([item], Self.rating(9.5))
    try await subject.list.refresh([item])
    await settle()
    XCTAssertEqual(subject.list.source.row(25).chip, "9.5")
    XCTAssertEqual(subject.list.table.anchor, TableView.Anchor(row: 20, offset: 7))
    XCTAssertEqual(subject.list.table.selectedRow, 150)
    XCTAssertEqual(subject.delegate.selections.count, 1)
  }

  func testReloadKeepsSelectionAndScroll() async throws {
    let subject = try await present(Self.many)
    subject.list.table.moveCursor(to: 150)
    await settle()
    subject.list.table.anchor = TableView.Anchor(row: 20, offset: 7)
    await settle()
    try await subject.list.reload()
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 150)
    XCTAssertEqual(subject.list.table.anchor, TableView.Anchor(row: 20, offset: 7))
    XCTAssertEqual(subject.delegate.selections.count, 1)
  }

  func testRowsThatComeAboveMoveNeitherSelectionNorView() async throws {
    let subject = try await present(Self.many)
    subject.list.table.moveCursor(to: 150)
    await settle()
    subject.list.table.anchor = TableView.Anchor(row: 140, offset: 7)
    await settle()
    try subject.collection.addGames("Aardvark", "Abacus")
    try await subject.list.reload()
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 152)
    XCTAssertEqual(subject.list.table.anchor, TableView.Anchor(row: 142, offset: 7))
  }

  func testReloadKeepsTheSearch() async throws {
    let subject = try await present(Self.alphabet)
    subject.list.search("ee")
    try subject.collection.addGames("Geese")
    try await subject.list.reload()
    XCTAssertEqual(subject.list.shownCount, 3)
  }

  func testAnItemThatIsGoneIsNoLongerSelected() async throws {
    let subject = try await present(["Ants"])
    try subject.collection.addGames("Bees")
    try await subject.list.reload()
    subject.list.table.moveCursor(to: 1)
    await settle()
    _ = try await subject.collection.session.undo()
    try await subject.list.reload()
    await settle()
    XCTAssertNil(subject.list.table.selectedRow)
    XCTAssertEqual(subject.delegate.selections.last, .nothing)
    XCTAssertEqual(subject.delegate.selections.count, 2)
  }

  func testItemsThatComeAndGoReachTheListThroughARefresh() async throws {
    let subject = try await present(["Ants"])
    try subject.collection.addGames("Bees")
    let bees = try subject.collection.game("Bees")
    try await subject.list.refresh([bees])
    XCTAssertEqual(subject.list.shownCount, 2)
    _ = try await subject.collection.session.undo()
    try await subject.list.refresh([bees])
    XCTAssertEqual(subject.list.shownCount, 1)
  }

  // MARK: - Moving

  func testSteppingGoesToTheNeighboursThatAreShown() async throws {
    let subject = try await present(Self.alphabet)
    XCTAssertFalse(subject.list.step(1), "nothing is selected")
    subject.list.table.moveCursor(to: 1)
    subject.list.search("ts")
    // Bees is not shown: there is no place from which to step.
    XCTAssertFalse(subject.list.step(1))
    subject.list.search("")
    XCTAssertTrue(subject.list.step(1))
    XCTAssertEqual(subject.delegate.selections.last, try subject.item("Cats"))
    XCTAssertEqual(subject.list.table.selectedRow, 2)
    subject.list.select(.item(try subject.collection.game("Eels")))
    XCTAssertFalse(subject.list.step(1), "there is none after the last")
    XCTAssertEqual(subject.delegate.selections.last, try subject.item("Eels"))
  }

  func testReturnInTheSearchOpensTheFirstRow() async throws {
    let subject = try await present(Self.alphabet)
    var opened: [String] = []
    subject.list.onOpen = { opened.append($1) }
    subject.list.search("dog")
    subject.list.openFirst()
    await settle()
    XCTAssertEqual(opened, ["Dogs"])
    XCTAssertEqual(subject.delegate.selections, [try subject.item("Dogs")])
    subject.list.search("nothing")
    subject.list.openFirst()
    XCTAssertEqual(opened, ["Dogs"])
  }

  func testAPrintableKeyIsHandedOn() async throws {
    let subject = try await present(Self.alphabet)
    var typed = ""
    subject.list.onType = { typed.append($0) }
    subject.list.table.grabFocus()
    for sign in ["b", "É", "7"] as [Unicode.Scalar] { subject.window.send(Key(Key.sign(sign))) }
    subject.window.send(Key(Key.down))
    subject.window.send(Key(Key.sign("f"), .control))
    XCTAssertEqual(typed, "bÉ7")
  }
}
