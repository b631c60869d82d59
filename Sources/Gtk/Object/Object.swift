import CGtk

// `@MainActor` is written out where a deinit is isolated: a release build of another module that reads the
// class has forgotten that the whole target is on the main actor (Swift 6.3), and refuses the deinit.

/// A strong reference to one GObject, released when the last Swift reference to it goes.
///
/// A wrapper is not the object: several wrappers may stand for one object, and an object that a container
/// holds outlives its wrapper. Two wrappers are equal when they stand for the same object.
@MainActor
public class Object: Equatable {
  /// How a pointer that GTK handed out becomes a reference of ours.
  enum Ownership {
    /// A new object, floating or not: its floating reference becomes ours.
    case sink
    /// A reference that the C function gave away ("transfer full").
    case adopt
    /// Somebody else's object ("transfer none"): a reference of our own is added.
    case borrow
  }

  nonisolated(unsafe) let raw: UnsafeMutableRawPointer

  /// How many wrappers there are in the program, each of which keeps an object alive: for tests of growth.
  public private(set) static var count = 0

  init(_ pointer: UnsafeMutableRawPointer?, _ ownership: Ownership) {
    Object.count += 1
    guard let pointer else { preconditionFailure("GTK returned no object for \(Self.self)") }
    raw = pointer
    switch ownership {
    case .sink: g_object_ref_sink(pointer)
    case .borrow: g_object_ref(pointer)
    case .adopt: break
    }
  }

  convenience init(_ pointer: OpaquePointer?, _ ownership: Ownership) {
    self.init(pointer.map { UnsafeMutableRawPointer($0) }, ownership)
  }

  isolated deinit {
    Object.count -= 1
    g_object_unref(raw)
  }

  /// The pointer as its C type; `C` is trusted, so each wrapper class asks for its own type only.
  func pointer<C>(_: C.Type = C.self) -> UnsafeMutablePointer<C> {
    raw.assumingMemoryBound(to: C.self)
  }

  /// The pointer as a C type that Swift imports without its fields.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// Says whether the object is an instance of the GObject type or of one derived from it.
  func isA(_ type: GType) -> Bool { cgtk_is_a(raw, type) != 0 }

  /// Two wrappers of the same object are equal.
  public nonisolated static func == (lhs: Object, rhs: Object) -> Bool { lhs.raw == rhs.raw }
}
