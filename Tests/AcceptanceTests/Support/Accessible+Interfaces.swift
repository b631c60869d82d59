/// What can be read of, and done to, a thing beyond its name.
extension Accessible {
  // MARK: Actions

  /// How many things can be done to it, such as a click.
  var actionCount: Int {
    // GTK complains of who asks a thing that knows no actions.
    let interfaces = call("Accessible", "GetInterfaces")?.parts.compactMap(\.string) ?? []
    guard interfaces.contains("org.a11y.atspi.Action") else { return 0 }
    return property("Action", "NActions")?.int ?? 0
  }

  /// Does the first of them, as a screen reader does when its user presses Return.
  func press() -> Bool { actionCount > 0 && doAction(0) }

  /// Does what a row's cell does when it is opened; what it does first, GTK would call expanding.
  func activate() -> Bool {
    guard
      let index = (0..<actionCount).first(where: { call("Action", "GetName", .int($0))?.string == "activate" }
      )
    else { return false }
    return doAction(index)
  }

  private func doAction(_ index: Int) -> Bool { call("Action", "DoAction", .int(index))?.bool ?? false }

  /// Takes the keyboard.
  func takeFocus() -> Bool { isFocusable && call("Component", "GrabFocus")?.bool == true }

  // MARK: Text

  /// The whole text of an entry.
  var text: String { call("Text", "GetText", .int(0), .int(-1))?.string ?? "" }

  /// Writes another text into an entry, as a program for dictation does.
  func write(_ text: String) -> Bool { call("EditableText", "SetTextContents", .text(text))?.bool ?? false }

  /// Where the caret is in the text, in characters.
  var caret: Int? { property("Text", "CaretOffset")?.int }

  /// Which part of the text is selected, in characters; nil where none is.
  var selectedText: Range<Int>? {
    guard let count = call("Text", "GetNSelections")?.int, count > 0,
      let bounds = AccessibilityBus.shared?.call(
        program, path, "org.a11y.atspi.Text", "GetSelection", [.int(0)]),
      let start = bounds[0]?.int, let end = bounds[1]?.int, start < end
    else { return nil }
    return start..<end
  }

  // MARK: Value

  /// The number at which a slider stands.
  var value: Double? { property("Value", "CurrentValue")?.double }

  /// Moves a slider to a number.
  func move(to value: Double) {
    setProperty("Value", "CurrentValue", .double(value))
  }

  /// Between which numbers a slider moves.
  var range: ClosedRange<Double>? {
    guard let least = property("Value", "MinimumValue")?.double,
      let greatest = property("Value", "MaximumValue")?.double, least <= greatest
    else { return nil }
    return least...greatest
  }

  // MARK: Table

  /// How many rows a table has.
  var rowCount: Int { property("Table", "NRows")?.int ?? 0 }

  /// The cells of a row.
  func cells(ofRow row: Int) -> [Accessible] {
    (0..<(property("Table", "NColumns")?.int ?? 0)).compactMap {
      Accessible(call("Table", "GetAccessibleAt", .int(row), .int($0)))
    }
  }

  /// The lines of a cell's text.
  var lines: [String] { name.split(separator: "\n").map(String.init) }

  /// The lines of all texts of a row, from the start to the end.
  func lines(ofRow row: Int) -> [String] { cells(ofRow: row).flatMap(\.lines) }

  /// The lines of every row.
  var rows: [[String]] { (0..<rowCount).map { lines(ofRow: $0) } }

  /// The number of the row with a line that is exactly a text.
  func row(_ line: String) -> Int? { (0..<rowCount).first { lines(ofRow: $0).contains(line) } }

  /// The rows that are selected.
  var selectedRows: [Int] {
    (0..<rowCount).filter { cells(ofRow: $0).contains(where: \.isSelected) }
  }
}
