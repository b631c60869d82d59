import DiptychShelf
import Gtk
import SplitView

/// A list of 100,000 games in a split view: typing a search, folding, choosing.
enum ListBenchmark {
  private static let rows = 100_000

  static func run(in folder: String) throws -> [Finding] {
    let library = try Library(directory: FilePath(folder + "/import-0"))
    let games = try library.gameSummaries()
    let index = try library.searchIndex(of: games)
    let list = Pages.List(games)
    let detail = Pages.Detail()
    let split = SplitViewController(list: list, detail: detail)
    let window = Window()
    window.setDefaultSize(width: 1000, height: 700)
    split.attach(to: window, width: 1000)
    window.showAll()
    window.present()
    let painter = Painter(window)
    list.show(Array(games.indices))
    painter.settle()
    defer { window.destroy() }
    return [search(list, index, painter)] + fold(window, split, painter)
      + [choose(list, detail, split, games, painter)]
  }

  private static func search(_ list: Pages.List, _ index: SearchIndex, _ painter: Painter) -> Finding {
    var times: [Double] = []
    for query in ["dominion", "castle of river", "cafe", "77"] {
      let prefixes = (1...query.count).map { String(query.prefix($0)) }
      for text in prefixes + prefixes.dropLast().reversed() + [""] {
        times.append(painter.time(of: list.table) { list.show(index.rows(matching: text)) })
        painter.pause()
      }
    }
    let result = Times(times)
    return Finding(
      what: "\(rows) rows: key in search → repainted", figure: "\(text(result.median)) ms",
      yardstick: "worst \(text(result.worst)) ms (bars 16 and 50)",
      isMet: result.median <= 16 && result.worst <= 50)
  }

  private static func fold(_ window: Window, _ split: SplitViewController, _ painter: Painter) -> [Finding] {
    var times: [Bool: [Double]] = [:]
    for round in 0..<80 {
      let isFold = round.isMultiple(of: 2)
      times[isFold, default: []].append(
        painter.time(of: split.view, when: { split.state.isFolded == isFold }) {
          window.resize(width: isFold ? 500 : 1000, height: 700)
        })
      painter.settle()
    }
    return [true, false].map { isFold in
      let result = Times(times[isFold] ?? [])
      return Finding(
        what: "\(rows) rows: \(isFold ? "fold" : "unfold") → repainted", figure: "\(text(result.median)) ms",
        yardstick: "worst \(text(result.worst)) ms (bar 16)", isMet: result.median <= 16)
    }
  }

  private static func choose(
    _ list: Pages.List, _ detail: Pages.Detail, _ split: SplitViewController, _ games: [GameSummary],
    _ painter: Painter
  ) -> Finding {
    list.onSelect = { index in
      detail.show(games[index].name)
      split.select(hasItem: true)
    }
    var times: [Double] = []
    for round in 1...60 {
      times.append(painter.time(of: detail.view) { list.table.moveCursor(to: round * 137) })
      painter.settle()
    }
    let result = Times(times)
    return Finding(
      what: "\(rows) rows: choose → detail painted", figure: "\(text(result.median)) ms",
      yardstick: "worst \(text(result.worst)) ms (bar 16)", isMet: result.median <= 16)
  }
}
