import CDiptychGLib

/// The bus on which programs tell screen readers what they show.
///
/// Calls go through GDBus, not libatspi: libatspi answers what comes in while it waits, calls out again from
/// there, and then waits for itself. GDBus's connections may be used from any thread.
final class AccessibilityBus: @unchecked Sendable {
  /// A method's argument.
  indirect enum Argument {
    case int(Int)
    case unsigned(Int)
    case double(Double)
    case text(String)
    /// A value of any kind.
    case boxed(Argument)

    fileprivate var variant: OpaquePointer? {
      switch self {
      case .int(let number): g_variant_new_int32(gint32(number))
      case .unsigned(let number): g_variant_new_uint32(guint32(number))
      case .double(let number): g_variant_new_double(number)
      case .text(let text): g_variant_new_string(text)
      case .boxed(let value): g_variant_new_variant(value.variant)
      }
    }
  }

  /// The session's bus; nil where there is none.
  static let shared = AccessibilityBus()

  private let connection: OpaquePointer
  /// A program that takes longer than this to answer hangs, in milliseconds.
  private static let timeout: gint = 3000

  private init?() {
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let reply = AccessibilityBus.call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", [])
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let address = reply?[0]?.string,
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { return nil }
    self.connection = connection
  }

  /// Calls a method and waits for its answer; nil where the object has gone or knows no such method.
  func call(
    _ program: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Argument] = []
  ) -> Variant? {
    AccessibilityBus.call(connection, program, path, interface, method, arguments)
  }

  private static func call(
    _ connection: OpaquePointer, _ program: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: [Argument]
  ) -> Variant? {
    let values = arguments.map(\.variant)
    return Variant(
      owned: g_dbus_connection_call_sync(
        connection, program, path, interface, method, g_variant_new_tuple(values, gsize(values.count)), nil,
        G_DBUS_CALL_FLAGS_NONE, timeout, nil, nil))
  }

  /// The bus's name of the program with a process's number, once it is there.
  func program(processID: Int) -> String? {
    let root = Accessible(program: "org.a11y.atspi.Registry", path: Accessible.rootPath)
    return root.children.map(\.program).first { name in
      call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        [.text(name)])?[0]?.int == processID
    }
  }
}
