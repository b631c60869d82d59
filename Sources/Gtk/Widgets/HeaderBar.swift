import CGtk

/// A bar with a title in the middle, and buttons before and after it.
public final class HeaderBar: Container {
  private var gtkBar: UnsafeMutablePointer<GtkHeaderBar> { pointer() }

  /// Creates a bar without a title.
  public convenience init() {
    self.init(new: gtk_header_bar_new())
    leaveWhatIsNoWindow()
  }

  /// Has the bar listen to windows alone.
  ///
  /// GTK 3.24 has it listen to the state of whatever is at the top of its tree, and not stop where that is a widget
  /// outside any window: once more after each move from one container to another.
  private func leaveWhatIsNoWindow() {
    connect(
      "hierarchy-changed",
      { [raw] in
        let bar = raw.assumingMemoryBound(to: GtkWidget.self)
        guard let top = gtk_widget_get_toplevel(bar), gtk_widget_is_toplevel(top) == 0 else { return }
        disconnectAll("window-state-event", of: gtk_widget_get_type(), on: top, from: raw)
      }, .oneArgument, after: true)
  }

  /// The title, shortened by `…` where there is no room for it.
  public var title: String {
    get { gtk_header_bar_get_title(gtkBar).map { String(cString: $0) } ?? "" }
    set { gtk_header_bar_set_title(gtkBar, newValue) }
  }

  /// The small text under the title, or nil for none.
  public var subtitle: String? {
    get { gtk_header_bar_get_subtitle(gtkBar).map { String(cString: $0) } }
    set { gtk_header_bar_set_subtitle(gtkBar, newValue) }
  }

  /// Whether room is kept for a subtitle that is not there.
  public var reservesSubtitle: Bool {
    get { gtk_header_bar_get_has_subtitle(gtkBar) != 0 }
    set { gtk_header_bar_set_has_subtitle(gtkBar, newValue ? 1 : 0) }
  }

  /// Adds a button at the start.
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(gtkBar, child.gtk) }

  /// Adds a button at the end; the first one packed is the outermost.
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(gtkBar, child.gtk) }

  /// Puts a widget in the title's place, or the title back with nil.
  public func setCustomTitle(_ widget: Widget?) { gtk_header_bar_set_custom_title(gtkBar, widget?.gtk) }

  /// Whether the window's buttons stand in this bar.
  public var showsWindowButtons: Bool {
    get { gtk_header_bar_get_show_close_button(gtkBar) != 0 }
    set { gtk_header_bar_set_show_close_button(gtkBar, newValue ? 1 : 0) }
  }

  /// Which window buttons stand at which side, such as `menu:minimize,close`; nil follows the desktop.
  public var decorationLayout: String? {
    get { gtk_header_bar_get_decoration_layout(gtkBar).map { String(cString: $0) } }
    set { gtk_header_bar_set_decoration_layout(gtkBar, newValue) }
  }
}
