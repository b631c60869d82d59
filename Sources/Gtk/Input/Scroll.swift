import CGtk

/// A turn of the wheel or a stroke on a touchpad.
public struct Scroll: Sendable {
  /// Where the pointer is in the widget, in pixels.
  public let x: Double
  /// Where the pointer is in the widget, in pixels.
  public let y: Double
  /// How far to the side, in notches of a wheel; to the right is positive.
  public let deltaX: Double
  /// How far down, in notches of a wheel; down is positive.
  public let deltaY: Double
  /// The modifier keys that were held.
  public let modifiers: Key.Modifiers

  init(_ event: UnsafeMutablePointer<GdkEventScroll>) {
    let raw = UnsafeMutableRawPointer(event).assumingMemoryBound(to: GdkEvent.self)
    var dx = 0.0
    var dy = 0.0
    if gdk_event_get_scroll_deltas(raw, &dx, &dy) == 0 {
      switch event.pointee.direction {
      case GDK_SCROLL_UP: dy = -1
      case GDK_SCROLL_DOWN: dy = 1
      case GDK_SCROLL_LEFT: dx = -1
      case GDK_SCROLL_RIGHT: dx = 1
      default: break
      }
    }
    x = event.pointee.x
    y = event.pointee.y
    deltaX = dx
    deltaY = dy
    modifiers = Key.Modifiers(rawValue: event.pointee.state).intersection(.all)
  }
}

extension Widget {
  /// Calls the closure for each turn of the wheel over the widget; true keeps it from what is around.
  @discardableResult
  public func onScroll(_ closure: @escaping (Scroll) -> Bool) -> SignalHandler {
    connect(
      "scroll-event", { event in closure(Scroll(event.assumingMemoryBound(to: GdkEventScroll.self))) },
      .pointerToBool)
  }
}
