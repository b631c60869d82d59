import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class SignalTests: GtkTestCase {
  func testClosureLivesWhenTheWrapperIsGone() async throws {
    var clicks = 0
    let box = Box(.horizontal)
    do {
      let button = Button("Push")
      button.onClick { clicks += 1 }
      box.append(button)
    }
    await settle()
    try find(.button, "Push", in: box).click()
    XCTAssertEqual(clicks, 1)
  }

  func testBlockedClosureIsNotCalled() async {
    let button = ToggleButton(toggleIcon: "edit-find-symbolic", name: "Search")
    var toggles = 0
    let handler = button.onToggle { toggles += 1 }
    handler.blocked { button.isOn = true }
    XCTAssertEqual(toggles, 0)
    XCTAssertTrue(button.isOn)
    button.isOn = false
    XCTAssertEqual(toggles, 1)
  }

  func testNotifyTellsOfAProperty() async {
    let label = Label("one")
    var changes = 0
    label.onNotify("label") { changes += 1 }
    label.text = "two"
    XCTAssertEqual(changes, 1)
    XCTAssertEqual(label.text, "two")
  }

  func testScaleFormatsItsValueForScreenReaders() async throws {
    let scale = Scale(1...10, step: 0.5)
    scale.drawsValue = true
    scale.digits = 1
    scale.onFormatValue { "\($0) of 10" }
    await show(scale)
    scale.value = 7.5
    await settle()
    XCTAssertEqual(scale.value, 7.5)
    XCTAssertEqual(scale.accessibleDescription, "7.5 of 10")
  }

  func testChangeValueMayKeepTheSliderWhereItIs() async {
    let scale = Scale(1...10, step: 1)
    let window = await show(scale)
    scale.grabFocus()
    var wishes: [Double] = []
    var isFrozen = true
    scale.onChangeValue { value in
      wishes.append(value)
      return isFrozen
    }
    var changes = 0
    scale.onValueChange { changes += 1 }
    window.send(Key(Key.right))
    XCTAssertEqual(scale.value, 1)
    isFrozen = false
    window.send(Key(Key.right))
    XCTAssertEqual(scale.value, 2)
    XCTAssertEqual(wishes, [2, 2])
    XCTAssertEqual(changes, 1)
  }

  func testWheelMovesASliderUnlessIgnored() async {
    let free = Scale(1...10, step: 1)
    let ignoring = Scale(1...10, step: 1)
    ignoring.ignoreWheel()
    var passedOn: [Double] = []
    let box = EventBox(Box(.vertical, [free, ignoring]))
    box.onScroll { scroll in
      passedOn.append(scroll.deltaY)
      return true
    }
    await show(box)
    for scale in [free, ignoring] {
      scale.value = 5
      scale.sendScroll(x: 20, y: 5, by: 1)
      await settle()
    }
    XCTAssertNotEqual(free.value, 5, "the wheel reaches a slider that does not ignore it")
    XCTAssertEqual(ignoring.value, 5)
    XCTAssertEqual(passedOn, [1])
  }

  func testGesturesTellWhereAndHowOften() async {
    let area = DrawingArea(role: .image)
    await show(area, width: 200, height: 100)
    let press = PressGesture(on: area)
    let back = PressGesture(on: area, button: 8)
    var presses: [[Double]] = []
    var backs = 0
    press.onPress { count, x, y in presses.append([Double(count), x, y]) }
    back.onRelease { _, _, _ in backs += 1 }
    area.sendClick(x: 30, y: 40)
    area.sendClick(x: 10, y: 10, button: 8)
    XCTAssertEqual(presses, [[1, 30, 40]])
    XCTAssertEqual(backs, 1)
  }

  func testDragTellsTheDistance() async {
    let area = DrawingArea(role: .image)
    await show(area)
    let drag = DragGesture(on: area)
    var begins: [[Double]] = []
    var ends: [[Double]] = []
    drag.onBegin { begins.append([$0, $1]) }
    drag.onEnd { ends.append([$0, $1]) }
    area.sendClick(x: 12, y: 8)
    XCTAssertEqual(begins, [[12, 8]])
    XCTAssertEqual(ends, [[0, 0]])
  }

  func testEntryTellsOfChangesAndReturn() async {
    let entry = SearchEntry()
    let window = await show(entry)
    entry.grabFocus()
    var changes = 0
    var returns = 0
    var stops = 0
    entry.onChange { changes += 1 }
    entry.onActivate { returns += 1 }
    entry.onStop { stops += 1 }
    window.send(Key(Key.sign("a")))
    await settle()
    window.send(Key(Key.enter))
    window.send(Key(Key.escape))
    XCTAssertEqual([changes, returns, stops], [1, 1, 1])
  }

  func testMapAndUnmapAndDestroy() async {
    let label = Label("seen")
    var events: [String] = []
    label.onMap { events.append("map") }
    label.onUnmap { events.append("unmap") }
    label.onDestroy { events.append("destroy") }
    await show(label)
    label.isVisible = false
    label.destroy()
    XCTAssertEqual(events, ["map", "unmap", "destroy"])
  }
}
