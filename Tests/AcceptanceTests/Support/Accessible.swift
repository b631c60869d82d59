import CDiptychAtspi

/// One thing on screen, as a screen reader meets it.
///
/// Every property asks the program anew, as what it showed a moment ago may have gone: then there is no name, no
/// role and no state.
struct Accessible: Equatable {
  /// The kinds of things that a person tells apart, by their names in AT-SPI.
  enum Role: String {
    case frame, dialog, panel, table, slider, image, label, notification
    case button = "push button"
    case toggleButton = "toggle button"
    case radioButton = "radio button"
    case checkBox = "check box"
    case entry = "text"
    case cell = "table cell"
  }

  /// A place and an extent on the screen, in pixels.
  struct Frame: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var middle: (x: Int, y: Int) { (x + width / 2, y + height / 2) }
  }

  static let rootPath = "/org/a11y/atspi/accessible/root"

  /// The program's name on the bus.
  let program: String
  /// The thing's name in the program.
  let path: String

  init(program: String, path: String) {
    self.program = program
    self.path = path
  }

  /// Reads what a method answered: a program and a path in it.
  init?(_ reference: Variant?) {
    guard let program = reference?[0]?.string, let path = reference?[1]?.string, !path.hasSuffix("/null")
    else {
      return nil
    }
    self.init(program: program, path: path)
  }

  // MARK: What it is

  var name: String { property("Accessible", "Name")?.string ?? "" }
  var about: String { property("Accessible", "Description")?.string ?? "" }
  var roleName: String { call("Accessible", "GetRoleName")?.string ?? "" }

  func `is`(_ role: Role, _ name: String) -> Bool { roleName == role.rawValue && self.name == name }

  var isShowing: Bool { has(ATSPI_STATE_SHOWING) }
  /// Whether the window is the one that has the keyboard.
  var isActive: Bool { has(ATSPI_STATE_ACTIVE) }
  var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }
  var isFocusable: Bool { has(ATSPI_STATE_FOCUSABLE) }
  var isSensitive: Bool { has(ATSPI_STATE_SENSITIVE) }
  var isChecked: Bool { has(ATSPI_STATE_CHECKED) }
  var isSelected: Bool { has(ATSPI_STATE_SELECTED) }

  private func has(_ state: AtspiStateType) -> Bool {
    guard let words = call("Accessible", "GetState")?.parts.compactMap(\.int), words.count == 2 else {
      return false
    }
    let bit = Int(state.rawValue)
    return words[bit / 32] >> (bit % 32) & 1 == 1
  }

  // MARK: Where it is

  /// What is inside; a table's cells, which may be very many, are reached by row instead.
  var children: [Accessible] {
    roleName == Role.table.rawValue
      ? [] : call("Accessible", "GetChildren")?.parts.compactMap(Accessible.init) ?? []
  }

  /// What is on screen of this and all inside, from the outside in.
  func onScreen(where isWanted: (Accessible) -> Bool) -> [Accessible] {
    (isWanted(self) ? [self] : [])
      + children.filter(\.isShowing).flatMap { $0.onScreen(where: isWanted) }
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

  var frame: Frame {
    let numbers = call("Component", "GetExtents", .unsigned(Int(ATSPI_COORD_TYPE_SCREEN.rawValue)))?.parts
      .compactMap(\.int)
    guard let numbers, numbers.count == 4 else { return Frame(x: 0, y: 0, width: 0, height: 0) }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: Asking

  /// Calls a method of one of AT-SPI's interfaces; its answer's only value.
  func call(_ interface: String, _ method: String, _ arguments: AccessibilityBus.Argument...) -> Variant? {
    AccessibilityBus.shared?.call(program, path, "org.a11y.atspi." + interface, method, arguments)?[0]
  }

  func property(_ interface: String, _ name: String) -> Variant? {
    AccessibilityBus.shared?.call(
      program, path, "org.freedesktop.DBus.Properties", "Get",
      [.text("org.a11y.atspi." + interface), .text(name)])?[0]
  }

  func setProperty(_ interface: String, _ name: String, _ value: AccessibilityBus.Argument) {
    _ = AccessibilityBus.shared?.call(
      program, path, "org.freedesktop.DBus.Properties", "Set",
      [.text("org.a11y.atspi." + interface), .text(name), .boxed(value)])
  }
}
