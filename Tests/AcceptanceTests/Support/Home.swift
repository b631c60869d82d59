import DiptychShelf
import Foundation

/// A person's home: the program's data, settings and caches, and the files that the person has.
final class Home {
  let path = NSTemporaryDirectory() + "/diptych-\(UUID().uuidString)"

  /// What a test tells the program besides: environment variables.
  var extra: [String: String] = [:]

  func make() throws {
    for folder in ["data", "config", "cache", "files"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
    try setDesktop()
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// A folder for a library of the person's own.
  var library: String { path + "/library" }

  /// What the program and its commands are told of this home.
  var environment: [String: String?] {
    let own: [String: String?] = [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_CONFIG_HOME": path + "/config",
      "XDG_CACHE_HOME": path + "/cache", "NO_AT_BRIDGE": nil, "G_DEBUG": nil,
      "GSETTINGS_BACKEND": "keyfile", "XENVIRONMENT": path + "/config/Xresources",
      // The X server in which a nested Wayland compositor runs is not the program's.
      "DISPLAY": Desktop.current.isX ? ProcessInfo.processInfo.environment["DISPLAY"] : nil,
    ]
    return own.merging(extra) { $1 }
  }

  // MARK: Settings

  /// The library of the sample collection.
  var sampleLibrary: String { path + "/data/diptych-sample" }

  /// Has the next window of a library begin with a size, as if it had had it when it was closed.
  func remember(width: Int, height: Int, in library: String) throws {
    let library = try Library(directory: DiptychShelf.FilePath(library))
    for (key, number) in [("width", width), ("height", height)] {
      try library.setSetting("window.\(key)", String(number))
    }
  }

  /// Sets how the desktop shows text and whether it moves things, as the person's settings do: on X in the X
  /// server's resources and GTK's own file, under Wayland in the desktop's settings, which there go before it.
  func setDesktop(textScale: Double = 1, animations: Bool = true) throws {
    let resources = "Xft.dpi: \(textScale * 96)\n"
    let gtk = """
      [Settings]
      gtk-enable-animations=\(animations ? 1 : 0)
      """
    let gnome = """
      [org/gnome/desktop/interface]
      text-scaling-factor=\(textScale)
      enable-animations=\(animations)

      [org/gnome/desktop/wm/preferences]
      button-layout='appmenu:minimize,maximize,close'
      """
    for (text, name) in [
      (resources, "Xresources"), (gtk, "gtk-3.0/settings.ini"), (gnome, "glib-2.0/settings/keyfile"),
    ] {
      let file = URL(fileURLWithPath: "\(path)/config/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  // MARK: Files

  /// The path of a file of the person's.
  func file(_ name: String) -> String { "\(path)/files/\(name)" }

  /// Writes a file of the person's, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: try makeRoom(for: name)))
    return file(name)
  }

  func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

  /// Runs one of the program's commands on the library, which must succeed; returns what it printed.
  @discardableResult
  func diptych(_ words: String...) throws -> String {
    let command = [try Program.path()] + words + ["--library", library]
    let result = try Tool.run(command, environment: environment)
    guard result.status == 0 else {
      throw Failure("\(command.joined(separator: " ")) ended with \(result.status): \(result.errors)")
    }
    return result.text
  }

  /// Draws a JPEG with ImageMagick, and returns its path.
  ///
  /// - Parameter drawing: ImageMagick's words for what is on it.
  @discardableResult
  func draw(_ name: String, _ drawing: [String]) throws -> String {
    try Tool.must(["convert"] + drawing + [try makeRoom(for: name)])
    return file(name)
  }

  /// Makes the folder of a file, and returns the file's path.
  private func makeRoom(for name: String) throws -> String {
    let path = file(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    return path
  }
}
