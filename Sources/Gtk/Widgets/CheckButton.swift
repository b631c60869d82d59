import CGtk

/// A box to tick, with a text beside it.
public final class CheckButton: ToggleButton {
  /// Creates a check button; an underscore before a letter makes that its access key.
  public convenience init(check label: String) {
    self.init(new: gtk_check_button_new_with_mnemonic(label))
  }
}
