import CDiptychAtspi

/// One thing on screen, as a screen reader meets it.
///
/// Every property asks the program anew, as what it showed a moment ago may have gone: then there is no name, no
/// role and no state.
struct Accessible {
  /// The kinds of things that a person tells apart, by their names in AT-SPI.
  enum Role: String {
    case frame, dialog, panel, table, slider, image, label, notification
    case button = "push button"
    case toggleButton = "toggle button"
    case radioButton = "radio button"
    case checkBox = "check box"
    case entry = "text"
    case cell = "table cell"
    case splitPane = "split pane"
  }

  /// A place and an extent on the screen, in pixels.
  struct Frame: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var middle: (x: Int, y: Int) { (x + width / 2, y + height / 2) }
  }

  /// Keeps a C object for as long as any copy of the value refers to it.
  final class Reference {
    let raw: UnsafeMutablePointer<AtspiAccessible>
    init(_ raw: UnsafeMutablePointer<AtspiAccessible>) { self.raw = raw }
    deinit { g_object_unref(raw) }
  }

  private let reference: Reference
  var raw: UnsafeMutablePointer<AtspiAccessible> { reference.raw }

  /// Takes over the caller's reference; nil where there is none.
  init?(owned raw: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let raw else { return nil }
    reference = Reference(raw)
  }

  var name: String { Accessible.take(atspi_accessible_get_name(raw, nil)) }
  var about: String { Accessible.take(atspi_accessible_get_description(raw, nil)) }
  var roleName: String { Accessible.take(atspi_accessible_get_role_name(raw, nil)) }
  var processID: Int { Int(atspi_accessible_get_process_id(raw, nil)) }

  func `is`(_ role: Role, _ name: String) -> Bool { roleName == role.rawValue && self.name == name }

  // MARK: The tree

  var childCount: Int { max(0, Int(atspi_accessible_get_child_count(raw, nil))) }

  func child(_ index: Int) -> Accessible? {
    Accessible(owned: atspi_accessible_get_child_at_index(raw, gint(index), nil))
  }

  /// What is inside; a table's cells, which may be very many, are reached by row instead.
  var children: [Accessible] {
    roleName == Role.table.rawValue ? [] : (0..<childCount).compactMap { child($0) }
  }

  /// What is on screen of this and all inside, from the outside in.
  func onScreen(where isWanted: (Accessible) -> Bool) -> [Accessible] {
    var found = isWanted(self) ? [self] : []
    for child in children where child.isShowing { found += child.onScreen(where: isWanted) }
    return found
  }

  /// The first thing on screen that is wanted, this or inside.
  func first(where isWanted: (Accessible) -> Bool) -> Accessible? {
    if isWanted(self) { return self }
    for child in children where child.isShowing {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// What is on screen, a line for each thing: for a test's message.
  func outline(depth: Int = 0) -> String {
    let focus = isFocused ? " [focused]" : ""
    let line = String(repeating: " ", count: depth) + "\(roleName) “\(name)”\(focus)\n"
    return line + children.filter(\.isShowing).map { $0.outline(depth: depth + 1) }.joined()
  }

  // MARK: States

  var isShowing: Bool { has(ATSPI_STATE_SHOWING) }
  var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }
  var isFocusable: Bool { has(ATSPI_STATE_FOCUSABLE) }
  var isSensitive: Bool { has(ATSPI_STATE_SENSITIVE) }
  var isChecked: Bool { has(ATSPI_STATE_CHECKED) }
  var isSelected: Bool { has(ATSPI_STATE_SELECTED) }

  private func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(raw) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  // MARK: Place

  var frame: Frame {
    guard let component = atspi_accessible_get_component_iface(raw) else {
      return Frame(x: 0, y: 0, width: 0, height: 0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(component)) }
    guard let rectangle = atspi_component_get_extents(component, ATSPI_COORD_TYPE_SCREEN, nil) else {
      return Frame(x: 0, y: 0, width: 0, height: 0)
    }
    defer { g_free(rectangle) }
    let pointee = rectangle.pointee
    return Frame(
      x: Int(pointee.x), y: Int(pointee.y), width: Int(pointee.width), height: Int(pointee.height))
  }

  static func take(_ text: UnsafeMutablePointer<CChar>?) -> String {
    guard let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
