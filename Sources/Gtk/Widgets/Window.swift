import CGtk

/// A toplevel window.
///
/// GTK itself holds a reference to each window: dropping the wrapper does not close it, `destroy()` does.
public class Window: Container {
  var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer() }

  convenience init(new pointer: UnsafeMutablePointer<GtkWidget>?) {
    self.init(pointer, .sink)
    // A window that ends is hidden first. An open popover then gives the keyboard back to a widget that is about to
    // end: GTK would keep the pointer, and use it once more when the last reference to the window goes.
    onDestroy { [raw] in gtk_window_set_focus(raw.assumingMemoryBound(to: GtkWindow.self), nil) }
  }

  /// Creates a plain window, not yet shown.
  public convenience init() { self.init(new: gtk_window_new(GTK_WINDOW_TOPLEVEL)) }

  /// The title, in the window manager's list and for screen readers.
  public var title: String {
    get { gtk_window_get_title(gtkWindow).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(gtkWindow, newValue) }
  }

  /// The window's inner size in pixels, without shadows; inside `onConfigure` already the new one.
  public var size: (width: Int, height: Int) {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_size(gtkWindow, &width, &height)
    return (Int(width), Int(height))
  }

  /// Sets the size that the window has when it is first shown, in pixels.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, gint(width), gint(height))
  }

  /// Asks for another size, in pixels.
  public func resize(width: Int, height: Int) { gtk_window_resize(gtkWindow, gint(width), gint(height)) }

  /// Whether the window fills the desktop.
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(gtkWindow) != 0 }
    set { newValue ? gtk_window_maximize(gtkWindow) : gtk_window_unmaximize(gtkWindow) }
  }

  /// Whether the window fills the whole screen.
  public var isFullscreen: Bool {
    get {
      guard let surface = gtk_widget_get_window(gtk) else { return false }
      return gdk_window_get_state(surface).rawValue & GDK_WINDOW_STATE_FULLSCREEN.rawValue != 0
    }
    set { newValue ? gtk_window_fullscreen(gtkWindow) : gtk_window_unfullscreen(gtkWindow) }
  }

  /// Whether the window is the one in which the person works.
  public var isActive: Bool { gtk_window_is_active(gtkWindow) != 0 }

  /// Shows the window and brings it to the front.
  public func present() { gtk_window_present(gtkWindow) }

  /// Closes the window as its close button does.
  public func close() { gtk_window_close(gtkWindow) }

  /// Gives the window a frame of its own whose title bar is not seen, for bars of its own inside.
  ///
  /// The window's accessible name stays its title, which a header bar as title bar would take over.
  public func hideTitlebar() {
    guard let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else { return }
    gtk_widget_set_no_show_all(bar, 1)
    gtk_window_set_titlebar(gtkWindow, bar)
    gtk_widget_hide(bar)
  }

  /// The icon's name in the theme.
  public var iconName: String {
    get { gtk_window_get_icon_name(gtkWindow).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_icon_name(gtkWindow, newValue) }
  }

  /// The widget to which the keyboard goes.
  public var focusWidget: Widget? { gtk_window_get_focus(gtkWindow).map { Widget($0, .borrow) } }

  /// Takes the keyboard from whatever has it.
  public func clearFocus() { gtk_window_set_focus(gtkWindow, nil) }

  /// Makes the window stay before another one and go with it.
  public func setTransient(for parent: Window) { gtk_window_set_transient_for(gtkWindow, parent.gtkWindow) }

  // MARK: Signals

  /// Calls the closure when the window's place or size changed, before the layout that follows from it.
  @discardableResult
  public func onConfigure(_ closure: @escaping () -> Void) -> SignalHandler {
    connect(
      "configure-event",
      { _ in
        closure()
        return false
      }, .pointerToBool)
  }

  /// Calls the closure when the window has become the one in which the person works, or no longer is.
  @discardableResult
  public func onActiveChange(_ closure: @escaping () -> Void) -> SignalHandler {
    onNotify("is-active", closure)
  }

  /// Calls the closure when the window is about to close by a person's wish; true keeps it open.
  @discardableResult
  public func onCloseRequest(_ closure: @escaping () -> Bool) -> SignalHandler {
    connect("delete-event", { _ in closure() }, .pointerToBool)
  }

  /// Calls the closure when the keyboard goes to another widget, with that one, or nil for none.
  @discardableResult
  public func onFocusChange(_ closure: @escaping (Widget?) -> Void) -> SignalHandler {
    connect("set-focus", { raw in closure(raw.map { Widget($0, .borrow) }) }, .pointer)
  }
}
