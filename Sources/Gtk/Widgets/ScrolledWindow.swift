import CGtk

/// A view of a widget that may be larger than the view.
public final class ScrolledWindow: Container {
  /// When there is a bar to scroll with.
  public enum Policy: Sendable {
    /// Never; the view is as large as what it holds.
    case never
    /// Where what it holds is larger than the view.
    case automatic
    /// Never, and the view may be smaller than what it holds.
    case external

    var gtk: GtkPolicyType {
      switch self {
      case .never: GTK_POLICY_NEVER
      case .automatic: GTK_POLICY_AUTOMATIC
      case .external: GTK_POLICY_EXTERNAL
      }
    }
  }

  private var gtkScrolled: UnsafeMutablePointer<GtkScrolledWindow> { pointer() }

  /// Creates a view of a widget.
  public convenience init(horizontal: Policy = .never, vertical: Policy = .automatic, _ child: Widget? = nil)
  {
    self.init(new: gtk_scrolled_window_new(nil, nil))
    gtk_scrolled_window_set_policy(gtkScrolled, horizontal.gtk, vertical.gtk)
    silenceIndicatorsOutsideWindows()
    if let child { add(child) }
  }

  /// Has the scrollbars that lie over the view hear of no scrolling while it is in no window.
  ///
  /// GTK 3.24 begins to tell them whenever the view comes into a window, and never stops: they hear of each
  /// scroll once more after each move, and complain where the view is scrolled in no window. They are known by
  /// where they lie, which is in the private part of the view, before the object itself.
  private func silenceIndicatorsOutsideWindows() {
    connect("unrealize") { [raw] in
      let view = raw.assumingMemoryBound(to: GtkScrolledWindow.self)
      let start = g_type_class_get_instance_private_offset(g_type_class_peek(gtk_scrolled_window_get_type()))
      for adjustment in [
        gtk_scrolled_window_get_hadjustment(view), gtk_scrolled_window_get_vadjustment(view),
      ] {
        for offset in stride(from: Int(start), to: 0, by: MemoryLayout<gpointer>.alignment) {
          disconnectAll("value-changed", of: gtk_adjustment_get_type(), on: adjustment, from: raw + offset)
        }
      }
    }
  }

  /// How far the view is scrolled down.
  public var vertical: Adjustment { Adjustment(gtk_scrolled_window_get_vadjustment(gtkScrolled), .borrow) }

  /// How far the view is scrolled to the side.
  public var horizontal: Adjustment { Adjustment(gtk_scrolled_window_get_hadjustment(gtkScrolled), .borrow) }

  /// Whether a finger moves the view; such a view takes touches from the gestures inside it.
  public var scrollsByTouch: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(gtkScrolled) != 0 }
    set { gtk_scrolled_window_set_kinetic_scrolling(gtkScrolled, newValue ? 1 : 0) }
  }

  /// Keeps the view where it is when the keyboard moves to a widget inside.
  ///
  /// GTK puts a viewport between, which scrolls to whatever takes the focus.
  public func ignoreFocusChanges() {
    guard let viewport = gtk_bin_get_child(pointer()), cgtk_is_a(viewport, gtk_viewport_get_type()) != 0
    else { return }
    let container = UnsafeMutableRawPointer(viewport).assumingMemoryBound(to: GtkContainer.self)
    gtk_container_set_focus_hadjustment(container, nil)
    gtk_container_set_focus_vadjustment(container, nil)
  }

  /// Whether what it holds is wider than the view, so that a person can move it to the side.
  public var canScrollHorizontally: Bool { horizontal.upper - horizontal.lower > horizontal.pageSize }

  /// The views around a widget, from the inside out.
  public static func all(around widget: Widget) -> [ScrolledWindow] {
    sequence(first: widget, next: \.parent).filter { $0.isA(gtk_scrolled_window_get_type()) }
      .map { ScrolledWindow($0.raw, .borrow) }
  }
}
