import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import XCTest

@testable import DiptychApp

/// A test with the program's main window on a library of its own.
@MainActor
class MainWindowCase: AppTestCase {
  private static let names = ["Ants", "Bees", "Cats", "Dogs", "Eels"]

  func collection() throws -> TestCollection {
    let collection = try TestCollection()
    try collection.addGames(Self.names.map { ["objectname": $0, "yearpublished": "2001"] })
    return collection
  }

  func withPhotos() throws -> TestCollection {
    let collection = try collection()
    try collection.addPhotos("a.png", "b.png", "c.png")
    try collection.library.tag([collection.photo("a.png"), collection.photo("b.png")], adding: ["Sea"])
    return collection
  }

  /// The panel on screen with a name.
  func panel(_ main: MainWindowController) -> String? {
    ["Game", "Photo", "Nothing Selected"].first { name in
      main.window.descendants(.any).contains {
        $0.accessibleName == name && $0.isOnScreen && $0.typeName != "GtkLabel"
      }
    }
  }

  /// Opens the window on a collection, or on the same library again, and waits until it is drawn.
  func open(_ collection: TestCollection, session: LibrarySession? = nil) async throws -> MainWindowController
  {
    let main = MainWindowController(
      AppTestCase.application, session: session ?? collection.session, pictures: collection.pictures)
    destroyAtEnd(main.window)
    await main.start()
    await pump(until: { main.window.isOnScreen }, "the window did not come on screen")
    await settle()
    return main
  }

  /// Closes a window as its button does.
  func close(_ main: MainWindowController) async {
    var isClosed = false
    main.onClose = { isClosed = true }
    main.window.close()
    await pump(until: { isClosed && !main.window.isOnScreen }, "the window does not close")
    await settle()
  }

  /// Gives the window another width in one step, and waits until it has it.
  func resize(
    _ main: MainWindowController, to width: Int, height: Int = 700, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    main.window.resize(width: width, height: height)
    await pump(
      until: { main.window.size.width == width },
      "the window is \(main.window.size.width) wide, not \(width)",
      file: file, line: line)
    await settle()
  }

  /// Chooses a row of the list that is shown, as a click does.
  func choose(_ row: Int, in main: MainWindowController) async {
    main.listPane.current?.table.moveCursor(to: row)
    main.listPane.current?.table.activateRow(row)
    await settle()
  }
}
