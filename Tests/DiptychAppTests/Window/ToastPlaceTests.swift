import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import XCTest

@testable import DiptychApp

/// A message covers nothing that a person would press.
@MainActor
final class ToastPlaceTests: MainWindowCase {
  private func frame(_ widget: Widget, in window: Window) -> Rectangle? {
    guard widget.isOnScreen, let place = widget.place(in: window) else { return nil }
    let area = widget.allocation
    return Rectangle(x: place.x, y: place.y, width: area.width, height: area.height)
  }

  private func meet(_ a: Rectangle, _ b: Rectangle) -> Bool {
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }

  /// Shows a message of several lines, and looks at what is beneath it.
  private func check(_ main: MainWindowController, _ what: String) async throws {
    main.toast.show("Rated A Game With a Name That Is Longer Than One Line of Any Message 7.5", canUndo: true)
    await settle()
    let message = try XCTUnwrap(frame(main.toast.view, in: main.window), what)
    let size = main.window.size
    XCTAssertGreaterThanOrEqual(message.x, 0, what)
    XCTAssertLessThanOrEqual(message.x + message.width, size.width, what)
    XCTAssertLessThanOrEqual(message.y + message.height, size.height, what)
    var controls = 0
    for widget in main.window.descendants(.any) where !main.toast.view.contains(widget) {
      guard ["Button", "Entry"].contains(where: { widget.typeName.hasSuffix($0) }), widget.isSensitive,
        let control = frame(widget, in: main.window)
      else { continue }
      controls += 1
      XCTAssertFalse(meet(control, message), "\(what): “\(widget.accessibleName)” is covered")
    }
    XCTAssertGreaterThan(controls, 3, what)
    let undo = try XCTUnwrap(frame(try button("Undo", in: main.window), in: main.window))
    XCTAssertLessThan(undo.height, message.height - 10, "\(what): Undo is as high as the text")
    XCTAssertLessThanOrEqual(abs(2 * undo.y + undo.height - 2 * message.y - message.height), 12, what)
  }

  func testNoButtonIsCoveredWideOrNarrow() async throws {
    let collection = try withPhotos()
    let main = try await open(collection)
    main.listPane.beginSearch()
    for width in [1200, 700, 360] {
      await resize(main, to: width)
      try await check(main, "games at \(width)")
    }
    main.listPane.endSearch()
    main.listPane.show(.photos)
    await choose(0, in: main)
    await pump(until: { main.listPane.current?.shownCount == 3 })
    await choose(0, in: main)
    await pump(until: { self.shows("Not rated yet", in: main.window) })
    for width in [360, 700, 1200] {
      await resize(main, to: width)
      XCTAssertEqual(panel(main), "Photo")
      try await check(main, "a photo at \(width)")
    }
    // The message follows where the foot gets higher while it is there.
    try collection.library.tag(
      [collection.photo("a.png")], adding: (1...60).map { "A tag of some length \($0)" })
    collection.session.publish(.contents)
    await pump(until: { self.texts(in: main.window).contains { $0.contains("length 60") } })
    await settle()
    try await check(main, "a photo with many tags")
  }
}
