import CGtk

/// A menu as a list of actions with their texts.
public final class Menu: Object {
  /// Creates a menu of sections that lines divide.
  public convenience init(_ sections: [[(label: String, action: String)]]) {
    self.init(g_menu_new(), .adopt)
    for items in sections {
      guard let section = g_menu_new() else { continue }
      for item in items { g_menu_append(section, item.label, item.action) }
      g_menu_append_section(
        opaque, nil, UnsafeMutableRawPointer(section).assumingMemoryBound(to: GMenuModel.self))
      g_object_unref(UnsafeMutableRawPointer(section))
    }
  }
}
