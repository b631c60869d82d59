import DiptychResources
public import DiptychShelf
import Gtk

/// The program with a window.
public final class DiptychApplication {
  /// The program's identifier, on the session bus and in the desktop's files.
  public static let id = "org.diptych.Diptych"

  /// Opens the window that the arguments ask for, and returns when it is closed.
  ///
  /// - Throws: `ShelfError` when there is no display, a path does not exist, or the library cannot be opened.
  public static func start(_ request: WindowRequest) throws {
    if let missing = request.missingPath {
      throw ShelfError("There is no file or folder \(missing.display); check its name.")
    }
    guard Desktop.start() else {
      throw ShelfError(
        "There is no display to show a window on; start Diptych from a desktop, or see `diptych --help` for what it "
          + "does without a window.")
    }
    let program = DiptychApplication(library: request.library, isSample: request.isSample)
    try program.run(opening: request.paths.map { $0.absolute() })
  }

  private let application: Application
  private let library: FilePath
  private let isSample: Bool
  private let pictures = PictureSession()
  private var windows: [MainWindowController] = []
  /// What to open once the first window is there; nil while none is being made.
  private var waiting: [FilePath]?
  /// Why the program could not begin, where it could not.
  private var failure: String?

  /// Creates the program for a library's folder.
  ///
  /// - Parameter isSample: whether the folder is the sample collection's, which is filled when it is opened.
  private init(library: FilePath, isSample: Bool) {
    self.library = library
    self.isSample = isSample
    application = Application(id: DiptychApplication.identifier(of: library))
  }

  /// Shows the window until it is closed.
  ///
  /// - Parameter paths: absolute paths to open, as the person named them.
  /// - Throws: `ShelfError` when the library cannot be opened.
  private func run(opening paths: [FilePath]) throws {
    application.onStartup { [weak self] in self?.startUp() }
    application.onActivate { [weak self] in self?.activate(opening: []) }
    application.onOpen { [weak self] paths in self?.activate(opening: paths.map { FilePath(bytes: $0) }) }
    application.run(program: "diptych", paths: paths.map(\.bytes))
    if let failure { throw ShelfError(failure) }
  }

  /// One instance a library: another library is another program to the session bus.
  private static func identifier(of library: FilePath) -> String {
    let path = library.absolute()
    if path == Library.defaultDirectory.absolute() { return id }
    return "\(id).library-\(String(stableHash(path.bytes), radix: 16))"
  }

  private func startUp() {
    Desktop.apply(styleSheet: DiptychResources.styleSheet)
    if let data = DataDirectory.path { Desktop.addIconFolder(data.appending("icons").display) }
    let actions: [(name: String, keys: [String], body: () -> Void)] = [
      ("help", ["F1"], { [weak self] in self?.windows.last?.showHelp() }),
      ("about", [], { [weak self] in self?.windows.last?.showAbout() }),
      ("quit", ["<Primary>q"], { [weak self] in self?.quit() }),
    ]
    for (name, keys, body) in actions {
      application.add(Action(name, body))
      application.setKeys(keys, for: "app." + name)
    }
  }

  private func activate(opening paths: [FilePath]) {
    if waiting != nil {
      waiting? += paths
      return
    }
    if let window = windows.first {
      window.window.present()
      // Whoever starts the program again wants to see what is there now.
      window.refresh()
      window.open(paths)
      return
    }
    waiting = paths
    // The program ends when it has no window: it waits for the one that is being made.
    application.hold()
    Task {
      do {
        let window = try await openWindow(library, isSample: isSample)
        window.open(waiting ?? [])
      } catch {
        failure = "\(error)"
        if Desktop.startedProgram { await StartFailureDialog.tell("\(error)") }
      }
      waiting = nil
      application.release()
    }
  }

  /// Opens a library in a window of its own.
  private func openWindow(_ directory: FilePath, isSample: Bool) async throws -> MainWindowController {
    let data = DataDirectory.path
    let library = try await LibrarySession.openOffMain {
      if isSample { try SampleCollection.install(in: directory, from: data) }
      return try Library(directory: directory)
    }
    let session = LibrarySession(library)
    let controller = MainWindowController(application, session: session, pictures: pictures)
    windows.append(controller)
    controller.onClose = { [weak self, weak controller] in self?.windows.removeAll { $0 === controller } }
    controller.onExploreSample = { [weak self, weak controller] in
      guard let self, let controller else { return }
      Task {
        await controller.report {
          _ = try await self.openWindow(Library.sampleDirectory, isSample: true)
          controller.window.close()
        }
      }
    }
    await controller.start()
    return controller
  }

  /// Closes all windows, as if the person had closed each.
  private func quit() { for window in windows { window.window.close() } }
}
