extension CommandLineTool {
  /// Takes in what has changed on disk since the last look, as far as it can be read.
  ///
  /// A list says nothing of folders that cannot: it shows what is known of them.
  func refreshPhotos(_ library: Library) {
    guard !library.isReadOnly else { return }
    do {
      try PhotoIndexer(library: library).run()
    } catch {
      // The library can be listed as it was, such as while another program indexes it.
      errors("diptych: \(error)")
    }
  }

  func addFolder(_ library: Library, _ folder: FilePath) throws {
    try library.addFolder(folder)
    refreshPhotos(library)
    for problem in try PhotoScanner().scan(folder).problems { errors("diptych: \(problem)") }
  }

  func listFolders(_ library: Library) throws {
    let folders = try library.folders()
    for folder in folders { output(folder.display) }
    for problem in folders.compactMap(PhotoScanner.problem) { errors("diptych: \(problem)") }
  }

  /// Says which folders, and which below them, cannot be looked through; each once.
  func tellUnreadableFolders(_ library: Library) throws {
    var told: Set<ShelfError> = []
    for folder in try library.folders() {
      for problem in try PhotoScanner().scan(folder).problems where told.insert(problem).inserted {
        errors("diptych: \(problem)")
      }
    }
  }

  func tag(_ library: Library, _ word: [UInt8], adding: [String], removing: [String]) throws {
    let item = try library.item(named: word)
    guard case .photo = item else {
      throw ShelfError("\(item) is a game, and only photos have tags; name a photo.")
    }
    try library.tag([item], adding: adding, removing: removing)
    try tellProblem(library, item)
  }

  /// A change stands in the library also where its sidecar could not be written; the person should know.
  func tellProblem(_ library: Library, _ item: ItemID) throws {
    if let problem = try library.photo(item)?.problem { errors("diptych: \(problem)") }
  }
}
