import DiptychShelf
import Gtk

/// What the import dialog shows: how the work goes, what would happen, or why nothing can.
final class ImportPreviewView {
  let view = Box(.vertical, spacing: 12)

  private let message = Label(wraps: true)
  private let bar = ProgressBar()
  private let counts = Grid(columnSpacing: 12, rowSpacing: 6)
  private let notes = Label(wraps: true, styleClass: "dim-label")
  private let rows = Label(wraps: true)
  private let rowsView: ScrolledWindow
  private let ratings = CheckButton(check: "Use the _file’s ratings where they differ from mine")

  /// Rows that were left out beyond this number are counted, not listed.
  private static let mostRows = 200

  init(fileName: String) {
    let title = Label(fileName, wraps: true, styleClass: "dialog-title")
    title.maximumWidthInCharacters = 36
    for label in [message, notes, rows] { label.maximumWidthInCharacters = 48 }
    rows.isSelectable = true
    rows.verticalAlign = .start
    rowsView = ScrolledWindow(rows)
    rowsView.setSizeRequest(height: 110)
    rowsView.expandsVertically = true
    for child in [title, message, bar, counts, notes, rowsView, ratings] as [Widget] { view.append(child) }
    view.setMargins(18)
    view.showAll()
    for child in [message, bar, counts, notes, rowsView, ratings] as [Widget] {
      child.ignoresShowAll = true
      child.isVisible = false
    }
  }

  /// Whether the person wants the file's ratings in place of their own.
  var fileWins: Bool { ratings.isOn }

  /// Shows that work has begun.
  func show(progress: String) {
    message.show(progress)
    bar.fraction = 0
    bar.isVisible = true
  }

  /// Shows how much of the work is done.
  func show(part: Double) { bar.fraction = part }

  /// Shows why it cannot be done.
  func show(error: String) {
    message.show(error)
    bar.isVisible = false
    counts.isVisible = false
  }

  /// Shows what importing would do.
  func show(_ report: ImportReport) {
    message.show(nil)
    bar.isVisible = false
    counts.destroyChildren()
    let lines = [
      ("New", report.new), ("Changed", report.changed), ("Same", report.same), ("Skipped", report.skipped),
    ]
    for (row, line) in lines.enumerated() {
      let number = Label("\(line.1)")
      number.textAlign = .end
      counts.attach(Label(line.0, styleClass: "dim-label"), column: 0, row: row)
      counts.attach(number, column: 1, row: row)
    }
    counts.showAllChildren()
    counts.isVisible = true
    notes.show(ImportPreviewView.notes(report))
    rows.text = report.rows.prefix(ImportPreviewView.mostRows).map { "Line \($0.line): \($0.reason)" }
      .joined(separator: "\n")
    rowsView.isVisible = !report.rows.isEmpty
    ratings.isVisible = report.ratingsKept > 0
  }

  private static func notes(_ report: ImportReport) -> String? {
    var notes = report.notices
    if report.damaged > 0 {
      notes.append("\(counted(report.damaged, "value looks", "values look")) damaged and will not be shown.")
    }
    if report.ratingsKept > 0 {
      notes.append(
        "\(counted(report.ratingsKept, "rating of yours differs and stays", "ratings of yours differ and stay"))."
      )
    }
    if report.missing > 0 {
      notes.append(
        "\(counted(report.missing, "game is not in this file and stays", "games are not in this file and stay"))."
      )
    }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }
}
