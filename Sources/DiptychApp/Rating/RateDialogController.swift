import DiptychShelf
import Gtk

/// The dialog in which a game or a photo is rated, one for both kinds.
///
/// Nothing is saved but by Save. The keyboard alone does: arrows step, digits type a value, Delete clears, Return
/// saves, Escape leaves things as they are.
final class RateDialogController {
  /// What is rated.
  struct Subject {
    let name: String
    let rating: Rating?
    let scale: Rating.Scale
    /// What others think of it, such as `BGG average 7.6`.
    let community: String?
  }

  private let dialog: Dialog
  private let slider: Scale
  private let value = Label(styleClass: "rating-value")
  private let word = Label(styleClass: "dim-label")
  private let rejected: CheckButton?
  private let save: Button
  private let clear: Button
  private var sliderMoved: SignalHandler?
  private var rejectedToggled: SignalHandler?
  private var draft: RateDraft

  /// Shows the dialog before a window.
  ///
  /// - Parameter answer: called once with the new rating when the person saves, never otherwise.
  @discardableResult
  static func present(_ subject: Subject, before window: Window, answer: @escaping (Rating?) -> Void)
    -> RateDialogController
  {
    let controller = RateDialogController(subject, before: window)
    // The dialog's own signal keeps the controller until the dialog is destroyed.
    controller.dialog.onResponse { response in controller.finish(response, answer) }
    controller.dialog.showAll()
    controller.dialog.present()
    controller.slider.grabFocus()
    return controller
  }

  private init(_ subject: Subject, before window: Window) {
    draft = RateDraft(subject.rating, scale: subject.scale)
    dialog = Dialog(title: "Rate \(subject.name)", before: window)
    slider = Scale(Double(subject.scale.minimum)...Double(subject.scale.maximum), step: subject.scale.step)
    rejected = subject.scale == .photos ? CheckButton(check: "_Rejected") : nil
    clear = Button("Clear _Rating")
    dialog.addButton("_Cancel", .cancel)
    save = dialog.addButton("_Save", .accept, styleClass: "suggested-action")
    lay(subject)
    connect()
    update()
  }

  private func lay(_ subject: Subject) {
    slider.accessibleName = "Rating"
    slider.digits = subject.scale == .games ? 2 : 0
    slider.expandsHorizontally = true
    slider.ignoreWheel()
    for number in subject.scale.minimum...subject.scale.maximum {
      slider.addMark(at: Double(number), "\(number)")
    }
    value.textAlign = .center
    word.textAlign = .center
    let title = Label(subject.name, styleClass: "dialog-title")
    title.textAlign = .center
    title.maximumWidthInCharacters = 30
    clear.addStyleClass("flat")
    clear.horizontalAlign = .center
    let column = Box(.vertical, spacing: 6, [title, value, word, slider])
    if let rejected {
      rejected.horizontalAlign = .center
      column.append(rejected)
    }
    if let community = subject.community {
      let label = Label(community, styleClass: "dim-label")
      label.textAlign = .center
      column.append(label)
    }
    column.append(clear)
    column.setMargins(top: 18, bottom: 12, start: 12, end: 12)
    dialog.content.append(column)
    dialog.setDefaultSize(width: 330, height: -1)
  }

  private func connect() {
    slider.onFormatValue { [weak self] _ in self?.draft.spoken ?? "" }
    sliderMoved = slider.onValueChange { [weak self] in
      guard let self else { return }
      self.change { $0.setPosition(self.slider.value) }
    }
    rejectedToggled = rejected?.onToggle { [weak self] in
      guard let self, let isOn = self.rejected?.isOn else { return }
      self.change { $0.setRejected(isOn) }
    }
    clear.onClick { [weak self] in
      self?.change { $0.clear() }
      self?.slider.grabFocus()
    }
    slider.onKeyPress { [weak self] key in self?.press(key) ?? false }
  }

  private func press(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    // Where text runs from right to left, left is onward.
    let isMirrored = slider.isRightToLeft
    switch key.value {
    case Key.up: change { $0.raise() }
    case Key.down: change { $0.lower() }
    case Key.right: change { isMirrored ? $0.lower() : $0.raise() }
    case Key.left: change { isMirrored ? $0.raise() : $0.lower() }
    case Key.home: change { $0.setLeast() }
    case Key.end: change { $0.setGreatest() }
    case Key.delete, Key.backspace: change { $0.clear() }
    case Key.enter, Key.keypadEnter:
      // There is nothing to save where nothing was changed: Return then just closes.
      dialog.respond(draft.isChanged ? .accept : .cancel)
    default:
      if let digit = key.digit {
        change { $0.type(Character("\(digit)")) }
      } else if let character = key.character, character == "." || character == "," {
        change { $0.type(character) }
      } else {
        return false
      }
    }
    return true
  }

  private func change(_ body: (inout RateDraft) -> Void) {
    body(&draft)
    update()
  }

  /// Shows the draft.
  private func update() {
    let rating = draft.rating
    value.text = rating.map { $0.isRejected ? "Rejected" : $0.text } ?? "–"
    word.text = rating?.word ?? (rating == nil ? "Not rated" : "")
    sliderMoved?.blocked { slider.value = draft.position }
    rejectedToggled?.blocked { rejected?.isOn = rating?.isRejected ?? false }
    slider.accessibleDescription = draft.spoken
    save.isSensitive = draft.isChanged
    clear.isSensitive = rating != nil
  }

  private func finish(_ response: Response, _ answer: (Rating?) -> Void) {
    let rating = draft.rating
    dialog.destroy()
    if response == .accept { answer(rating) }
  }
}
