import CGtk

/// Typed access to GObject properties by name, for those without a C setter that Swift can call.
extension Object {
  private func withValue(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    body(&value)
    g_value_unset(&value)
  }

  func set(_ property: String, _ flag: Bool) {
    withValue(cgtk_type_boolean()) {
      g_value_set_boolean($0, flag ? 1 : 0)
      g_object_set_property(pointer(), property, $0)
    }
  }

  func set(_ property: String, _ number: Int) {
    withValue(cgtk_type_int()) {
      g_value_set_int($0, gint(number))
      g_object_set_property(pointer(), property, $0)
    }
  }

  func set(_ property: String, _ number: Double) {
    withValue(cgtk_type_double()) {
      g_value_set_double($0, number)
      g_object_set_property(pointer(), property, $0)
    }
  }

  func set(_ property: String, _ text: String) {
    withValue(cgtk_type_string()) {
      g_value_set_string($0, text)
      g_object_set_property(pointer(), property, $0)
    }
  }

  func set(_ property: String, enumeration: UInt32) {
    withValue(cgtk_type_enum_of(raw, property)) {
      g_value_set_enum($0, gint(bitPattern: enumeration))
      g_object_set_property(pointer(), property, $0)
    }
  }

  func bool(_ property: String) -> Bool {
    var result = false
    withValue(cgtk_type_boolean()) {
      g_object_get_property(pointer(), property, $0)
      result = g_value_get_boolean($0) != 0
    }
    return result
  }

  func int(_ property: String) -> Int {
    var result = 0
    withValue(cgtk_type_int()) {
      g_object_get_property(pointer(), property, $0)
      result = Int(g_value_get_int($0))
    }
    return result
  }

  func string(_ property: String) -> String? {
    var result: String?
    withValue(cgtk_type_string()) {
      g_object_get_property(pointer(), property, $0)
      result = g_value_get_string($0).map { String(cString: $0) }
    }
    return result
  }
}
