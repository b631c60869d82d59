import Gtk

/// A text that takes as many lines as it needs, and as little time as it can, however long it is.
final class WrappedText {
  let view: Box

  private let label: Label
  private let styleClass: String?
  /// What shows a text that is too long for a label; made when there is one.
  private var longText: TextView?

  /// The characters up to which a label is quick: the time it takes grows with their square.
  private static let mostInLabel = 400

  init(_ text: String = "", styleClass: String? = nil) {
    self.styleClass = styleClass
    self.text = text
    label = Label(wraps: true, styleClass: styleClass)
    label.isSelectable = true
    label.canFocus = false
    view = Box(.vertical, [label])
    label.ignoresShowAll = true
    update()
  }

  /// The most characters in a line of a text that is short enough, or -1 for as many as fit.
  var maximumWidthInCharacters: Int {
    get { label.maximumWidthInCharacters }
    set {
      label.maximumWidthInCharacters = newValue
      label.horizontalAlign = .start
    }
  }

  var text: String {
    didSet { if text != oldValue { update() } }
  }

  private func update() {
    let isLong =
      text.utf8.count > WrappedText.mostInLabel && text.unicodeScalars.count > WrappedText.mostInLabel
    label.text = isLong ? "" : text
    label.isVisible = !isLong
    if isLong { makeLongText().text = text } else { longText?.text = "" }
    longText?.isVisible = isLong
  }

  private func makeLongText() -> TextView {
    if let longText { return longText }
    let new = TextView(styleClass: styleClass)
    new.horizontalAlign = label.horizontalAlign
    new.ignoresShowAll = true
    view.append(new)
    longText = new
    return new
  }

  /// Shows a text; where there is none it takes no room.
  func show(_ text: String?) {
    self.text = text ?? ""
    view.isVisible = text != nil
  }
}
