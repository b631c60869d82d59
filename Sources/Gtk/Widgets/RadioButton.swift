import CGtk

/// One of several buttons of which exactly one is pressed.
public final class RadioButton: ToggleButton {
  /// Creates a radio button that looks like a plain button, in the group of another or in a new one.
  public convenience init(radio label: String, joining other: RadioButton? = nil) {
    self.init(new: gtk_radio_button_new_with_label_from_widget(other?.pointer(), label))
    gtk_toggle_button_set_mode(pointer(), 0)
  }
}
