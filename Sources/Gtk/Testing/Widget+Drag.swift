import CGtk

extension Widget {
  /// Presses the left mouse button at a point of the widget, moves the pointer in steps and lets go.
  ///
  /// For tests: points are in pixels from the widget's upper left corner as it stands at the press. The pointer
  /// itself does not move, so nothing else sees it pass.
  ///
  /// - Parameter between: called after each step, for turning the main loop.
  public func sendDrag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 8, between: () async -> Void = {}
  ) async {
    guard let window, let toplevel = gtk_widget_get_window(window.gtk), isOnScreen else { return }
    var left: gint = 0
    var top: gint = 0
    gtk_widget_translate_coordinates(gtk, window.gtk, gint(start.x), gint(start.y), &left, &top)
    let surface = innermostSurface(toplevel, Double(left), Double(top)).surface
    func send(_ type: GdkEventType, _ step: Int) {
      let x = Double(left) + Double((end.x - start.x) * step) / Double(steps)
      let y = Double(top) + Double((end.y - start.y) * step) / Double(steps)
      sendPointer(type, over: surface, in: toplevel, x, y)
    }
    send(GDK_BUTTON_PRESS, 0)
    await between()
    for step in 1...steps {
      send(GDK_MOTION_NOTIFY, step)
      await between()
    }
    send(GDK_BUTTON_RELEASE, steps)
    await between()
  }

  /// Sends a pointer event whose place is given in the toplevel, to a surface that may move meanwhile.
  private func sendPointer(
    _ type: GdkEventType, over surface: OpaquePointer, in toplevel: OpaquePointer, _ x: Double, _ y: Double
  ) {
    guard gtk_widget_get_mapped(gtk) != 0, let event = gdk_event_new(type) else { return }
    defer { gdk_event_free(event) }
    var origin: (x: gint, y: gint) = (0, 0)
    var place: (x: gint, y: gint) = (0, 0)
    gdk_window_get_origin(toplevel, &origin.x, &origin.y)
    gdk_window_get_origin(surface, &place.x, &place.y)
    let innerX = x + Double(origin.x - place.x)
    let innerY = y + Double(origin.y - place.y)
    let state = type == GDK_BUTTON_PRESS ? 0 : GDK_BUTTON1_MASK.rawValue
    if type == GDK_MOTION_NOTIFY {
      event.pointee.motion.window = surface.retained()
      event.pointee.motion.send_event = 1
      event.pointee.motion.x = innerX
      event.pointee.motion.y = innerY
      event.pointee.motion.x_root = x + Double(origin.x)
      event.pointee.motion.y_root = y + Double(origin.y)
      event.pointee.motion.state = state
    } else {
      event.pointee.button.window = surface.retained()
      event.pointee.button.send_event = 1
      event.pointee.button.x = innerX
      event.pointee.button.y = innerY
      event.pointee.button.x_root = x + Double(origin.x)
      event.pointee.button.y_root = y + Double(origin.y)
      event.pointee.button.state = state
      event.pointee.button.button = 1
    }
    let display = gdk_window_get_display(toplevel)
    gdk_event_set_device(event, gdk_seat_get_pointer(gdk_display_get_default_seat(display)))
    gtk_main_do_event(event)
  }
}
