import DiptychShelf
import Gtk
import SplitView

/// What a person can do by key, button and menu.
extension MainWindowController {
  /// Adds all actions to the window, with their keys.
  func addActions(_ application: Application) {
    let table: [(name: String, keys: [String], body: () -> Void)] = [
      ("search", ["<Primary>f"], { [weak self] in self?.search() }),
      ("rate", ["<Primary>r"], { [weak self] in self?.presentRateDialog() }),
      ("toggle-list", ["F9"], { [weak self] in self?.split.toggleList() }),
      ("games", ["<Primary>1"], { [weak self] in self?.listPane.show(.games) }),
      ("photos", ["<Primary>2"], { [weak self] in self?.listPane.show(.photos) }),
      ("recents", ["<Primary>3"], { [weak self] in self?.listPane.show(.recents) }),
      ("open", ["<Primary>o"], { [weak self] in self?.chooseFiles() }),
      ("import", [], { [weak self] in self?.chooseFiles() }),
      ("export", [], { [weak self] in self?.chooseExport() }),
      ("add-folder", [], { [weak self] in self?.chooseFolder() }),
      ("explore-sample", [], { [weak self] in self?.onExploreSample() }),
      ("undo", ["<Primary>z"], { [weak self] in if self?.isEditingText == false { self?.undo() } }),
      ("redo", ["<Primary><Shift>z"], { [weak self] in if self?.isEditingText == false { self?.redo() } }),
      // The canvas has it too; here it works from wherever the keyboard is.
      (
        "actual-size", ["<Primary>0", "<Primary>KP_0"],
        { [weak self] in self?.detail.photo?.showActualSize() }
      ),
      ("menu", ["F10"], { [weak self] in self?.openMenu() }),
      ("refresh", ["F5"], { [weak self] in self?.refresh() }),
      ("fullscreen", ["F11"], { [weak self] in self?.window.isFullscreen.toggle() }),
      ("shortcuts", ["<Primary>question"], { [weak self] in self?.showShortcuts() }),
      ("close", ["<Primary>w"], { [weak self] in self?.window.close() }),
    ]
    for (name, keys, body) in table {
      let action = Action(name, body)
      actions[name] = action
      window.add(action)
      application.setKeys(keys, for: "win." + name)
    }
    updateActions()
  }

  /// Turns off what cannot be done now.
  func updateActions() {
    actions["rate"]?.isEnabled = detail.selection.item != nil
    actions["actual-size"]?.isEnabled = detail.selection.item.map { !$0.isGame } ?? false
    actions["undo"]?.isEnabled = session.library.undoName != nil
    actions["redo"]?.isEnabled = session.library.redoName != nil
  }

  /// Whether the keyboard is in a text field, where Undo is the field's.
  private var isEditingText: Bool { window.focusWidget.flatMap(Entry.of) != nil }

  private func search() {
    // The welcome page has nothing to search in; the list behind it must not get the keyboard.
    if split.view.isOnScreen, split.revealList() { listPane.beginSearch() }
  }

  private func openMenu() {
    guard split.view.isOnScreen else { return welcome.openMenu() }
    if split.revealList() { listPane.openMenu() }
  }

  /// Reads the lists anew, and looks through the folders.
  func refresh() {
    Task { await loadAll() }
    rescanFolders()
  }

  // MARK: - Rating

  private func presentRateDialog() {
    guard let item = detail.selection.item else { return }
    Task {
      await report {
        guard let subject = try await session.run({ try RateDialogController.Subject(item, in: $0) }) else {
          return
        }
        RateDialogController.present(subject, before: window) { [weak self] rating in
          self?.rate(item, rating)
        }
      }
    }
  }

  /// Rates what is selected: by a key, without the dialog.
  func rateSelected(_ rating: Rating?) {
    if let item = detail.selection.item { rate(item, rating) }
  }

  private func rate(_ item: ItemID, _ rating: Rating?) {
    tellOfChange(canUndo: true) { try await $0.rate([item], rating) }
  }

  // MARK: - Undo

  func undo() { tellOfChange("Undone: ", canUndo: false) { try await $0.undo() } }

  func redo() { tellOfChange(canUndo: true) { try await $0.redo() } }

  /// Makes a change and tells the person of it, and of photos whose sidecars do not know of it yet.
  private func tellOfChange(
    _ prefix: String = "", canUndo: Bool, _ change: @escaping (LibrarySession) async throws -> NamedChange?
  ) {
    Task {
      await report {
        guard let change = try await change(session) else { return }
        let problems = try await session.problems(after: change)
        toast.show(([prefix + change.name] + problems.prefix(1)).joined(separator: ". "), canUndo: canUndo)
      }
    }
  }
}

extension RateDialogController.Subject {
  /// What the dialog shows of an item; nil where the library no longer has it.
  nonisolated init?(_ item: ItemID, in library: Library) throws {
    switch item {
    case .game:
      guard let game = try library.game(item) else { return nil }
      self.init(
        name: game.name, rating: game.rating, scale: .games,
        community: game.average.map { "Average of all: \(GameText.decimal($0)) of 10" })
    case .photo:
      guard let photo = try library.photo(item)?.summary else { return nil }
      self.init(name: photo.displayTitle, rating: photo.rating, scale: .photos, community: nil)
    }
  }
}
