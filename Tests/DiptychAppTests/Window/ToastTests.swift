import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

@MainActor
final class ToastTests: AppTestCase {
  private func present(duration: Int = 6000) async -> (toast: Toast, window: Window) {
    let toast = Toast(duration: duration)
    let layers = Overlay(Label("Below"))
    layers.addOverlay(toast.view)
    return (toast, await show(layers))
  }

  func testNothingIsShownBeforeThereIsSomethingToSay() async {
    let (toast, window) = await present()
    XCTAssertFalse(toast.view.isOnScreen)
    XCTAssertEqual(texts(in: window), ["Below"])
  }

  func testUndoTakesTheToastAwayAndAsksOnce() async throws {
    let (toast, window) = await present()
    var undone = 0
    toast.onUndo = { undone += 1 }
    toast.show("Rated Bohnanza 7.5", canUndo: true)
    await settle()
    XCTAssertTrue(shows("Rated Bohnanza 7.5", in: window))
    try button("Undo", in: window).click()
    await settle()
    XCTAssertEqual(undone, 1)
    XCTAssertFalse(toast.view.isOnScreen)
  }

  func testAMessageWithoutUndoTakesThePlaceOfOneWith() async throws {
    let (toast, window) = await present()
    toast.show("Rated Bohnanza 7.5", canUndo: true)
    toast.show("Undone: Rated Bohnanza 7.5", canUndo: false)
    await settle()
    XCTAssertFalse(hasButton("Undo", in: window))
    XCTAssertFalse(shows("Rated Bohnanza 7.5", in: window))
    try button("Dismiss", in: window).click()
    await settle()
    XCTAssertFalse(toast.view.isOnScreen)
  }

  func testLongMessagesFitANarrowWindow() async {
    let (toast, window) = await present()
    toast.show(String(repeating: "x", count: 200) + " 7.5", canUndo: true)
    await settle()
    XCTAssertLessThanOrEqual(toast.view.minimumSize.width, 360)
    XCTAssertLessThanOrEqual(window.size.width, 400)
  }

  func testAMessageGoesByItself() async {
    let (toast, window) = await present(duration: 100)
    toast.show("Rated Bohnanza 7.5", canUndo: true)
    await settle()
    await pump(until: { !toast.view.isOnScreen }, "the message stays")
    XCTAssertEqual(texts(in: window), ["Below"])
  }

  func testAMessageStaysWhileTheKeyboardIsOnIt() async throws {
    let (toast, window) = await present(duration: 100)
    toast.show("Rated Bohnanza 7.5", canUndo: true)
    try button("Undo", in: window).grabFocus()
    await pump(seconds: 0.5)
    XCTAssertTrue(toast.view.isOnScreen, "the message went while it was used")
    window.clearFocus()
    await pump(until: { !toast.view.isOnScreen }, "the message stays")
  }

  func testAMessageStaysWhileThePointerIsOnIt() async throws {
    let (toast, window) = await present(duration: 400)
    toast.show("Rated Bohnanza 7.5", canUndo: true)
    await settle()
    let undo = try button("Undo", in: window)
    XCTAssertTrue(undo.movePointer(), "there is no pointer")
    await pump(seconds: 1.2)
    XCTAssertTrue(toast.view.isOnScreen, "the message went under the pointer")
    XCTAssertTrue(window.movePointer(x: 2, y: 2))
    await pump(until: { !toast.view.isOnScreen }, "the message stays")
  }
}
