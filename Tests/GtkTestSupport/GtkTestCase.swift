public import Gtk
public import XCTest

/// A test that uses GTK: it is skipped where there is no display, and fails where GTK logged a warning.
///
/// How to write one, with XCTest as it is on Linux (Swift 6.3):
/// - Subclass this and write `@MainActor final class XTests: GtkTestCase`, with tests that are `async`. A class all of
///   whose tests are synchronous and on the main actor crashes XCTest while it collects the tests.
/// - XCTest stays on the main thread, also across `await`; Swift Testing does not, and GTK must not leave it.
/// - GTK does nothing by itself: `await pump(until:)` or `await settle()` after each step. They let tasks of the main
///   actor run as well, which a loop without `await` inside an `async` test does not: Dispatch never drains its
///   main queue from inside the main queue.
/// - XCTest makes an object of the class for each test before any runs, and without GTK: properties that hold widgets
///   are `lazy`.
/// - To prepare or to clean up, override `prepare()` and `cleanUp()`.
@MainActor
open class GtkTestCase: XCTestCase {
  private var windows: [Window] = []

  /// Runs before each test, on the main actor, where there is a display.
  open func prepare() throws {}

  /// Runs after each test, on the main actor; the test's windows are destroyed after it.
  open func cleanUp() {}

  nonisolated open override func setUpWithError() throws {
    try super.setUpWithError()
    try onMainActor {
      LogCapture.install()
      guard Desktop.start() else { throw XCTSkip("there is no display") }
      _ = LogCapture.take()
      Desktop.isAnimated = false
      try $0.prepare()
    }
  }

  nonisolated open override func tearDownWithError() throws {
    try onMainActor {
      $0.cleanUp()
      for window in $0.windows { window.destroy() }
      $0.windows = []
      while MainLoop.iterate() {}
    }
    for warning in LogCapture.take() { XCTFail("GTK warns: " + warning) }
    try super.tearDownWithError()
  }

  /// XCTest calls its hooks on the main thread, but does not say so in their types.
  private nonisolated func onMainActor(_ body: @MainActor (GtkTestCase) throws -> Void) throws {
    nonisolated(unsafe) let this = self
    try MainActor.assumeIsolated { try body(this) }
  }

  // MARK: The main loop

  /// Turns the main loop until the condition holds; fails the test where it does not in time.
  ///
  /// - Parameter timeout: in seconds.
  /// - Returns: whether the condition holds.
  @discardableResult
  public func pump(
    until condition: @MainActor () -> Bool, timeout: Double = 5, _ message: String = "the wait timed out",
    file: StaticString = #filePath, line: UInt = #line
  ) async -> Bool {
    let end = ContinuousClock.now + .seconds(timeout)
    while !condition() {
      guard ContinuousClock.now < end else {
        XCTFail(message, file: file, line: line)
        return false
      }
      await turn()
    }
    return true
  }

  /// Turns the main loop for so many seconds, whatever happens: for showing that something does *not* happen.
  public func pump(seconds: Double) async {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end { await turn() }
  }

  /// Turns the main loop until nothing is pending: layout is done, what was to be drawn is drawn.
  ///
  /// Gives up after a second, for programs that never rest (a spinner, a clock).
  public func settle() async {
    let end = ContinuousClock.now + .seconds(1)
    var idleTurns = 0
    // Drawing waits for GDK's frame clock, up to 16 ms: two frames of rest are needed before all is done.
    while idleTurns < 20, ContinuousClock.now < end { idleTurns = await turn() ? 0 : idleTurns + 1 }
  }

  /// Serves GLib, then the main queue; returns whether GLib had work.
  @discardableResult
  private func turn() async -> Bool {
    if MainLoop.iterate() {
      await Task.yield()
      return true
    }
    try? await Task.sleep(for: .milliseconds(2))
    return false
  }

  // MARK: Windows

  /// Shows a widget in a window of its own and waits until it is drawn; the window ends with the test.
  @discardableResult
  public func show(_ widget: Widget, width: Int = 400, height: Int = 300) async -> Window {
    let window = Window()
    window.title = "Test"
    window.add(widget)
    return await show(window, width: width, height: height)
  }

  /// Shows a window and waits until it is drawn; the window ends with the test.
  @discardableResult
  public func show(_ window: Window, width: Int = 400, height: Int = 300) async -> Window {
    windows.append(window)
    window.setDefaultSize(width: width, height: height)
    window.showAll()
    await pump(until: { window.isOnScreen }, "the window did not come on screen")
    await settle()
    return window
  }

  /// Ends a window with the test.
  public func destroyAtEnd(_ window: Window) { windows.append(window) }

  // MARK: Widgets

  /// The first widget of a kind with an accessible name; fails the test where there is none.
  public func find<Found>(
    _ kind: WidgetKind<Found>, _ name: String, in root: Widget, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Found {
    try XCTUnwrap(
      optionalFind(kind, name, in: root), "no widget is called “\(name)”", file: file, line: line)
  }

  /// The first widget of a kind with an accessible name, or nil.
  public func optionalFind<Found>(_ kind: WidgetKind<Found>, _ name: String, in root: Widget) -> Found? {
    root.descendants(kind).first { $0.accessibleName == name }
  }

  /// The first widget on screen of a kind with an accessible name, or nil.
  public func findOnScreen<Found>(_ kind: WidgetKind<Found>, _ name: String, in root: Widget) -> Found? {
    root.descendants(kind).first { $0.accessibleName == name && $0.isOnScreen }
  }

  /// The colour of a point of a widget as it is drawn, in pixels from its upper left corner.
  public func color(
    of widget: Widget, x: Int, y: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Color {
    let picture = try XCTUnwrap(widget.snapshot(), "the widget is not on screen", file: file, line: line)
    let scale = widget.scaleFactor
    return try XCTUnwrap(
      picture.color(x: x * scale, y: y * scale), "the point is outside the widget", file: file, line: line)
  }

  // MARK: Leaks

  /// Fails where an object outlives the last use of it.
  ///
  /// - Parameter body: makes the object, uses it, destroys it where it is a window, and returns it.
  public func assertReleased(
    _ message: String = "the object leaks", file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> Object
  ) async rethrows {
    let reference: WeakReference
    do {
      let object = try await body()
      reference = WeakReference(object)
      windows.removeAll { $0 == object }
    }
    await settle()
    XCTAssertFalse(reference.isAlive, message, file: file, line: line)
  }
}
