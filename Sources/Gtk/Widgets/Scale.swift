import CGtk

/// A slider.
public final class Scale: Widget {
  private var gtkRange: UnsafeMutablePointer<GtkRange> { pointer() }

  /// Creates a slider over a range of numbers, in steps.
  public convenience init(_ range: ClosedRange<Double>, step: Double) {
    self.init(
      new: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
    gtk_scale_set_draw_value(pointer(), 0)
  }

  /// The number at which the slider stands.
  public var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set { gtk_range_set_value(gtkRange, newValue) }
  }

  /// Writes a small mark under the slider at a number.
  public func addMark(at value: Double, _ text: String? = nil) {
    gtk_scale_add_mark(pointer(), value, GTK_POS_BOTTOM, text)
  }

  /// The decimals to which the slider rounds.
  public var digits: Int {
    get { Int(gtk_scale_get_digits(pointer())) }
    set { gtk_scale_set_digits(pointer(), gint(newValue)) }
  }

  /// Whether the slider's number, as text, stands beside it.
  public var drawsValue: Bool {
    get { gtk_scale_get_draw_value(pointer()) != 0 }
    set { gtk_scale_set_draw_value(pointer(), newValue ? 1 : 0) }
  }

  /// Tells how a number reads: a screen reader says it after the slider's name.
  @discardableResult
  public func onFormatValue(_ closure: @escaping (Double) -> String) -> SignalHandler {
    connect("format-value", closure, .doubleToString)
  }

  /// Calls the closure before a person moves the slider, with where to; true keeps the slider where it is.
  @discardableResult
  public func onChangeValue(_ closure: @escaping (Double) -> Bool) -> SignalHandler {
    connect("change-value", { _, value in closure(value) }, .scrollToBool)
  }

  /// Calls the closure when the slider stands elsewhere, whoever moved it.
  @discardableResult
  public func onValueChange(_ closure: @escaping () -> Void) -> SignalHandler {
    connect("value-changed", closure)
  }

  /// Keeps the wheel from moving the slider: it scrolls what is around it instead.
  public func ignoreWheel() {
    connect(
      "scroll-event",
      { [weak self] event in
        guard let self, let parent = gtk_widget_get_parent(self.gtk) else { return true }
        gtk_propagate_event(parent, event.assumingMemoryBound(to: GdkEvent.self))
        return true
      }, .pointerToBool)
  }
}
