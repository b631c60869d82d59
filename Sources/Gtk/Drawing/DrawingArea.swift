import CGtk

/// A widget that the program draws itself.
public final class DrawingArea: Widget {
  /// Creates an area that takes the focus, clicks, the wheel and gestures, and is of a role that is set by
  /// hand.
  public convenience init(role: Role) {
    self.init(new: gtk_drawing_area_new())
    canFocus = true
    let events =
      GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue | GDK_POINTER_MOTION_MASK.rawValue
      | GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue | GDK_TOUCH_MASK.rawValue
      | GDK_TOUCHPAD_GESTURE_MASK.rawValue | GDK_KEY_PRESS_MASK.rawValue
    gtk_widget_add_events(gtk, gint(events))
    setRole(role)
  }

  /// Draws the widget whenever it is to be seen.
  @discardableResult
  public func onDraw(_ closure: @escaping (DrawingContext) -> Void) -> SignalHandler {
    connect(
      "draw",
      { context in
        closure(DrawingContext(OpaquePointer(context)))
        return false
      }, .pointerToBool)
  }

  /// Calls the closure when the widget's size changed.
  ///
  /// - Parameter closure: gets width and height in pixels; it may draw again but must not change the layout.
  @discardableResult
  public func onResize(_ closure: @escaping (Int, Int) -> Void) -> SignalHandler {
    var last = (0, 0)
    return onLayout { [weak self] in
      guard let size = self?.allocation, (size.width, size.height) != last else { return }
      last = (size.width, size.height)
      closure(size.width, size.height)
    }
  }

  /// Draws the theme's focus ring at the widget's edge, where it has the focus and the keyboard is in use.
  public func drawFocus(_ context: DrawingContext) {
    guard hasFocus, let window, gtk_window_get_focus_visible(window.gtkWindow) != 0 else { return }
    let area = allocation
    gtk_render_focus(
      gtk_widget_get_style_context(gtk), context.cairo, 2, 2, Double(area.width - 4), Double(area.height - 4))
  }

  /// How the pointer looks over the widget, by its CSS name such as `grab`; nil for the usual arrow.
  public func setCursor(_ name: String?) {
    guard let surface = gtk_widget_get_window(gtk) else { return }
    let cursor = name.flatMap { gdk_cursor_new_from_name(gdk_window_get_display(surface), $0) }
    gdk_window_set_cursor(surface, cursor)
    if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
  }
}
