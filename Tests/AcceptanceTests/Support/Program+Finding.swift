/// Finding what is on screen.
extension Program {
  typealias Role = Accessible.Role

  /// What is on screen with a role and a name, in the dialog if there is one.
  func find(_ role: Role, _ name: String) -> Accessible? { tree?.first { $0.is(role, name) } }

  /// Waits for what is on screen with a role and a name.
  @discardableResult
  func see(_ role: Role, _ name: String, line: UInt = #line) throws -> Accessible {
    try wait("the \(role.rawValue) “\(name)”", line: line) { find(role, name) }
  }

  /// Waits until nothing with a role and a name is on screen.
  func seeNo(_ role: Role, _ name: String, line: UInt = #line) throws {
    try wait(for: "the \(role.rawValue) “\(name)” to go", line: line) { find(role, name) == nil }
  }

  /// Waits for a text.
  @discardableResult
  func read(_ text: String, line: UInt = #line) throws -> Accessible { try see(.label, text, line: line) }

  /// Waits for a button, and presses it through the accessibility bus.
  func press(_ name: String, line: UInt = #line) throws {
    let button = try see(.button, name, line: line)
    guard button.press() else { throw Failure("line \(line): “\(name)” cannot be pressed") }
  }

  /// What has the keyboard.
  var focused: Accessible? { tree?.first { $0.isFocused } }

  /// Waits until the keyboard is at something.
  func seeFocus(_ role: Role, _ name: String, line: UInt = #line) throws {
    try Desktop.need(Desktop.current.hasKeys, else: "nothing has the keyboard")
    try wait(for: "the keyboard at the \(role.rawValue) “\(name)”", line: line) {
      find(role, name)?.isFocused == true
    }
  }

  // MARK: Sections

  /// Goes to a section: by its key, or by its button where there are no keys.
  func show(_ section: String, line: UInt = #line) throws {
    let sections = ["Games", "Photos", "Recents"]
    if Desktop.current.hasKeys, let index = sections.firstIndex(of: section) {
      try keys("ctrl+\(index + 1)")
    } else {
      try wait(for: "the section “\(section)”", line: line) { find(.radioButton, section)?.press() == true }
    }
    try wait(for: "the section “\(section)”", line: line) { find(.radioButton, section)?.isChecked == true }
  }

  // MARK: Rows

  /// Waits for the rows of a list that are as wanted.
  @discardableResult
  func rows(
    _ list: String, line: UInt = #line, where isWanted: ([[String]]) -> Bool = { !$0.isEmpty }
  ) throws -> [[String]] {
    try wait("the rows of “\(list)” that are expected", line: line) {
      find(.table, list).map(\.rows).flatMap { isWanted($0) ? $0 : nil }
    }
  }

  /// Waits until a row of a list ends with a rating chip.
  func seeChip(_ chip: String, of name: String, in list: String, line: UInt = #line) throws {
    try wait(for: "the chip \(chip) of “\(name)”", line: line) {
      guard let table = find(.table, list), let row = table.row(name) else { return false }
      return table.lines(ofRow: row).contains(chip)
    }
  }

  /// Waits until exactly one row of a list is selected, that with a name.
  func seeSelected(_ name: String, in list: String, line: UInt = #line) throws {
    try wait(for: "“\(name)” as the selected row", line: line) {
      guard let table = find(.table, list) else { return false }
      return table.selectedRows.map { table.lines(ofRow: $0).first } == [name]
    }
  }
}
