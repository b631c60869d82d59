/// The text files that are compiled into the program.
public enum DiptychResources {
  /// The style sheet of the whole program, GTK 3 CSS.
  public static var styleSheet: String { String(decoding: PackageResources.style_css, as: UTF8.self) }

  /// The overview of keys, GtkBuilder's XML with a window of the id `shortcuts`.
  public static var shortcuts: String { String(decoding: PackageResources.shortcuts_ui, as: UTF8.self) }
}
