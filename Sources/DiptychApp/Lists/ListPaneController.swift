import Gtk
import SplitView

/// The list pane: a section's list with its search, pages inside a section, and the section switch.
///
/// Each section keeps its own pages, selection, search and scroll while another one is shown.
final class ListPaneController: ViewController {
  /// A list of a section: its root, or one that was opened from the list before.
  private struct Page {
    let list: ListViewController
    let title: String
    var isSearching = false
  }

  let view: Widget
  /// Called when an item's row is opened.
  var onOpenItem: () -> Void = {}
  /// Called when the pane shows another list: whether an item is selected there, how deep it is, and the title of
  /// the list before it.
  var onListChange: (_ hasItem: Bool, _ depth: Int, _ previousTitle: String) -> Void = { _, _, _ in }
  /// Makes the list that opens from a row which is no item.
  var makePage: (ListKey) -> ListViewController? = { _ in nil }

  private(set) var section = Section.games

  private weak var selectionDelegate: (any SelectionDelegate)?
  private weak var pane: Pane?
  private let stack = Stack()
  private let sectionSwitch = SectionSwitch()
  private let searchEntry = SearchEntry()
  private let searchButton = ToggleButton(toggleIcon: "edit-find-symbolic", name: "Search")
  private let menuButton: MenuButton
  private var searchToggled: SignalHandler?
  private var searchChanged: SignalHandler?
  private var pages: [Section: [Page]] = [:]

  init(roots: [Section: ListViewController], selectionDelegate: any SelectionDelegate, menu: Menu) {
    self.selectionDelegate = selectionDelegate
    menuButton = MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: menu)
    searchEntry.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    searchEntry.accessibleName = "Search"
    searchEntry.ignoresShowAll = true
    let foot = Box(.vertical, [Separator(.horizontal), sectionSwitch.view])
    stack.expandsVertically = true
    view = Box(.vertical, [searchEntry, stack, foot])
    for (section, root) in roots {
      pages[section] = [Page(list: root, title: root.source.name)]
      adopt(root)
    }
    connect()
  }

  private func connect() {
    sectionSwitch.onChoose = { [weak self] section in self?.show(section) }
    searchToggled = searchButton.onToggle { [weak self] in
      guard let self else { return }
      self.searchButton.isOn ? self.beginSearch() : self.endSearch()
    }
    searchChanged = searchEntry.onChange { [weak self] in
      guard let self else { return }
      self.current?.search(self.searchEntry.text)
    }
    searchEntry.onStop { [weak self] in self?.endSearch() }
    searchEntry.onActivate { [weak self] in self?.current?.openFirst() }
    searchEntry.onKeyPress { [weak self] key in
      guard key.value == Key.down, key.modifiers.isEmpty else { return false }
      self?.current?.takeKeyboard()
      return true
    }
  }

  // MARK: - ViewController

  var initialFocus: Widget? { current?.table }

  func didEnter(_ pane: Pane) {
    self.pane = pane
    pane.header.packEnd(menuButton)
    pane.header.packEnd(searchButton)
    searchButton.focusesOnClick = false
    searchButton.tooltip = "Search (Ctrl+F)"
    menuButton.tooltip = "Main Menu (F10)"
    showCurrent(.none)
  }

  // MARK: - Sections and pages

  /// The list that is shown.
  var current: ListViewController? { pages[section]?.last?.list }

  /// All lists there are, shown or not.
  var allLists: [ListViewController] { pages.values.joined().map(\.list) }

  /// The list at the root of a section.
  func root(of section: Section) -> ListViewController? { pages[section]?.first?.list }

  /// Shows a section as it was left.
  func show(_ section: Section) {
    guard section != self.section else { return }
    self.section = section
    showCurrent(.none)
    tellListChange()
  }

  /// The lists of a section, from its root to the one that is shown.
  func lists(of section: Section) -> [ListViewController] { pages[section]?.map(\.list) ?? [] }

  /// Opens a list from the last one of a section.
  func open(_ list: ListViewController, title: String, in section: Section) {
    adopt(list)
    pages[section]?.append(Page(list: list, title: title))
    guard section == self.section else { return }
    showCurrent(Desktop.isAnimated ? .push : .none)
    tellListChange()
  }

  /// Goes back to the list from which the present one was opened.
  func pop() {
    guard let list = current, list !== root(of: section) else { return }
    pages[section]?.removeLast()
    list.selectionDelegate = nil
    showCurrent(Desktop.isAnimated ? .pop : .none)
    tellListChange()
    current?.takeKeyboard()
    // The slide still shows the list that goes.
    MainLoop.after(milliseconds: 300) { list.view.destroy() }
  }

  private func adopt(_ list: ListViewController) {
    list.onOpen = { [weak self] key, title in self?.open(key, title: title) }
    list.onType = { [weak self] character in self?.type(character) }
    list.onContentChange = { [weak self, weak list] in
      if let self, let list, list === self.current { self.updateTitle() }
    }
    stack.add(list.view)
    list.view.isVisible = true
  }

  private func open(_ key: ListKey, title: String) {
    if key.item != nil {
      onOpenItem()
    } else if let page = makePage(key) {
      open(page, title: title, in: section)
      page.takeKeyboard()
    }
  }

  private func showCurrent(_ transition: Stack.Transition) {
    guard let current else { return }
    // Only the list that is shown speaks for what is selected.
    for list in allLists { list.selectionDelegate = list === current ? selectionDelegate : nil }
    stack.show(current.view, transition)
    sectionSwitch.show(section)
    let isSearching = pages[section]?.last?.isSearching ?? false
    searchChanged?.blocked { searchEntry.text = current.query }
    searchToggled?.blocked { searchButton.isOn = isSearching }
    searchEntry.isVisible = isSearching
    updateTitle()
  }

  private func tellListChange() {
    guard let current, let titles = pages[section]?.map(\.title) else { return }
    selectionDelegate?.selectionChanged(to: current.selection)
    onListChange(current.selection.item != nil, titles.count - 1, titles.dropLast().last ?? "")
  }

  private func updateTitle() {
    guard let current else { return }
    pane?.title = pages[section]?.last?.title ?? ""
    pane?.subtitle = current.source.count > 0 ? current.source.summary(shown: current.shownCount) : nil
  }

  // MARK: - Search

  /// Brings up the search entry and sends the keyboard there.
  func beginSearch() {
    setSearching(true)
    searchEntry.isVisible = true
    searchToggled?.blocked { searchButton.isOn = true }
    searchEntry.grabFocus()
  }

  /// Shows all rows again and takes the search entry away.
  func endSearch() {
    setSearching(false)
    searchEntry.text = ""
    searchEntry.isVisible = false
    searchToggled?.blocked { searchButton.isOn = false }
    current?.takeKeyboard()
  }

  private func setSearching(_ isSearching: Bool) {
    if let last = pages[section]?.indices.last { pages[section]?[last].isSearching = isSearching }
  }

  /// Opens the main menu.
  func openMenu() { menuButton.click() }

  /// A key on the list begins a search with its character.
  private func type(_ character: Character) {
    beginSearch()
    searchEntry.text += String(character)
    let end = searchEntry.text.count
    searchEntry.selection = (end, end)
  }
}
