import CGtk

/// Two widgets beside each other with a handle between them.
public final class Paned: Container {
  private var gtkPaned: UnsafeMutablePointer<GtkPaned> { pointer() }

  /// Creates an empty paned container whose children lie beside each other.
  public convenience init() { self.init(new: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)) }

  /// Puts a widget at the start; it keeps its width when the container grows, and its minimum.
  public func setStart(_ child: Widget) { gtk_paned_pack1(gtkPaned, child.gtk, 0, 0) }

  /// Puts a widget at the end; it takes what is left, and keeps its minimum.
  public func setEnd(_ child: Widget) { gtk_paned_pack2(gtkPaned, child.gtk, 1, 0) }

  /// The width of the start, in pixels.
  public var position: Int {
    get { Int(gtk_paned_get_position(gtkPaned)) }
    set { gtk_paned_set_position(gtkPaned, gint(newValue)) }
  }

  /// Calls the closure when a person moved the handle, by pointer or keys, with the new width of the start.
  ///
  /// The position also changes when the container has less room; that is nobody's wish and is not told.
  @discardableResult
  public func onHandleMove(_ closure: @escaping (Int) -> Void) -> SignalHandler {
    onNotify("position") { [weak self] in
      switch GdkEventType(rawValue: cgtk_current_event_type()) {
      case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_KEY_PRESS, GDK_TOUCH_UPDATE,
        GDK_TOUCH_END:
        if let self { closure(self.position) }
      default: break
      }
    }
  }
}
