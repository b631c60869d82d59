import Gtk

/// Where the keyboard last was in a pane, with caret and selected text.
///
/// GTK forgets all three when a pane moves from one container to another.
final class FocusMemory {
  private var reference: WeakReference?
  private var selection: (anchor: Int, caret: Int)?

  /// The remembered widget, while it lives.
  var widget: Widget? { reference?.widget }

  /// Remembers a widget.
  func remember(_ widget: Widget) {
    reference = WeakReference(widget)
    selection = nil
  }

  /// Remembers which text is selected in the widget, before its pane moves.
  func keepSelection() {
    guard let entry = widget.flatMap(Entry.of) else { return }
    selection = entry.selection
  }

  /// Sends the keyboard to where it was; false where that is gone or not on screen.
  func restore() -> Bool {
    guard let widget, widget.isOnScreen, widget.isSensitive else { return false }
    guard let entry = Entry.of(widget) else {
      widget.grabFocus()
      return widget.hasFocus
    }
    entry.grabFocusKeepingSelection()
    restoreSelection()
    return entry.hasFocus
  }

  /// Selects the text again that was selected before the pane moved, wherever the keyboard is.
  func restoreSelection() {
    guard let selection, let entry = widget.flatMap(Entry.of) else { return }
    entry.selection = selection
  }
}
