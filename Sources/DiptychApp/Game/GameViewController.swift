import DiptychShelf
import Gtk

/// The page of one game.
final class GameViewController: SelectionDelegate {
  let view: ScrolledWindow
  /// Called with the name of the game that is shown.
  var onTitle: (String) -> Void = { _ in }

  private let session: LibrarySession
  private let gameView = GameView()
  private var item: ItemID?

  init(_ session: LibrarySession) {
    self.session = session
    view = ScrolledWindow(gameView.view)
    view.ignoreFocusChanges()
    view.setRole(.panel)
    view.accessibleName = "Game"
    view.canFocus = true
    view.onDestroy { [weak self] in self?.item = nil }
    session.onNews { [weak self] news in
      if let self, let item = self.item, news.concerns(item) { self.load() }
    }
  }

  /// The page itself, so that arrow keys scroll it.
  var initialFocus: Widget { view }

  func selectionChanged(to selection: Selection) {
    item = selection.item.flatMap { $0.isGame ? $0 : nil }
    view.vertical.value = 0
    load()
  }

  private func load() {
    guard let item else { return }
    Task {
      let game = try? await session.run { try $0.game(item) }
      // Another game may have been selected meanwhile.
      guard item == self.item, let game else { return }
      onTitle(game.name)
      gameView.show(GamePage(game))
    }
  }
}
