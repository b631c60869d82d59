import DiptychShelf

/// The games and pictures that come with the program, to look around in.
nonisolated enum SampleCollection {
  private static let doneKey = "sample.installed"

  /// Copies the sample into a library of its own, once; what the person changes there stays.
  ///
  /// - Throws: `ShelfError` when the program's data folder is not to be found, or the library cannot be written.
  static func install(in library: Library, from data: FilePath?) throws {
    guard try library.setting(doneKey) == nil else { return }
    guard let sample = data?.appending("sample"), sample.isDirectory else {
      throw ShelfError(
        "The sample collection is not installed beside the program; set DIPTYCH_DATA_DIR to the folder that has it.")
    }
    let pictures = library.directory.appending("pictures")
    try copyFolder(sample.appending("pictures"), to: pictures)
    try library.importGames(from: sample.appending("games.json"))
    try library.addFolder(pictures)
    try PhotoIndexer(library).update()
    library.forgetHistory()
    try library.setSetting(doneKey, "1")
  }
}
