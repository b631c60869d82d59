import CGtk

/// The GObject class of a text view whose width is its container's affair.
///
/// A wrapping GtkLabel lays its text out with a word, or even a letter, on each line to learn how narrow it could be,
/// and the time for that grows with the square of the length: seconds for 36,000 characters. A GtkTextView does not,
/// but insists on the width of the longest line that it has, and so keeps a window from getting narrower.
nonisolated enum LongTextType {
  /// The least and the usual width in pixels; no more than 76 letters or so stand in a line.
  private static let width: (least: gint, usual: gint) = (120, 540)

  static func make() -> UnsafeMutablePointer<GtkWidget>? {
    g_object_new_with_properties(type, 0, nil, nil).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }

  private static let type = registerClass("GtkSwiftLongText", of: gtk_text_view_get_type()) { table, _ in
    table?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.get_preferred_width = { _, least, usual in
      least?.pointee = LongTextType.width.least
      usual?.pointee = LongTextType.width.usual
    }
  }
}
