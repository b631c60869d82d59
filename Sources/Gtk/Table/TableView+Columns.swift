import CGtk

/// How a row is laid out: a picture, two lines of text, a chip.
extension TableView {
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
  static func makeTextColumn(isFirst: Bool) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let renderer = gtk_cell_renderer_text_new()
    if let renderer {
      let object = Object(UnsafeMutableRawPointer(renderer), .borrow)
      object.set("ellipsize", enumeration: PANGO_ELLIPSIZE_END.rawValue)
      // The height is that of two lines for every row, whatever the row's text.
      gtk_cell_renderer_text_set_fixed_height_from_font(
        UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GtkCellRendererText.self), 2)
      gtk_cell_renderer_set_padding(renderer, isFirst ? 12 : 4, 6)
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
