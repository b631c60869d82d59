import Gtk

/// A message over the window that goes by itself, with a button that takes back what it tells of.
///
/// It stays for as long as the pointer or the keyboard is on it.
final class Toast {
  let view: EventBox
  /// Called when the person presses Undo.
  var onUndo: () -> Void = {}

  private let message = Label(wraps: true)
  private let undo = Button("_Undo")
  private let box: Box
  private let duration: Int
  private var timer: MainLoop.Source?
  private var isHovered = false
  private var room = 0

  /// The space around the message, in pixels.
  private static let margin = 12

  /// Creates a toast that is not shown yet.
  ///
  /// - Parameter duration: how long a message stays, in milliseconds: long enough to read it and reach the button.
  init(duration: Int = 6000) {
    self.duration = duration
    let close = Button(icon: "window-close-symbolic", name: "Dismiss")
    close.addStyleClass("flat")
    message.maximumWidthInCharacters = 44
    message.expandsHorizontally = true
    box = Box(.horizontal, spacing: 12, [message, undo, close])
    box.addStyleClass("app-notification")
    box.setRole(.notification)
    for button in [undo, close] { button.verticalAlign = .center }
    view = EventBox(box)
    view.horizontalAlign = .center
    view.verticalAlign = .end
    view.setMargins(Toast.margin)
    view.showAll()
    view.isVisible = false
    view.ignoresShowAll = true
    undo.ignoresShowAll = true
    view.onHover { [weak self] isOver in self?.isHovered = isOver }
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
    box.announce(text)
    timer?.cancel()
    hide(after: duration)
  }

  /// Keeps the message off so many pixels at the window's foot, where there are buttons.
  func keepClear(ofFoot height: Int) {
    guard height != room else { return }
    room = height
    view.setMargins(bottom: Toast.margin + height)
  }

  private func hide(after milliseconds: Int) {
    timer = MainLoop.after(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      self.timer = nil
      if self.isInUse { self.hide(after: min(self.duration, 1000)) } else { self.hide() }
    }
  }

  /// Whether the pointer or the keyboard is on the message.
  private var isInUse: Bool {
    isHovered || (view.window?.focusWidget).map { view.contains($0) } == true
  }

  private func hide() {
    timer?.cancel()
    timer = nil
    isHovered = false
    view.isVisible = false
  }
}
