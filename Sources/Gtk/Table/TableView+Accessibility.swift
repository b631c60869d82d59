import CGtk

/// What a screen reader is told of a table; nothing is done while none has asked for it.
extension TableView {
  private var accessible: UnsafeMutablePointer<AtkObject>? { TableTree.accessible(of: raw) }

  /// Tells that rows were added at the end, or taken from it.
  func announceRows(from old: Int, to new: Int) {
    guard let accessible, old != new else { return }
    // Cells of rows that are gone must not be asked again. This has the accessible object forget all of them, and
    // says `model-changed`.
    if new < old { g_object_notify(pointer(), "model") }
    cgtk_announce_rows(accessible, new > old ? 1 : 0, gint(min(old, new)), gint(abs(new - old)))
  }

  /// Tells which cell the keyboard is at.
  func announceCursor() {
    guard let accessible, let cell = cursorCell else { return }
    cgtk_announce_cursor(accessible, cell)
    g_object_unref(cell)
  }

  /// Tells that other rows are selected.
  func announceSelection() {
    if let accessible { cgtk_announce_selection(accessible) }
  }

  /// The cell that the keyboard is at; the caller owns it.
  private var cursorCell: UnsafeMutablePointer<AtkObject>? {
    var path: OpaquePointer?
    var column: UnsafeMutablePointer<GtkTreeViewColumn>?
    gtk_tree_view_get_cursor(tree, &path, &column)
    guard let path else { return nil }
    defer { gtk_tree_path_free(path) }
    guard let row = gtk_tree_path_get_indices(path)?[0] else { return nil }
    let columns = (0..<Int(gtk_tree_view_get_n_columns(tree))).map { gtk_tree_view_get_column(tree, gint($0)) }
    // Without a column of its own the keyboard is at the row's title.
    let index = columns.firstIndex { $0 == (column ?? textColumn) } ?? 0
    return atk_table_ref_at(accessible.map { OpaquePointer($0) }, row, gint(index))
  }

  /// What a screen reader finds in a row: the texts of its cells, from first to last; empty out of range.
  ///
  /// For tests: the cells are asked as a screen reader asks them.
  public func accessibleTexts(ofRow index: Int) -> [String] {
    let table = OpaquePointer(gtk_widget_get_accessible(gtk))
    guard index >= 0, index < Int(atk_table_get_n_rows(table)) else { return [] }
    return (0..<atk_table_get_n_columns(table)).compactMap { column in
      guard let cell = atk_table_ref_at(table, gint(index), column) else { return nil }
      defer { g_object_unref(cell) }
      guard cgtk_is_a(cell, atk_text_get_type()) != 0,
        let text = atk_text_get_text(OpaquePointer(cell), 0, -1)
      else { return nil }
      return takeString(text)
    }
  }

  /// How many rows a screen reader finds.
  ///
  /// For tests. While a long list is being built it is less than `rowCount`.
  public var accessibleRowCount: Int { Int(atk_table_get_n_rows(OpaquePointer(gtk_widget_get_accessible(gtk)))) }

  /// Whether a screen reader takes the table for a table, and not for a tree.
  ///
  /// For tests.
  public var isAccessibleTable: Bool {
    atk_object_get_role(gtk_widget_get_accessible(gtk)) == ATK_ROLE_TABLE
  }

  /// Calls the closure with each event that a screen reader gets from the table: the signal's name, and for rows that
  /// come or go the first of them and their number.
  ///
  /// For tests.
  public func onAccessibleEvent(_ closure: @escaping (String) -> Void) {
    let object = Object(UnsafeMutableRawPointer(gtk_widget_get_accessible(gtk)), .borrow)
    for signal in ["model-changed", "selection-changed"] { object.connect(signal) { closure(signal) } }
    object.connect("active-descendant-changed", { closure("active-descendant-changed") }, .oneArgument)
    for signal in ["row-inserted", "row-deleted"] {
      object.connect(signal, { first, count in closure("\(signal) \(first) \(count)") }, .twoIntegers)
    }
  }
}

extension Trampoline where Closure == (Int, Int) -> Void {
  /// `void (*)(self, int, int, data)`: `row-inserted` of an accessible table.
  fileprivate static var twoIntegers: Self {
    Self(
      { _, first, second, data in ClosureBox<Closure>.closure(at: data)(Int(first), Int(second)) }
        as @convention(c) (Raw, gint, gint, Raw) -> Void)
  }
}
