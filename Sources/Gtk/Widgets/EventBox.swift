import CGtk

/// A container that receives pointer events for children that have none of their own.
public final class EventBox: Container {
  /// Creates an event box, around a widget or empty.
  public convenience init(_ child: Widget? = nil) {
    self.init(new: gtk_event_box_new())
    if let child { add(child) }
  }
}
