import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import XCTest

@testable import DiptychApp

/// Where the keyboard goes in the window, and what keys do from wherever it is.
@MainActor
final class WindowKeyTests: MainWindowCase {
  /// The window with all photos in the list, and the first selected by an arrow key.
  private func selectPhoto(of collection: TestCollection) async throws -> MainWindowController {
    let main = try await open(collection)
    main.listPane.show(.photos)
    await settle()
    await choose(0, in: main)
    await pump(until: { main.listPane.current?.shownCount == 3 })
    main.listPane.current?.takeKeyboard()
    main.window.send(Key(Key.home))
    await pump(until: { main.split.detailPane.title == "a.png" }, "the photo is not shown")
    await settle()
    return main
  }

  private func zoom(_ main: MainWindowController) -> String? {
    texts(in: main.window).first { $0.hasSuffix(" %") }
  }

  func testReturnOnAPhotosRowGoesToThePhoto() async throws {
    let collection = try withPhotos()
    let main = try await selectPhoto(of: collection)
    let table = try XCTUnwrap(main.listPane.current?.table)
    XCTAssertTrue(table.hasFocus, "an arrow key leaves the keyboard in the list")
    main.window.send(Key(Key.sign("4")))
    await settle()
    XCTAssertTrue(main.listPane.current?.isSearching == true, "in the list a sign is searched for")
    main.window.send(Key(Key.escape))
    await settle()
    XCTAssertTrue(table.hasFocus)
    main.window.send(Key(Key.enter))
    await settle()
    XCTAssertTrue(main.detail.photo?.initialFocus.hasFocus == true, "the keyboard is not at the photo")
    main.window.send(Key(Key.sign("4")))
    await wait(for: "Your rating: 4", in: main.window)
    main.window.send(Key(Key.right))
    await pump(until: { main.split.detailPane.title == "b.png" }, "Right is the next photo")
    XCTAssertTrue(main.detail.photo?.initialFocus.hasFocus == true)
  }

  func testAClickOnAPhotosRowLeavesTheKeyboardInTheList() async throws {
    let collection = try withPhotos()
    let main = try await selectPhoto(of: collection)
    let table = try XCTUnwrap(main.listPane.current?.table)
    table.moveCursor(to: 1)
    table.activateRow(1)
    await pump(until: { main.split.detailPane.title == "b.png" })
    await settle()
    XCTAssertTrue(table.hasFocus)
  }

  func testReturnOnAGamesRowLeavesTheKeyboardInTheList() async throws {
    let collection = try collection()
    let main = try await open(collection)
    main.window.send(Key(Key.down))
    main.window.send(Key(Key.enter))
    await settle()
    XCTAssertEqual(panel(main), "Game")
    XCTAssertTrue(main.listPane.current?.table.hasFocus == true)
  }

  func testCtrl0IsActualSizeAlsoFromTheSearch() async throws {
    let collection = try withPhotos()
    let main = try await selectPhoto(of: collection)
    await pump(until: { self.zoom(main) != nil }, "no zoom is shown")
    XCTAssertNotEqual(zoom(main), "100 %")
    main.window.send(Key(Key.sign("f"), .control))
    await settle()
    XCTAssertTrue(main.window.focusWidget.flatMap(Entry.of) != nil)
    main.window.send(Key(Key.sign("0"), .control))
    await wait(for: "100 %", in: main.window)
    main.listPane.show(.games)
    await settle()
    XCTAssertEqual(main.actions["actual-size"]?.isEnabled, false)
  }

  func testEscapeOnAResultEndsTheSearchBeforeItGoesBack() async throws {
    let collection = try withPhotos()
    let main = try await selectPhoto(of: collection)
    main.window.send(Key(Key.sign("b")))
    await pump(until: { main.listPane.current?.shownCount == 1 }, "nothing is searched for")
    main.window.send(Key(Key.down))
    await settle()
    let list = try XCTUnwrap(main.listPane.current)
    XCTAssertTrue(list.table.hasFocus)
    main.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(list.shownCount, 3, "the search goes on")
    XCTAssertFalse(list.isSearching)
    XCTAssertTrue(main.listPane.current === list, "Escape went back as well")
    XCTAssertTrue(list.table.hasFocus)
    main.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(main.split.listPane.title, "Tags")
  }

  func testEscapeOnThePhotoEndsTheSearchBeforeItGoesBack() async throws {
    let collection = try withPhotos()
    let main = try await selectPhoto(of: collection)
    main.window.send(Key(Key.sign("b")))
    await pump(until: { main.listPane.current?.shownCount == 1 }, "nothing is searched for")
    main.detail.takeKeyboard()
    await settle()
    let list = try XCTUnwrap(main.listPane.current)
    main.window.send(Key(Key.escape))
    await settle()
    XCTAssertFalse(list.isSearching, "the search goes on")
    XCTAssertTrue(main.listPane.current === list, "Escape went back as well")
    XCTAssertTrue(main.detail.photo?.initialFocus.hasFocus == true, "the keyboard left the photo")
    main.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(main.split.listPane.title, "Tags")
  }
}
