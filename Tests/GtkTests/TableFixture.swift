import Gtk

/// A table in a window that scrolls, with rows whose making is counted.
@MainActor
final class TableFixture {
  let table = TableView(name: "Games", imageSize: 16)
  let scrolled: ScrolledWindow
  /// How often each row was made since the last `forget`.
  private(set) var made: [Int: Int] = [:]
  /// The selections of which the table told.
  private(set) var selections: [Int?] = []
  /// The activations of which the table told.
  private(set) var activations: [Int] = []

  init() {
    scrolled = ScrolledWindow(table)
    table.onSelectionChange { [weak self] in self?.selections.append($0) }
    table.onActivate { [weak self] in self?.activations.append($0) }
  }

  /// Gives the table rows that are called by their number.
  func setRows(_ count: Int, selected: Int? = nil, fromTop: Bool = false, prefix: String = "Game") {
    table.setRows(count: count, selected: selected, fromTop: fromTop) { [weak self] index in
      self?.made[index, default: 0] += 1
      return TableRow(title: "\(prefix) \(index)", subtitle: "of \(1900 + index % 100)", chip: "7.5", chipIsFilled: true)
    }
  }

  func forget() {
    made = [:]
    selections = []
    activations = []
  }

  /// Clicks the middle of a row that is in view.
  func click(row: Int) {
    table.sendClick(x: 60, y: row * table.rowHeight - Int(scrolled.vertical.value) + table.rowHeight / 2)
  }
}
