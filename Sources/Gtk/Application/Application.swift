import CGtk

/// The running program: one instance per identifier on a session bus, with actions that are called
/// `app.NAME`.
public final class Application: Object {
  private var gtkApplication: UnsafeMutablePointer<GtkApplication> { pointer() }

  /// Creates the program.
  ///
  /// A later instance with the same identifier hands its files to the first one and ends. Without a session
  /// bus there is no such link, and both run.
  public convenience init(id: String) {
    self.init(cgtk_application_new(ApplicationType.type, id, G_APPLICATION_HANDLES_OPEN), .adopt)
  }

  /// Runs until the last window is closed; returns the exit status.
  ///
  /// - Parameter paths: absolute paths of the files to open, as bytes.
  @discardableResult
  public func run(program: String, paths: [[UInt8]] = []) -> Int {
    // "--": a path may begin with a dash.
    let arguments: [[UInt8]] = [Array(program.utf8)] + (paths.isEmpty ? [] : [Array("--".utf8)] + paths)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { bytes in
      bytes.withUnsafeBytes {
        g_strndup($0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count))
      }
    }
    defer { for pointer in pointers { g_free(pointer) } }
    return Int(g_application_run(pointer(), gint(pointers.count), &pointers))
  }

  /// Keeps the program running without a window, until `release`.
  public func hold() { g_application_hold(pointer()) }

  /// Lets the program end when it has no window.
  public func release() { g_application_release(pointer()) }

  /// Ends the program.
  public func quit() { g_application_quit(pointer()) }

  /// Adds an action.
  public func add(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }

  /// Ties keys such as `<Primary>f` to an action such as `win.search`.
  public func setKeys(_ keys: [String], for action: String) {
    var strings: [UnsafeMutablePointer<CChar>?] = keys.map { g_strdup($0) }
    defer { for string in strings { g_free(string) } }
    strings.append(nil)
    strings.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: buffer.count) {
        gtk_application_set_accels_for_action(gtkApplication, action, $0)
      }
    }
  }

  /// Calls the closure once when this is the first instance, before anything else.
  public func onStartup(_ closure: @escaping () -> Void) { connect("startup", after: true, closure) }

  /// Calls the closure when the program is started without files, the first time or again.
  public func onActivate(_ closure: @escaping () -> Void) { connect("activate", closure) }

  /// Calls the closure when the program is started with files, with their paths as bytes.
  public func onOpen(_ closure: @escaping ([[UInt8]]) -> Void) {
    connect("open", closure, .open)
  }
}

extension Trampoline where Closure == ([[UInt8]]) -> Void {
  /// `void (*)(self, GFile **, int, char *, data)`.
  fileprivate static var open: Self {
    Self(
      { _, files, count, _, data in
        let paths = (0..<Int(count)).compactMap { index -> [UInt8]? in
          guard let path = g_file_get_path(files[index]) else { return nil }
          defer { g_free(path) }
          return UnsafeRawBufferPointer(start: path, count: strlen(path)).map { $0 }
        }
        ClosureBox<Closure>.closure(at: data)(paths)
      }
        as @convention(c) (Raw, UnsafeMutablePointer<OpaquePointer?>, gint, UnsafePointer<CChar>?, Raw) ->
        Void)
  }
}
