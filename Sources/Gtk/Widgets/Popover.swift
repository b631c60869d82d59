import CGtk

/// A bubble over the window that belongs to one of its widgets, and goes when a person clicks elsewhere.
public final class Popover: Container {
  private var gtkPopover: UnsafeMutablePointer<GtkPopover> { pointer() }

  /// Creates a bubble that points to a widget; it is destroyed with that widget at the latest.
  public convenience init(of widget: Widget, _ child: Widget) {
    self.init(new: gtk_popover_new(widget.gtk))
    add(child)
  }

  /// Shows the bubble; the keyboard goes to what is in it.
  public func open() { gtk_popover_popup(gtkPopover) }

  /// Takes the bubble away; the keyboard returns to where it was.
  public func close() { gtk_popover_popdown(gtkPopover) }

  /// Calls the closure when the bubble goes away, by whatever way.
  @discardableResult
  public func onClose(_ closure: @escaping () -> Void) -> SignalHandler { connect("closed", closure) }
}
