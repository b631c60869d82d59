import CGtk

extension Application {
  /// Begins the program without running it, so that it can have windows.
  ///
  /// For tests, which turn the main loop themselves.
  public func register() { g_application_register(pointer(), nil, nil) }
}
