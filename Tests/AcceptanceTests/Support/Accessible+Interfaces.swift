import CDiptychAtspi

/// What can be read of, and done to, a thing beyond its name.
extension Accessible {
  // MARK: Actions

  /// How many things can be done to it, such as a click.
  var actionCount: Int {
    guard let action = atspi_accessible_get_action_iface(raw) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    return max(0, Int(atspi_action_get_n_actions(action, nil)))
  }

  /// Does the first of them, as a screen reader does when its user presses Return.
  @discardableResult
  func press() -> Bool {
    guard let action = atspi_accessible_get_action_iface(raw) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    return atspi_action_do_action(action, 0, nil) != 0
  }

  // MARK: Text

  /// The whole text of an entry, a label or a cell.
  var text: String {
    guard let text = atspi_accessible_get_text_iface(raw) else { return "" }
    defer { g_object_unref(UnsafeMutableRawPointer(text)) }
    return Accessible.take(atspi_text_get_text(text, 0, -1, nil))
  }

  /// Where the caret is in the text, in characters.
  var caret: Int {
    guard let text = atspi_accessible_get_text_iface(raw) else { return -1 }
    defer { g_object_unref(UnsafeMutableRawPointer(text)) }
    return Int(atspi_text_get_caret_offset(text, nil))
  }

  /// Which part of the text is selected, in characters; nil where none is.
  var selectedText: Range<Int>? {
    guard let text = atspi_accessible_get_text_iface(raw) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(text)) }
    guard atspi_text_get_n_selections(text, nil) > 0, let range = atspi_text_get_selection(text, 0, nil) else {
      return nil
    }
    defer { g_free(range) }
    let (start, end) = (Int(range.pointee.start_offset), Int(range.pointee.end_offset))
    return start < end ? start..<end : nil
  }

  // MARK: Value

  /// The number at which a slider stands, and between which numbers it moves.
  var value: (current: Double, range: ClosedRange<Double>)? {
    guard let value = atspi_accessible_get_value_iface(raw) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(value)) }
    let least = atspi_value_get_minimum_value(value, nil)
    let greatest = atspi_value_get_maximum_value(value, nil)
    guard least <= greatest else { return nil }
    return (atspi_value_get_current_value(value, nil), least...greatest)
  }

  // MARK: Table

  /// How many rows a table has.
  var rowCount: Int {
    guard let table = atspi_accessible_get_table_iface(raw) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(table)) }
    return max(0, Int(atspi_table_get_n_rows(table, nil)))
  }

  /// The cells of a row.
  func cells(ofRow row: Int) -> [Accessible] {
    guard let table = atspi_accessible_get_table_iface(raw) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(table)) }
    return (0..<max(0, atspi_table_get_n_columns(table, nil))).compactMap {
      Accessible(owned: atspi_table_get_accessible_at(table, gint(row), $0, nil))
    }
  }

  /// The lines of all texts of a row, from the start to the end.
  func lines(ofRow row: Int) -> [String] {
    cells(ofRow: row).flatMap { $0.name.split(separator: "\n").map(String.init) }
  }

  /// The lines of every row.
  var rows: [[String]] { (0..<rowCount).map { lines(ofRow: $0) } }

  /// The first line of every row: what the rows are called.
  var rowNames: [String] { rows.compactMap(\.first) }

  /// The number of the row with a line that is exactly a text.
  func row(_ line: String) -> Int? { (0..<rowCount).first { lines(ofRow: $0).contains(line) } }

  /// The rows that are selected.
  var selectedRows: [Int] {
    (0..<rowCount).filter { cells(ofRow: $0).contains(where: \.isSelected) }
  }
}
