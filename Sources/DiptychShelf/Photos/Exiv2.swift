import CDiptychExiv2
import Synchronization

/// The library that reads and writes metadata: made ready once, and used by one thread at a time, since it
/// promises no more than that.
enum Exiv2 {
  private static let lock = Mutex(())

  private static let isReady: Bool = {
    let isInitialized = gexiv2_initialize() != 0
    // It writes of every odd file on standard error.
    gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE)
    return isInitialized
      && gexiv2_metadata_try_register_xmp_namespace(namespace, prefix, nil) != 0
  }()

  /// The namespace of the properties that are Diptych's own.
  private static let namespace = "https://diptych.org/ns/1.0/"
  private static let prefix = "diptych"

  /// Lends the library to this thread; others wait. Nil when it cannot be made ready.
  static func withLock<Result>(_ body: () throws -> Result?) rethrows -> Result? {
    try lock.withLock { _ in
      guard isReady else { return nil }
      return try body()
    }
  }
}
