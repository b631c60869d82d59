import DiptychShelf
import Gtk
import SplitView

/// One library's window: makes the controllers, and ties what a person does to them.
final class MainWindowController {
  let window: ApplicationWindow
  let session: LibrarySession
  let pictures: PictureSession
  let split: SplitViewController
  let listPane: ListPaneController
  let detail: DetailPaneController
  /// The messages over the window; made when there is one.
  private(set) lazy var toast = makeToast()
  /// Called when the person wants to look at the sample collection.
  var onExploreSample: () -> Void = {}
  /// Called when the window has closed.
  var onClose: () -> Void = {}

  private let pages = Stack()
  private let layers: Overlay
  private let lists: ListMaker
  private(set) var hasEnded = false
  /// The next look for changes that others made.
  var watch: MainLoop.Source?
  /// The look through the folders that is under way.
  var scan: Task<Void, Never>?
  /// What was last kept.
  private var memory = WindowMemory()
  /// What an empty library shows; made when there is one.
  private(set) lazy var welcome = makeWelcome()
  let menu = Menu([
    [("Import…", "win.import"), ("Export…", "win.export"), ("Add Folder…", "win.add-folder")],
    [("Undo", "win.undo"), ("Redo", "win.redo"), ("Refresh", "win.refresh")],
    [("Keyboard Shortcuts", "win.shortcuts"), ("Help", "app.help"), ("About Diptych", "app.about")],
  ])
  var actions: [String: Action] = [:]

  init(_ application: Application, session: LibrarySession, pictures: PictureSession) {
    self.session = session
    self.pictures = pictures
    window = ApplicationWindow(application)
    detail = DetailPaneController(session, pictures: pictures)
    let lists = ListMaker(session: session, pictures: pictures, scale: window.scaleFactor)
    self.lists = lists
    listPane = ListPaneController(selectionDelegate: detail, menu: menu) { lists.root(of: $0) }
    split = SplitViewController(list: listPane, detail: detail)
    layers = Overlay(pages)
    window.title = "Diptych"
    window.add(layers)
    layers.showAll()
    connect()
    addActions(application)
  }

  private func connect() {
    split.delegate = self
    split.toggleListShortcut = "F9"
    detail.onSelectionChange = { [weak self] selection in
      self?.split.select(hasItem: selection.item != nil)
      self?.updateActions()
    }
    listPane.onOpenItem = { [weak self] in self?.split.activate() }
    listPane.onEnterItem = { [weak self] item in
      // A photo is rated and zoomed by keys on its page; a game's page has none.
      if !item.isGame { self?.detail.takeKeyboard() }
    }
    listPane.onListChange = { [weak self] in
      if self?.listPane.section == .recents { self?.reload(.recents) }
    }
    listPane.makePage = { [weak self] key in self?.makePage(key) }
    detail.onStep = { [weak self] distance in self?.listPane.current?.step(distance) }
    detail.onRate = { [weak self] rating in self?.rateSelected(rating) }
    // Connected before the split view, which takes Escape for Back when nobody else wants it.
    window.onKeyPress(after: true) { [weak self] key in
      key.value == Key.escape && key.modifiers.isEmpty && self?.listPane.endShownSearch() == true
    }
    session.onNews { [weak self] news in self?.take(news) }
    window.onDestroy { [weak self] in
      self?.hasEnded = true
      self?.stopFollowing()
    }
    window.onCloseRequest { [weak self] in
      self?.remember()
      self?.onClose()
      return false
    }
  }

  private func makeToast() -> Toast {
    let toast = Toast()
    toast.onUndo = { [weak self] in self?.undo() }
    layers.addOverlay(toast.view)
    toast.keepClear(ofFoot: footHeight)
    layers.onLayout { [weak self] in
      // Not from inside a layout, which would lose the one that follows.
      MainLoop.whenIdle { if let self, !self.hasEnded { self.toast.keepClear(ofFoot: self.footHeight) } }
    }
    return toast
  }

  /// How high the buttons at the window's foot are, in pixels, in whichever pane they are higher.
  private var footHeight: Int {
    [listPane.foot, detail.photo?.foot].compactMap(\.self).filter(\.isOnScreen).map(\.allocation.height).max()
      ?? 0
  }

  private func makeWelcome() -> WelcomeView {
    let welcome = WelcomeView(menu: menu)
    pages.add(welcome.view)
    welcome.view.showAll()
    return welcome
  }

  // MARK: - Beginning

  /// Shows the window as it was when it was last closed.
  func start() async {
    let isEmpty: Bool
    (memory, isEmpty) =
      (try? await session.run { (WindowMemory(from: $0), try $0.isEmpty) }) ?? (WindowMemory(), false)
    window.setDefaultSize(width: memory.width, height: memory.height)
    if memory.isMaximized { window.isMaximized = true }
    split.attach(to: window, width: memory.width, in: pages)
    split.restore(memory.split)
    restore(memory)
    // Before the window comes: the keyboard begins where the person does.
    showPage(isEmpty: isEmpty)
    window.present()
    // Drawn from SVG, whose library is loaded for it: the window need not wait for that.
    MainLoop.whenIdle { [weak window] in window?.iconName = DiptychApplication.id }
    listPane.makeAllRoots()
    listPane.root(of: .photos)?.restore(memory.filter.map { .photos($0) })
    // What changes from here on is seen as a change.
    try? await session.lookForChanges()
    await loadAll()
    if let filter = memory.filter, let list = makePage(.photos(filter)) {
      try? await list.reload()
      if list.shownCount > 0 { openRemembered(list, filter: filter, photo: memory.selectedPhoto) }
    }
    listPane.current.map { $0.select($0.selectedKey) }
    // Whoever was looking at an item in a narrow window sees it again.
    if memory.split.wantsDetail { split.activate() }
    guard !hasEnded else { return }
    followChanges()
    rescanFolders()
  }

  private func restore(_ memory: WindowMemory) {
    listPane.root(of: .games)?.restore(memory.selectedGame.map { .item($0) })
    listPane.show(memory.section)
  }

  private func openRemembered(_ list: ListViewController, filter: PhotoFilter, photo: ItemID?) {
    list.restore(photo.map { .item($0) })
    listPane.open(list, title: filter.title, in: .photos)
  }

  private func remember() {
    // A maximised window keeps the size that it had before.
    if !window.isMaximized { (memory.width, memory.height) = window.size }
    memory.isMaximized = window.isMaximized
    memory.split = split.savedState
    memory.section = listPane.section
    memory.selectedGame = listPane.root(of: .games)?.selectedKey?.item
    let photos = listPane.lists(of: .photos)
    (memory.filter, memory.selectedPhoto) = (nil, nil)
    if photos.count > 1, case .photos(let filter)? = photos.first?.selectedKey {
      memory.filter = filter
      memory.selectedPhoto = photos.last?.selectedKey?.item
    }
    // Before the process may end: on this thread, and in one piece.
    try? memory.store(in: session.library)
  }

  // MARK: - Lists

  /// Reads all lists anew, and shows the welcome page where there is nothing at all.
  func loadAll() async {
    for list in listPane.allLists { await report { try await list.reload() } }
    await showWelcomeIfEmpty()
  }

  private func reload(_ section: Section) {
    guard let list = listPane.root(of: section) else { return }
    Task { await report { try await list.reload() } }
  }

  private func showWelcomeIfEmpty() async {
    guard let isEmpty = try? await session.run({ try $0.isEmpty }) else { return }
    showPage(isEmpty: isEmpty)
  }

  private func showPage(isEmpty: Bool) {
    // The window may have been closed meanwhile.
    guard !hasEnded else { return }
    let page = isEmpty ? welcome.view : split.view
    if pages.shown != page {
      pages.show(page)
      if !isEmpty, window.isOnScreen { listPane.current?.takeKeyboard() }
    }
    updateActions()
  }

  private func makePage(_ key: ListKey) -> ListViewController? {
    guard case .photos(let filter) = key else { return nil }
    let list = lists.photos(.matching(filter))
    Task { await report { try await list.reload() } }
    return list
  }

  private func take(_ news: LibrarySession.News) {
    updateActions()
    Task {
      switch news {
      case .contents: await loadAll()
      case .items(let items):
        for list in listPane.allLists {
          await report { try await list.refresh(items) }
        }
        // To undo an import takes all away that it brought.
        await showWelcomeIfEmpty()
      }
    }
  }

  // MARK: - Messages

  /// Runs work that may fail, and tells the person why it did.
  func report(_ body: () async throws -> Void) async {
    do { try await body() } catch is CancellationError {
    } catch { if !hasEnded { toast.show("\(error)", canUndo: false) } }
  }
}

extension MainWindowController: SplitViewDelegate {
  func splitView(_ splitView: SplitViewController, didChangeFrom old: SplitState.Arrangement) {
    updateActions()
  }
}
