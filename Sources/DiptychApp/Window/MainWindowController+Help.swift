import DiptychResources
import DiptychShelf
import Gtk

/// What a person can read about the program in the window.
extension MainWindowController {
  /// Shows an overview of all keys.
  func showShortcuts() { MainWindowController.shortcuts?.present(before: window) }

  private static let shortcuts = ShortcutsWindow(xml: DiptychResources.shortcuts, id: "shortcuts")

  /// Opens the guide in the browser.
  func showHelp() {
    guard let guide = DataDirectory.path?.appending("help.html"), guide.exists else {
      toast.show(
        "The guide is not installed beside the program; `diptych --help` lists its commands.", canUndo: false)
      return
    }
    if !Desktop.open(uri: guide.uri, from: window) {
      toast.show("No program opens web pages here; the guide is \(guide.display).", canUndo: false)
    }
  }

  /// Says what the program is.
  func showAbout() {
    let dialog = AboutDialog(
      program: "Diptych", version: CommandLineTool.version, icon: "org.diptych.Diptych",
      comment: "Board games and photos in two panes that fold.", copyright: "© 2026 The Diptych authors",
      before: window)
    dialog.present()
  }
}
