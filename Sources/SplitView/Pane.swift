public import Gtk

/// One half of a split view: a header bar and a controller's view below it.
///
/// A pane keeps its controller alive; the controller refers to its pane weakly, or both live for ever.
public final class Pane {
  /// Which side of the split view it is.
  public let kind: PaneKind
  /// The controller whose view the pane shows.
  public let controller: any ViewController
  /// The bar at the top; the split view adds its own buttons to the controller's.
  public let header = HeaderBar()
  /// The pages inside the list through which Back leads, where it has any.
  public private(set) var navigation: NavigationController?

  let root = Box(.vertical)
  private let titleLabel = Label(styleClass: "title")
  private let subtitleLabel = Label(styleClass: "subtitle")
  var onTitleChange: () -> Void = {}
  /// Asks whether another page may be shown now.
  var mayChangePage: () -> Bool = { true }
  var onPageChange: () -> Void = {}

  init(_ kind: PaneKind, _ controller: any ViewController) {
    self.kind = kind
    self.controller = controller
    // A header bar outside a title bar moves the window only inside an event box that says so in CSS.
    let handle = EventBox(header)
    handle.addStyleClass("handle")
    // The bar's own title insists on five letters of room: too much beside all buttons in large text.
    let titles = Box(.vertical, [titleLabel, subtitleLabel])
    titles.verticalAlign = .center
    for label in [titleLabel, subtitleLabel] { label.textAlign = .center }
    subtitleLabel.ignoresShowAll = true
    header.setCustomTitle(titles)
    header.showsWindowButtons = true
    root.append(handle)
    controller.view.expandsVertically = true
    root.append(controller.view)
    root.addStyleClass(kind == .list ? "list-pane" : "detail-pane")
  }

  /// The title in the header bar, shortened by `…` where there is no room for it.
  public var title: String {
    get { titleLabel.text }
    set {
      guard newValue != titleLabel.text else { return }
      titleLabel.text = newValue
      onTitleChange()
    }
  }

  /// The small text under the title, or nil for none.
  public var subtitle: String? {
    get { subtitleLabel.isVisible ? subtitleLabel.text : nil }
    set {
      subtitleLabel.text = newValue ?? ""
      subtitleLabel.isVisible = newValue != nil
    }
  }

  /// Says whether a widget lies in the pane.
  public func contains(_ widget: Widget) -> Bool { root.contains(widget) }

  // MARK: Pages

  /// Has Back, Forward and the title follow other pages: for a list with several sections; of the list pane alone.
  ///
  /// In a narrow window the list comes on top.
  ///
  /// - Returns: false where the split view's delegate wants to keep the detail that is on top; then nothing has
  ///   changed.
  @discardableResult
  public func show(_ navigation: NavigationController) -> Bool {
    precondition(kind == .list, "pages are inside the list pane: Back leads from the detail to the list")
    guard navigation !== self.navigation else { return true }
    guard mayChangePage() else { return false }
    self.navigation?.pane = nil
    self.navigation = navigation
    navigation.pane = self
    pageChanged()
    return true
  }

  func pageChanged() {
    showTitle()
    onPageChange()
  }

  func showTitle() {
    title = navigation?.title ?? title
    // What Back leads to may be called otherwise, too.
    onTitleChange()
  }

  /// Sends the keyboard to where it first goes in this pane.
  func focusInitially() {
    if !controller.focusInitially() { header.focusFirstChild() }
  }
}
