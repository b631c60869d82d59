import DiptychShelf
import Gtk
import SplitView

/// The list pane: a section's list with its search, pages inside a section, and the section switch.
///
/// Each section keeps its own pages, selection, search and scroll while another one is shown.
final class ListPaneController: ViewController {
  let view: Widget
  /// The section switch, below the lists.
  let foot: Widget
  /// Called when an item's row is opened.
  var onOpenItem: () -> Void = {}
  /// Called after an item's row is opened by a key.
  var onEnterItem: (ItemID) -> Void = { _ in }
  /// Called when the pane shows another list.
  var onListChange: () -> Void = {}
  /// Makes the list that opens from a row which is no item.
  var makePage: (ListKey) -> ListViewController? = { _ in nil }

  private(set) var section = Section.games

  private weak var selectionDelegate: (any SelectionDelegate)?
  private weak var pane: Pane?
  private let sections = Stack()
  private let sectionSwitch = SectionSwitch()
  private let searchEntry = SearchEntry()
  private let searchButton = ToggleButton(toggleIcon: "edit-find-symbolic", name: "Search")
  private let menuButton: MenuButton
  private var searchToggled: SignalHandler?
  private var searchChanged: SignalHandler?
  /// The pages of each section that was needed so far: a window comes sooner without those that it does not show.
  private var navigations: [Section: NavigationController] = [:]
  private let makeRoot: (Section) -> ListViewController

  /// Creates the pane.
  ///
  /// - Parameter makeRoot: makes the list at the root of a section, once.
  init(
    selectionDelegate: any SelectionDelegate, menu: Menu,
    makeRoot: @escaping (Section) -> ListViewController
  ) {
    self.selectionDelegate = selectionDelegate
    self.makeRoot = makeRoot
    menuButton = MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: menu)
    searchEntry.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    searchEntry.accessibleName = "Search"
    searchEntry.ignoresShowAll = true
    foot = Box(.vertical, [Separator(.horizontal), sectionSwitch.view])
    sections.expandsVertically = true
    view = Box(.vertical, [searchEntry, sections, foot])
    connect()
  }

  private func navigation(of section: Section) -> NavigationController {
    if let made = navigations[section] { return made }
    let root = makeRoot(section)
    let navigation = NavigationController(root: root, title: root.source.name)
    navigation.onChange = { [weak self] in if self?.section == section { self?.listChanged() } }
    navigations[section] = navigation
    sections.add(navigation.view)
    adopt(root)
    return navigation
  }

  /// Makes the lists of all sections that are not there yet.
  func makeAllRoots() { for section in Section.allCases { _ = navigation(of: section) } }

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
    showSection()
    showCurrent()
  }

  // MARK: - Sections and pages

  /// The list that is shown.
  var current: ListViewController? { navigations[section].flatMap { list($0.top) } }

  /// All lists that have been made, shown or not; those of the section that is shown come first.
  var allLists: [ListViewController] {
    let order = [section] + Section.allCases.filter { $0 != section }
    return order.compactMap { navigations[$0] }.flatMap { $0.pages + $0.forwardPages }
      .compactMap { list($0.controller) }
  }

  /// The list at the root of a section; nil while it has not been made.
  func root(of section: Section) -> ListViewController? { lists(of: section).first }

  /// The lists of a section, from its root to the one that is shown.
  func lists(of section: Section) -> [ListViewController] {
    navigations[section]?.pages.compactMap { list($0.controller) } ?? []
  }

  /// Shows a section as it was left, unless the item that is shown in its place must not be left now.
  func show(_ section: Section) {
    guard section != self.section else { return }
    guard pane?.show(navigation(of: section)) ?? true else { return sectionSwitch.show(self.section) }
    self.section = section
    showSection()
    listChanged()
  }

  /// Opens a list from the last one of a section.
  func open(_ list: ListViewController, title: String, in section: Section) {
    adopt(list)
    navigation(of: section).push(list, title: title)
  }

  /// Opens the list of a row of a section's root, as if the person had gone there and opened it: all of it, without
  /// a search.
  ///
  /// - Returns: the list, which is the one that was open where it was that row's; nil where the item that is shown
  ///   in the list's place must not be left now.
  func openFromRoot(_ key: ListKey, title: String, in section: Section) -> ListViewController? {
    show(section)
    guard self.section == section, let navigation = navigations[section], let root = root(of: section) else {
      return nil
    }
    if navigation.pages.count != 2 || root.selectedKey != key {
      guard !navigation.canGoBack || navigation.popToRoot() else { return nil }
      if root.isSearching { endSearch() }
      root.select(key)
      guard let page = makePage(key) else { return nil }
      open(page, title: title, in: section)
    }
    if current?.isSearching == true { endSearch() }
    return current
  }

  private func list(_ controller: any ViewController) -> ListViewController? {
    controller as? ListViewController
  }

  private func adopt(_ list: ListViewController) {
    list.onOpen = { [weak self] key, title in self?.open(key, title: title) }
    list.onEnter = { [weak self] key in key.item.map { self?.onEnterItem($0) } }
    list.onType = { [weak self] character in self?.type(character) }
    list.onContentChange = { [weak self, weak list] in
      if let self, let list, list === self.current { self.updateSubtitle() }
    }
  }

  private func open(_ key: ListKey, title: String) {
    if key.item != nil {
      onOpenItem()
    } else if let page = makePage(key) {
      open(page, title: title, in: section)
    }
  }

  private func showSection() {
    let navigation = navigation(of: section)
    pane?.show(navigation)
    sections.show(navigation.view)
    sectionSwitch.show(section)
    // GTK gives the keyboard back to where it was when the section was left: a page that may be shown no more.
    if let focus = view.window?.focusWidget, view.contains(focus), !focus.isOnScreen {
      current?.takeKeyboard()
    }
  }

  private func listChanged() {
    showCurrent()
    guard let current else { return }
    selectionDelegate?.selectionChanged(to: current.selection)
    onListChange()
  }

  private func showCurrent() {
    guard let current else { return }
    // Only the list that is shown speaks for what is selected.
    for list in allLists { list.selectionDelegate = list === current ? selectionDelegate : nil }
    searchChanged?.blocked { searchEntry.text = current.query }
    searchToggled?.blocked { searchButton.isOn = current.isSearching }
    searchEntry.isVisible = current.isSearching
    updateSubtitle()
  }

  private func updateSubtitle() {
    guard let current else { return }
    pane?.subtitle = current.source.count > 0 ? current.source.summary(shown: current.shownCount) : nil
  }

  // MARK: - Search

  /// Brings up the search entry and sends the keyboard there.
  func beginSearch() {
    current?.isSearching = true
    searchEntry.isVisible = true
    searchToggled?.blocked { searchButton.isOn = true }
    searchEntry.grabFocus()
  }

  /// Ends the search that is on screen: Escape that nothing with the keyboard wanted.
  ///
  /// - Returns: false where there is none.
  func endShownSearch() -> Bool {
    guard searchEntry.isOnScreen else { return false }
    endSearch()
    return true
  }

  /// Shows all rows again and takes the search entry away; the keyboard goes to the rows if the list had it.
  func endSearch() {
    let hadKeyboard = view.window?.focusWidget.map { view.contains($0) } ?? true
    current?.isSearching = false
    searchEntry.text = ""
    searchEntry.isVisible = false
    searchToggled?.blocked { searchButton.isOn = false }
    if hadKeyboard { current?.takeKeyboard() }
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
