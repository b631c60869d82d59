import DiptychShelf
import Gtk
import SplitView

/// Files and folders that come into the library, and files that go out.
extension MainWindowController {
  /// Takes paths as a person names them: folders and pictures as photos, anything else as a file of games.
  func open(_ paths: [FilePath]) {
    let folders = paths.filter(\.isDirectory)
    let pictures = paths.filter {
      !$0.isDirectory && PhotoFormat(pathExtension: $0.fileExtension.utf8) != nil
    }
    let files = paths.filter { !folders.contains($0) && !pictures.contains($0) }
    if !folders.isEmpty || !pictures.isEmpty { Task { await add(folders: folders, pictures: pictures) } }
    for file in files { ImportController.present(file, session: session, before: self) }
  }

  func chooseFiles() {
    let chooser = FileChooser(.open, title: "Import", accept: "_Open", before: window)
    chooser.addFilter("Game collections and pictures", patterns: MainWindowController.openPatterns)
    chooser.addFilter("All files", patterns: ["*"])
    chooser.show { [weak self] chooser, isChosen in
      if isChosen { self?.open(chooser.paths.map { FilePath(bytes: $0) }) }
    }
  }

  func chooseFolder() {
    let chooser = FileChooser(.selectFolder, title: "Add Folder", accept: "_Add", before: window)
    chooser.show { [weak self] chooser, isChosen in
      if isChosen { self?.open(chooser.paths.map { FilePath(bytes: $0) }) }
    }
  }

  func chooseExport() {
    let chooser = FileChooser(.save, title: "Export Games", accept: "_Export", before: window)
    chooser.suggest(name: "collection.csv")
    chooser.addFilter("BoardGameGeek collection or JSON", patterns: ["*.csv", "*.json"])
    chooser.show { [weak self] chooser, isChosen in
      guard let self, isChosen, let bytes = chooser.paths.first else { return }
      let path = FilePath(bytes: bytes)
      // A name without an extension that says otherwise is BGG's own form.
      let format = GameExportFormat(extensionOf: path) ?? .bggCSV
      Task {
        await self.report {
          try await self.session.run { try $0.exportGames(to: path, as: format) }
          self.toast.show("Exported to \(path.displayName)", canUndo: false)
        }
      }
    }
  }

  private func add(folders: [FilePath], pictures: [FilePath]) async {
    await report {
      let photos = try await session.run { library in
        for folder in folders { try library.addFolder(folder) }
        return try pictures.map { try library.addPhoto(at: $0) }
      }
      listPane.show(.photos)
      session.publish(.contents)
      if let first = photos.first { try await show(photo: first) }
      rescanFolders()
    }
  }

  /// Shows a photo selected among all photos; its page comes on top where there is no room for both.
  private func show(photo: ItemID) async throws {
    guard let list = listPane.openFromRoot(.photos(.all), title: PhotoFilter.all.title, in: .photos) else {
      return
    }
    try await list.reload()
    list.select(.item(photo))
    split.activate()
  }

  private static let openPatterns =
    ["csv", "txt", "tsv", "json", "jpg", "jpeg", "png", "gif", "tif", "tiff", "webp"]
    .flatMap { ["*." + $0, "*." + $0.uppercased()] }
}
