@testable import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class LogCaptureTests: GtkTestCase {
  func testProvokedWarningIsCaughtAndThenForgotten() async {
    // An object of another type than the function wants: GObject complains, and does nothing.
    Label("no window").onNotify("no-such-property") {}
    XCTAssertEqual(LogCapture.take(), [], "a signal that cannot come is no fault to GLib")
    _ = Label("x").int("no-such-property")
    let log = LogCapture.take()
    XCTAssertEqual(log.count, 1)
    XCTAssertTrue(log.first?.contains("no-such-property") == true, "\(log)")
    XCTAssertTrue(log.first?.hasPrefix("GLib-GObject: ") == true, "\(log)")
    XCTAssertEqual(LogCapture.take(), [])
  }

  func testWarningOfGtksIsCaught() async {
    Stack().show(Label("in no stack"))
    XCTAssertTrue(LogCapture.take().contains { $0.hasPrefix("Gtk: ") })
  }
}
