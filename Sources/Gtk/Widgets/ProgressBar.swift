import CGtk

/// A bar that fills while work goes on.
public final class ProgressBar: Widget {
  /// Creates an empty bar.
  public convenience init() { self.init(new: gtk_progress_bar_new()) }

  /// How much is done, from 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(pointer()) }
    set { gtk_progress_bar_set_fraction(pointer(), newValue) }
  }
}
