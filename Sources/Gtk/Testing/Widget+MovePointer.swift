import CGtk

extension Widget {
  /// Moves the display's own pointer over a point of the widget.
  ///
  /// The point is in pixels from the widget's corner; its middle where none is given. What is beneath learns of it
  /// after a turn of the main loop.
  /// For tests.
  /// - Returns: whether the widget is on screen, and there is a pointer.
  public func movePointer(x: Int? = nil, y: Int? = nil) -> Bool {
    let area = allocation
    var left: gint = 0
    var top: gint = 0
    guard isOnScreen, let window, let surface = gtk_widget_get_window(window.gtk),
      gtk_widget_translate_coordinates(
        gtk, window.gtk, gint(x ?? area.width / 2), gint(y ?? area.height / 2), &left, &top) != 0,
      let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_window_get_display(surface)))
    else { return false }
    var origin: (x: gint, y: gint) = (0, 0)
    gdk_window_get_origin(surface, &origin.x, &origin.y)
    gdk_device_warp(pointer, gtk_widget_get_screen(gtk), origin.x + left, origin.y + top)
    return true
  }
}
