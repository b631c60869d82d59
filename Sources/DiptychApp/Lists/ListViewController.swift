import DiptychShelf
import Gtk
import SplitView

/// One list: its rows, what is selected in it, and what a search leaves of it.
final class ListViewController: ViewController {
  let source: any ListSource
  let view: Widget
  let table: TableView

  /// Who shows what is selected; not kept alive.
  weak var selectionDelegate: (any SelectionDelegate)?
  /// Called when a row is opened.
  var onOpen: (ListKey, String) -> Void = { _, _ in }
  /// Called after a row is opened by a key: who opens it so goes on by keys.
  var onEnter: (ListKey) -> Void = { _ in }
  /// Called when a printable key is pressed on the list.
  var onType: (Character) -> Void = { _ in }
  /// Called when other rows are shown than before.
  var onContentChange: () -> Void = {}

  /// What is selected, also while a search hides it.
  private(set) var selectedKey: ListKey?
  /// What the list is searched for.
  private(set) var query = ""
  private(set) var isLoaded = false
  /// Whether the search entry is there for this list.
  var isSearching = false

  private let pages = Stack()
  private let scrolled: ScrolledWindow
  private let empty: PlaceholderView
  private let failed = PlaceholderView(icon: "dialog-error-symbolic", title: "Cannot Read the Library")
  private let nothingFound = PlaceholderView(icon: "edit-find-symbolic", title: "Nothing Found")
  /// The source's indexes of the rows that are shown, in order.
  private var shown: [Int] = []
  /// Whether the list is gone from its window: what arrives for it now is dropped.
  private var hasEnded = false

  /// Which rows are in view after others are shown.
  private enum Place {
    case top
    case selected
    /// Those that were in view before, as far as they are still there: a row, and where it stood.
    case around(ListKey?, TableView.Anchor?)
  }

  init(_ source: any ListSource) {
    self.source = source
    view = pages
    table = TableView(name: source.name, imageSize: source.imageSize)
    scrolled = ScrolledWindow(table)
    let emptiness = source.emptiness
    empty = PlaceholderView(
      icon: emptiness.icon, title: emptiness.title, text: emptiness.text, button: emptiness.button)
    for child in [scrolled, empty.view, nothingFound.view, failed.view] as [Widget] { pages.add(child) }
    view.showAll()
    view.onDestroy { [weak self] in self?.hasEnded = true }
    table.onSelectionChange { [weak self] index in self?.personSelected(index) }
    table.onActivate { [weak self] index in self?.open(index) }
    table.onKeyPress { [weak self] key in self?.press(key) ?? false }
  }

  private func press(_ key: Key) -> Bool {
    switch (key.value, key.modifiers, table.selectedRow) {
    case (Key.home, [], nil):
      // GTK's own Home selects nothing where its cursor is at the first row already, be that selected or not.
      table.moveCursor(to: 0)
    case (Key.enter, [], let row?), (Key.keypadEnter, [], let row?):
      let key = selectedKey
      open(row)
      if let key { onEnter(key) }
    default:
      guard let character = key.character else { return false }
      onType(character)
    }
    return true
  }

  var initialFocus: Widget? { table }

  // MARK: - Content

  /// Reads the rows anew; what is selected stays so while it is there.
  func reload() async throws {
    let anchor = table.anchor
    let key = anchor.flatMap { shown.indices.contains($0.row) ? source.key(shown[$0.row]) : nil }
    do { try await source.reload() } catch {
      if !hasEnded, !(error is CancellationError) {
        // It stays until the library can be read: what the list had is not to be trusted.
        failed.show("\(error)")
        pages.show(failed.view)
      }
      throw error
    }
    guard !hasEnded else { return }
    // Who scrolled meanwhile stays where they went.
    let place = !isLoaded ? Place.selected : table.anchor == anchor ? .around(key, anchor) : .around(nil, nil)
    isLoaded = true
    show(place)
    dropLostSelection()
  }

  /// Selects nothing where what was selected is not in the list any more.
  private func dropLostSelection() {
    guard let key = selectedKey, shownIndex(of: key) == nil,
      !(0..<source.count).contains(where: { source.key($0) == key })
    else { return }
    selectedKey = nil
    selectionDelegate?.selectionChanged(to: .nothing)
  }

  /// Reads anew what has changed of some items, and shows it.
  func refresh(_ items: [ItemID]) async throws {
    guard isLoaded, !hasEnded else { return }
    guard try await source.refresh(items) else { return try await reload() }
    for item in items { redraw(.item(item)) }
  }

  /// Shows a row again that has changed.
  func redraw(_ key: ListKey) {
    if !hasEnded, let position = shownIndex(of: key) { table.updateRow(position) }
  }

  /// How many rows are shown.
  var shownCount: Int { shown.count }

  /// Shows the rows that hold every word of a query; all where it is empty.
  func search(_ query: String) {
    guard query != self.query else { return }
    self.query = query
    show(query.isEmpty ? .selected : .top)
  }

  private func show(_ place: Place) {
    shown = source.rows(matching: query)
    let selected = selectedKey.flatMap(shownIndex(of:))
    let shown = self.shown
    let isFromTop = if case .top = place { true } else { false }
    table.setRows(count: shown.count, selected: selected, fromTop: isFromTop) { [source] in
      source.row(shown[$0])
    }
    let page: Widget = !shown.isEmpty ? scrolled : query.isEmpty && isLoaded ? empty.view : nothingFound.view
    pages.show(isLoaded ? page : scrolled)
    switch place {
    case .top: break
    case .selected: if let selected { table.scroll(to: selected) }
    case .around(let key, let anchor):
      if let anchor, let row = key.flatMap(shownIndex(of:)), row != anchor.row {
        table.anchor = TableView.Anchor(row: row, offset: anchor.offset)
      }
    }
    onContentChange()
  }

  private func shownIndex(of key: ListKey) -> Int? { shown.firstIndex { source.key($0) == key } }

  /// Sends the keyboard to the rows, or to what stands in their place where there are none.
  ///
  /// GTK would send it to rows that are not on screen as well, where no key is heard.
  func takeKeyboard() {
    if table.isOnScreen { table.grabFocus() } else { view.focusFirstChild() }
  }

  // MARK: - Selection

  /// What is selected as far as the detail is concerned.
  var selection: Selection { if let item = selectedKey?.item { .item(item) } else { .nothing } }

  /// Selects a row by what it stands for, as if the person had; nil selects none.
  func select(_ key: ListKey?) {
    selectedKey = key
    let index = key.flatMap(shownIndex(of:))
    table.selectedRow = index
    // The keyboard goes on from there, too.
    if let index { table.moveCursor(to: index) }
    selectionDelegate?.selectionChanged(to: selection)
  }

  /// Selects the row that many places further on, if there is one; returns whether there was.
  @discardableResult
  func step(_ distance: Int) -> Bool {
    guard let key = selectedKey, let index = shownIndex(of: key), shown.indices.contains(index + distance)
    else {
      return false
    }
    select(source.key(shown[index + distance]))
    return true
  }

  /// Marks a row as selected without telling anyone: what was selected when the program last ran.
  func restore(_ key: ListKey?) { selectedKey = key }

  /// Opens the first row that is shown: Return in the search entry.
  func openFirst() {
    guard !shown.isEmpty else { return }
    table.moveCursor(to: 0)
    open(0)
  }

  private func personSelected(_ index: Int?) {
    selectedKey = index.map { source.key(shown[$0]) }
    selectionDelegate?.selectionChanged(to: selection)
  }

  private func open(_ index: Int) {
    guard shown.indices.contains(index) else { return }
    let (key, title) = (source.key(shown[index]), source.title(shown[index]))
    // A click and a key select the row before they open it; a screen reader only opens it.
    if key != selectedKey { table.moveCursor(to: index) }
    onOpen(key, title)
  }
}
