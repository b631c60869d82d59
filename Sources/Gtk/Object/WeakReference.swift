import CGtk

/// A reference to an object that does not keep it alive, and is nil once GTK has disposed of it.
@MainActor
public final class WeakReference {
  private let slot: UnsafeMutablePointer<gpointer?>

  /// Watches an object.
  public init(_ object: Object) {
    slot = .allocate(capacity: 1)
    slot.initialize(to: object.raw)
    g_object_add_weak_pointer(object.pointer(), slot)
  }

  isolated deinit {
    if let object = slot.pointee {
      g_object_remove_weak_pointer(object.assumingMemoryBound(to: GObject.self), slot)
    }
    slot.deallocate()
  }

  /// Says whether the object still lives.
  public var isAlive: Bool { slot.pointee != nil }

  /// The object as a widget, or nil when it is gone or is none.
  public var widget: Widget? {
    guard let object = slot.pointee, cgtk_is_a(object, gtk_widget_get_type()) != 0 else { return nil }
    return Widget(object, .borrow)
  }
}
