import CGtk

/// Widgets in rows and columns.
public final class Grid: Container {
  /// Creates an empty grid with so many pixels between its columns and its rows.
  public convenience init(columnSpacing: Int, rowSpacing: Int) {
    self.init(new: gtk_grid_new())
    gtk_grid_set_column_spacing(pointer(), guint(columnSpacing))
    gtk_grid_set_row_spacing(pointer(), guint(rowSpacing))
  }

  /// Puts a widget in a cell, over one or more columns.
  public func attach(_ child: Widget, column: Int, row: Int, columns: Int = 1) {
    gtk_grid_attach(pointer(), child.gtk, gint(column), gint(row), gint(columns), 1)
  }
}
