import CGtk

/// A button that stays pressed until it is pressed again.
public class ToggleButton: Button {
  private var gtkToggle: UnsafeMutablePointer<GtkToggleButton> { pointer() }

  /// Creates a toggle button with an icon of the theme's; its name is read by screen readers and is its
  /// tooltip.
  public convenience init(toggleIcon icon: String, name: String) {
    self.init(new: gtk_toggle_button_new())
    setIcon(icon, name: name)
  }

  /// Whether the button is pressed.
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(gtkToggle) != 0 }
    set { gtk_toggle_button_set_active(gtkToggle, newValue ? 1 : 0) }
  }

  /// Calls the closure when the button went down or up.
  @discardableResult
  public func onToggle(_ closure: @escaping () -> Void) -> SignalHandler { connect("toggled", closure) }
}
