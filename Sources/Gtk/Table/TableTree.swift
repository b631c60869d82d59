import CGtk

/// The GtkTreeView behind a table, with an accessible object of ours and a focus that selects nothing.
///
/// A GtkTreeView that made its accessible object itself emits four signals for each row that comes or goes,
/// whether or not anyone listens: 80 ms for 100,000 rows, and as many messages on the bus where a screen
/// reader runs. GTK leaves the object of a class with a `get_accessible` of its own alone. It is the same
/// kind of object, answers the same questions, and `TableView` tells it in one signal what has changed.
nonisolated enum TableTree {
  static func make() -> UnsafeMutableRawPointer? {
    g_object_new_with_properties(type, 0, nil, nil).map { UnsafeMutableRawPointer($0) }
  }

  /// The accessible object of a tree, where one has been asked for.
  static func accessible(of tree: UnsafeMutableRawPointer) -> UnsafeMutablePointer<AtkObject>? {
    g_object_get_data(tree.assumingMemoryBound(to: GObject.self), key)?.assumingMemoryBound(
      to: AtkObject.self)
  }

  /// Parts a tree that is being destroyed from its accessible object, as GTK does with those of its own.
  static func releaseAccessible(of tree: UnsafeMutableRawPointer) {
    g_object_set_data(tree.assumingMemoryBound(to: GObject.self), key, nil)
  }

  private static let key = "gtk-swift-accessible"

  private static let type = registerClass("GtkSwiftTableTree", of: gtk_tree_view_get_type()) { table, _ in
    guard let table = table?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    table.pointee.get_accessible = { widget in widget.flatMap { TableTree.makeAccessible(of: $0) } }
    table.pointee.grab_focus = { widget in if let widget { TableTree.grabFocus(widget) } }
  }

  private static func makeAccessible(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<
    AtkObject
  >? {
    let tree = UnsafeMutableRawPointer(widget)
    if let accessible = accessible(of: tree) { return accessible }
    guard let object = g_object_new_with_properties(gtk_tree_view_accessible_get_type(), 0, nil, nil) else {
      return nil
    }
    let accessible = UnsafeMutableRawPointer(object).assumingMemoryBound(to: AtkObject.self)
    gtk_accessible_set_widget(
      UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkAccessible.self), widget)
    g_object_set_data_full(tree.assumingMemoryBound(to: GObject.self), key, accessible) { data in
      guard let data else { return }
      gtk_accessible_set_widget(data.assumingMemoryBound(to: GtkAccessible.self), nil)
      g_object_unref(data)
    }
    atk_object_initialize(accessible, tree)
    return accessible
  }

  /// GTK's own selects the first row where none is selected; a list that gets the keyboard has not been asked
  /// to.
  private static func grabFocus(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let tree = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTreeView.self)
    let selection = gtk_tree_view_get_selection(tree)
    let mode = gtk_tree_selection_get_mode(selection)
    let isEmpty = gtk_tree_selection_count_selected_rows(selection) == 0
    if isEmpty { gtk_tree_selection_set_mode(selection, GTK_SELECTION_NONE) }
    g_type_class_peek(gtk_tree_view_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self).pointee
      .grab_focus(widget)
    if isEmpty { gtk_tree_selection_set_mode(selection, mode) }
  }
}
