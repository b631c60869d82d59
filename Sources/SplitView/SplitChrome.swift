import Gtk

/// The buttons that a split view adds to its panes' header bars, and where the window's own buttons stand.
final class SplitChrome {
  private let list: Pane
  private let detail: Pane
  private let hideList = Button(icon: "sidebar-show-symbolic", name: "Hide List")
  private let keepListOpen = Button(icon: "view-pin-symbolic", name: "Keep List Open")
  private let listBack = Button(icon: "go-previous-symbolic", name: "Back")
  /// The pages further back, on either Back.
  private let backMenus: [BackMenu]
  private let detailBack = Button(icon: "go-previous-symbolic", name: "Back")
  private let showList = Button(icon: "sidebar-show-symbolic", name: "Show List")

  init(list: Pane, detail: Pane) {
    self.list = list
    self.detail = detail
    backMenus = [BackMenu(of: listBack), BackMenu(of: detailBack)]
    for button in [hideList, keepListOpen, listBack] { list.header.packStart(button) }
    for button in [detailBack, showList] { detail.header.packStart(button) }
    for button in [hideList, keepListOpen, listBack, detailBack, showList] {
      button.showAll()
      button.isVisible = false
      button.ignoresShowAll = true
      // A click on one of them leaves the keyboard where the person works.
      button.focusesOnClick = false
    }
    showShortcut("")
  }

  /// Says in the tooltips of the buttons that hide and show the list which key does it; empty for none.
  func showShortcut(_ shortcut: String) {
    for button in [hideList, showList, keepListOpen] {
      button.tooltip = button.accessibleName + (shortcut.isEmpty ? "" : " (\(shortcut))")
    }
  }

  /// Ties the buttons to what they do.
  func connect(to splitView: SplitViewController) {
    for button in [listBack, detailBack] { button.onClick { [weak splitView] in splitView?.goBack() } }
    for button in [hideList, showList] { button.onClick { [weak splitView] in splitView?.toggleList() } }
    keepListOpen.onClick { [weak splitView] in splitView?.keepListOpen() }
    for menu in backMenus {
      menu.titles = { [weak splitView] in splitView?.backTitles ?? [] }
      menu.onChoose = { [weak splitView] steps in splitView?.goBack(steps: steps) }
    }
  }

  /// Shows the buttons that have something to do now.
  ///
  /// - Parameter backTitles: where steps back lead, the nearest first.
  func update(_ state: SplitState, backTitles: [String]) {
    let arrangement = state.arrangement
    let isBackInDetail = arrangement == .foldedDetail
    hideList.isVisible = arrangement == .beside
    keepListOpen.isVisible = arrangement == .listOverDetail
    listBack.isVisible = !isBackInDetail && !backTitles.isEmpty
    detailBack.isVisible = isBackInDetail
    for button in [listBack, detailBack] {
      button.tooltip = backTitles.first.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    }
    showList.isVisible = arrangement == .detailOnly
    placeWindowButtons(bothSeen: arrangement == .beside || arrangement == .listOverDetail)
  }

  /// Splits the window's buttons over two bars side by side, or gives all to each where one is seen alone.
  ///
  /// The first half of the desktop's setting is that of the line's start: GTK mirrors it where text runs from
  /// right to left, as it mirrors the panes.
  private func placeWindowButtons(bothSeen: Bool) {
    let buttons = DecorationLayout(Desktop.decorationLayout)
    set(bothSeen ? buttons.startHalf : buttons.whole, on: list.header)
    set(bothSeen ? buttons.endHalf : buttons.whole, on: detail.header)
  }

  private func set(_ layout: String, on header: HeaderBar) {
    // The bar makes all its buttons anew, even where nothing changes.
    if header.decorationLayout != layout { header.decorationLayout = layout }
  }
}
