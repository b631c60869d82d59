import CGtk

extension TableView {
  /// Keeps GTK from selecting the first row when the keyboard comes to a table in which nothing is selected.
  ///
  /// To take up the keyboard is not to choose. GtkTreeView's own grab-focus puts its cursor on the first row, and
  /// that selects it; the keys that move the cursor call it too, and they are to begin at the first row.
  func keepSelectionOnFocus() {
    connect("grab-focus") { [weak self] in
      guard let self, !self.hasFocus, self.selectedRow == nil,
        let container = g_type_class_peek(gtk_container_get_type())
      else { return }
      g_signal_stop_emission_by_name(self.raw, "grab-focus")
      container.assumingMemoryBound(to: GtkWidgetClass.self).pointee.grab_focus(self.gtk)
    }
  }
}
