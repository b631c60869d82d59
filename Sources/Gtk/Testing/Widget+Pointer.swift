import CGtk

extension Widget {
  /// Presses and lets go a mouse button at a point of the widget, in pixels from its upper left corner.
  ///
  /// For tests: the pointer itself does not move, but the widget is told that it came. Nothing happens while
  /// the widget is not on screen. Two of these are two clicks, never a double click.
  public func sendClick(x: Int, y: Int, button: Int = 1, _ modifiers: Key.Modifiers = []) {
    guard let pointer = TestPointer(over: self, x: x, y: y, button: button, modifiers) else { return }
    window?.pretendDesktopFocus()
    // GTK goes by the real clock for the time between two clicks; no distance at all keeps them apart
    // instead.
    let distance = Desktop.settings?.int("gtk-double-click-distance") ?? 0
    Desktop.settings?.set("gtk-double-click-distance", 0)
    defer { Desktop.settings?.set("gtk-double-click-distance", distance) }
    // A tree view takes a click for one on a row only where it saw the pointer come to the row.
    pointer.send(GDK_MOTION_NOTIFY)
    pointer.send(GDK_BUTTON_PRESS)
    pointer.send(GDK_BUTTON_RELEASE)
  }

  /// Presses the left mouse button at a point of the widget, moves the pointer in steps and lets go.
  ///
  /// For tests: points are in pixels from the widget's upper left corner as it stands at the press.
  ///
  /// - Parameter between: called after each step, for turning the main loop.
  public func sendDrag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 8, between: () async -> Void = {}
  ) async {
    await stroke(
      from: start, to: end, steps: steps,
      (begin: [GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS], step: GDK_MOTION_NOTIFY, end: GDK_BUTTON_RELEASE),
      between)
  }

  /// Puts a finger on a point of the widget, moves it in steps and lifts it.
  ///
  /// For tests: points are in pixels from the widget's upper left corner as it stands when the finger comes.
  ///
  /// - Parameter between: called after each step, for turning the main loop.
  public func sendTouch(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 8, between: () async -> Void = {}
  ) async {
    await stroke(
      from: start, to: end, steps: steps,
      (begin: [GDK_TOUCH_BEGIN], step: GDK_TOUCH_UPDATE, end: GDK_TOUCH_END), between)
  }

  private func stroke(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int,
    _ events: (begin: [GdkEventType], step: GdkEventType, end: GdkEventType), _ between: () async -> Void
  ) async {
    guard let pointer = TestPointer(over: self, x: start.x, y: start.y, button: 1, []) else { return }
    for event in events.begin { pointer.send(event) }
    await between()
    for step in 1...steps {
      pointer.move(
        by: Double((end.x - start.x) * step) / Double(steps), Double((end.y - start.y) * step) / Double(steps)
      )
      pointer.send(events.step)
      await between()
    }
    pointer.send(events.end)
    await between()
  }
}

/// A pointer that exists for a test only, and the widget over which its button went down.
private final class TestPointer {
  private let window: Window
  private let start: (x: Double, y: Double)
  private var place: (x: Double, y: Double)
  private let button: Int
  private let modifiers: Key.Modifiers
  /// The surface that gets all events from press to release, wherever the pointer goes: the implicit grab.
  private var target: Object
  private var isDown = false

  init?(over widget: Widget, x: Int, y: Int, button: Int, _ modifiers: Key.Modifiers) {
    var left: gint = 0
    var top: gint = 0
    guard widget.isOnScreen, let window = widget.window, let toplevel = gtk_widget_get_window(window.gtk),
      gtk_widget_translate_coordinates(widget.gtk, window.gtk, gint(x), gint(y), &left, &top) != 0
    else { return nil }
    self.window = window
    start = (Double(left), Double(top))
    place = start
    self.button = button
    self.modifiers = modifiers
    target = Object(innermostSurface(toplevel, start.x, start.y).surface, .borrow)
  }

  /// Moves the pointer to so many pixels from where the button went down.
  func move(by dx: Double, _ dy: Double) { place = (start.x + dx, start.y + dy) }

  func send(_ type: GdkEventType) {
    guard window.isOnScreen, let toplevel = gtk_widget_get_window(window.gtk), let event = gdk_event_new(type)
    else { return }
    defer { gdk_event_free(event) }
    if gdk_window_is_viewable(target.opaque) == 0 {
      // The grab ends with its surface; what is there now gets the rest.
      target = Object(innermostSurface(toplevel, place.x, place.y).surface, .borrow)
    }
    var origin: (x: gint, y: gint) = (0, 0)
    var corner: (x: gint, y: gint) = (0, 0)
    gdk_window_get_origin(toplevel, &origin.x, &origin.y)
    gdk_window_get_origin(target.opaque, &corner.x, &corner.y)
    let x = place.x + Double(origin.x - corner.x)
    let y = place.y + Double(origin.y - corner.y)
    let root = (x: place.x + Double(origin.x), y: place.y + Double(origin.y))
    let held = isDown && button <= 5 ? GDK_BUTTON1_MASK.rawValue << UInt32(button - 1) : 0
    if [GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END].contains(type) {
      event.pointee.touch.window = target.opaque.retained()
      event.pointee.touch.send_event = 1
      (event.pointee.touch.x, event.pointee.touch.y) = (x, y)
      (event.pointee.touch.x_root, event.pointee.touch.y_root) = root
      event.pointee.touch.emulating_pointer = 1
      // Any number but 0 tells one finger from another.
      event.pointee.touch.sequence = OpaquePointer(bitPattern: 1)
    } else if type == GDK_MOTION_NOTIFY {
      event.pointee.motion.window = target.opaque.retained()
      event.pointee.motion.send_event = 1
      (event.pointee.motion.x, event.pointee.motion.y) = (x, y)
      (event.pointee.motion.x_root, event.pointee.motion.y_root) = root
      event.pointee.motion.state = modifiers.rawValue | held
    } else {
      event.pointee.button.window = target.opaque.retained()
      event.pointee.button.send_event = 1
      (event.pointee.button.x, event.pointee.button.y) = (x, y)
      (event.pointee.button.x_root, event.pointee.button.y_root) = root
      event.pointee.button.state = modifiers.rawValue | held
      event.pointee.button.button = guint(button)
      isDown = type == GDK_BUTTON_PRESS
    }
    gdk_event_set_device(
      event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_window_get_display(toplevel))))
    gtk_main_do_event(event)
  }
}
