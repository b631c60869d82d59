import CGtk
import Synchronization

/// Collects what GLib and GTK log as warning or worse, in place of printing it.
///
/// Tests end with an empty capture: a warning of GTK's is a fault of ours.
public final class LogCapture {
  private nonisolated static let entries = Mutex<[String]>([])
  private static var isInstalled = false

  /// Starts collecting, for the whole process and for good; further calls do nothing.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    // The writer gets the messages of both logging interfaces of GLib's, the default handler those of the old
    // one.
    let collect: GLogWriterFunc = { level, fields, count, data in
      let grave = G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
      guard level.rawValue & grave != 0, let fields else {
        return g_log_writer_default(level, fields, count, data)
      }
      var domain = ""
      var message = ""
      for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
        guard let key = field.key, let value = field.value else { continue }
        switch String(cString: key) {
        case "GLIB_DOMAIN": domain = LogCapture.text(value, field.length)
        case "MESSAGE": message = LogCapture.text(value, field.length)
        default: break
        }
      }
      LogCapture.entries.withLock { $0.append("\(domain): \(message)") }
      return G_LOG_WRITER_HANDLED
    }
    g_log_set_writer_func(collect, nil, nil)
  }

  /// Returns what was collected since the last call, and forgets it.
  public nonisolated static func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  /// A field's text: of so many bytes, or up to its end where the length is negative.
  private nonisolated static func text(_ value: UnsafeRawPointer, _ length: gssize) -> String {
    if length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
    return String(decoding: UnsafeRawBufferPointer(start: value, count: Int(length)), as: UTF8.self)
  }
}
