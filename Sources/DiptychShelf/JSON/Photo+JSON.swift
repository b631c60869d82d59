import CDiptychGLib

extension Photo {
  /// The photo as `list photos --json` shows it.
  ///
  /// - Parameter viewed: when it was looked at, in a list of recents: milliseconds since 1970.
  func listedJSON(viewed: Int64?) -> JSONValue {
    let last = viewed.map { [JSONValue.Member(key: "viewed", value: .text(Photo.timestamp($0)))] } ?? []
    return .object(
      [
        .init(key: "id", value: .string(summary.id.description)),
        .init(key: "path", value: .string(summary.path.display)),
        .init(key: "uri", value: .string(summary.path.uri)),
        .init(key: "name", value: .string(summary.name)),
        .init(key: "title", value: .text(summary.title)),
        .init(key: "caption", value: .text(summary.caption)),
        .init(key: "tags", value: .texts(tags)),
        .init(key: "rating", value: summary.rating.map { .number($0.value) } ?? .null),
        .init(key: "width", value: .integer(summary.width)),
        .init(key: "height", value: .integer(summary.height)),
        .init(key: "taken", value: .text(summary.taken)),
        .init(key: "orientation", value: .integer(summary.orientation.rawValue)),
      ] + last)
  }

  /// A time as `2026-03-01T18:05:00Z`.
  private static func timestamp(_ milliseconds: Int64) -> String? {
    guard let time = g_date_time_new_from_unix_utc(Int(milliseconds / 1000)) else { return nil }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%Y-%m-%dT%H:%M:%SZ") else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
