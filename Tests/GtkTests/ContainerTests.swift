import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class ContainerTests: GtkTestCase {
  override func cleanUp() { Desktop.setRightToLeft(false) }

  func testStackShowsOneWidget() async {
    let stack = Stack()
    let first = Label("first")
    let second = Label("second")
    for child in [first, second] { stack.add(child) }
    await show(stack)
    XCTAssertEqual(stack.shown, first)
    stack.show(second, .push)
    await settle()
    XCTAssertEqual(stack.shown, second)
    XCTAssertTrue(second.isOnScreen)
    XCTAssertFalse(first.isOnScreen)
    XCTAssertFalse(stack.isInTransition, "animations are off")
    stack.show(first, .pop)
    await settle()
    XCTAssertTrue(first.isOnScreen)
    XCTAssertFalse(second.isOnScreen)
  }

  func testStackSlidesWhereAnimationsAreOn() async {
    Desktop.isAnimated = true
    let stack = Stack()
    let first = Label("first")
    let second = Label("second")
    for child in [first, second] { stack.add(child) }
    await show(stack)
    stack.show(second, .push)
    XCTAssertTrue(stack.isInTransition)
    XCTAssertEqual(stack.shown, second)
    await pump(until: { !stack.isInTransition }, timeout: 2)
    XCTAssertFalse(first.isOnScreen)
  }

  func testStackIsAsSmallAsItsShownWidget() async {
    let stack = Stack()
    let small = Label("small")
    let large = Label("large")
    large.setSizeRequest(width: 700)
    for child in [small, large] { stack.add(child) }
    await show(stack)
    XCTAssertLessThan(stack.minimumSize.width, 300)
  }

  func testOnScreenFollowsParentsAndStacks() async {
    let label = Label("deep")
    let box = Box(.vertical, [label])
    XCTAssertFalse(label.isOnScreen, "not in a window")
    let stack = Stack()
    stack.add(box)
    let other = Label("other")
    stack.add(other)
    await show(stack)
    XCTAssertTrue(label.isOnScreen)
    box.isVisible = false
    XCTAssertFalse(label.isOnScreen)
    box.isVisible = true
    stack.show(other)
    await settle()
    XCTAssertFalse(label.isOnScreen, "the stack shows another page")
    XCTAssertTrue(label.isVisible, "and yet it wants to be seen")
  }

  func testOnScreenInsideAStackThatSlides() async {
    Desktop.isAnimated = true
    let inner = Label("inner")
    let page = Box(.vertical, [inner])
    let other = Label("other")
    let stack = Stack()
    for child in [page, other] { stack.add(child) }
    await show(stack)
    stack.show(other, .push)
    await pump(until: { !stack.isInTransition }, timeout: 2)
    XCTAssertFalse(inner.isOnScreen)
  }

  func testPanedGivesTheStartItsWidth() async {
    let start = Label("start")
    let end = Label("end")
    let paned = Paned()
    paned.setStart(start)
    paned.setEnd(end)
    let window = await show(paned, width: 600)
    paned.position = 200
    await settle()
    XCTAssertEqual(start.allocation.width, 200)
    window.resize(width: 800, height: 300)
    await pump(until: { paned.allocation.width == 800 })
    await settle()
    XCTAssertEqual(start.allocation.width, 200, "the end takes what is new")
  }

  func testPanedMirrorsFromRightToLeft() async {
    Desktop.setRightToLeft(true)
    let start = Label("start")
    let end = Label("end")
    let paned = Paned()
    paned.setStart(start)
    paned.setEnd(end)
    await show(paned, width: 600)
    paned.position = 200
    await settle()
    XCTAssertTrue(paned.isRightToLeft)
    XCTAssertEqual(start.allocation.width, 200)
    XCTAssertEqual(start.place(in: paned)?.x, 400)
    XCTAssertEqual(end.place(in: paned)?.x, 0)
  }

  func testOverlayLiesOverTheRest() async throws {
    let under = DrawingArea(role: .image)
    under.onDraw { context in
      context.setColor(Color(1, 0, 0))
      context.paint()
    }
    let over = DrawingArea(role: .image)
    over.setSizeRequest(width: 20, height: 20)
    over.horizontalAlign = .start
    over.verticalAlign = .start
    over.onDraw { context in
      context.setColor(Color(0, 0, 1))
      context.paint()
    }
    let overlay = Overlay(under)
    overlay.addOverlay(over)
    await show(overlay)
    XCTAssertEqual(try color(of: overlay, x: 5, y: 5), Color(0, 0, 1))
    XCTAssertEqual(try color(of: overlay, x: 60, y: 60), Color(1, 0, 0))
  }

  func testAViewIsScrolledInSilenceWhileItIsInNoWindow() async {
    let content = Box(.vertical)
    content.setSizeRequest(width: 100, height: 2000)
    let view = ScrolledWindow(content)
    let holder = Box(.vertical, [view])
    view.expandsVertically = true
    await show(holder)
    view.removeFromParent()
    view.vertical.value = 40
    holder.append(view)
    await settle()
    XCTAssertEqual(view.vertical.value, 40)
  }

  func testMovingAWidgetKeepsIt() async {
    let entry = Entry()
    entry.text = "kept"
    let first = Box(.vertical, [entry])
    let second = Box(.vertical)
    await show(Box(.horizontal, [first, second]))
    entry.removeFromParent()
    second.append(entry)
    await settle()
    XCTAssertEqual(entry.parent, second)
    XCTAssertEqual(entry.text, "kept")
    XCTAssertTrue(entry.isOnScreen)
    XCTAssertTrue(second.contains(entry))
    XCTAssertFalse(first.contains(entry))
  }

  func testScrolledWindowMayBeNarrowerThanWhatItHolds() async {
    let wide = Label("wide")
    wide.setSizeRequest(width: 900, height: 900)
    let scrolled = ScrolledWindow(horizontal: .external, vertical: .automatic, wide)
    await show(scrolled, width: 300, height: 200)
    XCTAssertLessThan(scrolled.minimumSize.width, 300)
    scrolled.vertical.value = 100
    XCTAssertEqual(scrolled.vertical.value, 100)
    XCTAssertEqual(scrolled.vertical.upper, 900)
  }

  func testFocusScrollsAViewUnlessIgnored() async {
    for ignores in [false, true] {
      let last = Button("last")
      let space = Label("space")
      space.setSizeRequest(height: 1000)
      let scrolled = ScrolledWindow(Box(.vertical, [space, last]))
      if ignores { scrolled.ignoreFocusChanges() }
      await show(scrolled, width: 300, height: 200)
      last.grabFocus()
      await settle()
      XCTAssertEqual(scrolled.vertical.value == 0, ignores)
    }
  }

  func testSensibleWordsForRadioButtons() async throws {
    let games = RadioButton(radio: "Games")
    let photos = RadioButton(radio: "Photos", joining: games)
    await show(Box(.horizontal, [games, photos]))
    XCTAssertTrue(games.isOn)
    photos.isOn = true
    XCTAssertFalse(games.isOn)
    XCTAssertEqual(try find(.radioButton, "Photos", in: try XCTUnwrap(photos.window)), photos)
  }

  func testSpinnerAndProgressKeepTheirState() async {
    let spinner = Spinner()
    let bar = ProgressBar()
    await show(Box(.vertical, [spinner, bar]))
    bar.fraction = 0.25
    spinner.isSpinning = true
    await pump(seconds: 0.05)
    spinner.isSpinning = false
    XCTAssertEqual(bar.fraction, 0.25)
  }
}
