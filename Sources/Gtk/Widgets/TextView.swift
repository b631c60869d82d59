import CGtk

/// A text of any length that can be read, selected and copied, but not edited.
///
/// A paragraph is laid out for the width that the view has, and for no other.
public final class TextView: Container {
  private var gtkTextView: UnsafeMutablePointer<GtkTextView> { pointer() }

  /// Creates a view without text, that the keyboard passes over; it may be as narrow as 120 pixels.
  public convenience init(styleClass: String? = nil) {
    self.init(new: LongTextType.make())
    gtk_text_view_set_editable(gtkTextView, 0)
    gtk_text_view_set_cursor_visible(gtkTextView, 0)
    gtk_text_view_set_wrap_mode(gtkTextView, GTK_WRAP_WORD_CHAR)
    canFocus = false
    addStyleClass("long-text")
    if let styleClass { addStyleClass(styleClass) }
    var lastWidth = 0
    onLayout { [weak self] in
      guard let self, self.allocation.width != lastWidth else { return }
      lastWidth = self.allocation.width
      // It has asked for the height that the text had in its last width; by then it is laid out anew.
      MainLoop.whenIdle { [weak self] in if let self { gtk_widget_queue_resize(self.gtk) } }
    }
  }

  /// The text, never markup.
  public var text: String {
    get {
      let buffer = gtk_text_view_get_buffer(gtkTextView)
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return gtk_text_buffer_get_text(buffer, &start, &end, 1).map { takeString($0) } ?? ""
    }
    set {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(gtkTextView), newValue, gint(newValue.utf8.count))
    }
  }
}
