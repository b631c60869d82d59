import CDiptychGLib
import Glibc

/// The games and pictures that come with the program, to look around in.
public enum SampleCollection {
  private static let doneKey = "sample.installed"

  /// Copies the sample into a library of its own, once; what the person changes there stays.
  ///
  /// Takes a moment the first time: call it off the main thread.
  ///
  /// - Parameters:
  ///   - directory: the folder of the sample's library.
  ///   - data: the folder with the files that come with the program.
  /// - Throws: `ShelfError` when the program's files are not to be found, or the library cannot be written.
  public static func install(in directory: FilePath, from data: FilePath?) throws {
    let library = try Library(directory: directory)
    guard try library.setting(doneKey) == nil else { return }
    guard let sample = data?.appending("sample"), sample.isDirectory else {
      throw ShelfError(
        "The sample collection is not installed beside the program; set DIPTYCH_DATA_DIR to the folder that has it."
      )
    }
    let pictures = library.directory.appending("pictures")
    try copyFiles(of: sample.appending("pictures"), to: pictures)
    try library.importGames(from: sample.appending("games.json"))
    try library.addFolder(pictures)
    try PhotoIndexer(library: library).run()
    // Undo takes back what the person did, not what they came to see.
    try library.forgetChanges()
    // Last: an attempt that was cut short is made again from the start.
    try library.setSetting(doneKey, "1")
  }

  private static func copyFiles(of source: FilePath, to target: FilePath) throws {
    _ = target.withCPath { g_mkdir_with_parents($0, 0o755) }
    guard let folder = source.withCPath({ g_dir_open($0, 0, nil) }) else {
      throw ShelfError("\(source.display) cannot be read: \(ShelfError.reason(errno)).")
    }
    defer { g_dir_close(folder) }
    while let name = g_dir_read_name(folder) {
      try copy(FilePath(cString: name), from: source, to: target)
    }
  }

  private static func copy(_ name: FilePath, from source: FilePath, to target: FilePath) throws {
    let files = [source, target].map { $0.appending(bytes: name.bytes).withCPath { g_file_new_for_path($0) } }
    defer { for file in files { g_object_unref(UnsafeMutableRawPointer(file)) } }
    var error: UnsafeMutablePointer<GError>?
    let flags = GFileCopyFlags(G_FILE_COPY_OVERWRITE.rawValue | G_FILE_COPY_TARGET_DEFAULT_PERMS.rawValue)
    guard g_file_copy(files[0], files[1], flags, nil, nil, nil, &error) != 0 else {
      defer { g_clear_error(&error) }
      let why = error.map { String(cString: $0.pointee.message) } ?? ""
      throw ShelfError(
        "\(name.display) of the sample collection cannot be copied to \(target.display): \(why).")
    }
  }
}
