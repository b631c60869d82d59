import CGtk

/// A row or a column of widgets.
public final class Box: Container {
  private var gtkBox: UnsafeMutablePointer<GtkBox> { pointer() }

  /// Creates a box with so many pixels between its widgets.
  public convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
    self.init(new: gtk_box_new(orientation.gtk, gint(spacing)))
    for child in children { append(child) }
  }

  /// Adds a widget at the end; whether it grows is its own `expands…`.
  public func append(_ child: Widget) { gtk_box_pack_start(gtkBox, child.gtk, 0, 1, 0) }

  /// Whether all widgets get the same room.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(gtkBox) != 0 }
    set { gtk_box_set_homogeneous(gtkBox, newValue ? 1 : 0) }
  }
}
