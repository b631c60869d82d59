import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import XCTest

@testable import DiptychApp

/// The list pane: sections, pages, search.
@MainActor
final class ListPaneControllerTests: AppTestCase {
  /// A list pane in a split view, and whom it tells.
  @MainActor private struct Subject {
    let collection: TestCollection
    let pane: ListPaneController
    let split: SplitViewController
    let delegate: RecordingSelectionDelegate
    let window: Window

    var entry: Entry? { window.descendants(.entry).first { $0.accessibleName == "Search" } }
    func press(_ section: String) {
      window.descendants(.radioButton).first { $0.accessibleName == section }?.click()
    }
  }

  /// Fills the other pane.
  @MainActor private final class EmptyPane: ViewController {
    let view: Widget = Box(.vertical)
    let initialFocus: Widget? = nil
    func didEnter(_ pane: Pane) {}
  }

  /// Keeps the detail on screen.
  @MainActor private final class Veto: SplitViewDelegate {
    var mayLeave = false
    func splitViewShouldLeaveDetail(_ splitView: SplitViewController) -> Bool { mayLeave }
  }

  private func present() async throws -> Subject {
    let collection = try TestCollection()
    try collection.addGames("Ants", "Bees", "Cats")
    try collection.addPhotos("a.png", "b.png", "c.png")
    try collection.library.tag([collection.photo("a.png"), collection.photo("b.png")], adding: ["Sea"])
    try collection.library.recordViewed(collection.photo("c.png"))
    let lists = ListMaker(session: collection.session, pictures: collection.pictures, scale: 1)
    let delegate = RecordingSelectionDelegate()
    let pane = ListPaneController(selectionDelegate: delegate, menu: Menu([])) { lists.root(of: $0) }
    pane.makePage = { key in
      guard case .photos(let filter) = key else { return nil }
      let list = lists.photos(.matching(filter))
      Task { try await list.reload() }
      return list
    }
    let split = SplitViewController(list: pane, detail: EmptyPane())
    let window = Window()
    split.attach(to: window, width: 1000)
    await show(window, width: 1000, height: 500)
    pane.makeAllRoots()
    for list in pane.allLists { try await list.reload() }
    await settle()
    return Subject(collection: collection, pane: pane, split: split, delegate: delegate, window: window)
  }

  private func openSea(_ subject: Subject) async throws {
    subject.press("Photos")
    await settle()
    let tags = try XCTUnwrap(subject.pane.current)
    tags.table.moveCursor(to: 2)
    tags.table.activateRow(2)
    await pump(until: { subject.pane.current?.shownCount == 2 })
    await settle()
  }

  // MARK: - Sections

  func testEachSectionKeepsWhatIsSelectedInIt() async throws {
    let subject = try await present()
    let games = try XCTUnwrap(subject.pane.current)
    games.table.moveCursor(to: 1)
    subject.press("Recents")
    await settle()
    XCTAssertEqual(subject.delegate.selections.last, .nothing)
    XCTAssertEqual(subject.pane.section, .recents)
    XCTAssertEqual(subject.split.listPane.title, "Recents")
    subject.pane.current?.table.moveCursor(to: 0)
    let photo = Selection.item(try subject.collection.photo("c.png"))
    XCTAssertEqual(subject.delegate.selections.last, photo)
    subject.press("Games")
    await settle()
    XCTAssertTrue(subject.pane.current === games)
    XCTAssertEqual(games.table.selectedRow, 1)
    XCTAssertEqual(subject.delegate.selections.last, .item(try subject.collection.game("Bees")))
    subject.press("Recents")
    XCTAssertEqual(subject.delegate.selections.last, photo)
  }

  func testEachChangeOfSectionTellsTheDelegateOnce() async throws {
    let subject = try await present()
    subject.press("Photos")
    await settle()
    XCTAssertEqual(subject.delegate.selections.count, 1)
    subject.press("Photos")
    await settle()
    XCTAssertEqual(subject.delegate.selections.count, 1, "it is shown already")
  }

  func testEachSectionKeepsItsSearch() async throws {
    let subject = try await present()
    subject.pane.beginSearch()
    let entry = try XCTUnwrap(subject.entry)
    entry.text = "be"
    XCTAssertEqual(subject.pane.current?.shownCount, 1)
    subject.press("Photos")
    await settle()
    XCTAssertFalse(entry.isOnScreen)
    XCTAssertEqual(subject.pane.current?.shownCount, 3)
    subject.press("Games")
    await settle()
    XCTAssertTrue(entry.isOnScreen)
    XCTAssertEqual(entry.text, "be")
    XCTAssertEqual(subject.pane.current?.shownCount, 1)
  }

  func testTheRowAtTheFootShowsTheSection() async throws {
    let subject = try await present()
    subject.pane.show(.recents)
    let lit = subject.window.descendants(.radioButton).filter(\.isOn).map(\.accessibleName)
    XCTAssertEqual(lit, ["Recents"])
    XCTAssertEqual(subject.delegate.selections.count, 1)
  }

  // MARK: - Pages

  func testATagOpensAPageAndBackLeavesIt() async throws {
    let subject = try await present()
    var changes = 0
    subject.pane.onListChange = { changes += 1 }
    try await openSea(subject)
    XCTAssertEqual(subject.split.listPane.title, "Sea")
    XCTAssertEqual(subject.split.listPane.subtitle, "2 photos")
    XCTAssertEqual(changes, 2, "the section, then the page")
    XCTAssertEqual(try button("Back", in: subject.window).tooltip, "Tags")
    XCTAssertTrue(try XCTUnwrap(subject.pane.current).table.hasFocus)
    subject.pane.current?.table.moveCursor(to: 0)
    XCTAssertEqual(subject.delegate.selections.last, .item(try subject.collection.photo("a.png")))
    subject.split.goBack()
    await pump(seconds: 0.4)
    XCTAssertEqual(subject.split.listPane.title, "Tags")
    XCTAssertTrue(try XCTUnwrap(subject.pane.current).table.hasFocus)
    XCTAssertEqual(subject.pane.current?.table.selectedRow, 2, "the tag from which one comes is lit")
    XCTAssertEqual(changes, 3)
    XCTAssertEqual(subject.delegate.selections.last, .nothing)
    XCTAssertFalse(subject.split.goBack())
    XCTAssertEqual(subject.split.listPane.title, "Tags")
    XCTAssertFalse(hasButton("Back", in: subject.window))
  }

  func testForwardOpensThePageAgainAsItWasLeft() async throws {
    let subject = try await present()
    try await openSea(subject)
    let page = try XCTUnwrap(subject.pane.current)
    page.table.moveCursor(to: 1)
    subject.split.goBack()
    await settle()
    XCTAssertEqual(subject.delegate.selections.last, .nothing)
    XCTAssertTrue(subject.split.goForward())
    await settle()
    XCTAssertTrue(subject.pane.current === page)
    XCTAssertEqual(page.table.selectedRow, 1)
    XCTAssertEqual(subject.delegate.selections.last, .item(try subject.collection.photo("b.png")))
    XCTAssertEqual(subject.split.listPane.title, "Sea")
  }

  func testAnItemThatMustNotBeLeftKeepsTheSection() async throws {
    let subject = try await present()
    let veto = Veto()
    subject.split.delegate = veto
    subject.window.resize(width: 500, height: 500)
    await pump(until: { subject.split.isFolded })
    subject.split.select(hasItem: true)
    subject.split.activate()
    await settle()
    XCTAssertFalse(subject.split.revealList())
    subject.pane.show(.photos)
    await settle()
    XCTAssertEqual(subject.pane.section, .games)
    XCTAssertEqual(subject.split.state.arrangement, .foldedDetail)
    XCTAssertEqual(subject.split.listPane.title, "Games")
    XCTAssertEqual(subject.window.descendants(.radioButton).filter(\.isOn).map(\.accessibleName), ["Games"])
    veto.mayLeave = true
    subject.pane.show(.photos)
    await settle()
    XCTAssertEqual(subject.pane.section, .photos)
    XCTAssertEqual(subject.split.state.arrangement, .foldedList)
  }

  func testAPageStaysOpenWhileAnotherSectionIsShown() async throws {
    let subject = try await present()
    try await openSea(subject)
    let page = try XCTUnwrap(subject.pane.current)
    page.table.moveCursor(to: 1)
    subject.press("Games")
    await settle()
    subject.press("Photos")
    await settle()
    XCTAssertTrue(subject.pane.current === page)
    XCTAssertEqual(page.table.selectedRow, 1)
    XCTAssertEqual(subject.delegate.selections.last, .item(try subject.collection.photo("b.png")))
  }

  func testAPageOpensWithoutTheSearchThatFoundIt() async throws {
    let subject = try await present()
    subject.press("Photos")
    subject.pane.beginSearch()
    let entry = try XCTUnwrap(subject.entry)
    entry.text = "sea"
    await settle()
    subject.pane.current?.openFirst()
    await pump(until: { subject.pane.current?.shownCount == 2 })
    await settle()
    XCTAssertFalse(entry.isOnScreen)
    subject.split.goBack()
    await settle()
    XCTAssertTrue(entry.isOnScreen)
    XCTAssertEqual(entry.text, "sea")
    XCTAssertEqual(subject.pane.current?.shownCount, 1)
  }

  func testAPageThatIsLeftWhileItLoadsDoesNoHarm() async throws {
    let subject = try await present()
    subject.press("Photos")
    subject.pane.current?.table.activateRow(0)
    subject.split.goBack()
    await pump(seconds: 0.5)
    XCTAssertEqual(subject.split.listPane.title, "Tags")
    XCTAssertEqual(subject.pane.current?.shownCount, 3)
  }

  func testOnlyTheListThatIsShownSpeaksForTheSelection() async throws {
    let subject = try await present()
    let games = try XCTUnwrap(subject.pane.current)
    try subject.collection.addGames("Dogs")
    try await games.reload()
    games.table.moveCursor(to: 3)
    subject.press("Photos")
    await settle()
    let count = subject.delegate.selections.count
    _ = try await subject.collection.session.undo()
    try await games.reload()
    await settle()
    XCTAssertEqual(subject.delegate.selections.count, count)
    subject.press("Games")
    XCTAssertEqual(subject.delegate.selections.last, .nothing)
  }

  // MARK: - Search

  func testAPrintableKeyOpensTheSearchWithThatCharacter() async throws {
    let subject = try await present()
    subject.pane.current?.table.grabFocus()
    subject.window.send(Key(Key.sign("b")))
    await settle()
    let entry = try XCTUnwrap(subject.entry)
    XCTAssertTrue(entry.isOnScreen)
    XCTAssertEqual(entry.text, "b")
    XCTAssertTrue(entry.hasFocus)
    subject.window.send(Key(Key.sign("e")))
    await settle()
    XCTAssertEqual(entry.text, "be")
    XCTAssertEqual(subject.pane.current?.shownCount, 1)
    XCTAssertTrue(try XCTUnwrap(find(.toggleButton, "Search", in: subject.window)).isOn)
    XCTAssertEqual(subject.split.listPane.subtitle, "1 of 3")
  }

  func testLeavingTheSearchShowsAllRows() async throws {
    let subject = try await present()
    subject.pane.beginSearch()
    let entry = try XCTUnwrap(subject.entry)
    entry.text = "be"
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertFalse(entry.isOnScreen)
    XCTAssertEqual(subject.pane.current?.shownCount, 3)
    XCTAssertTrue(try XCTUnwrap(subject.pane.current).table.hasFocus)
    XCTAssertFalse(try find(.toggleButton, "Search", in: subject.window).isOn)
  }

  func testTheSearchButtonOpensAndClosesTheSearch() async throws {
    let subject = try await present()
    let button = try find(.toggleButton, "Search", in: subject.window)
    button.click()
    await settle()
    let entry = try XCTUnwrap(subject.entry)
    XCTAssertTrue(entry.hasFocus)
    entry.text = "be"
    button.click()
    await settle()
    XCTAssertFalse(entry.isOnScreen)
    XCTAssertEqual(subject.pane.current?.shownCount, 3)
  }

  func testTheKeyboardStaysOutOfAListWithoutRows() async throws {
    let subject = try await present()
    while try await subject.collection.session.undo() != nil {}
    let games = try XCTUnwrap(subject.pane.current)
    try await games.reload()
    subject.pane.beginSearch()
    await settle()
    XCTAssertFalse(games.table.isOnScreen)
    subject.window.send(Key(Key.down))
    // The button in the rows' place has no action in this window, so that there is nowhere to go.
    XCTAssertEqual(subject.window.focusWidget, subject.entry)
  }

  func testDownGoesFromTheSearchIntoTheList() async throws {
    let subject = try await present()
    subject.pane.beginSearch()
    subject.window.send(Key(Key.down))
    XCTAssertTrue(try XCTUnwrap(subject.pane.current).table.hasFocus)
  }
}
