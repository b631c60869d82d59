import CGtk

/// What the desktop tells all programs: text size, animations, where window buttons stand, dark or light.
public enum Desktop {
  /// Begins to use GTK; returns false where there is no display to show a window on.
  public static func start() -> Bool {
    MainQueueSource.install()
    // Reads the fonts' configuration on a thread of its own, while GTK reads the theme.
    _ = pango_cairo_font_map_get_default()
    return gtk_init_check(nil, nil) != 0
  }

  /// Whether a desktop's menu or a file manager started the program: nobody reads what it prints.
  public static var startedProgram: Bool {
    // Programs that a person starts in a terminal inherit its launcher's notes; the process is another one.
    getenv("GIO_LAUNCHED_DESKTOP_FILE_PID").map { String(cString: $0) } == "\(getpid())"
  }

  static var settings: Object? { gtk_settings_get_default().map { Object($0, .borrow) } }

  /// How much larger than usual the person wants text: 1.25 with GNOME's "Large Text".
  public static var textScale: Double {
    // Not the setting "gtk-xft-dpi" itself: GDK_DPI_SCALE has a say, too.
    let dpi = gdk_screen_get_default().map { gdk_screen_get_resolution($0) } ?? -1
    return dpi > 0 ? dpi / 96 : 1
  }

  /// Whether things may move when they change.
  public static var isAnimated: Bool {
    get { settings?.bool("gtk-enable-animations") ?? true }
    set { settings?.set("gtk-enable-animations", newValue) }
  }

  /// Which window buttons stand at which side, such as `menu:minimize,maximize,close`.
  public static var decorationLayout: String {
    get { settings?.string("gtk-decoration-layout") ?? "" }
    set { settings?.set("gtk-decoration-layout", newValue) }
  }

  /// Whether windows should be dark.
  public static var prefersDark: Bool {
    get { settings?.bool("gtk-application-prefer-dark-theme") ?? false }
    set { settings?.set("gtk-application-prefer-dark-theme", newValue) }
  }

  /// Makes text larger or smaller for this program; tests use it as the desktop's setting.
  public static func setTextScale(_ scale: Double) {
    settings?.set("gtk-xft-dpi", Int((scale * 96 * 1024).rounded()))
  }

  /// Calls the closure whenever the desktop's text size changes.
  @discardableResult
  public static func onTextScaleChange(_ closure: @escaping () -> Void) -> SignalHandler? {
    settings?.onNotify("gtk-xft-dpi", closure)
  }

  /// Calls the closure whenever the window buttons are to stand elsewhere.
  @discardableResult
  public static func onDecorationLayoutChange(_ closure: @escaping () -> Void) -> SignalHandler? {
    settings?.onNotify("gtk-decoration-layout", closure)
  }

  /// Applies a style sheet in GTK's CSS to the whole program.
  public static func apply(styleSheet: String) {
    guard let screen = gdk_screen_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, styleSheet, -1, nil)
    gtk_style_context_add_provider_for_screen(
      screen, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  /// Looks for icons in one more folder, laid out as icon themes are.
  public static func addIconFolder(_ path: String) {
    gtk_icon_theme_append_search_path(gtk_icon_theme_get_default(), path)
  }

  /// Opens an address in the person's browser; false where nothing can.
  @discardableResult
  public static func open(uri: String, from window: Window) -> Bool {
    gtk_show_uri_on_window(window.gtkWindow, uri, guint32(GDK_CURRENT_TIME), nil) != 0
  }
}
