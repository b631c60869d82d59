import Foundation

/// The real program, started as a person starts it.
final class Program {
  private let process = Process()
  private let errorFile: FileHandle
  /// The window that has the keyboard, as the X server knows it.
  private(set) var window = ""
  /// The title of its main window.
  private let title: String
  /// How many pixels of the X server make one of the program's, each way.
  let scale: Int
  /// The program's name on the accessibility bus, once it has one.
  private var busName: String?

  /// The folder that was cloned.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Where `make build` puts the program.
  static func path() throws -> String {
    let path = root + "/.build/release/diptych"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure("there is no \(path): run `make build` first")
    }
    return path
  }

  /// Starts the program, or another one with a window, and waits until its window can be used.
  init(_ arguments: [String], in home: Home, path: String? = nil, title: String = "Diptych") throws {
    let environment = Tool.merged(home.environment)
    guard environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] != nil, AccessibilityBus.shared != nil
    else {
      throw Failure("there is no screen with an accessibility bus: run the tests by `make test`")
    }
    scale = environment["GDK_SCALE"].flatMap { Int($0) } ?? 1
    errorFile = try FileHandle.temporary()
    process.executableURL = URL(fileURLWithPath: try path ?? Program.path())
    self.title = title
    process.arguments = arguments
    process.environment = environment
    process.standardError = errorFile
    process.standardOutput = errorFile
    try process.run()
    try wait("the window", seconds: 20) { tree?.isShowing }
    try takeKeyboard()
  }

  // MARK: Its life

  var isRunning: Bool { process.isRunning }
  var processID: Int { Int(process.processIdentifier) }

  /// What it wrote to its standard error.
  var errors: String { errorFile.allText }

  /// The lines in which GLib, GTK or Swift complained.
  var complaints: [String] {
    let known =
      Program.complaintsAboutQuestions + (Desktop.current.hasKeys ? [] : Program.complaintsAboutNoSeat)
    return errors.split(separator: "\n").map(String.init).filter { line in
      ["WARNING", "CRITICAL", "Fatal", "rror:"].contains { line.contains($0) }
        && !known.contains { line.contains($0) }
    }
  }

  /// GTK 3 says these when a screen reader, or a test, asks for the state or the children of what has just gone.
  private static let complaintsAboutQuestions = [
    "gtk_popover_get_modal: assertion 'GTK_IS_POPOVER (popover)' failed",
    "gtk_container_forall: assertion 'GTK_IS_CONTAINER (container)' failed",
  ]

  /// GTK 3 says these of itself where there is no keyboard and no mouse: when it starts and looks which key is Ctrl,
  /// and when it looks whether the mouse is at something with a tooltip.
  private static let complaintsAboutNoSeat = [
    "gdk_seat_get_keyboard: assertion 'GDK_IS_SEAT (seat)' failed",
    "gdk_seat_get_pointer: assertion 'GDK_IS_SEAT (seat)' failed",
    "gdk_device_get_window_at_position_double: assertion 'GDK_IS_DEVICE (device)' failed",
  ]

  /// Ends it at once, whatever it is doing.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Closes the window as a person does, and waits until the program has ended; returns its exit status.
  func quit() throws -> Int32 {
    if Desktop.current.hasKeys { try keys("ctrl+q") } else { try press("Close") }
    return try waitForEnd()
  }

  /// Waits until the program has ended; returns its exit status.
  func waitForEnd() throws -> Int32 {
    let end = Date() + 10
    while process.isRunning, Date() < end { usleep(20_000) }
    guard !process.isRunning else { throw Failure("the program does not end; on screen is\n\(outline)") }
    return process.terminationStatus
  }

  // MARK: Its window

  /// The program's windows on screen: the main window first, then dialogs.
  private var windows: [Accessible] {
    busName = busName ?? AccessibilityBus.shared?.program(processID: processID)
    guard let busName else { return [] }
    return Accessible(program: busName, path: Accessible.rootPath).children.filter(\.isShowing)
  }

  /// What a person works with now: the dialog that was opened last, or the window.
  var tree: Accessible? {
    let windows = windows
    return windows.last { $0.roleName == Accessible.Role.dialog.rawValue } ?? windows.last
  }

  /// The main window, also behind a dialog.
  var mainWindow: Accessible? { windows.first { $0.roleName == Accessible.Role.frame.rawValue } }

  var outline: String { windows.map { $0.outline() }.joined() }

  /// Waits until the window has the keyboard, which without a window manager nobody else gives it.
  func takeKeyboard() throws {
    if Desktop.current.isX {
      window = try wait("the window on the X server") {
        let words = ["xdotool", "search", "--onlyvisible", "--pid", "\(processID)", "--name", "^\(title)$"]
        return try Tool.run(words).text.split(separator: "\n").last.map(String.init)
      }
    }
    if Desktop.current == .bare { try Tool.must(["xdotool", "windowfocus", "--sync", window]) }
    guard Desktop.current.hasKeys else { return }
    // A dialog that comes with the window takes it at once.
    try wait(for: "the window to have the keyboard") { windows.contains(where: \.isActive) }
  }

  // MARK: Waiting

  /// Asks again and again until there is an answer.
  @discardableResult
  func wait<Value>(
    _ what: String, seconds: Double = 8, line: UInt = #line, until answer: () throws -> Value?
  ) throws -> Value {
    let end = Date() + seconds
    while true {
      if let value = try answer() { return value }
      guard process.isRunning else {
        throw Failure("line \(line): the program ended while waiting for \(what): \(errors)")
      }
      guard Date() < end else {
        throw Failure("line \(line): waited in vain for \(what); on screen is\n\(outline)")
      }
      usleep(50_000)
    }
  }

  /// Waits until something holds.
  func wait(
    for what: String, seconds: Double = 8, line: UInt = #line, _ condition: () throws -> Bool
  ) throws {
    try wait(what, seconds: seconds, line: line) { try condition() ? true : nil }
  }
}
