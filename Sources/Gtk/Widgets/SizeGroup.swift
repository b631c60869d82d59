import CGtk

/// Widgets in different containers that all ask for the room of the largest of them.
public final class SizeGroup: Object {
  /// Creates a group of widgets that are equally wide, or equally high.
  public convenience init(_ orientation: Orientation) {
    let mode = orientation == .horizontal ? GTK_SIZE_GROUP_HORIZONTAL : GTK_SIZE_GROUP_VERTICAL
    self.init(gtk_size_group_new(mode), .adopt)
  }

  /// Takes a widget in; one that is destroyed leaves by itself.
  public func add(_ widget: Widget) { gtk_size_group_add_widget(pointer(), widget.gtk) }
}
