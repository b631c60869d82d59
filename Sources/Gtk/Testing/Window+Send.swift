import CGtk

/// Input made up for tests. The pointer stays where it is and no window manager is needed: each event first gives its
/// window the desktop's focus, as far as GTK can tell.
extension Window {
  /// Presses and lets go a key as if on the keyboard: shortcuts, then the focus widget, then the widgets around it.
  public func send(_ key: Key) {
    takeFocus()
    for type in [GDK_KEY_PRESS, GDK_KEY_RELEASE] {
      // The press may have closed the window.
      guard let surface = gtk_widget_get_window(gtk) else { return }
      let display = gdk_window_get_display(surface)
      send(type, to: surface, from: gdk_seat_get_keyboard(gdk_display_get_default_seat(display))) { event in
        event.key.time = now
        event.key.state = key.modifiers.rawValue
        event.key.keyval = key.value
        // Accelerators and input methods go by the key's place on the keyboard, not by its value.
        var places: UnsafeMutablePointer<GdkKeymapKey>?
        var count: gint = 0
        let keymap = gdk_keymap_get_for_display(display)
        if gdk_keymap_get_entries_for_keyval(keymap, key.value, &places, &count) != 0, let places, count > 0 {
          event.key.hardware_keycode = guint16(places[0].keycode)
          event.key.group = guint8(places[0].group)
        }
        g_free(places)
      }
    }
  }

  /// Gives the window the desktop's focus, and takes it from the program's other windows.
  public func takeFocus() {
    guard gtk_window_has_toplevel_focus(gtkWindow) == 0 else { return }
    for window in Window.all where window != self && gtk_window_has_toplevel_focus(window.gtkWindow) != 0 {
      window.sendFocus(isIn: false)
    }
    sendFocus(isIn: true)
  }

  private func sendFocus(isIn: Bool) {
    guard let surface = gtk_widget_get_window(gtk) else { return }
    let seat = gdk_display_get_default_seat(gdk_window_get_display(surface))
    send(GDK_FOCUS_CHANGE, to: surface, from: gdk_seat_get_keyboard(seat)) { $0.focus_change.in = isIn ? 1 : 0 }
  }
}

extension Widget {
  /// Moves the pointer to a point of the widget, in pixels from its upper left corner, and presses and lets go a
  /// button there.
  ///
  /// Nothing happens while the widget is not on screen. Two of these are two clicks, never a double click.
  public func sendClick(x: Int, y: Int, button: Int = 1, _ modifiers: Key.Modifiers = []) {
    guard let target = surface(x, y) else { return }
    window?.takeFocus()
    // GTK measures the time between two clicks by the real clock; no distance at all is short enough instead.
    let distance = Desktop.settings?.int("gtk-double-click-distance") ?? 0
    Desktop.settings?.set("gtk-double-click-distance", 0)
    defer { Desktop.settings?.set("gtk-double-click-distance", distance) }
    let held = (1...5).contains(button) ? GDK_BUTTON1_MASK.rawValue << UInt32(button - 1) : 0
    send(GDK_MOTION_NOTIFY, to: target.surface, from: target.pointer) { event in
      event.motion.time = now
      event.motion.x = target.x
      event.motion.y = target.y
      event.motion.state = modifiers.rawValue
    }
    for (type, state) in [(GDK_BUTTON_PRESS, 0), (GDK_BUTTON_RELEASE, held)] {
      // The press may have closed the window.
      guard isOnScreen else { return }
      send(type, to: target.surface, from: target.pointer) { event in
        event.button.time = now
        event.button.x = target.x
        event.button.y = target.y
        event.button.button = guint(button)
        event.button.state = modifiers.rawValue | state
      }
    }
  }

  /// Turns the wheel by so many notches over a point of the widget, in pixels from its upper left corner; down is
  /// positive.
  public func sendScroll(x: Int, y: Int, by notches: Double, _ modifiers: Key.Modifiers = []) {
    guard let target = surface(x, y) else { return }
    send(GDK_SCROLL, to: target.surface, from: target.pointer) { event in
      event.scroll.time = now
      event.scroll.x = target.x
      event.scroll.y = target.y
      event.scroll.state = modifiers.rawValue
      event.scroll.direction = GDK_SCROLL_SMOOTH
      event.scroll.delta_y = notches
    }
  }

  fileprivate func send(
    _ type: GdkEventType, to surface: OpaquePointer, from device: OpaquePointer?, _ fill: (inout GdkEvent) -> Void
  ) {
    guard let event = gdk_event_new(type) else { return }
    defer { gdk_event_free(event) }
    // The event gives this reference back when it is freed.
    g_object_ref(UnsafeMutableRawPointer(surface))
    event.pointee.any.window = surface
    event.pointee.any.send_event = 1
    if let device { gdk_event_set_device(event, device) }
    fill(&event.pointee)
    gtk_main_do_event(event)
  }

  /// The innermost window of GDK's at a point, and the point within it: what the X server would send an event to.
  private func surface(_ x: Int, _ y: Int) -> (surface: OpaquePointer, x: Double, y: Double, pointer: OpaquePointer?)? {
    guard isOnScreen, let window, var surface = gtk_widget_get_window(window.gtk) else { return nil }
    var left: gint = 0
    var top: gint = 0
    guard gtk_widget_translate_coordinates(gtk, window.gtk, gint(x), gint(y), &left, &top) != 0 else { return nil }
    var place = (x: Double(left), y: Double(top))
    var child = gdk_window_peek_children(surface)
    while let link = child {
      child = link.pointee.next
      guard let candidate = link.pointee.data.map({ OpaquePointer($0) }) else { continue }
      var inner = (x: 0.0, y: 0.0)
      gdk_window_coords_from_parent(candidate, place.x, place.y, &inner.x, &inner.y)
      guard gdk_window_is_visible(candidate) != 0, inner.x >= 0, inner.y >= 0,
        inner.x < Double(gdk_window_get_width(candidate)), inner.y < Double(gdk_window_get_height(candidate))
      else { continue }
      (surface, place) = (candidate, inner)
      child = gdk_window_peek_children(surface)
    }
    let seat = gdk_display_get_default_seat(gdk_window_get_display(surface))
    return (surface, place.x, place.y, gdk_seat_get_pointer(seat))
  }
}

/// The time that events made up for tests bear, in milliseconds.
private var now: guint32 { guint32(truncatingIfNeeded: g_get_monotonic_time() / 1000) }
