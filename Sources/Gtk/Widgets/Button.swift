import CGtk

/// A button that does something when pressed.
public class Button: Container {
  private var gtkButton: UnsafeMutablePointer<GtkButton> { pointer() }

  /// Creates a button with a text; an underscore before a letter makes that its access key.
  public convenience init(_ label: String) { self.init(new: gtk_button_new_with_mnemonic(label)) }

  /// Creates a button with an icon of the theme's; its name is read by screen readers and is its tooltip.
  public convenience init(icon: String, name: String) {
    self.init(new: gtk_button_new())
    setIcon(icon, name: name)
  }

  /// Creates a button around a widget; its name is read by screen readers.
  public convenience init(_ child: Widget, name: String) {
    self.init(new: gtk_button_new())
    add(child)
    accessibleName = name
  }

  /// Gives a button without text an icon, and a name for those who do not see it.
  func setIcon(_ icon: String, name: String) {
    add(Image(icon: icon))
    accessibleName = name
    tooltip = name
  }

  /// The button's text.
  public var label: String {
    get { gtk_button_get_label(gtkButton).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(gtkButton, newValue) }
  }

  /// Calls the closure when the button is pressed, by pointer, key or screen reader.
  @discardableResult
  public func onClick(_ closure: @escaping () -> Void) -> SignalHandler { connect("clicked", closure) }

  /// Presses the button.
  public func click() { gtk_button_clicked(gtkButton) }

  /// Ties the button to an action such as `win.rate`: it does it, and is insensitive while the action is off.
  public func setAction(_ name: String) {
    gtk_actionable_set_detailed_action_name(opaque, name)
  }
}
