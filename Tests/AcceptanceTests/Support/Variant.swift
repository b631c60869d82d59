import CDiptychGLib

/// A value that travels over D-Bus.
final class Variant {
  let raw: OpaquePointer

  /// Takes over the caller's reference; nil where there is none.
  init?(owned raw: OpaquePointer?) {
    guard let raw else { return nil }
    self.raw = raw
  }

  deinit { g_variant_unref(raw) }

  private func has(_ type: String) -> Bool { String(cString: g_variant_get_type_string(raw)) == type }

  /// A part of a tuple or an array, taken out of its box if it is in one; nil where there is none.
  subscript(index: Int) -> Variant? {
    guard g_variant_is_container(raw) != 0, index < count,
      let part = Variant(owned: g_variant_get_child_value(raw, gsize(index)))
    else { return nil }
    return part.has("v") ? Variant(owned: g_variant_get_variant(part.raw)) : part
  }

  var count: Int { g_variant_is_container(raw) != 0 ? Int(g_variant_n_children(raw)) : 0 }
  var parts: [Variant] { (0..<count).compactMap { self[$0] } }
  var string: String? { has("s") || has("o") ? String(cString: g_variant_get_string(raw, nil)) : nil }
  var double: Double? { has("d") ? g_variant_get_double(raw) : nil }
  var bool: Bool? { has("b") ? g_variant_get_boolean(raw) != 0 : nil }

  var int: Int? {
    if has("i") { return Int(g_variant_get_int32(raw)) }
    if has("u") { return Int(g_variant_get_uint32(raw)) }
    return nil
  }
}
