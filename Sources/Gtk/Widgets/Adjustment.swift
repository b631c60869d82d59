import CGtk

/// A number within bounds: how far a view is scrolled, where a slider stands.
public final class Adjustment: Object {
  private var gtk: UnsafeMutablePointer<GtkAdjustment> { pointer() }

  /// The number.
  public var value: Double {
    get { gtk_adjustment_get_value(gtk) }
    set { gtk_adjustment_set_value(gtk, newValue) }
  }

  /// The least number.
  public var lower: Double { gtk_adjustment_get_lower(gtk) }

  /// The greatest number, and the page more.
  public internal(set) var upper: Double {
    get { gtk_adjustment_get_upper(gtk) }
    set { gtk_adjustment_set_upper(gtk, newValue) }
  }

  /// How much of the whole is in view.
  public var pageSize: Double { gtk_adjustment_get_page_size(gtk) }

  /// Calls the closure when the number changed.
  @discardableResult
  public func onValueChange(_ closure: @escaping () -> Void) -> SignalHandler {
    connect("value-changed", closure)
  }
}
