import CGtk

extension TableView {
  /// Has the first arrow key select the row at which the keyboard is, where none is selected.
  ///
  /// `TableTree` keeps GTK from selecting it when the keyboard comes: to take up the keyboard is not to
  /// choose. GTK would go on to the second row then.
  func selectWithFirstArrow() {
    onKeyPress { [weak self] key in
      guard let self, [Key.up, Key.down].contains(key.value), key.modifiers.isEmpty, self.rowCount > 0,
        self.selectedRow == nil
      else { return false }
      self.moveCursor(to: self.cursorRow ?? 0)
      return true
    }
  }

  /// The row at which the keyboard is, selected or not.
  private var cursorRow: Int? {
    var path: OpaquePointer?
    gtk_tree_view_get_cursor(tree, &path, nil)
    guard let path else { return nil }
    defer { gtk_tree_path_free(path) }
    return TableView.index(of: path)
  }
}
