public import Gtk

/// One half of a split view: a header bar and a controller's view below it.
///
/// A pane keeps its controller alive; the controller refers to its pane weakly, or both live for ever.
public final class Pane {
  /// The controller whose view the pane shows.
  public let controller: any ViewController
  /// The bar at the top; the split view adds its own buttons to the controller's.
  public let header = HeaderBar()
  let root = Box(.vertical)
  private let titleLabel = Label(styleClass: "title")
  private let subtitleLabel = Label(styleClass: "subtitle")
  var onTitleChange: () -> Void = {}

  init(_ controller: any ViewController, styleClass: String) {
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
    root.addStyleClass(styleClass)
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

  /// Sends the keyboard to where it first goes in this pane.
  func focusInitially() {
    if let focus = controller.initialFocus, focus.isOnScreen {
      focus.grabFocus()
    } else if !controller.view.focusFirstChild() {
      header.focusFirstChild()
    }
  }
}
