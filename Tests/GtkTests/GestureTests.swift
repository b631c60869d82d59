import Gtk
import GtkTestSupport
import XCTest

/// Fingers, long presses and popovers.
@MainActor
final class GestureTests: GtkTestCase {
  private func table() -> TableView {
    let table = TableView(name: "List", imageSize: 0)
    table.setRows(count: 500) { TableRow(title: "Row \($0)") }
    return table
  }

  func testATapChoosesAndOpensOnce() async {
    let table = table()
    await show(ScrolledWindow(table), width: 300, height: 300)
    var chosen: [Int?] = []
    var opened: [Int] = []
    table.onSelectionChange { chosen.append($0) }
    table.onActivate { opened.append($0) }
    let y = table.rowHeight * 2 + 5
    await table.sendTouch(from: (40, y), to: (42, y), steps: 1) { await pump(seconds: 0.02) }
    await settle()
    XCTAssertEqual(chosen, [2])
    XCTAssertEqual(opened, [2])
    table.sendClick(x: 40, y: table.rowHeight * 4 + 5)
    await settle()
    XCTAssertEqual(chosen, [2, 4])
    XCTAssertEqual(opened, [2, 4])
    XCTAssertTrue(table.hasFocus)
  }

  func testAFingerScrollsAndChoosesNothing() async throws {
    let table = table()
    let scroller = ScrolledWindow(table)
    await show(scroller, width: 300, height: 300)
    var chosen: [Int?] = []
    var opened: [Int] = []
    table.onSelectionChange { chosen.append($0) }
    table.onActivate { opened.append($0) }
    await table.sendTouch(from: (40, 250), to: (44, 50)) { await pump(seconds: 0.02) }
    await pump(seconds: 0.3)
    XCTAssertEqual(chosen, [])
    XCTAssertEqual(opened, [])
    XCTAssertGreaterThan(scroller.vertical.value, 100)
  }

  func testAClickBelowTheRowsDoesNothing() async {
    let table = TableView(name: "List", imageSize: 0)
    table.setRows(count: 2) { TableRow(title: "Row \($0)") }
    await show(ScrolledWindow(table), width: 300, height: 300)
    var opened = 0
    table.onActivate { _ in opened += 1 }
    table.sendClick(x: 40, y: 250)
    await settle()
    XCTAssertEqual(opened, 0)
    XCTAssertNil(table.selectedRow)
  }

  func testAViewThatScrollsByTouchTakesItFromGesturesInside() async {
    for scrolls in [true, false] {
      let area = EventBox(Label("Inside"))
      let outer = ScrolledWindow(horizontal: .external, vertical: .never, area)
      outer.scrollsByTouch = scrolls
      let window = await show(outer, width: 300, height: 300)
      let drag = DragGesture(on: area, touchOnly: true)
      drag.recogniseFirst()
      var updates = 0
      drag.onUpdate { _, _ in updates += 1 }
      await area.sendTouch(from: (10, 50), to: (90, 52)) { await pump(seconds: 0.02) }
      XCTAssertEqual(updates > 0, !scrolls)
      window.destroy()
    }
  }

  func testAPopoverOpensAndCloses() async {
    let button = Button("Menu")
    let inside = Button(Label("Inside"), name: "Inside")
    let window = await show(Box(.vertical, [button]))
    button.grabFocus()
    let popover = Popover(of: button, inside)
    inside.showAll()
    var closed = 0
    popover.onClose { closed += 1 }
    popover.open()
    await settle()
    XCTAssertTrue(inside.isOnScreen)
    XCTAssertTrue(inside.hasFocus)
    XCTAssertTrue(inside.isInPopover)
    popover.close()
    await settle()
    XCTAssertFalse(inside.isOnScreen)
    XCTAssertEqual(closed, 1)
    XCTAssertTrue(button.hasFocus)
    popover.open()
    await settle()
    window.destroy()
    await settle()
  }
}
