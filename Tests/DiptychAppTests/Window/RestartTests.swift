import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import XCTest

@testable import DiptychApp

/// What the window keeps from one start to the next.
@MainActor
final class RestartTests: MainWindowCase {
  func testARestartKeepsSizeSectionAndSelection() async throws {
    let collection = try collection()
    let main = try await open(collection)
    await choose(3, in: main)
    await resize(main, to: 820, height: 610)
    await close(main)
    let again = try await open(collection, session: collection.reopened())
    XCTAssertEqual(again.window.size.width, 820)
    XCTAssertEqual(again.window.size.height, 610)
    XCTAssertEqual(again.listPane.current?.table.selectedRow, 3)
    await wait(for: "Dogs", in: again.window)
    XCTAssertEqual(panel(again), "Game")
  }

  func testTheSelectedRowIsInViewAfterARestartWithThoseAboveIt() async throws {
    let collection = try TestCollection()
    try collection.addGames((100..<300).map { ["objectname": "Game \($0)"] })
    for row in [0, 2, 150] {
      let main = try await open(collection, session: collection.reopened())
      await choose(row, in: main)
      await close(main)
      let again = try await open(collection, session: collection.reopened())
      let table = try XCTUnwrap(again.listPane.current?.table)
      XCTAssertEqual(table.selectedRow, row)
      let top = try XCTUnwrap(table.anchor)
      if row < 3 { XCTAssertEqual(top, TableView.Anchor(row: 0), "with row \(row)") }
      let height = table.allocation.height
      let below = (row + 1 - top.row) * table.rowHeight - top.offset
      XCTAssertTrue((table.rowHeight...height).contains(below), "row \(row) ends at \(below) of \(height)")
      await close(again)
    }
  }

  func testUndoAndRedoAreThereFromTheStart() async throws {
    let collection = try collection()
    var main = try await open(collection)
    await choose(2, in: main)
    main.rateSelected(Rating(value: 7.5, scale: .games))
    await wait(for: "Your rating: 7.5", in: main.window)
    await close(main)
    main = try await open(collection, session: collection.reopened())
    await wait(for: "Your rating: 7.5", in: main.window)
    XCTAssertEqual(main.actions["undo"]?.isEnabled, true)
    XCTAssertEqual(main.actions["redo"]?.isEnabled, false)
    main.undo()
    await wait(for: "Not rated yet", in: main.window)
    await wait(for: "Undone: Rated Cats 7.5", in: main.window)
    XCTAssertEqual(main.actions["redo"]?.isEnabled, true)
    await close(main)
    main = try await open(collection, session: collection.reopened())
    XCTAssertEqual(main.actions["redo"]?.isEnabled, true)
    main.redo()
    await wait(for: "Your rating: 7.5", in: main.window)
    XCTAssertEqual(main.actions["redo"]?.isEnabled, false)
  }

  func testWhereThereIsNothingToUndoTheActionsAreOff() async throws {
    let main = try await open(TestCollection())
    XCTAssertEqual(main.actions["undo"]?.isEnabled, false)
    XCTAssertEqual(main.actions["redo"]?.isEnabled, false)
  }

  func testEveryRestartKeepsTheTagThatIsOpen() async throws {
    let collection = try withPhotos()
    var main = try await open(collection)
    main.listPane.show(.photos)
    await choose(2, in: main)
    await pump(until: { main.listPane.current?.shownCount == 2 })
    await choose(1, in: main)
    for _ in 1...2 {
      await close(main)
      main = try await open(collection, session: collection.reopened())
      XCTAssertEqual(main.listPane.section, .photos)
      XCTAssertEqual(main.split.listPane.title, "Sea")
      XCTAssertEqual(main.listPane.current?.table.selectedRow, 1)
      await pump(until: { self.panel(main) == "Photo" })
    }
    main.split.goBack()
    await settle()
    XCTAssertEqual(main.split.listPane.title, "Tags")
    XCTAssertEqual(main.listPane.current?.table.selectedRow, 2)
  }

  func testARememberedGameThatIsGoneSelectsNothing() async throws {
    let collection = try collection()
    try collection.library.setSetting("window.game", "game:999")
    let main = try await open(collection)
    XCTAssertEqual(panel(main), "Nothing Selected")
    XCTAssertNil(main.listPane.current?.table.selectedRow)
  }

  func testDamagedMemoryOpensTheUsualWindow() async throws {
    let collection = try collection()
    for key in ["width", "height", "list-width", "section", "game", "filter", "list-hidden"] {
      try collection.library.setSetting("window." + key, "nan")
    }
    let main = try await open(collection)
    XCTAssertEqual(main.window.size.width, 1000)
    XCTAssertEqual(main.split.listWidth, 300)
    XCTAssertEqual(main.split.state.arrangement, .beside)
  }

  func testANarrowWindowComesBackWithWhatWasLookedAt() async throws {
    let collection = try collection()
    var main = try await open(collection)
    await resize(main, to: 500)
    await choose(3, in: main)
    XCTAssertEqual(main.split.state.arrangement, .foldedDetail)
    await close(main)
    main = try await open(collection, session: collection.reopened())
    XCTAssertEqual(main.window.size.width, 500)
    await pump(until: { main.split.state.arrangement == .foldedDetail }, "the page does not come back")
    XCTAssertEqual(main.split.detailPane.title, "Dogs")
    main.split.goBack()
    await settle()
    await close(main)
    main = try await open(collection, session: collection.reopened())
    XCTAssertEqual(main.split.state.arrangement, .foldedList, "who went back to the list is there again")
    XCTAssertEqual(main.listPane.current?.table.selectedRow, 3)
  }

  func testTheListsWidthIsKept() async throws {
    let collection = try collection()
    var main = try await open(collection)
    main.split.preferredListWidth = 360
    await close(main)
    main = try await open(collection, session: collection.reopened())
    XCTAssertEqual(main.split.preferredListWidth, 360)
    XCTAssertEqual(main.listPane.view.allocation.width, 360)
  }
}
