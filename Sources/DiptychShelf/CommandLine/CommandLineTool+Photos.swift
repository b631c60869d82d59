extension CommandLineTool {
  /// Takes in what has changed on disk since the last look; what cannot be read is told and left out.
  func refreshPhotos(_ library: Library) {
    do {
      for problem in try PhotoIndexer(library: library).run().problems { errors("diptych: \(problem)") }
    } catch {
      // The library can be listed as it was, such as while another program indexes it.
      errors("diptych: \(error)")
    }
  }

  func addFolder(_ library: Library, _ folder: FilePath) throws {
    try library.addFolder(folder)
    refreshPhotos(library)
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
