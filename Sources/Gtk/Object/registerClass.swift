import CGtk

/// Registers a GObject class of our own, derived from another.
///
/// - Parameters:
///   - extra: how many bytes of our own each object has behind those of its parent.
///   - fill: overrides functions in the class's table; it is a C function and captures nothing.
nonisolated func registerClass(
  _ name: String, of parent: GType, extra: Int = 0, _ fill: GClassInitFunc? = nil
) -> GType {
  let sizes = cgtk_query(parent)
  var info = GTypeInfo()
  info.class_size = guint16(sizes.class_size)
  info.instance_size = guint16(Int(sizes.instance_size) + extra)
  info.class_init = fill
  return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
}
