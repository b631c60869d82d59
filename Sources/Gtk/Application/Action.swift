import CGtk

/// Something that a person can do by key, button or menu.
public final class Action: Object {
  /// Creates an action that does what the closure says.
  public convenience init(_ name: String, _ body: @escaping () -> Void) {
    self.init(g_simple_action_new(name, nil), .adopt)
    connect("activate", body, .oneArgument)
  }

  /// Whether the action can be done now; its buttons and menu items are insensitive while it cannot.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  /// Does it, where it is enabled.
  public func activate() { g_action_activate(opaque, nil) }
}
