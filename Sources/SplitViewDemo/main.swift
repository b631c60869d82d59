import Gtk
import SplitView

/// The list: what there is to choose from.
final class PlanetList: ViewController {
  let table = TableView(name: "Planets", imageSize: 0)
  private(set) lazy var view: Widget = ScrolledWindow(table)
  func didEnter(_ pane: Pane) { pane.title = "Planets" }
}

/// The detail: what was chosen.
final class PlanetPage: ViewController {
  private let label = Label("Choose a planet.")
  private weak var pane: Pane?
  var view: Widget { label }
  func didEnter(_ pane: Pane) { (self.pane, label.textAlign) = (pane, .center) }
  func show(_ planet: String) {
    label.text = "This is \(planet)."
    pane?.title = planet
  }
}

let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
let application = Application(id: "org.diptych.SplitViewDemo")
application.onActivate {
  let (list, page) = (PlanetList(), PlanetPage())
  let split = SplitViewController(list: list, detail: page)
  list.table.setRows(count: planets.count) { TableRow(title: planets[$0]) }
  list.table.onSelectionChange { index in
    if let index { page.show(planets[index]) }
    split.select(hasItem: index != nil)
  }
  list.table.onActivate { _ in split.activate() }
  let window = ApplicationWindow(application)
  window.title = "Planets"
  window.setDefaultSize(width: 800, height: 500)
  split.attach(to: window, width: 800)
  window.showAll()
}
application.run(program: "planets")
