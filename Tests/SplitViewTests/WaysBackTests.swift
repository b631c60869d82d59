import Gtk
import GtkTestSupport
import XCTest

@testable import SplitView

/// Every way back and forward, and who may forbid it.
@MainActor
final class WaysBackTests: SplitViewCase {
  /// A way back and how a person takes it.
  private struct Way {
    let name: String
    let take: @MainActor (Subject) -> Void

    init(_ name: String, _ take: @escaping @MainActor (Subject) -> Void) {
      self.name = name
      self.take = take
    }
  }

  private func waysBack() -> [Way] {
    [
      Way("button") { [unowned self] in self.buttons("Back", in: $0.window).first?.click() },
      Way("Alt+Left") { $0.window.send(Key(Key.left, .alt)) },
      Way("Back key") { $0.window.send(Key(Key.back)) },
      Way("mouse 8") { $0.detail.canvas.sendClick(x: 40, y: 40, button: 8) },
      Way("Escape") { $0.window.send(Key(Key.escape)) },
      Way("F9") { $0.splitView.toggleList() },
      Way("search") { $0.splitView.revealList() },
      Way("program") { $0.splitView.goBack() },
    ]
  }

  func testEveryWayBackLeadsToTheList() async {
    for way in waysBack() {
      let subject = await present(in: .foldedDetail)
      way.take(subject)
      await settle()
      XCTAssertEqual(subject.arrangement, .foldedList, way.name)
      XCTAssertEqual(subject.delegate.timesAsked, 1, way.name)
      XCTAssertEqual(subject.delegate.changes.count, 1, way.name)
      XCTAssertEqual(subject.list.table.selectedRow, 3, "\(way.name): the row stays lit")
      XCTAssertTrue(subject.hasFocus(in: subject.splitView.listPane), way.name)
      XCTAssertFalse(subject.splitView.state.wantsDetail, way.name)
      subject.window.destroy()
    }
  }

  func testEveryWayBackCanBeVetoed() async {
    for way in waysBack() {
      let subject = await present(in: .foldedDetail)
      subject.delegate.mayLeave = false
      way.take(subject)
      await settle()
      XCTAssertEqual(subject.arrangement, .foldedDetail, way.name)
      XCTAssertEqual(subject.delegate.timesAsked, 1, way.name)
      XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane), way.name)
      subject.window.destroy()
    }
  }

  func testMouseBackWorksOverHeaderAndListAndTwiceInARow() async {
    let subject = await present(in: .foldedDetail, depth: 2)
    subject.splitView.detailPane.header.sendClick(x: 200, y: 10, button: 8)
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertEqual(subject.list.navigation.pages.count, 3)
    let selected = subject.list.topTable.selectedRow
    subject.list.topTable.sendClick(x: 40, y: 40, button: 8)
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 2)
    XCTAssertEqual(selected, 3, "the press is no click on a row")
    subject.list.topTable.sendClick(x: 40, y: 40, button: 8)
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
    subject.list.topTable.sendClick(x: 40, y: 40, button: 8)
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1, "there is no further step")
    XCTAssertNil(subject.list.table.selectedRow)
  }

  func testMouseBackWorksWhateverTheClickCount() async throws {
    let subject = await present(in: .foldedDetail, depth: 2)
    let button = try XCTUnwrap(subject.splitView.input?.backButton)
    for count in 1...3 {
      button.emitPress(count: count)
      XCTAssertEqual(subject.list.navigation.pages.count, 4 - max(count, 1), "press \(count) of a row")
    }
    XCTAssertEqual(subject.arrangement, .foldedList)
    let forward = try XCTUnwrap(subject.splitView.input?.forwardButton)
    for count in 1...2 { forward.emitPress(count: count) }
    XCTAssertEqual(subject.list.navigation.pages.count, 3)
  }

  func testWaysForward() async {
    let ways = [
      Way("Alt+Right") { $0.window.send(Key(Key.right, .alt)) },
      Way("Forward key") { $0.window.send(Key(Key.forward)) },
      Way("mouse 9") { $0.list.table.sendClick(x: 40, y: 40, button: 9) },
      Way("F9") { $0.splitView.toggleList() },
      Way("program") { $0.splitView.goForward() },
    ]
    for way in ways {
      let subject = await present(in: .foldedDetail)
      subject.splitView.goBack()
      await settle()
      way.take(subject)
      await settle()
      XCTAssertEqual(subject.arrangement, .foldedDetail, way.name)
      XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane), way.name)
      subject.window.destroy()
    }
  }

  func testRightToLeftMirrorsTheKeys() async {
    Desktop.setRightToLeft(true)
    let subject = await present(in: .foldedDetail)
    subject.window.send(Key(Key.left, .alt))
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    subject.window.send(Key(Key.right, .alt))
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedList)
    subject.window.send(Key(Key.left, .alt))
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedDetail)
  }

  func testKeysWorkWhileAnEntryHasTheKeyboard() async {
    let subject = await present(in: .foldedDetail)
    subject.detail.field.grabFocus()
    subject.detail.field.text = "some text"
    subject.window.send(Key(Key.left, .alt))
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testSameRowOpensAgainAfterBack() async throws {
    let subject = await present(in: .foldedList)
    let row = subject.list.table.rowHeight
    for way in 0..<3 {
      switch way {
      case 0: subject.list.table.sendClick(x: 40, y: row * 3 + row / 2)
      case 1: subject.window.send(Key(Key.enter))
      default: subject.list.table.activateRow(3)
      }
      await settle()
      XCTAssertEqual(subject.arrangement, .foldedDetail, "way \(way)")
      XCTAssertEqual(subject.list.table.selectedRow, 3, "way \(way)")
      subject.splitView.goBack()
      await settle()
      XCTAssertTrue(subject.list.table.hasFocus, "way \(way)")
    }
  }

  func testSelectingWhileFoldedDoesNotOpen() async {
    let subject = await present(in: .foldedList)
    subject.list.table.grabFocus()
    subject.window.send(Key(Key.down))
    await settle()
    XCTAssertEqual(subject.list.table.selectedRow, 4)
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testItemThatGoesBringsBackTheList() async {
    let subject = await present(in: .foldedDetail)
    subject.splitView.select(hasItem: false)
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertEqual(subject.delegate.timesAsked, 0, "nobody can keep a detail of nothing")
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.listPane))
    XCTAssertFalse(subject.splitView.goForward())
  }

  // MARK: Escape

  func testEscapeEndsSearchBeforeItGoesBack() async {
    let subject = await present(in: .foldedList, depth: 1)
    var stops = 0
    subject.list.entry.onStop { stops += 1 }
    subject.list.entry.grabFocus()
    subject.list.entry.text = "query"
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(stops, 1)
    XCTAssertEqual(subject.list.navigation.pages.count, 2)
    XCTAssertEqual(subject.arrangement, .foldedList, "leaving a search opens nothing")
    subject.list.topTable.grabFocus()
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
  }

  func testEscapeClosesTheListOverTheDetailBeforeItsSearch() async {
    let subject = await present(in: .listOverDetail)
    var stops = 0
    subject.list.entry.onStop { stops += 1 }
    subject.list.entry.grabFocus()
    subject.list.entry.text = "query"
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(subject.arrangement, .detailOnly)
    XCTAssertEqual(stops, 0)
    XCTAssertEqual(subject.list.entry.text, "query")
  }

  func testEscapeClosesAPopoverBeforeItGoesBack() async {
    for arrangement in [SplitState.Arrangement.foldedDetail, .listOverDetail] {
      let subject = await present(in: arrangement)
      let entries = Menu([[("One", "win.one"), ("Two", "win.two")]])
      let menu = MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: entries)
      let pane = arrangement.showsList ? subject.splitView.listPane : subject.splitView.detailPane
      pane.header.packEnd(menu)
      menu.showAll()
      await settle()
      menu.click()
      await settle()
      XCTAssertTrue(menu.isOn)
      subject.window.send(Key(Key.escape))
      await settle()
      XCTAssertFalse(menu.isOn)
      XCTAssertEqual(subject.arrangement, arrangement)
      subject.window.send(Key(Key.escape))
      await settle()
      XCTAssertNotEqual(subject.arrangement, arrangement)
      subject.window.destroy()
    }
  }

  func testEscapeWithNothingToDoIsLeftToOthers() async {
    let subject = await present(in: .beside)
    var reached = 0
    subject.window.onKeyPress(after: true) { key in
      if key.value == Key.escape { reached += 1 }
      return false
    }
    subject.window.send(Key(Key.escape))
    XCTAssertEqual(reached, 1)
    XCTAssertEqual(subject.delegate.timesAsked, 0)
    XCTAssertEqual(subject.arrangement, .beside)
  }

  func testEscapeWithModifiersIsNoWayBack() async {
    let subject = await present(in: .foldedDetail)
    subject.window.send(Key(Key.escape, .control))
    subject.window.send(Key(Key.left))
    subject.window.send(Key(Key.left, [.alt, .shift]))
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedDetail)
  }
}
