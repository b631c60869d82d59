/// What kind of file a text is, told by how it begins.
enum GameFileFormat {
  case csv
  case json

  /// What can be imported, for messages.
  static let readable = "BGG's collection.csv, other CSV files with a column of names, and its own JSON"

  /// Tells the format.
  ///
  /// - Throws: `ShelfError` that names what the file is when it holds no games: people save BGG's "please
  ///   wait" and error replies to disk and open them.
  init(_ file: SourceFile) throws {
    let start = file.text.firstIndex { !$0.isBlank }
    guard let start else { throw SourceFile.error(file.path, "is empty; export your collection again") }
    switch file.text[start] {
    case UInt8(ascii: "<"): throw GameFileFormat.markupError(file, from: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"): self = .json
    default: self = .csv
    }
  }

  private static func markupError(_ file: SourceFile, from start: Int) -> ShelfError {
    let head = String(decoding: file.text[start...].prefix(4096), as: UTF8.self)
    let root = rootElement(head)
    let what =
      switch root {
      case "message":
        "holds BGG's answer that it had not finished preparing the collection; reload it in the browser and "
          + "save it again"
      case "error", "errors":
        "holds an error that BGG sent\(elementText(head, "message").map { " (\"\($0)\")" } ?? ""); check the "
          + "user name and save it again"
      case "items":
        "is a collection saved as XML, which Diptych does not read; it imports \(readable)"
      case "html", "!doctype":
        "is a web page, not a collection: perhaps the page to log in; log in to BGG, open the export link and "
          + "save what it sends"
      default: "is XML that Diptych does not read; it imports \(readable)"
      }
    return SourceFile.error(file.path, what)
  }

  /// The name of the first element, in lower case, past declarations and comments.
  private static func rootElement(_ markup: String) -> String {
    var rest = Substring(markup)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        rest = rest.split(separator: "-->", maxSplits: 1).dropFirst().first ?? ""
      } else if !rest.hasPrefix("?") {
        let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
        let isOtherDoctype = name == "!doctype" && !rest.dropFirst(8).lowercased().contains("html")
        if !isOtherDoctype { return name }
      }
    }
    return ""
  }

  /// What stands in the first element of a name, on one line.
  private static func elementText(_ markup: String, _ name: String) -> String? {
    let text = markup.split(separator: "<\(name)>", maxSplits: 1).dropFirst().first?.prefix { $0 != "<" }
    guard let text else { return nil }
    return CellText.trim(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
