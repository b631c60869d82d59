import CGtk

/// An overview of an application's keys.
///
/// It is hidden when it is closed, not destroyed: keep one and show it again. GTK 3 leaves parts of one that was
/// destroyed behind, which are faulted whenever the theme changes.
public final class ShortcutsWindow: Window {
  private var parentEnd: SignalHandler?

  /// Builds the window from GtkBuilder's XML; nil where the XML has no shortcuts window of that id.
  public convenience init?(xml: String, id: String) {
    guard let builder = gtk_builder_new_from_string(xml, -1) else { return nil }
    defer { g_object_unref(builder) }
    guard let object = gtk_builder_get_object(builder, id),
      cgtk_is_a(object, gtk_shortcuts_window_get_type()) != 0
    else { return nil }
    self.init(object, .borrow)
    onCloseRequest { [weak self] in
      self?.isVisible = false
      return true
    }
  }

  /// Shows the overview before a window, with which it goes.
  public func present(before parent: Window) {
    setTransient(for: parent)
    parentEnd?.disconnect()
    parentEnd = parent.onDestroy { [weak self] in self?.isVisible = false }
    present()
  }
}
