import CGtk

/// A kind of widget to look for, and how to get hold of one as its Swift type.
public struct WidgetKind<Found: Widget> {
  let type: GType
  let wrap: (UnsafeMutableRawPointer) -> Found

  init(_ type: GType, _ wrap: @escaping (UnsafeMutableRawPointer) -> Found) {
    self.type = type
    self.wrap = wrap
  }
}

extension WidgetKind where Found == Widget {
  /// Any widget.
  public static var any: Self { Self(gtk_widget_get_type()) { Widget($0, .borrow) } }
  /// A GtkTreeView, which is what a `TableView` is to GTK.
  public static var table: Self { Self(gtk_tree_view_get_type()) { Widget($0, .borrow) } }
}
extension WidgetKind where Found == Image {
  /// A GtkImage.
  public static var image: Self { Self(gtk_image_get_type()) { Image($0, .borrow) } }
}
extension WidgetKind where Found == Button {
  /// Any button, toggles among them.
  public static var button: Self { Self(gtk_button_get_type()) { Button($0, .borrow) } }
}
extension WidgetKind where Found == ToggleButton {
  /// Any button that stays pressed: check and radio buttons among them.
  public static var toggleButton: Self { Self(gtk_toggle_button_get_type()) { ToggleButton($0, .borrow) } }
}
extension WidgetKind where Found == CheckButton {
  /// A check button.
  public static var checkButton: Self { Self(gtk_check_button_get_type()) { CheckButton($0, .borrow) } }
}
extension WidgetKind where Found == RadioButton {
  /// A radio button.
  public static var radioButton: Self { Self(gtk_radio_button_get_type()) { RadioButton($0, .borrow) } }
}
extension WidgetKind where Found == MenuButton {
  /// A button that opens a menu.
  public static var menuButton: Self { Self(gtk_menu_button_get_type()) { MenuButton($0, .borrow) } }
}
extension WidgetKind where Found == Label {
  /// A label.
  public static var label: Self { Self(gtk_label_get_type()) { Label($0, .borrow) } }
}
extension WidgetKind where Found == Entry {
  /// Any line of text that can be edited.
  public static var entry: Self { Self(gtk_entry_get_type()) { Entry($0, .borrow) } }
}
extension WidgetKind where Found == Scale {
  /// A slider.
  public static var scale: Self { Self(gtk_scale_get_type()) { Scale($0, .borrow) } }
}
extension WidgetKind where Found == Stack {
  /// A stack.
  public static var stack: Self { Self(gtk_stack_get_type()) { Stack($0, .borrow) } }
}
extension WidgetKind where Found == Paned {
  /// A paned container.
  public static var paned: Self { Self(gtk_paned_get_type()) { Paned($0, .borrow) } }
}
extension WidgetKind where Found == Dialog {
  /// A dialog.
  public static var dialog: Self { Self(gtk_dialog_get_type()) { Dialog($0, .borrow) } }
}

extension Widget {
  /// The widget and everything in it, from the outside in; parts of GTK's own making are among them.
  public func descendants<Found>(_ kind: WidgetKind<Found>) -> [Found] {
    var found: [Found] = []
    var rest: [UnsafeMutableRawPointer] = [raw]
    while let next = rest.popLast() {
      if cgtk_is_a(next, kind.type) != 0 { found.append(kind.wrap(next)) }
      guard cgtk_is_a(next, gtk_container_get_type()) != 0 else { continue }
      var inside: [UnsafeMutableRawPointer] = []
      let collect: GtkCallback = { child, list in
        guard let child, let list else { return }
        list.assumingMemoryBound(to: [UnsafeMutableRawPointer].self).pointee.append(
          UnsafeMutableRawPointer(child))
      }
      withUnsafeMutablePointer(to: &inside) {
        gtk_container_forall(next.assumingMemoryBound(to: GtkContainer.self), collect, $0)
      }
      rest.append(contentsOf: inside.reversed())
    }
    return found
  }

  /// GTK's name for the widget's type, such as `GtkButton`.
  public var typeName: String { String(cString: g_type_name(cgtk_type_of(raw))) }
}

extension Window {
  /// All windows of the program that live, dialogs among them, shown or not.
  public static var all: [Window] {
    guard let list = gtk_window_list_toplevels() else { return [] }
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0.pointee.next }).compactMap { link in
      link.pointee.data.map { Window($0, .borrow) }
    }
  }
}
