import CGtk
import Synchronization

/// Collects what GLib and GTK log as warning or worse, in place of printing it.
///
/// Tests end with an empty capture: a warning of GTK's is a fault of ours.
public final class LogCapture {
  private nonisolated static let entries = Mutex<[String]>([])

  /// Starts collecting, for the whole process and for good.
  public static func install() {
    let collect: GLogFunc = { domain, level, message, _ in
      let grave = G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
      guard level.rawValue & grave != 0 else { return }
      let domain = domain.map { String(cString: $0) } ?? ""
      let message = message.map { String(cString: $0) } ?? ""
      LogCapture.entries.withLock { $0.append("\(domain): \(message)") }
    }
    g_log_set_default_handler(collect, nil)
  }

  /// Returns what was collected since the last call, and forgets it.
  public nonisolated static func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
