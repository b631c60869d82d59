import CGtk

/// A window of an application's, with actions that are called `win.NAME`.
public final class ApplicationWindow: Window {
  /// Creates a window that keeps the application running while it is open.
  public convenience init(_ application: Application) {
    self.init(new: gtk_application_window_new(application.pointer()))
  }

  /// Adds an action.
  public func add(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }
}
