import CGtk

/// How a row is laid out: a picture, two lines of text, a chip.
extension TableView {
  /// The room above and below a row's text.
  private static let textPadding: gint = 6

  /// Gives every row the height of two lines in the present font, whatever its text.
  ///
  /// The height is said, never measured from a row: GTK measures some rows one by one and takes others to be
  /// like the first, and where that differs it draws rows over each other.
  func fitRowsToFont() {
    let example = TableRow(title: "Ág", subtitle: "Ág")
    guard let layout = gtk_widget_create_pango_layout(gtk, example.text) else { return }
    let style = example.textStyle
    pango_layout_set_attributes(layout, style)
    pango_attr_list_unref(style)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    g_object_unref(UnsafeMutableRawPointer(layout))
    gtk_cell_renderer_set_fixed_size(textRenderer, -1, height + 2 * TableView.textPadding)
  }

  private static func makeColumn(
    _ renderer: UnsafeMutablePointer<GtkCellRenderer>?, _ columns: [(String, ListModel.Column)]
  )
    -> UnsafeMutablePointer<GtkTreeViewColumn>?
  {
    let column = gtk_tree_view_column_new()
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
    let layout = column.map { OpaquePointer($0) }
    gtk_cell_layout_pack_start(layout, renderer, 1)
    for (property, modelColumn) in columns {
      gtk_cell_layout_add_attribute(layout, renderer, property, gint(modelColumn.rawValue))
    }
    return column
  }

  static func makeImageColumn(_ size: Int) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let renderer = gtk_cell_renderer_pixbuf_new()
    gtk_cell_renderer_set_fixed_size(renderer, gint(size + 12), gint(size + 8))
    let column = makeColumn(renderer, [("surface", .image)])
    gtk_tree_view_column_set_fixed_width(column, gint(size + 16))
    return column
  }

  /// - Parameter isFirst: whether the text begins the row, and keeps off its edge.
  static func makeTextColumn(
    _ renderer: UnsafeMutablePointer<GtkCellRenderer>?, isFirst: Bool
  ) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    if let renderer {
      let object = Object(UnsafeMutableRawPointer(renderer), .borrow)
      object.set("ellipsize", enumeration: PANGO_ELLIPSIZE_END.rawValue)
      gtk_cell_renderer_set_padding(renderer, isFirst ? 12 : 4, TableView.textPadding)
    }
    let column = makeColumn(renderer, [("text", .text), ("attributes", .textStyle)])
    gtk_tree_view_column_set_expand(column, 1)
    return column
  }

  static func makeChipColumn() -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let renderer = ChipRenderer.make()
    if let renderer {
      Object(UnsafeMutableRawPointer(renderer), .borrow).set("xalign", Double(0.5))
      gtk_cell_renderer_set_padding(renderer, 7, 4)
    }
    let column = makeColumn(renderer, [("text", .chip), ("filled", .chipIsFilled)])
    gtk_tree_view_column_set_fixed_width(column, 60)
    return column
  }
}
