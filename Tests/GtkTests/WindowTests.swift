import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class WindowTests: GtkTestCase {
  func testKeysReachTheFocusWidgetAndThenTheWindow() async {
    let entry = Entry()
    let window = await show(entry)
    entry.grabFocus()
    var passed: [UInt32] = []
    window.onKeyPress(after: true) { key in
      passed.append(key.value)
      return false
    }
    window.send(Key(Key.sign("h")))
    window.send(Key(Key.sign("i")))
    await settle()
    XCTAssertEqual(entry.text, "hi")
    XCTAssertEqual(passed, [], "the entry consumed both")
    window.send(Key(Key.escape))
    XCTAssertEqual(passed, [Key.escape])
  }

  func testTrueFromKeyPressStopsTheKey() async {
    let entry = Entry()
    let window = await show(entry)
    entry.grabFocus()
    window.onKeyPress { $0.character == "x" }
    for letter: Unicode.Scalar in ["x", "y"] { window.send(Key(Key.sign(letter))) }
    await settle()
    XCTAssertEqual(entry.text, "y")
  }

  func testKeyTellsModifiersDigitsAndCharacters() async {
    let area = DrawingArea(role: .image)
    let window = await show(area)
    area.grabFocus()
    var keys: [Key] = []
    area.onKeyPress { key in
      keys.append(key)
      return true
    }
    window.send(Key(Key.left, .control))
    window.send(Key(Key.sign("3")))
    window.send(Key(Key.sign("F"), .shift))
    window.send(Key(Key.sign("r"), [.control, .shift]))
    XCTAssertEqual(keys.map(\.modifiers), [.control, [], .shift, [.control, .shift]])
    XCTAssertEqual(keys.map(\.digit), [nil, 3, nil, nil])
    XCTAssertEqual(keys.map(\.character), [nil, "3", "F", nil])
    XCTAssertEqual(keys.last?.lowercased, Key.sign("r"))
  }

  func testFocusWidgetIsTheOneWithTheKeyboard() async {
    let first = Entry()
    let second = Entry()
    let window = await show(Box(.vertical, [first, second]))
    var told: [Widget?] = []
    window.onFocusChange { told.append($0) }
    second.grabFocus()
    XCTAssertEqual(window.focusWidget, second)
    XCTAssertTrue(second.hasFocus)
    XCTAssertFalse(first.hasFocus)
    window.clearFocus()
    XCTAssertNil(window.focusWidget)
    XCTAssertEqual(told, [second, nil])
  }

  func testFocusWidgetIsNilOnceItIsGone() async {
    let entry = Entry()
    let box = Box(.vertical, [entry, Label("other")])
    let window = await show(box)
    entry.grabFocus()
    box.remove(entry)
    XCTAssertNil(window.focusWidget)
    XCTAssertFalse(entry.hasFocus)
  }

  func testSizeIsKnownInsideConfigure() async {
    let window = await show(Label("resize"), width: 500, height: 300)
    var sizes: [Int] = []
    window.onConfigure { [weak window] in if let window { sizes.append(window.size.width) } }
    window.resize(width: 640, height: 300)
    await pump(until: { sizes.last == 640 })
    XCTAssertEqual(window.size.width, 640)
  }

  func testCloseRequestKeepsTheWindowOpen() async {
    let window = await show(Label("close"))
    var requests = 0
    let handler = window.onCloseRequest {
      requests += 1
      return true
    }
    window.close()
    await pump(until: { requests == 1 })
    await settle()
    XCTAssertTrue(window.isOnScreen)
    handler.disconnect()
    let reference = WeakReference(window)
    window.close()
    await pump(until: { !window.isOnScreen })
    XCTAssertFalse(reference.isAlive, "a closed window is disposed of")
  }

  func testHiddenTitlebarLeavesTheNameToTheTitle() async {
    let window = Window()
    window.title = "Diptych"
    window.hideTitlebar()
    window.add(HeaderBar())
    await show(window)
    XCTAssertEqual(window.accessibleName, "Diptych")
  }

  func testWindowsAreListedUntilDestroyed() async {
    let window = await show(Label("listed"))
    XCTAssertTrue(Window.all.contains(window))
    window.destroy()
    await settle()
    XCTAssertFalse(Window.all.contains(window))
  }
}
