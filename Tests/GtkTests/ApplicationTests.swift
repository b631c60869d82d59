import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class ApplicationTests: GtkTestCase {
  func testActionDoesItsWorkWhereEnabled() async {
    var count = 0
    let action = Action("rate") { count += 1 }
    action.activate()
    action.isEnabled = false
    action.activate()
    XCTAssertEqual(count, 1)
    XCTAssertFalse(action.isEnabled)
  }

  func testKeysButtonsAndMenusReachActions() async throws {
    let application = Application(id: "org.diptych.Test.Keys")
    var done: [String] = []
    var window: ApplicationWindow?
    application.onActivate { [weak application] in
      guard let application else { return }
      let made = ApplicationWindow(application)
      let rate = Action("rate") { done.append("rate") }
      made.add(rate)
      application.add(Action("quit") { done.append("quit") })
      application.setKeys(["<Primary>r"], for: "win.rate")
      application.setKeys(["<Primary>q"], for: "app.quit")
      let button = Button("Rate…")
      button.setAction("win.rate")
      let entry = Entry()
      let menu = Menu([[(label: "Quit", action: "app.quit")]])
      made.add(
        Box(
          .vertical, [button, entry, MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: menu)]))
      made.showAll()
      entry.grabFocus()
      made.send(Key(Key.sign("r"), .control))
      made.send(Key(Key.sign("q"), .control))
      button.click()
      rate.isEnabled = false
      made.send(Key(Key.sign("r"), .control))
      XCTAssertFalse(button.isSensitive)
      window = made
      made.destroy()
    }
    XCTAssertEqual(application.run(program: "diptych", paths: []), 0)
    XCTAssertNotNil(window)
    XCTAssertEqual(done, ["rate", "quit", "rate"])
  }

  func testASecondApplicationRunsBesideTheFirst() async {
    let first = Application(id: "org.diptych.Test.First")
    let second = Application(id: "org.diptych.Test.Second")
    var activations: [String] = []
    second.onActivate { activations.append("second") }
    first.onActivate {
      activations.append("first")
      XCTAssertEqual(second.run(program: "second", paths: []), 0)
    }
    XCTAssertEqual(first.run(program: "first", paths: []), 0)
    XCTAssertEqual(activations, ["first", "second"])
  }

  func testPathsArriveAsBytes() async {
    let paths: [[UInt8]] = [
      Array("/tmp/plain.csv".utf8), Array("/tmp/ünï cödé %41 #x?.jpg".utf8),
      [0x2F, 0x74, 0x6D, 0x70, 0x2F, 0xFF, 0xFE, 0x2E, 0x6A, 0x70, 0x67], Array("/tmp/-dash --help".utf8),
    ]
    let application = Application(id: "org.diptych.Test.Paths")
    var opened: [[[UInt8]]] = []
    var activations = 0
    var startups = 0
    application.onStartup { startups += 1 }
    application.onActivate { activations += 1 }
    application.onOpen { opened.append($0) }
    XCTAssertEqual(application.run(program: "diptych", paths: paths), 0)
    XCTAssertEqual(opened, [paths])
    XCTAssertEqual([activations, startups], [0, 1])
  }

  private static let overview = """
    <interface><object class="GtkShortcutsWindow" id="keys"><child><object class="GtkShortcutsSection">
    <property name="visible">1</property></object></child></object></interface>
    """

  func testShortcutsWindowOfBadXmlIsNil() async {
    XCTAssertNil(ShortcutsWindow(xml: Self.overview, id: "other"))
    XCTAssertNotNil(ShortcutsWindow(xml: Self.overview, id: "keys"))
  }

  func testTheOverviewOfKeysComesAgainAndGoesWithItsWindow() async throws {
    defer { Desktop.prefersDark = false }
    let overview = try XCTUnwrap(ShortcutsWindow(xml: Self.overview, id: "keys"))
    let window = await show(Label("Keys"))
    for _ in 0..<2 {
      overview.present(before: window)
      await pump(until: { overview.isOnScreen })
      overview.close()
      await pump(until: { !overview.isOnScreen })
    }
    overview.present(before: window)
    await pump(until: { overview.isOnScreen })
    window.destroy()
    await pump(until: { !overview.isOnScreen })
    // What GTK would have left behind of one that is destroyed complains now.
    Desktop.prefersDark = true
    await settle()
  }
}
