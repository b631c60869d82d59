import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class WindowTests: GtkTestCase {
  func testWindow() async throws {
    let button = Button("Push")
    var clicks = 0
    button.onClick { clicks += 1 }
    let window = await show(button)
    try find(.button, "Push", in: window).click()
    XCTAssertEqual(clicks, 1)
  }
  func testTask() async throws {
    var ran = false
    Task { try await Task.sleep(for: .milliseconds(5)); ran = true }
    await pump(until: { ran })
  }
}
