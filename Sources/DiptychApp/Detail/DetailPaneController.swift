import DiptychShelf
import Gtk
import SplitView

/// The detail pane: the page of the selected game or photo, or Nothing Selected.
final class DetailPaneController: ViewController, SelectionDelegate {
  let view: Widget
  /// Called when another item, or none, is shown.
  var onSelectionChange: (Selection) -> Void = { _ in }

  private(set) var selection = Selection.nothing

  private let game: GameViewController
  private let photo: PhotoViewController
  private let nothing = PlaceholderView(icon: "org.diptych.Diptych-symbolic", title: "Nothing Selected")
  private let nothingPage: Box
  private let stack = Stack()
  private let rateButton = Button("Rate…")
  private weak var pane: Pane?

  init(game: GameViewController, photo: PhotoViewController) {
    self.game = game
    self.photo = photo
    nothingPage = Box(.vertical, [nothing.view])
    nothing.view.expandsVertically = true
    nothingPage.setRole(.panel)
    nothingPage.accessibleName = "Nothing Selected"
    for page in [nothingPage, game.view, photo.view] as [Widget] { stack.add(page) }
    stack.showAll()
    stack.show(nothingPage)
    view = stack
    // A page must be visible to be shown, and the first that is visible is shown of itself.
    stack.showAll()
    stack.show(nothingPage)
    game.onTitle = { [weak self] title in self?.pane?.title = title }
    photo.onTitle = { [weak self] title in self?.pane?.title = title }
  }

  // MARK: - ViewController

  var initialFocus: Widget? {
    switch selection.item {
    case .game: game.initialFocus
    case .photo: photo.initialFocus
    case nil: nil
    }
  }

  func didEnter(_ pane: Pane) {
    self.pane = pane
    pane.header.packEnd(rateButton)
    rateButton.setAction("win.rate")
    rateButton.tooltip = "Rate (Ctrl+R)"
    rateButton.ignoresShowAll = true
    rateButton.isVisible = false
  }

  // MARK: - SelectionDelegate

  func selectionChanged(to selection: Selection) {
    guard selection != self.selection else { return }
    self.selection = selection
    game.selectionChanged(to: selection)
    photo.selectionChanged(to: selection)
    switch selection.item {
    case .game: stack.show(game.view)
    case .photo: stack.show(photo.view)
    case nil: stack.show(nothingPage)
    }
    if selection.item == nil { pane?.title = "" }
    rateButton.isVisible = selection.item != nil
    onSelectionChange(selection)
  }
}
