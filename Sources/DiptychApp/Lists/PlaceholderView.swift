import Gtk

/// An icon, a title and a sentence in the middle of an empty place, with a button that fills it.
final class PlaceholderView {
  let view = Box(.vertical, spacing: 12)

  init(icon: String, title: String, text: String = "", button: (label: String, action: String)? = nil) {
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
    if !text.isEmpty {
      let label = Label(text, wraps: true, styleClass: "dim-label")
      label.textAlign = .center
      label.maximumWidthInCharacters = 34
      view.append(label)
    }
    if let button {
      let action = Button(button.label)
      action.setAction(button.action)
      action.horizontalAlign = .center
      action.addStyleClass("suggested-action")
      action.setMargins(top: 6)
      view.append(action)
    }
  }
}
