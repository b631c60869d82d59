import CDiptychGLib

/// Makes texts comparable: without case, accents and typographic variants, so that `orleans` finds `Orléans`.
public enum TextFolding {
  /// The folded form of a text, for searching and comparing; not for display.
  public static func fold(_ text: String) -> String {
    var text = text
    return text.withUTF8 { String(decoding: fold($0), as: UTF8.self) }
  }

  /// The folded form of UTF-8 bytes.
  static func fold(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    appendFolded(text, to: &folded)
    return folded
  }

  /// Appends the folded form of UTF-8 bytes; bytes that are not UTF-8 become U+FFFD.
  static func appendFolded(_ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8]) {
    let start = folded.count
    folded.reserveCapacity(start + text.count)
    for byte in text {
      guard byte < 0x80 else {
        folded.removeSubrange(start...)
        appendFoldedUnicode(text, to: &folded)
        return
      }
      folded.append(isUpper(byte) ? byte | 0x20 : byte)
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func appendFoldedUnicode(_ text: UnsafeBufferPointer<UInt8>, to folded: inout [UInt8]) {
    let valid = String(decoding: text, as: UTF8.self)
    guard let decomposed = g_utf8_normalize(valid, Int(valid.utf8.count), G_NORMALIZE_ALL) else { return }
    defer { g_free(decomposed) }
    var bare = ""
    for scalar in String(cString: decomposed).unicodeScalars where g_unichar_ismark(scalar.value) == 0 {
      // Most scalars are letters that need no replacement: those below the first one of the table.
      if scalar.value >= 0xA1, let replacement = replacements[scalar] {
        bare.append(replacement)
      } else {
        bare.unicodeScalars.append(scalar)
      }
    }
    guard let caseless = g_utf8_casefold(bare, Int(bare.utf8.count)) else { return }
    defer { g_free(caseless) }
    folded.append(contentsOf: String(cString: caseless).utf8)
  }

  /// Letters that Unicode does not decompose but people type without the stroke, and typographic signs.
  private static let replacements: [Unicode.Scalar: String] = [
    "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "ħ": "h", "Ħ": "h",
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "þ": "th", "Þ": "th", "ı": "i", "ŧ": "t", "Ŧ": "t",
    "’": "'", "‘": "'", "ʼ": "'", "´": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"",
    "¡": "", "¿": "", "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-",
  ]
}
