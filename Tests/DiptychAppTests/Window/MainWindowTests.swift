import DiptychShelf
import Glibc
import Gtk
import GtkTestSupport
import SplitView
import TestFixtures
import XCTest

@testable import DiptychApp

/// The whole window, on a library in a temporary folder.
@MainActor
final class MainWindowTests: MainWindowCase {
  /// Waits until a row of the list that is shown has a chip.
  private func wait(
    for chip: String, inRow row: Int, of main: MainWindowController, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await pump(
      until: { main.listPane.current?.source.row(row).chip == chip }, "row \(row) does not show \(chip)",
      file: file, line: line)
  }

  // MARK: - Beginning

  func testAnEmptyLibraryShowsTheWelcomePage() async throws {
    let main = try await open(TestCollection())
    XCTAssertTrue(shows("Welcome to Diptych", in: main.window))
    for name in ["Import…", "Add Folder…", "Explore Sample", "Main Menu"] {
      _ = try button(name, in: main.window)
    }
    XCTAssertFalse(hasButton("Search", in: main.window))
    XCTAssertEqual(main.window.title, "Diptych")
    var asked = 0
    main.onExploreSample = { asked += 1 }
    try button("Explore Sample", in: main.window).click()
    XCTAssertEqual(asked, 1)
  }

  func testAFirstImportLeavesTheWelcomePage() async throws {
    let collection = try TestCollection()
    let main = try await open(collection)
    try collection.addGames("Ants")
    collection.session.publish(.contents)
    await pump(until: { !self.shows("Welcome to Diptych", in: main.window) }, "the welcome page stays")
    XCTAssertEqual(main.listPane.current?.shownCount, 1)
  }

  func testTheWelcomePageIsNotSeenWhereThereIsSomething() async throws {
    let collection = try collection()
    let main = MainWindowController(
      AppTestCase.application, session: collection.session, pictures: collection.pictures)
    destroyAtEnd(main.window)
    var sawWelcome = false
    main.window.onDrawn { [weak main] in
      guard let main, self.shows("Welcome to Diptych", in: main.window) else { return }
      sawWelcome = true
    }
    let start = Task { await main.start() }
    // A slow disk, from the moment on at which the window's size is known.
    Task { try await collection.session.run { _ in usleep(200_000) } }
    await pump(until: { main.listPane.current?.shownCount == 5 && main.window.isOnScreen })
    await start.value
    await settle()
    XCTAssertFalse(sawWelcome)
  }

  func testNothingIsSelectedAtFirst() async throws {
    let main = try await open(collection())
    XCTAssertEqual(panel(main), "Nothing Selected")
    let icons = main.detail.view.descendants(.image).filter(\.isOnScreen).map(\.iconName)
    XCTAssertEqual(icons, ["org.diptych.Diptych-symbolic"])
    XCTAssertEqual(main.window.iconName, "org.diptych.Diptych")
    XCTAssertFalse(hasButton("Rate…", in: main.window))
    XCTAssertNil(main.listPane.current?.table.selectedRow)
    XCTAssertEqual(main.split.listPane.subtitle, "5 games")
  }

  // MARK: - The golden path

  func testChooseRateFoldBackUnfold() async throws {
    let collection = try collection()
    let main = try await open(collection)
    await choose(1, in: main)
    await wait(for: "Bees", in: main.window)
    XCTAssertEqual(panel(main), "Game")
    XCTAssertEqual(main.split.detailPane.title, "Bees")
    let list = try XCTUnwrap(main.listPane.current)
    let table = list.table
    let before = [ObjectIdentifier(main.listPane), ObjectIdentifier(main.detail), ObjectIdentifier(list)]

    _ = try await collection.session.rate([collection.game("Bees")], Self.rating(7.5))
    await wait(for: "Your rating: 7.5", in: main.window)
    await wait(for: "7.5", inRow: 1, of: main)

    await resize(main, to: 500)
    XCTAssertEqual(main.split.state.arrangement, .foldedDetail)
    XCTAssertTrue(shows("Your rating: 7.5", in: main.window))
    try button("Back", in: main.window).click()
    await settle()
    XCTAssertEqual(main.split.state.arrangement, .foldedList)
    XCTAssertEqual(table.selectedRow, 1, "the row stays lit")
    await choose(1, in: main)
    XCTAssertEqual(main.split.state.arrangement, .foldedDetail, "the same row opens again")

    await resize(main, to: 1000)
    XCTAssertEqual(main.split.state.arrangement, .beside)
    XCTAssertEqual(table.selectedRow, 1)
    XCTAssertEqual(panel(main), "Game")
    let after = [
      main.listPane.current.map { ObjectIdentifier($0) }, ObjectIdentifier(main.listPane),
      ObjectIdentifier(main.detail),
    ]
    XCTAssertEqual(Set(before), Set(after.compactMap(\.self)), "the same controllers serve both layouts")
    XCTAssertTrue(main.split.listPane.controller === main.listPane)
    XCTAssertTrue(main.split.detailPane.controller === main.detail)
    XCTAssertTrue(main.listPane.current?.table === table)
  }

  func testARatingFromTheDialogShowsWithUndo() async throws {
    let collection = try collection()
    let main = try await open(collection)
    await choose(2, in: main)
    try button("Rate…", in: main.window).click()
    let dialog = try await dialog("Rate Cats")
    for sign in ["7", ".", "5"] as [Unicode.Scalar] { dialog.send(Key(Key.sign(sign))) }
    dialog.send(Key(Key.enter))
    await wait(for: "Your rating: 7.5", in: main.window)
    await wait(for: "Rated Cats 7.5", in: main.window)
    await wait(for: "7.5", inRow: 2, of: main)
    try button("Undo", in: main.window).click()
    await wait(for: "Not rated yet", in: main.window)
    await wait(for: "–", inRow: 2, of: main)
    main.redo()
    await wait(for: "Your rating: 7.5", in: main.window)
  }

  func testARatingThatTheSidecarCannotTakeIsKeptAndSaysWhy() async throws {
    let collection = try withPhotos()
    let main = try await open(collection)
    // A folder is in the sidecar's place.
    let sidecar = collection.folder.path.appending("photos").appending("a.png.xmp")
    XCTAssertEqual(sidecar.withCPath { unlink($0) }, 0)
    XCTAssertEqual(sidecar.withCPath { mkdir($0, 0o700) }, 0)
    main.listPane.show(.photos)
    await settle()
    await choose(0, in: main)
    await pump(until: { (main.listPane.current?.shownCount ?? 0) > 0 })
    await choose(0, in: main)
    await pump(until: { main.detail.photo?.initialFocus.accessibleName == "a.png" })
    main.rateSelected(Rating(hundredths: 400, scale: .photos))
    await wait(for: "Your rating: 4", in: main.window)
    await pump(
      until: {
        main.window.descendants(.label).contains {
          $0.isOnScreen && $0.text.hasPrefix("Rated a.png 4. ") && $0.text.contains("a.png.xmp")
        }
      }, "the person was not told that the sidecar was not written")
  }

  func testRatingIsOffWhereNothingIsSelected() async throws {
    let main = try await open(collection())
    XCTAssertEqual(main.actions["rate"]?.isEnabled, false)
    await choose(0, in: main)
    XCTAssertEqual(main.actions["rate"]?.isEnabled, true)
    XCTAssertEqual(main.actions["undo"]?.isEnabled, main.session.library.undoName != nil)
  }

  func testAnItemThatIsUndoneLeavesNothingSelected() async throws {
    let collection = try collection()
    let main = try await open(collection)
    try collection.addGames("Flies")
    collection.session.publish(.contents)
    await pump(until: { main.listPane.current?.shownCount == 6 })
    await choose(5, in: main)
    await wait(for: "Flies", in: main.window)
    main.undo()
    await pump(until: { self.panel(main) == "Nothing Selected" }, "the page of a game that is gone stays")
    XCTAssertEqual(main.split.detailPane.title, "")
    XCTAssertFalse(hasButton("Rate…", in: main.window))
  }

  // MARK: - Photos

  func testFromATagToAPhotoAndBack() async throws {
    let collection = try withPhotos()
    let main = try await open(collection)
    main.listPane.show(.photos)
    await settle()
    XCTAssertEqual(panel(main), "Nothing Selected")
    await choose(2, in: main)
    await pump(until: { main.listPane.current?.shownCount == 2 })
    await choose(0, in: main)
    await pump(until: { (try? collection.recents()) == ["a.png"] }, "the photo was not shown")
    XCTAssertEqual(panel(main), "Photo")
    let canvas = try XCTUnwrap(main.detail.photo?.initialFocus)
    XCTAssertEqual(canvas.accessibleName, "a.png")
    canvas.grabFocus()
    main.window.send(Key(Key.right))
    await pump(until: { canvas.accessibleName == "b.png" }, "Right is the next photo")
    XCTAssertEqual(main.listPane.current?.table.selectedRow, 1)
    main.window.send(Key(Key.right))
    await settle()
    XCTAssertEqual(canvas.accessibleName, "b.png", "there is none after the last")
    main.window.send(Key(Key.sign("4")))
    await wait(for: "Your rating: 4", in: main.window)
    await wait(for: "4", inRow: 1, of: main)
    main.split.goBack()
    await settle()
    XCTAssertEqual(main.split.listPane.title, "Tags")
    XCTAssertEqual(panel(main), "Nothing Selected")
  }

  func testRecentsAreSortedWhenTheSectionIsEnteredAndNotBefore() async throws {
    let collection = try withPhotos()
    for name in ["b.png", "a.png"] { try collection.library.recordViewed(collection.photo(name)) }
    let main = try await open(collection)
    func rows() -> [String] {
      guard let list = main.listPane.root(of: .recents) else { return [] }
      return (0..<list.source.count).map { list.source.row($0).title }
    }
    main.listPane.show(.recents)
    await pump(until: { rows() == ["a.png", "b.png"] })
    await choose(1, in: main)
    await pump(until: { (try? collection.recents()) == ["b.png", "a.png"] })
    await settle()
    XCTAssertEqual(rows(), ["a.png", "b.png"], "not under the pointer")
    main.listPane.show(.games)
    main.listPane.show(.recents)
    await pump(until: { rows() == ["b.png", "a.png"] }, "not sorted anew")
    XCTAssertEqual(main.listPane.current?.table.selectedRow, 0, "the same photo is lit")
  }

  // MARK: - Room and leaks

  func testTheWindowIsNarrowEnoughForAPhoneWithAnyName() async throws {
    let collection = try TestCollection()
    let name = String(repeating: "Ticket to Ride and back ", count: 9)
    try collection.addGames([["objectname": name + "x", "comment": name, "own": "1"]])
    let main = try await open(collection)
    await choose(0, in: main)
    await resize(main, to: 360, height: 640)
    XCTAssertEqual(main.split.state.arrangement, .foldedDetail)
    _ = try button("Rate…", in: main.window)
    _ = try button("Back", in: main.window)
  }

  func testAClosedWindowLeavesNothingBehind() async throws {
    let collection = try withPhotos()
    weak var main: MainWindowController?
    weak var split: SplitViewController?
    weak var list: ListViewController?
    weak var page: ListViewController?
    weak var detail: DetailPaneController?
    weak var photo: PhotoViewController?
    do {
      let window = try await open(collection)
      (main, split, detail, photo) = (window, window.split, window.detail, window.detail.photo)
      list = window.listPane.root(of: .games)
      await choose(0, in: window)
      window.listPane.show(.photos)
      await choose(2, in: window)
      page = window.listPane.current
      await pump(until: { window.listPane.current?.shownCount == 2 })
      await choose(0, in: window)
      await pump(until: { (try? collection.recents()) == ["a.png"] })
      await close(window)
      window.window.destroy()
    }
    await pump(seconds: 0.4)
    XCTAssertNil(main)
    XCTAssertNil(split)
    XCTAssertNil(list)
    XCTAssertNil(page)
    XCTAssertNil(detail)
    XCTAssertNil(photo)
  }
}
