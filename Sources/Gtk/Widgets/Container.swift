import CGtk

/// A widget that holds others.
public class Container: Widget {
  var gtkContainer: UnsafeMutablePointer<GtkContainer> { pointer() }

  /// Puts a widget in, where the container has but one way to do so.
  public func add(_ child: Widget) { gtk_container_add(gtkContainer, child.gtk) }

  /// Takes a widget out.
  public func remove(_ child: Widget) { gtk_container_remove(gtkContainer, child.gtk) }

  /// The widgets inside, in order.
  public var children: [Widget] {
    guard let list = gtk_container_get_children(gtkContainer) else { return [] }
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0.pointee.next }).compactMap { link in
      link.pointee.data.map { Widget($0, .borrow) }
    }
  }

  /// Destroys every widget inside.
  public func destroyChildren() { for child in children { child.destroy() } }

  /// Shows every widget inside and what is in it, whatever the container itself is.
  public func showAllChildren() { for child in children { child.showAll() } }
}
