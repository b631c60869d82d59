import CGtk

extension Object {
  /// How many references keep the object alive, this wrapper's own among them.
  ///
  /// For tests.
  public var referenceCount: Int {
    let object: UnsafeMutablePointer<GObject> = pointer()
    return Int(object.pointee.ref_count)
  }
}
