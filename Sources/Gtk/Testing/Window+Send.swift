import CGtk

extension Window {
  /// Presses and lets go a key as if on the keyboard: shortcuts, then the focus widget, then the widgets around it.
  ///
  /// For tests: the window need not have the desktop's focus, so no window manager is needed. Some widgets want it
  /// all the same: a tree view's arrow keys do nothing before `takeDesktopFocus()`.
  public func send(_ key: Key) {
    for type in [GDK_KEY_PRESS, GDK_KEY_RELEASE] {
      guard let surface = gtk_widget_get_window(gtk), let event = gdk_event_new(type) else { return }
      defer { gdk_event_free(event) }
      let display = gdk_window_get_display(surface)
      event.pointee.key.window = surface.retained()
      event.pointee.key.send_event = 1
      event.pointee.key.time = guint32(GDK_CURRENT_TIME)
      event.pointee.key.state = key.modifiers.rawValue
      event.pointee.key.keyval = key.value
      // Accelerators and input methods go by the key's place on the keyboard, not by its value.
      var places: UnsafeMutablePointer<GdkKeymapKey>?
      var count: gint = 0
      let keymap = gdk_keymap_get_for_display(display)
      if gdk_keymap_get_entries_for_keyval(keymap, key.value, &places, &count) != 0, let places, count > 0 {
        event.pointee.key.hardware_keycode = guint16(places[0].keycode)
        event.pointee.key.group = guint8(places[0].group)
      }
      g_free(places)
      gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(display)))
      gtk_main_do_event(event)
    }
  }
}

extension Window {
  /// Asks for the desktop's focus, which comes after a turn of the main loop: without a window manager, too.
  public func takeDesktopFocus() {
    if let surface = gtk_widget_get_window(gtk) { gdk_window_focus(surface, guint32(GDK_CURRENT_TIME)) }
  }

  /// Whether the desktop's focus is on the window.
  public var hasDesktopFocus: Bool { gtk_window_has_toplevel_focus(gtkWindow) != 0 }
}

extension Widget {
  /// Turns the wheel by so many notches over a point of the widget, in pixels from its upper left corner; down is
  /// positive.
  ///
  /// For tests: the pointer itself does not move.
  public func sendScroll(x: Int, y: Int, by notches: Double, _ modifiers: Key.Modifiers = []) {
    guard let window, let toplevel = gtk_widget_get_window(window.gtk), isOnScreen,
      let event = gdk_event_new(GDK_SCROLL)
    else { return }
    defer { gdk_event_free(event) }
    var left: gint = 0
    var top: gint = 0
    gtk_widget_translate_coordinates(gtk, window.gtk, gint(x), gint(y), &left, &top)
    let target = innermostSurface(toplevel, Double(left), Double(top))
    event.pointee.scroll.window = target.surface.retained()
    event.pointee.scroll.send_event = 1
    event.pointee.scroll.x = target.x
    event.pointee.scroll.y = target.y
    event.pointee.scroll.state = modifiers.rawValue
    event.pointee.scroll.direction = GDK_SCROLL_SMOOTH
    event.pointee.scroll.delta_y = notches
    let display = gdk_window_get_display(toplevel)
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(display)))
    gtk_main_do_event(event)
  }
}

/// The innermost window of GDK's at a point, and the point within it: what the X server would send an event to.
func innermostSurface(
  _ surface: OpaquePointer, _ x: Double, _ y: Double
) -> (surface: OpaquePointer, x: Double, y: Double) {
  var child = gdk_window_peek_children(surface)
  while let link = child {
    child = link.pointee.next
    guard let data = link.pointee.data else { continue }
    let candidate = OpaquePointer(data)
    var innerX = 0.0
    var innerY = 0.0
    gdk_window_coords_from_parent(candidate, x, y, &innerX, &innerY)
    if gdk_window_is_visible(candidate) != 0, innerX >= 0, innerY >= 0,
      innerX < Double(gdk_window_get_width(candidate)), innerY < Double(gdk_window_get_height(candidate))
    {
      return innermostSurface(candidate, innerX, innerY)
    }
  }
  return (surface, x, y)
}

extension OpaquePointer {
  /// The same object with one more reference, which the event gives back when it is freed.
  func retained() -> OpaquePointer {
    g_object_ref(UnsafeMutableRawPointer(self))
    return self
  }
}
