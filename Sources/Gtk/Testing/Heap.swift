import CGtk

/// The program's memory, for tests of growth.
public enum Heap {
  /// The bytes that the program has asked for and not given back.
  public static var allocatedBytes: Int { Int(cgtk_allocated_bytes()) }
}
