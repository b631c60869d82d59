import CGtk

/// A line between widgets.
public final class Separator: Widget {
  /// Creates a line that runs in a direction.
  public convenience init(_ orientation: Orientation) { self.init(new: gtk_separator_new(orientation.gtk)) }
}
