import CGtk

/// A box to tick, with a text beside it.
public final class CheckButton: ToggleButton {
  /// Creates a check button; an underscore before a letter makes that its access key.
  ///
  /// A long text wraps: a check button that is shown in a window narrower than its text would else be given
  /// less than its minimum until the window has grown, which GTK reports as a fault.
  public convenience init(check label: String) {
    self.init(new: gtk_check_button_new_with_mnemonic(label))
    let text = UnsafeMutableRawPointer(gtk_bin_get_child(pointer())).assumingMemoryBound(to: GtkLabel.self)
    gtk_label_set_line_wrap(text, 1)
    gtk_label_set_line_wrap_mode(text, PANGO_WRAP_WORD_CHAR)
  }
}
