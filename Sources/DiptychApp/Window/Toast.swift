import Gtk

/// A message over the window that goes by itself, with a button that takes back what it tells of.
final class Toast {
  let view: Box
  /// Called when the person presses Undo.
  var onUndo: () -> Void = {}

  private let message = Label(wraps: true)
  private let undo = Button("_Undo")
  private var timer: MainLoop.Source?

  /// How long a message stays, in milliseconds: long enough to read it and reach the button.
  private static let duration = 6000

  init() {
    let close = Button(icon: "window-close-symbolic", name: "Dismiss")
    close.addStyleClass("flat")
    message.maximumWidthInCharacters = 44
    message.expandsHorizontally = true
    view = Box(.horizontal, spacing: 12, [message, undo, close])
    view.addStyleClass("app-notification")
    view.setRole(.notification)
    view.horizontalAlign = .center
    view.verticalAlign = .start
    view.showAll()
    view.isVisible = false
    view.ignoresShowAll = true
    undo.ignoresShowAll = true
    close.onClick { [weak self] in self?.hide() }
    undo.onClick { [weak self] in
      self?.hide()
      self?.onUndo()
    }
  }

  /// Shows a message in place of the one before.
  func show(_ text: String, canUndo: Bool) {
    message.text = text
    undo.isVisible = canUndo
    view.isVisible = true
    view.announce(text)
    timer?.cancel()
    timer = MainLoop.after(milliseconds: Toast.duration) { [weak self] in
      self?.timer = nil
      self?.hide()
    }
  }

  private func hide() {
    timer?.cancel()
    timer = nil
    view.isVisible = false
  }
}
