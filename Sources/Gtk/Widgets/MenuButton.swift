import CGtk

/// A button that opens a menu.
public final class MenuButton: ToggleButton {
  private var gtkMenuButton: UnsafeMutablePointer<GtkMenuButton> { pointer() }

  /// Creates a button with an icon of the theme's that opens a menu; its name is read by screen readers.
  public convenience init(icon: String, name: String, menu: Menu) {
    self.init(new: gtk_menu_button_new())
    setIcon(icon, name: name)
    gtk_menu_button_set_use_popover(gtkMenuButton, 1)
    gtk_menu_button_set_menu_model(gtkMenuButton, menu.pointer())
  }
}
