import CGtk

/// The direction in which a widget lays out its children.
public enum Orientation: Sendable {
  case horizontal, vertical

  var gtk: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
