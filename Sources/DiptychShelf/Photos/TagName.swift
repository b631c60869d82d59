import CDiptychGLib

/// Rules for the names of tags.
public enum TagName {
  /// What tags are compared by: two spellings with the same key are one tag. Case does not matter, nor how
  /// accents are put together; accents do.
  public static func key(_ tag: String) -> String {
    normalized(tag).withGLibText(g_utf8_casefold).map(normalized) ?? tag
  }

  /// The tag as it is stored: trimmed, without line breaks; nil when nothing is left.
  public static func cleaned(_ tag: String) -> String? {
    MetadataText.trimmed(String(tag.map { $0.isNewline || $0 == "\0" ? " " : $0 }))
  }

  /// Tags in order without those that are blank or have been there: the first spelling stays.
  public static func unique(_ tags: some Sequence<String>) -> [String] {
    var keys: Set<String> = []
    return tags.compactMap(cleaned).filter { keys.insert(key($0)).inserted }
  }

  private static func normalized(_ text: String) -> String {
    text.withGLibText { g_utf8_normalize($0, $1, G_NORMALIZE_NFC) } ?? text
  }
}

extension String {
  /// What a GLib function that returns a new text makes of this one.
  fileprivate func withGLibText(
    _ convert: (UnsafePointer<CChar>, gssize) -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    guard let converted = convert(self, utf8.count) else { return nil }
    defer { g_free(converted) }
    return String(cString: converted)
  }
}
