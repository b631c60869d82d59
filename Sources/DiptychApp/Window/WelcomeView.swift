import Gtk

/// What an empty library shows: what the program is for, and three ways to begin.
final class WelcomeView {
  let view = Box(.vertical)
  private let menuButton: MenuButton

  init(menu: Menu) {
    menuButton = MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: menu)
    let header = HeaderBar()
    header.showsWindowButtons = true
    header.reservesSubtitle = false
    header.title = "Diptych"
    header.packEnd(menuButton)
    let handle = EventBox(header)
    handle.addStyleClass("handle")
    view.append(handle)
    view.append(ScrolledWindow(makePage()))
    view.children.last?.expandsVertically = true
  }

  /// Opens the main menu.
  func openMenu() { menuButton.click() }

  private func makePage() -> Box {
    let page = Box(.vertical, spacing: 12)
    page.verticalAlign = .center
    page.horizontalAlign = .center
    page.setMargins(24)
    page.append(Image(icon: "org.diptych.Diptych", size: 96))
    let title = Label("Welcome to Diptych", wraps: true, styleClass: "page-title")
    let text = Label(
      "Your board games and photos, side by side. Begin with a collection file from BoardGameGeek or a folder "
        + "of photos, or look around in a sample first.", wraps: true, styleClass: "dim-label")
    text.maximumWidthInCharacters = 44
    for label in [title, text] {
      label.textAlign = .center
      page.append(label)
    }
    let buttons = Box(.vertical, spacing: 6)
    buttons.setMargins(top: 12)
    buttons.horizontalAlign = .center
    for (label, action) in [
      ("Import…", "win.import"), ("Add Folder…", "win.add-folder"), ("Explore Sample", "win.explore-sample"),
    ] {
      let button = Button(label)
      button.setAction(action)
      if action == "win.import" { button.addStyleClass("suggested-action") }
      buttons.append(button)
    }
    page.append(buttons)
    return page
  }
}
