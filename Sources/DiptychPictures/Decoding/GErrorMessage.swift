import CDiptychGLib

/// Takes the words out of an error that a GLib function left behind, and frees it.
func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String {
  defer { g_clear_error(&error) }
  guard let message = error?.pointee.message else { return "for a reason that it did not name" }
  return String(cString: message)
}
