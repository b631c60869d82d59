import Gtk

/// Turns the main loop and says how long it takes until something is on screen.
final class Painter {
  init(_ window: Window) { settle() }

  /// The milliseconds from the deed until the widget has been drawn, and the condition holds.
  func time(of widget: Widget, when isDone: () -> Bool = { true }, _ deed: () -> Void) -> Double {
    var isDrawn = false
    let handler = widget.onDrawn { isDrawn = true }
    defer { handler.disconnect() }
    return Times.milliseconds {
      deed()
      let end = ContinuousClock.now + .seconds(5)
      while !(isDrawn && isDone()), ContinuousClock.now < end { MainLoop.iterate(mayBlock: true) }
    }
  }

  /// As long as a person takes from one key to the next.
  func pause() { run(for: .milliseconds(60)) }

  /// Until nothing more is to do.
  func settle() { run(for: .milliseconds(300)) }

  private func run(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while ContinuousClock.now < end {
      if !MainLoop.iterate() { MainLoop.after(milliseconds: 2) {}; MainLoop.iterate(mayBlock: true) }
    }
  }
}
