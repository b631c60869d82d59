import Gtk

/// The few rules of style without which a split view does not work or cannot be understood.
///
/// They use the theme's own colours; an app's style sheet may add to them by the same classes.
enum SplitStyle {
  private static var isApplied = false

  /// Applies the rules to the whole program, once.
  static func apply() {
    guard !isApplied else { return }
    isApplied = true
    Desktop.apply(styleSheet: styleSheet)
  }

  private static let styleSheet = """
    .handle { -GtkWidget-window-dragging: true; }
    .list-pane, .detail-pane, .navigation-page { background-color: @theme_bg_color; }
    .list-over { background-color: @theme_bg_color; box-shadow: 0 0 8px alpha(black, 0.4); }
    .shield { background-color: alpha(black, 0.25); }
    """
}
