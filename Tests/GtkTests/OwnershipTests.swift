@testable import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class OwnershipTests: GtkTestCase {
  func testNewWidgetHasOneReferenceWhichIsOurs() async {
    XCTAssertEqual(Label("sunk").referenceCount, 1)
    XCTAssertEqual(Action("adopted") {}.referenceCount, 1)
  }

  func testContainerAddsAReferenceAndGivesItBack() async {
    let label = Label("child")
    let box = Box(.horizontal, [label])
    XCTAssertEqual(label.referenceCount, 2)
    box.remove(label)
    XCTAssertEqual(label.referenceCount, 1)
  }

  func testBorrowedWrapperGivesItsReferenceBack() async {
    let label = Label("child")
    let box = Box(.horizontal, [label])
    do {
      let other = box.children[0]
      XCTAssertEqual(other, label)
      XCTAssertFalse(other === label)
      XCTAssertEqual(label.referenceCount, 3)
    }
    await settle()
    XCTAssertEqual(label.referenceCount, 2)
  }

  func testWidgetDiesWithItsOnlyWrapper() async {
    await assertReleased { Label("gone") }
    await assertReleased { Box(.vertical, [Label("inner")]) }
    await assertReleased { TableView(name: "Games", imageSize: 16) }
  }

  func testWeakReferenceIsNilOnceDestroyedThoughWrapped() async {
    let label = Label("destroyed")
    let reference = WeakReference(label)
    XCTAssertEqual(reference.widget, label)
    label.destroy()
    XCTAssertFalse(reference.isAlive)
    XCTAssertNil(reference.widget)
    XCTAssertEqual(label.referenceCount, 1, "the wrapper still holds the empty shell")
  }

  func testWeakReferenceMayGoBeforeItsObject() async {
    let label = Label("stays")
    do { XCTAssertTrue(WeakReference(label).isAlive) }
    await settle()
    label.destroy()
  }

  func testWeakReferenceToWhatIsNoWidget() async {
    let action = Action("act") {}
    let reference = WeakReference(action)
    XCTAssertTrue(reference.isAlive)
    XCTAssertNil(reference.widget)
  }

  func testWindowOutlivesItsWrapper() async {
    var reference: WeakReference?
    do {
      let window = Window()
      destroyAtEnd(window)
      reference = WeakReference(window)
    }
    await settle()
    XCTAssertEqual(reference?.isAlive, true)
  }

  func testLastReleaseOnAnotherThread() async {
    let reference: WeakReference
    do {
      let label = Label("far")
      reference = WeakReference(label)
      let task = Task.detached { [label] in
        // The only reference left is this task's, once the test's own has gone.
        try? await Task.sleep(for: .milliseconds(30))
        return label.isEqualToItself
      }
      _ = task
    }
    await pump(until: { !reference.isAlive }, "the label was not released")
  }

  func testDestroyReleasesClosuresThatHoldTheirWidget() async {
    final class Probe {}
    weak var probe: Probe?
    let window = await show(Label("window"))
    do {
      let kept = Probe()
      probe = kept
      window.onMap { [window] in _ = (kept, window) }
    }
    XCTAssertNotNil(probe)
    window.destroy()
    await settle()
    XCTAssertNil(probe)
  }

  func testDisconnectReleasesTheClosure() async {
    final class Probe {}
    weak var probe: Probe?
    let button = Button("Push")
    var clicks = 0
    do {
      let kept = Probe()
      probe = kept
      button.onClick {
        _ = kept
        clicks += 1
      }.disconnect()
    }
    XCTAssertNil(probe)
    button.click()
    XCTAssertEqual(clicks, 0)
  }

  func testWindowWithEverythingInItIsReleased() async {
    await assertReleased {
      let window = Window()
      let table = TableView(name: "Games", imageSize: 16)
      table.setRows(count: 20_000) { TableRow(title: "\($0)") }
      table.onSelectionChange { _ in }
      let search = SearchEntry()
      search.onChange { [weak table] in table?.updateVisibleRows() }
      let scrolled = ScrolledWindow(table)
      scrolled.expandsVertically = true
      window.add(Box(.vertical, [search, scrolled, Scale(1...10, step: 0.5)]))
      await self.show(window)
      window.destroy()
      return window
    }
  }
}

extension Object {
  /// Something to do with an object off the main thread.
  fileprivate nonisolated var isEqualToItself: Bool { self == self }
}
