import CGtk

/// A connection of a Swift closure to a signal; the closure lives as long as the connection.
public struct SignalHandler {
  let object: UnsafeMutableRawPointer
  let id: gulong

  /// Ends the connection; only valid while the object lives.
  public func disconnect() { g_signal_handler_disconnect(object, id) }

  /// Runs the body while the closure is not called: for pushing state into a widget without an echo.
  public func blocked(_ body: () -> Void) {
    g_signal_handler_block(object, id)
    body()
    g_signal_handler_unblock(object, id)
  }
}

/// Keeps a closure for C; retained by the signal connection, released by its destroy notify.
final class ClosureBox<Closure> {
  let closure: Closure

  init(_ closure: Closure) { self.closure = closure }

  static func closure(at data: UnsafeMutableRawPointer) -> Closure {
    Unmanaged<ClosureBox<Closure>>.fromOpaque(data).takeUnretainedValue().closure
  }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

/// Releases a retained box; any `ClosureBox` will do, as only its reference count is touched.
let releaseBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

private let releaseBoxOfClosure: GClosureNotify = { data, _ in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

extension Object {
  /// Connects a closure through the trampoline that fits the signal's C signature.
  ///
  /// The closure must hold its own objects weakly: a container's child that is removed, not destroyed, keeps
  /// its connections.
  @discardableResult
  func connect<Closure>(
    _ signal: String, _ closure: Closure, _ trampoline: Trampoline<Closure>, after: Bool = false
  ) -> SignalHandler {
    let id = g_signal_connect_data(
      raw, signal, trampoline.callback, ClosureBox(closure).retained(), releaseBoxOfClosure,
      after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0))
    return SignalHandler(object: raw, id: id)
  }

  /// Connects to a signal without arguments or return value.
  @discardableResult
  func connect(_ signal: String, after: Bool = false, _ closure: @escaping () -> Void) -> SignalHandler {
    connect(signal, closure, .plain, after: after)
  }

  /// Calls the closure when a property has changed.
  @discardableResult
  public func onNotify(_ property: String, _ closure: @escaping () -> Void) -> SignalHandler {
    connect("notify::" + property, closure, .oneArgument)
  }
}

/// A C function that GLib calls for a signal, and the type of the Swift closure behind it.
///
/// There is one for each shape of arguments. Those that return a value return `gboolean`, never `Bool`: GLib
/// reads 32 bits, and Swift sets but the lowest eight of them.
struct Trampoline<Closure> {
  let callback: GCallback

  init<Function>(_ function: Function) { callback = unsafeBitCast(function, to: GCallback.self) }
}

typealias Raw = UnsafeMutableRawPointer

extension Trampoline where Closure == () -> Void {
  /// `void (*)(self, data)`.
  static var plain: Self {
    Self({ _, data in ClosureBox<Closure>.closure(at: data)() } as @convention(c) (Raw, Raw) -> Void)
  }
  /// `void (*)(self, pointer, data)`, the pointer of no interest: `notify`, `size-allocate`, `activate` of an action.
  static var oneArgument: Self {
    Self(
      { _, _, data in ClosureBox<Closure>.closure(at: data)() } as @convention(c) (Raw, Raw?, Raw) -> Void)
  }
}

extension Trampoline where Closure == () -> Bool {
  /// `gboolean (*)(self, data)`: `popup-menu`, `cancel-position`.
  static var plainToBool: Self {
    Self(
      { _, data in ClosureBox<Closure>.closure(at: data)() ? 1 : 0 } as @convention(c) (Raw, Raw) -> gboolean)
  }
}

extension Trampoline where Closure == (Int) -> Void {
  /// `void (*)(self, int, data)`: `response`.
  static var integer: Self {
    Self(
      { _, value, data in ClosureBox<Closure>.closure(at: data)(Int(value)) }
        as @convention(c) (Raw, gint, Raw) -> Void)
  }
}

extension Trampoline where Closure == (Raw?) -> Void {
  /// `void (*)(self, pointer, data)`.
  static var pointer: Self {
    Self(
      { _, value, data in ClosureBox<Closure>.closure(at: data)(value) }
        as @convention(c) (Raw, Raw?, Raw) -> Void)
  }
}

extension Trampoline where Closure == (Raw) -> Bool {
  /// `gboolean (*)(self, pointer, data)`: events and `draw`.
  static var pointerToBool: Self {
    Self(
      { _, value, data in ClosureBox<Closure>.closure(at: data)(value) ? 1 : 0 }
        as @convention(c) (Raw, Raw, Raw) -> gboolean)
  }
}

extension Trampoline where Closure == (Double) -> String {
  /// `char *(*)(self, double, data)`: `format-value`; GTK frees the string.
  static var doubleToString: Self {
    Self(
      { _, value, data in g_strdup(ClosureBox<Closure>.closure(at: data)(value)) }
        as @convention(c) (Raw, gdouble, Raw) -> UnsafeMutablePointer<CChar>?)
  }
}

extension Trampoline where Closure == (Double) -> Void {
  /// `void (*)(self, double, data)`: `scale-changed`.
  static var double: Self {
    Self(
      { _, value, data in ClosureBox<Closure>.closure(at: data)(value) }
        as @convention(c) (Raw, gdouble, Raw) -> Void)
  }
}

extension Trampoline where Closure == (Double, Double) -> Void {
  /// `void (*)(self, double, double, data)`: `drag-update`.
  static var twoDoubles: Self {
    Self(
      { _, x, y, data in ClosureBox<Closure>.closure(at: data)(x, y) }
        as @convention(c) (Raw, gdouble, gdouble, Raw) -> Void)
  }
}

extension Trampoline where Closure == (Int, Double, Double) -> Void {
  /// `void (*)(self, int, double, double, data)`: `pressed` and `released`.
  static var press: Self {
    Self(
      { _, count, x, y, data in ClosureBox<Closure>.closure(at: data)(Int(count), x, y) }
        as @convention(c) (Raw, gint, gdouble, gdouble, Raw) -> Void)
  }
}

extension Trampoline where Closure == (Int, Double) -> Bool {
  /// `gboolean (*)(self, enum, double, data)`: `change-value`.
  static var scrollToBool: Self {
    Self(
      { _, kind, value, data in ClosureBox<Closure>.closure(at: data)(Int(kind), value) ? 1 : 0 }
        as @convention(c) (Raw, gint, gdouble, Raw) -> gboolean)
  }
}

/// Takes away what GTK itself connected to a signal and forgot.
///
/// - Parameters:
///   - type: the type that has the signal.
///   - object: on which the handlers are; those of other data stay.
///   - data: what they were connected with.
func disconnectAll(
  _ signal: String, of type: GType, on object: UnsafeMutableRawPointer?, from data: UnsafeMutableRawPointer
) {
  let match = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
  g_signal_handlers_disconnect_matched(object, match, g_signal_lookup(signal, type), 0, nil, nil, data)
}
