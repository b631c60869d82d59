import CGtk

/// A line of text that can be edited.
public class Entry: Widget {
  private var gtkEntry: UnsafeMutablePointer<GtkEntry> { pointer() }

  /// Creates an empty entry.
  public convenience init() { self.init(new: gtk_entry_new()) }

  /// The entry that a widget is, or nil when it is something else.
  public static func of(_ widget: Widget) -> Entry? {
    widget.isA(gtk_entry_get_type()) ? Entry(widget.raw, .borrow) : nil
  }

  /// The text.
  public var text: String {
    get { String(cString: gtk_entry_get_text(gtkEntry)) }
    set { gtk_entry_set_text(gtkEntry, newValue) }
  }

  /// The text shown in pale where there is none.
  public var placeholder: String {
    get { gtk_entry_get_placeholder_text(gtkEntry).map { String(cString: $0) } ?? "" }
    set { gtk_entry_set_placeholder_text(gtkEntry, newValue) }
  }

  /// The room in characters that the entry asks for, or -1 for GTK's own idea of it.
  public var widthInCharacters: Int {
    get { Int(gtk_entry_get_width_chars(gtkEntry)) }
    set { gtk_entry_set_width_chars(gtkEntry, gint(newValue)) }
  }

  /// The selected stretch of text in characters, from where it was begun to where the caret is.
  ///
  /// Both ends are equal where nothing is selected: then they are the caret's place.
  public var selection: (anchor: Int, caret: Int) {
    get {
      var start: gint = 0
      var end: gint = 0
      let caret = gtk_editable_get_position(opaque)
      guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
        return (Int(caret), Int(caret))
      }
      return caret == start ? (Int(end), Int(start)) : (Int(start), Int(end))
    }
    set { gtk_editable_select_region(opaque, gint(newValue.anchor), gint(newValue.caret)) }
  }

  /// Sends the keyboard here without selecting the text.
  public func grabFocusKeepingSelection() { gtk_entry_grab_focus_without_selecting(gtkEntry) }

  /// Calls the closure when the text changed.
  @discardableResult
  public func onChange(_ closure: @escaping () -> Void) -> SignalHandler { connect("changed", closure) }

  /// Calls the closure when Return is pressed.
  @discardableResult
  public func onActivate(_ closure: @escaping () -> Void) -> SignalHandler { connect("activate", closure) }
}
