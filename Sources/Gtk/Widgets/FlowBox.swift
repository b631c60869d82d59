import CGtk

/// Widgets in lines, as many in each as fit.
public final class FlowBox: Container {
  /// Creates an empty flow box with so many pixels between its widgets, none of which can be selected.
  public convenience init(spacing: Int) {
    self.init(new: gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(pointer(), GTK_SELECTION_NONE)
    gtk_flow_box_set_column_spacing(pointer(), guint(spacing))
    gtk_flow_box_set_row_spacing(pointer(), guint(spacing))
    gtk_flow_box_set_max_children_per_line(pointer(), 20)
    gtk_flow_box_set_min_children_per_line(pointer(), 1)
    gtk_flow_box_set_homogeneous(pointer(), 0)
  }

  /// Adds a widget at the end, in a cell that cannot take the focus itself.
  public func append(_ child: Widget) {
    add(child)
    child.parent?.canFocus = false
  }
}
