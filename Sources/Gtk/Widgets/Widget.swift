import CGtk

/// Anything that can be seen in a window.
public class Widget: Object {
  var gtk: UnsafeMutablePointer<GtkWidget> { pointer() }

  convenience init(new pointer: UnsafeMutablePointer<GtkWidget>?) { self.init(pointer, .sink) }

  /// Stands for any widget of GTK's: one of the many that have no class here.
  ///
  /// - Parameter gtkWidget: a `GtkWidget *`. A new one, which is nobody's yet, becomes the wrapper's; another one
  ///   is kept alive by it.
  public convenience init(gtkWidget: UnsafeMutableRawPointer) { self.init(gtkWidget, .sink) }

  /// The `GtkWidget *`, for what C functions do with it; it lives as long as the wrapper, or longer.
  public var gtkWidget: UnsafeMutableRawPointer { raw }

  // MARK: Showing

  /// Whether the widget wants to be shown; it is on screen only when its parents are too.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(gtk) != 0 }
    set { gtk_widget_set_visible(gtk, newValue ? 1 : 0) }
  }

  /// Shows the widget and everything in it that has not opted out.
  public func showAll() { gtk_widget_show_all(gtk) }

  /// Keeps `showAll` of a parent away from the widget, so that its visibility is the program's alone.
  public var ignoresShowAll: Bool {
    get { gtk_widget_get_no_show_all(gtk) != 0 }
    set { gtk_widget_set_no_show_all(gtk, newValue ? 1 : 0) }
  }

  /// Whether the widget is on screen: it and all its parents are shown and no stack hides it.
  public var isOnScreen: Bool { gtk_widget_get_mapped(gtk) != 0 && gtk_widget_get_child_visible(gtk) != 0 }

  /// Whether the widget takes input.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(gtk) != 0 }
    set { gtk_widget_set_sensitive(gtk, newValue ? 1 : 0) }
  }

  /// How opaque the widget is, from 0 to 1.
  public var opacity: Double {
    get { gtk_widget_get_opacity(gtk) }
    set { gtk_widget_set_opacity(gtk, newValue) }
  }

  /// Draws the widget again as soon as possible.
  public func queueDraw() { gtk_widget_queue_draw(gtk) }

  // MARK: Place

  /// What the widget was given at the last layout.
  ///
  /// The corner is counted from what the widget is drawn on, which a Paned, an EventBox or a view that
  /// scrolls has of its own; `place(in:)` is free of that.
  public var allocation: Rectangle {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(gtk, &allocation)
    return Rectangle(allocation)
  }

  /// The device pixels in one pixel: 2 on a high-density screen.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(gtk)) }

  /// The narrowest and shortest that the widget can be drawn, in pixels.
  public var minimumSize: (width: Int, height: Int) {
    var minimum = GtkRequisition()
    gtk_widget_get_preferred_size(gtk, &minimum, nil)
    return (Int(minimum.width), Int(minimum.height))
  }

  /// Asks for at least this size, in pixels; -1 leaves the size to the widget.
  public func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(gtk, gint(width), gint(height))
  }

  /// Whether the widget takes spare room to its sides.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(gtk) != 0 }
    set { gtk_widget_set_hexpand(gtk, newValue ? 1 : 0) }
  }

  /// Whether the widget takes spare room above and below.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(gtk) != 0 }
    set { gtk_widget_set_vexpand(gtk, newValue ? 1 : 0) }
  }

  /// What the widget does with spare room to its sides; a baseline is the same as `fill` here.
  public var horizontalAlign: Align {
    get { Align(gtk_widget_get_halign(gtk)) }
    set { gtk_widget_set_halign(gtk, newValue.gtk) }
  }

  /// What the widget does with spare room above and below.
  public var verticalAlign: Align {
    get { Align(gtk_widget_get_valign_with_baseline(gtk)) }
    set { gtk_widget_set_valign(gtk, newValue.gtk) }
  }

  /// Sets the empty space around the widget, in pixels; what is not named stays.
  public func setMargins(top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil) {
    if let top { gtk_widget_set_margin_top(gtk, gint(top)) }
    if let bottom { gtk_widget_set_margin_bottom(gtk, gint(bottom)) }
    if let start { gtk_widget_set_margin_start(gtk, gint(start)) }
    if let end { gtk_widget_set_margin_end(gtk, gint(end)) }
  }

  /// Sets the same empty space on all four sides, in pixels.
  public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }

  /// Whether text and layout run from right to left.
  public var isRightToLeft: Bool { gtk_widget_get_direction(gtk) == GTK_TEXT_DIR_RTL }

  // MARK: Tree

  /// The container that holds the widget.
  public var parent: Widget? { gtk_widget_get_parent(gtk).map { Widget($0, .borrow) } }

  /// Says whether the widget is this one or lies in it.
  public func contains(_ widget: Widget) -> Bool {
    self == widget || gtk_widget_is_ancestor(widget.gtk, gtk) != 0
  }

  /// The window that holds the widget.
  public var window: Window? {
    guard let toplevel = gtk_widget_get_toplevel(gtk), cgtk_is_a(toplevel, gtk_window_get_type()) != 0 else {
      return nil
    }
    return Window(toplevel, .borrow)
  }

  /// Whether the widget lies in a popover, which has the keyboard to itself.
  public var isInPopover: Bool { gtk_widget_get_ancestor(gtk, gtk_popover_get_type()) != nil }

  /// Takes the widget out of its container; it lives on while a wrapper refers to it.
  public func removeFromParent() {
    if let parent = gtk_widget_get_parent(gtk) {
      gtk_container_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkContainer.self), gtk)
    }
  }

  /// Ends the widget: it leaves its container and every connection to it ends.
  public func destroy() { gtk_widget_destroy(gtk) }

  // MARK: Focus

  /// Whether the keyboard goes to this widget.
  public var hasFocus: Bool { gtk_widget_is_focus(gtk) != 0 }

  /// Whether the keyboard can go to this widget.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(gtk) != 0 }
    set { gtk_widget_set_can_focus(gtk, newValue ? 1 : 0) }
  }

  /// Whether a click moves the keyboard to this widget.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(gtk) != 0 }
    set { gtk_widget_set_focus_on_click(gtk, newValue ? 1 : 0) }
  }

  /// Sends the keyboard to this widget.
  public func grabFocus() { gtk_widget_grab_focus(gtk) }

  /// Sends the keyboard to the first widget inside that takes it; returns whether there is one.
  @discardableResult
  public func focusFirstChild() -> Bool { moveFocus(backwards: false) }

  /// Sends the keyboard to the next widget inside, or to the one before, as Tab does; returns false at the end.
  @discardableResult
  public func moveFocus(backwards: Bool) -> Bool {
    gtk_widget_child_focus(gtk, backwards ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD) != 0
  }

  /// Does what Return or Space would do; returns false where that is nothing.
  @discardableResult
  public func activate() -> Bool { gtk_widget_activate(gtk) != 0 }

  // MARK: Names

  /// The hint shown under a resting pointer, as plain text.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(gtk).map { takeString($0) } }
    set { gtk_widget_set_tooltip_text(gtk, newValue) }
  }

  /// What a screen reader calls the widget.
  ///
  /// A label's name is its text until a name is given: never give one to a label that changes.
  public var accessibleName: String {
    get { atk_object_get_name(gtk_widget_get_accessible(gtk)).map { String(cString: $0) } ?? "" }
    set { atk_object_set_name(gtk_widget_get_accessible(gtk), newValue) }
  }

  /// What a screen reader says of the widget after its name.
  public var accessibleDescription: String {
    get { atk_object_get_description(gtk_widget_get_accessible(gtk)).map { String(cString: $0) } ?? "" }
    set { atk_object_set_description(gtk_widget_get_accessible(gtk), newValue) }
  }

  /// Tells a screen reader what the widget is.
  public func setRole(_ role: Role) { atk_object_set_role(gtk_widget_get_accessible(gtk), role.atk) }

  /// Has a screen reader say the text at once.
  public func announce(_ text: String) { cgtk_announce(gtk, text) }

  // MARK: Style

  /// Adds a class that style sheets select by.
  public func addStyleClass(_ name: String) {
    gtk_style_context_add_class(gtk_widget_get_style_context(gtk), name)
  }

  /// Removes a class that style sheets select by.
  public func removeStyleClass(_ name: String) {
    gtk_style_context_remove_class(gtk_widget_get_style_context(gtk), name)
  }

  /// Adds or removes a class that style sheets select by.
  public func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn { addStyleClass(name) } else { removeStyleClass(name) }
  }

  // MARK: Signals

  /// Calls the closure when the widget comes on screen.
  @discardableResult
  public func onMap(_ closure: @escaping () -> Void) -> SignalHandler { connect("map", after: true, closure) }

  /// Calls the closure when the widget leaves the screen.
  @discardableResult
  public func onUnmap(_ closure: @escaping () -> Void) -> SignalHandler { connect("unmap", closure) }

  /// Calls the closure when the widget is destroyed.
  @discardableResult
  public func onDestroy(_ closure: @escaping () -> Void) -> SignalHandler { connect("destroy", closure) }

  /// Calls the closure after each layout of the widget.
  ///
  /// Never change what is shown from inside: GTK loses a request for layout that is made during layout.
  @discardableResult
  public func onLayout(_ closure: @escaping () -> Void) -> SignalHandler {
    connect("size-allocate", closure, .oneArgument, after: true)
  }

  /// Calls the closure for each key press that reaches the widget; true keeps the key from going further.
  ///
  /// - Parameter after: whether the widget's own keys come first.
  @discardableResult
  public func onKeyPress(after: Bool = false, _ closure: @escaping (Key) -> Bool) -> SignalHandler {
    connect(
      "key-press-event", { event in closure(Key(event.assumingMemoryBound(to: GdkEventKey.self))) },
      .pointerToBool, after: after)
  }

  /// Calls the closure when a person asks for the widget's menu by Shift+F10 or the Menu key; true where there
  /// is one.
  @discardableResult
  public func onPopupMenu(_ closure: @escaping () -> Bool) -> SignalHandler {
    connect("popup-menu", closure, .plainToBool)
  }
}

/// Copies a C string that was given away, and frees it.
func takeString(_ pointer: UnsafeMutablePointer<CChar>) -> String {
  defer { g_free(pointer) }
  return String(cString: pointer)
}
