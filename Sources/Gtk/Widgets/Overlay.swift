import CGtk

/// A widget with others that lie over it.
public final class Overlay: Container {
  private var gtkOverlay: UnsafeMutablePointer<GtkOverlay> { pointer() }

  /// Creates an overlay over a widget.
  public convenience init(_ child: Widget) {
    self.init(new: gtk_overlay_new())
    add(child)
  }

  /// Lays a widget over the rest; its alignment and margins say where.
  public func addOverlay(_ child: Widget) { gtk_overlay_add_overlay(gtkOverlay, child.gtk) }

  /// Lets clicks on empty parts of a widget that lies over the rest reach what is beneath.
  public func passThrough(_ child: Widget) { gtk_overlay_set_overlay_pass_through(gtkOverlay, child.gtk, 1) }
}
