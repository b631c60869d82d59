import CGtk

/// A container that receives pointer events for children that have none of their own.
public final class EventBox: Container {
  /// Creates an event box, around a widget or empty.
  public convenience init(_ child: Widget? = nil) {
    self.init(new: gtk_event_box_new())
    if let child { add(child) }
  }

  /// Calls the closure when the pointer comes over the box, children included, with true, and with false when it
  /// leaves it.
  public func onHover(_ closure: @escaping (Bool) -> Void) {
    for (signal, isOver) in [("enter-notify-event", true), ("leave-notify-event", false)] {
      connect(
        signal,
        { event in
          // To a child and back is inside all the while.
          let detail = event.assumingMemoryBound(to: GdkEventCrossing.self).pointee.detail
          if detail != GDK_NOTIFY_INFERIOR { closure(isOver) }
          return false
        }, .pointerToBool)
    }
  }
}
