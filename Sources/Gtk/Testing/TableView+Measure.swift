import CGtk

extension TableView {
  /// The height that GTK finds when it measures the text of one row by itself, in pixels.
  public func measuredTextHeight(of row: TableRow) -> Int {
    guard let textRenderer else { return 0 }
    Object(UnsafeMutableRawPointer(textRenderer), .borrow).set("text", row.text)
    var height: gint = 0
    gtk_cell_renderer_get_preferred_height(textRenderer, gtk, nil, &height)
    return Int(height)
  }
}
