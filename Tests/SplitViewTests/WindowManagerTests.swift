import Glibc
import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// What only a window manager does: full screen, maximised windows, and sizes of its own choosing.
///
/// Each test starts openbox on the test's display and ends it; without openbox they are skipped.
@MainActor
final class WindowManagerTests: SplitViewCase {
  private var manager: pid_t = 0

  override func prepare() throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("openbox"), strdup("--sm-disable"), nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&manager, "openbox", nil, nil, &arguments, environ) == 0 else {
      manager = 0
      throw XCTSkip("openbox is not installed")
    }
  }

  override func cleanUp() {
    super.cleanUp()
    guard manager > 0 else { return }
    kill(manager, SIGTERM)
    var status: Int32 = 0
    waitpid(manager, &status, 0)
  }

  /// Shows a split view as soon as the window manager is there to maximise it.
  private func presentManaged(width: Int, isMaximized: Bool) async -> Subject {
    // A window that comes before its manager is managed later, but not all of its wishes are known then. The
    // manager says that it is there before it is, and the one before it may have said so last.
    let first = await show(Label("first"))
    await pump(until: { first.isManaged }, "openbox does not start")
    first.destroy()
    let subject = make(width: width)
    subject.window.isMaximized = isMaximized
    await show(subject.window, width: width, height: 600)
    if isMaximized { await pump(until: { subject.window.isMaximized && subject.window.size.width > 1000 }) }
    subject.list.table.moveCursor(to: 3)
    await settle()
    return subject
  }

  func testEscapeLeavesFullScreenBeforeItGoesBack() async {
    let subject = await presentManaged(width: 500, isMaximized: false)
    subject.list.openPage("Page")
    subject.window.isFullscreen = true
    await pump(until: { subject.window.isFullscreen && !subject.splitView.state.isFolded })
    await settle()
    subject.list.topTable.grabFocus()
    subject.window.send(Key(Key.escape))
    await pump(until: { !subject.window.isFullscreen && subject.splitView.state.isFolded })
    XCTAssertEqual(subject.list.navigation.pages.count, 2)
    await settle()
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
  }

  func testMaximisedStartKeepsTheWishAndFoldsWhenItEnds() async {
    let subject = await presentManaged(width: 500, isMaximized: true)
    subject.splitView.preferredListWidth = 410
    await settle()
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertEqual(subject.list.view.allocation.width, 410)
    subject.window.isMaximized = false
    await pump(until: { subject.splitView.state.isFolded })
    await settle()
    XCTAssertEqual(subject.window.size.width, 500)
    XCTAssertEqual(subject.splitView.preferredListWidth, 410)
    subject.window.isMaximized = true
    await pump(until: { !subject.splitView.state.isFolded })
    await settle()
    XCTAssertEqual(subject.list.view.allocation.width, 410)
  }

  func testOneStepToNarrowAndBack() async {
    let subject = await presentManaged(width: 1000, isMaximized: false)
    subject.list.entry.grabFocus()
    await resize(subject, to: 500)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    await resize(subject, to: 360)
    XCTAssertEqual(subject.detail.view.allocation.width, 360)
    await resize(subject, to: 1000)
    XCTAssertTrue(subject.list.entry.hasFocus)
    subject.window.resize(width: 100, height: 100)
    await pump(until: { subject.window.size == (360, 294) })
    XCTAssertEqual(subject.window.size.width, 360)
  }
}
