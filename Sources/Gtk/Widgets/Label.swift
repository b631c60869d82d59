import CGtk

/// A piece of text that can be read but not edited.
public final class Label: Widget {
  private var gtkLabel: UnsafeMutablePointer<GtkLabel> { pointer() }

  /// Creates a label with a plain text; where `wraps`, it takes as many lines as it needs, else one that ends
  /// in `…`.
  public convenience init(_ text: String = "", wraps: Bool = false, styleClass: String? = nil) {
    self.init(new: gtk_label_new(text))
    gtk_label_set_xalign(gtkLabel, 0)
    if wraps {
      gtk_label_set_line_wrap(gtkLabel, 1)
      gtk_label_set_line_wrap_mode(gtkLabel, PANGO_WRAP_WORD_CHAR)
    } else {
      gtk_label_set_ellipsize(gtkLabel, PANGO_ELLIPSIZE_END)
    }
    if let styleClass { addStyleClass(styleClass) }
  }

  /// The text, never markup.
  public var text: String {
    get { String(cString: gtk_label_get_text(gtkLabel)) }
    set { gtk_label_set_text(gtkLabel, newValue) }
  }

  /// Shows a text; where there is none the label takes no room.
  public func show(_ text: String?) {
    self.text = text ?? ""
    isVisible = text != nil
  }

  /// Whether a label that ends in `…` may do so; without it the label is never narrower than its text.
  public var ellipsizes: Bool {
    get { gtk_label_get_ellipsize(gtkLabel) != PANGO_ELLIPSIZE_NONE }
    set { gtk_label_set_ellipsize(gtkLabel, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
  }

  /// Where the text stands in the label's room, from 0 at the start to 1 at the end; wrapped lines follow.
  public var textAlign: Align = .start {
    didSet {
      gtk_label_set_xalign(gtkLabel, textAlign == .center ? 0.5 : textAlign == .end ? 1 : 0)
      gtk_label_set_justify(
        gtkLabel,
        textAlign == .center ? GTK_JUSTIFY_CENTER : textAlign == .end ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
    }
  }

  /// The most characters in a line before the label wraps, or -1 for as many as fit.
  public var maximumWidthInCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(gtkLabel)) }
    set { gtk_label_set_max_width_chars(gtkLabel, gint(newValue)) }
  }

  /// The room in characters that the label asks for, or -1 for that of its text.
  public var widthInCharacters: Int {
    get { Int(gtk_label_get_width_chars(gtkLabel)) }
    set { gtk_label_set_width_chars(gtkLabel, gint(newValue)) }
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(gtkLabel) != 0 }
    set { gtk_label_set_selectable(gtkLabel, newValue ? 1 : 0) }
  }
}
