import CDiptychGLib

/// Texts as they stand in metadata, made readable.
enum MetadataText {
  /// The text of a C string, trimmed; nil when nothing is left. What is not UTF-8 is taken for Latin-1, in which
  /// IPTC fields without a mark mostly are.
  static func decoded(_ text: UnsafePointer<CChar>) -> String? {
    if g_utf8_validate(text, -1, nil) != 0 { return trimmed(String(cString: text)) }
    guard let converted = g_convert(text, -1, "UTF-8", "ISO-8859-1", nil, nil, nil) else { return nil }
    defer { g_free(converted) }
    return trimmed(String(cString: converted))
  }

  /// The text without blanks around it; nil when nothing is left.
  static func trimmed(_ text: String) -> String? {
    let isBlank = { (character: Character) in character.isWhitespace || character == "\0" }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return nil }
    return String(text[first...last])
  }

  /// Of the languages of a text, the default one. Exiv2 joins them: `lang="x-default" Text, lang="de" Text`.
  static func defaultLanguage(_ text: String) -> String? {
    guard text.hasPrefix(languageMark), let start = text.firstRange(of: "\" ") else { return trimmed(text) }
    let body = text[start.upperBound...]
    return trimmed(String(body.prefix(upTo: body.firstRange(of: ", " + languageMark)?.lowerBound ?? body.endIndex)))
  }

  private static let languageMark = "lang=\""

  /// An Exif user comment without the mark of its character set: `charset=Ascii Text`.
  static func userComment(_ text: String) -> String? {
    guard text.hasPrefix("charset=") else { return trimmed(text) }
    guard let blank = text.firstIndex(of: " ") else { return nil }
    return trimmed(String(text[blank...]))
  }

  /// A date and time as `YYYY-MM-DDTHH:MM:SS`, from Exif's form or XMP's; a date alone gets midnight. Nil when it
  /// is no date that there is.
  static func dateTime(_ text: String) -> String? {
    let time = text.dropFirst(11).prefix { $0.isNumber || $0 == ":" }
    let fields = text.prefix(10).split(whereSeparator: { $0 == ":" || $0 == "-" }) + time.split(separator: ":")
    let numbers = fields.compactMap { Int32($0) }
    guard numbers.count == fields.count, fields.first?.count == 4, numbers.count == 3 || numbers.count >= 5 else {
      return nil
    }
    let all = numbers + [0, 0, 0]
    guard let date = g_date_time_new_utc(all[0], all[1], all[2], all[3], all[4], Double(all[5])),
      let formatted = g_date_time_format(date, "%Y-%m-%dT%H:%M:%S")
    else { return nil }
    defer {
      g_free(formatted)
      g_date_time_unref(date)
    }
    return String(cString: formatted)
  }
}
