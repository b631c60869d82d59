import CGtk

extension Widget {
  /// Calls the closure after each drawing of the widget, with all that is in it: once a frame.
  ///
  /// For tests that look at what a person sees.
  @discardableResult
  public func onDrawn(_ closure: @escaping () -> Void) -> SignalHandler {
    connect(
      "draw",
      { _ in
        closure()
        return false
      }, .pointerToBool, after: true)
  }

  /// The widget's upper left corner in one that it lies in, in pixels; nil while either is not laid out.
  public func place(in ancestor: Widget) -> (x: Int, y: Int)? {
    var x: gint = 0
    var y: gint = 0
    return gtk_widget_translate_coordinates(gtk, ancestor.gtk, 0, 0, &x, &y) != 0 ? (Int(x), Int(y)) : nil
  }
}

extension Widget {
  /// Whether a screen reader is told that the widget can be seen: ATK's state SHOWING.
  ///
  /// For tests.
  public var isAccessiblyShowing: Bool { hasAccessibleState(ATK_STATE_SHOWING) }

  /// Whether a screen reader is told that the keyboard goes to the widget: ATK's state FOCUSED.
  ///
  /// For tests.
  public var isAccessiblyFocused: Bool { hasAccessibleState(ATK_STATE_FOCUSED) }

  private func hasAccessibleState(_ state: AtkStateType) -> Bool {
    guard let states = atk_object_ref_state_set(gtk_widget_get_accessible(gtk)) else { return false }
    defer { g_object_unref(states) }
    return atk_state_set_contains_state(states, state) != 0
  }
}

extension Window {
  /// Lays out at once what is waiting to be laid out, without the wait for the next frame.
  ///
  /// For tests that take thousands of steps.
  public func layOutNow() { gtk_container_check_resize(gtkContainer) }

  /// Whether a window manager has taken the window over: gives it the focus, maximises it.
  ///
  /// For tests.
  public var isManaged: Bool {
    var data: UnsafeMutablePointer<guchar>?
    let state = gdk_atom_intern("WM_STATE", 0)
    let isThere =
      gdk_property_get(gtk_widget_get_window(gtk), state, nil, 0, 4, 0, nil, nil, nil, &data) != 0
    g_free(data)
    return isThere
  }
}

extension Desktop {
  /// Takes away the setting of where window buttons stand, as on a desktop that has none.
  ///
  /// For tests.
  public static func clearDecorationLayout() {
    var none = GValue()
    g_value_init(&none, cgtk_type_string())
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
    g_object_set_property(settings?.assumingMemoryBound(to: GObject.self), "gtk-decoration-layout", &none)
    g_value_unset(&none)
  }

  /// Makes text and layout of all widgets made from now on run from right to left, or from left to right
  /// again.
  ///
  /// For tests; a person's language decides otherwise.
  public static func setRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
