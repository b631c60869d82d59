import Gtk

/// An icon, a title and a sentence in the middle of an empty place, with a button that fills it.
final class PlaceholderView {
  let view = Box(.vertical, spacing: 12)
  private let label: Label

  init(icon: String, title: String, text: String = "", button: (label: String, action: String)? = nil) {
    label = Label(text, wraps: true, styleClass: "dim-label")
    view.verticalAlign = .center
    view.horizontalAlign = .center
    view.setMargins(24)
    let image = Image(size: 72)
    // Drawn from SVG, whose library is loaded for it: the first window need not wait for that.
    image.setIconOnceShown(icon)
    image.addStyleClass("dim-label")
    view.append(image)
    let heading = Label(title, wraps: true, styleClass: "placeholder-title")
    heading.textAlign = .center
    view.append(heading)
    label.textAlign = .center
    label.maximumWidthInCharacters = 34
    label.ignoresShowAll = true
    label.isVisible = !text.isEmpty
    view.append(label)
    if let button {
      let action = Button(button.label)
      action.setAction(button.action)
      action.horizontalAlign = .center
      action.addStyleClass("suggested-action")
      action.setMargins(top: 6)
      view.append(action)
    }
  }

  /// Shows another sentence.
  func show(_ text: String) { label.show(text) }
}
