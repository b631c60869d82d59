import Gtk

/// The menu of a Back button: every page further back, the nearest first.
final class BackMenu {
  /// The titles of the pages, the nearest first.
  var titles: () -> [String] = { [] }
  /// Called with how many steps back the chosen page is, from 1.
  var onChoose: (Int) -> Void = { _ in }

  let longPress: LongPressGesture
  let rightPress: PressGesture
  private let button: Button
  private var popover: Popover?

  /// The right mouse button.
  private static let menuButton = 3

  init(of button: Button) {
    self.button = button
    longPress = LongPressGesture(on: button)
    // Before the button takes the press for a click.
    longPress.recogniseFirst()
    rightPress = PressGesture(on: button, button: BackMenu.menuButton)
    longPress.onPress { [weak self] _, _ in if self?.open() == true { self?.longPress.claim() } }
    rightPress.onPress { [weak self] _, _, _ in if self?.open() == true { self?.rightPress.claim() } }
    button.onPopupMenu { [weak self] in self?.open() ?? false }
  }

  private func open() -> Bool {
    let titles = titles()
    guard !titles.isEmpty else { return false }
    close()
    let entries = Box(.vertical)
    entries.setMargins(6)
    let popover = Popover(of: button, entries)
    for (index, title) in titles.enumerated() {
      let label = Label(title)
      label.maximumWidthInCharacters = 32
      let entry = Button(label, name: title)
      entry.setRole(.menuItem)
      entry.addStyleClass("flat")
      entry.onClick { [weak self] in self?.choose(index + 1) }
      entries.append(entry)
    }
    entries.showAll()
    self.popover = popover
    popover.open()
    return true
  }

  private func choose(_ steps: Int) {
    popover?.onClose { [weak self] in
      // The popover gives the keyboard back to who had it before; only then does the page change.
      MainLoop.whenIdle {
        self?.close()
        self?.onChoose(steps)
      }
    }
    popover?.close()
  }

  private func close() {
    popover?.destroy()
    popover = nil
  }
}
