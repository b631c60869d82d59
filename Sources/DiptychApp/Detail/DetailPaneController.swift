import DiptychShelf
import Gtk
import SplitView

/// The detail pane: the page of the selected game or photo, or Nothing Selected.
///
/// A page is made when it is first needed: a window comes sooner without those that it does not show.
final class DetailPaneController: ViewController, SelectionDelegate {
  let view: Widget
  /// Called when another item, or none, is shown.
  var onSelectionChange: (Selection) -> Void = { _ in }
  /// Called when the person wants the photo so many places further on.
  var onStep: (Int) -> Void = { _ in }
  /// Called when the person rates the photo by a key on its page.
  var onRate: (Rating?) -> Void = { _ in }

  private(set) var selection = Selection.nothing
  /// The page of a game; nil until one was selected.
  private(set) var game: GameViewController?
  /// The page of a photo; nil until one was selected.
  private(set) var photo: PhotoViewController?

  private let session: LibrarySession
  private let pictures: PictureSession
  private let nothing = PlaceholderView(icon: "org.diptych.Diptych-symbolic", title: "Nothing Selected")
  private let nothingPage: Box
  private let stack = Stack()
  private let rateButton = Button("Rate…")
  private weak var pane: Pane?

  init(_ session: LibrarySession, pictures: PictureSession) {
    self.session = session
    self.pictures = pictures
    nothingPage = Box(.vertical, [nothing.view])
    nothing.view.expandsVertically = true
    nothingPage.setRole(.panel)
    nothingPage.accessibleName = "Nothing Selected"
    view = stack
    add(nothingPage)
    stack.show(nothingPage)
  }

  private func makeGamePage() -> GameViewController {
    if let game { return game }
    let game = GameViewController(session)
    game.onTitle = { [weak self] title in self?.pane?.title = title }
    add(game.view)
    self.game = game
    return game
  }

  private func makePhotoPage() -> PhotoViewController {
    if let photo { return photo }
    let photo = PhotoViewController(session, pictures: pictures)
    photo.onTitle = { [weak self] title in self?.pane?.title = title }
    photo.onStep = { [weak self] distance in self?.onStep(distance) }
    photo.onRate = { [weak self] rating in self?.onRate(rating) }
    add(photo.view)
    self.photo = photo
    return photo
  }

  private func add(_ page: Widget) {
    stack.add(page)
    // A page must be visible to be shown.
    page.showAll()
  }

  // MARK: - ViewController

  var initialFocus: Widget? {
    switch selection.item {
    case .game: game?.initialFocus
    case .photo: photo?.initialFocus
    case nil: nil
    }
  }

  /// Sends the keyboard to the page, where it is on screen.
  func takeKeyboard() {
    if let place = initialFocus, place.isOnScreen { place.grabFocus() }
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
    let page: Widget =
      switch selection.item {
      case .game: makeGamePage().view
      case .photo: makePhotoPage().view
      case nil: nothingPage
      }
    game?.selectionChanged(to: selection)
    photo?.selectionChanged(to: selection)
    stack.show(page)
    if selection.item == nil { pane?.title = "" }
    rateButton.isVisible = selection.item != nil
    onSelectionChange(selection)
  }
}
