import CGtk

/// A widget that slides in and out.
public final class Revealer: Container {
  private var gtkRevealer: UnsafeMutablePointer<GtkRevealer> { pointer() }

  /// Creates a revealer around a widget that slides down into view.
  public convenience init(_ child: Widget) {
    self.init(new: gtk_revealer_new())
    gtk_revealer_set_transition_type(gtkRevealer, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    add(child)
  }

  /// Whether the widget is in view, or on its way there.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(gtkRevealer) != 0 }
    set { gtk_revealer_set_reveal_child(gtkRevealer, newValue ? 1 : 0) }
  }
}
