import Gtk

/// The row of buttons at the foot of the list with which a person goes from one section to another.
final class SectionSwitch {
  let view = Box(.horizontal)
  /// Called when the person chose a section.
  var onChoose: (Section) -> Void = { _ in }

  private var buttons: [(section: Section, button: RadioButton, toggled: SignalHandler)] = []

  init() {
    var first: RadioButton?
    for section in Section.allCases {
      let button = RadioButton(radio: section.title, joining: first)
      first = first ?? button
      button.expandsHorizontally = true
      button.focusesOnClick = false
      button.addStyleClass("flat")
      let toggled = button.onToggle { [weak self, weak button] in
        if button?.isOn == true { self?.onChoose(section) }
      }
      view.append(button)
      buttons.append((section, button, toggled))
    }
    view.isHomogeneous = true
    view.addStyleClass("section-switch")
  }

  /// Shows which section is on, without calling anyone.
  func show(_ section: Section) {
    // The others go up by themselves, and a button that goes up chooses nothing.
    for entry in buttons where entry.section == section {
      entry.toggled.blocked { entry.button.isOn = true }
    }
  }
}
