import DiptychShelf
import Gtk
import SplitView

/// Two small controllers to measure a split view with.
enum Pages {
  /// A list of games.
  final class List: ViewController {
    let table = TableView(name: "Games", imageSize: 40)
    let view: Widget
    var onSelect: (Int) -> Void = { _ in }
    private let games: [GameSummary]

    init(_ games: [GameSummary]) {
      self.games = games
      view = ScrolledWindow(table)
      table.onSelectionChange { [weak self] index in if let index { self?.onSelect(index) } }
    }

    var initialFocus: Widget? { table }
    func didEnter(_ pane: Pane) { pane.title = "Games" }

    func show(_ shown: [Int]) {
      table.setRows(count: shown.count, fromTop: true) { [games] index in
        let game = games[shown[index]]
        return TableRow(
          title: game.name, subtitle: game.year.map(String.init) ?? "", chip: game.rating.chip,
          chipIsFilled: game.rating != nil)
      }
    }
  }

  /// A page with a game's name.
  final class Detail: ViewController {
    let view: Widget
    private let label = Label(wraps: true)

    init() { view = Box(.vertical, [label]) }

    var initialFocus: Widget? { nil }
    func didEnter(_ pane: Pane) { pane.title = "Detail" }
    func show(_ name: String) {
      label.text = name
      view.queueDraw()
    }
  }
}
