import CGtk

/// An overview of an application's keys.
public final class ShortcutsWindow: Window {
  /// Builds the window from GtkBuilder's XML; nil where the XML has no shortcuts window of that id.
  public convenience init?(xml: String, id: String) {
    guard let builder = gtk_builder_new_from_string(xml, -1) else { return nil }
    defer { g_object_unref(builder) }
    guard let object = gtk_builder_get_object(builder, id),
      cgtk_is_a(object, gtk_shortcuts_window_get_type()) != 0
    else { return nil }
    self.init(object, .borrow)
  }
}
