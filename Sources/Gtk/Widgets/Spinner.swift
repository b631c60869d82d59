import CGtk

/// A turning wheel that says: wait.
public final class Spinner: Widget {
  /// Creates a spinner that stands still.
  public convenience init() { self.init(new: gtk_spinner_new()) }

  /// Whether the wheel turns.
  public var isSpinning: Bool = false {
    didSet { isSpinning ? gtk_spinner_start(pointer()) : gtk_spinner_stop(pointer()) }
  }
}
