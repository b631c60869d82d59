import Gtk

/// The buttons that a split view adds to its panes' header bars, and where the window's own buttons stand.
final class SplitChrome {
  /// The title of the page that is before the present one inside the list.
  var previousListTitle = ""

  private let list: Pane
  private let detail: Pane
  private let hideList = Button(icon: "diptych-sidebar-hide-symbolic", name: "Hide List")
  private let keepListOpen = Button(icon: "view-pin-symbolic", name: "Keep List Open")
  private let listBack = Button(icon: "go-previous-symbolic", name: "Back")
  private let detailBack = Button(icon: "go-previous-symbolic", name: "Back")
  private let showList = Button(icon: "diptych-sidebar-show-symbolic", name: "Show List")

  init(list: Pane, detail: Pane) {
    self.list = list
    self.detail = detail
    for button in [hideList, keepListOpen, listBack] { list.header.packStart(button) }
    for button in [detailBack, showList] { detail.header.packStart(button) }
    for button in [hideList, keepListOpen, listBack, detailBack, showList] {
      button.showAll()
      button.ignoresShowAll = true
      button.focusesOnClick = false
    }
    hideList.tooltip = "Hide List (F9)"
    showList.tooltip = "Show List (F9)"
    keepListOpen.tooltip = "Keep List Open (F9)"
  }

  func connect(back: @escaping () -> Void, toggle: @escaping () -> Void, keep: @escaping () -> Void) {
    listBack.onClick(back)
    detailBack.onClick(back)
    hideList.onClick(toggle)
    showList.onClick(toggle)
    keepListOpen.onClick(keep)
  }

  /// Shows the buttons that have something to do now.
  func update(_ state: SplitState?) {
    guard let state else { return }
    let arrangement = state.arrangement
    hideList.isVisible = arrangement == .beside
    keepListOpen.isVisible = arrangement == .listOverDetail
    listBack.isVisible = state.listDepth > 0
    listBack.tooltip = previousListTitle.isEmpty ? nil : previousListTitle
    detailBack.isVisible = arrangement == .foldedDetail
    detailBack.tooltip = list.title.isEmpty ? nil : list.title
    showList.isVisible = arrangement == .detailOnly
    let buttons = DecorationLayout(Desktop.decorationLayout)
    let bothSeen = arrangement == .beside || arrangement == .listOverDetail
    let isMirrored = list.root.isRightToLeft
    list.header.decorationLayout =
      bothSeen ? (isMirrored ? buttons.rightHalf : buttons.leftHalf) : buttons.whole
    detail.header.decorationLayout =
      bothSeen ? (isMirrored ? buttons.leftHalf : buttons.rightHalf) : buttons.whole
  }
}
