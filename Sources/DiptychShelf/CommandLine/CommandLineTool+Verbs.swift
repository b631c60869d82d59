/// How the words after each verb are understood.
extension CommandLineTool {
  typealias VerbParser = @Sendable (inout ArgumentList) throws(UsageError) -> Command.Verb

  static let verbs: [String: VerbParser] = [
    "import": importVerb, "export": exportVerb, "list": listVerb, "rate": rateVerb, "tag": tagVerb,
    "folder": folderVerb, "check": checkVerb,
  ]

  @Sendable private static func importVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb
  {
    let asJSON = arguments.takeFlag("--json")
    var files: [FilePath] = []
    while let word = arguments.takeWord() { files.append(try path(word, for: "import")) }
    guard !files.isEmpty else { throw UsageError("import needs a file") }
    try arguments.finish("import")
    return .importFiles(files, asJSON: asJSON)
  }

  @Sendable private static func exportVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb
  {
    guard let name = arguments.takeWord() else { throw UsageError("export needs a file") }
    let file = try path(name, for: "export")
    let word = arguments.takeText("--format")
    try arguments.finish("export")
    let formats = GameExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    if let word {
      guard let format = GameExportFormat(rawValue: word) else {
        throw UsageError("there is no format \(word), only \(formats)")
      }
      return .export(file, format)
    }
    guard let format = GameExportFormat(extensionOf: file) else {
      throw UsageError("\(file.displayName) ends neither in .csv nor in .json; add --format with \(formats)")
    }
    return .export(file, format)
  }

  @Sendable private static func listVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb {
    let word = arguments.takeWord().map { String(decoding: $0, as: UTF8.self) } ?? ""
    let search = arguments.takeText("--search") ?? ""
    let order = arguments.takeText("--sort")
    let asJSON = arguments.takeFlag("--json")
    try arguments.finish("list")
    let listing: Command.Listing =
      switch word {
      case "games":
        .games(try sort(order, of: word, GameSortKey.allCases.map(\.rawValue)) ?? GameSort(.name))
      case "photos": .photos(try photoSort(order, of: word) ?? PhotoSort(.name))
      case "recents": .recents(try photoSort(order, of: word))
      case "tags":
        if let order, order != "name" {
          throw UsageError("tags come by name, not by \(order)")
        } else {
          .tags
        }
      default: throw UsageError("list takes games, photos, tags or recents")
      }
    return .list(listing, search: search, asJSON: asJSON)
  }

  private static func photoSort(_ order: String?, of list: String) throws(UsageError) -> PhotoSort? {
    try sort(order, of: list, PhotoSortKey.allCases.map(\.rawValue))
  }

  private static func sort<Sort: LosslessStringConvertible>(
    _ order: String?, of list: String, _ keys: [String]
  ) throws(UsageError) -> Sort? {
    guard let order else { return nil }
    guard let sort = Sort(order) else {
      throw UsageError(
        "\(list) cannot be sorted by \(order), only by \(keys.joined(separator: ", ")), with - before it for "
          + "the other way")
    }
    return sort
  }

  @Sendable private static func rateVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb {
    guard let item = arguments.takeWord(), let value = arguments.takeWord() else {
      throw UsageError("rate needs an item and a value")
    }
    try arguments.finish("rate")
    let text = String(decoding: value, as: UTF8.self)
    if text == "none" || text == "0" { return .rate(item: item, rating: nil) }
    guard Rating(text, scale: .games) != nil || Rating(text, scale: .photos) != nil else {
      throw UsageError(
        "\"\(text)\" is no rating: games take 1 to 10 with at most two decimals, photos -1 to 5, none clears")
    }
    return .rate(item: item, rating: text)
  }

  @Sendable private static func tagVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb {
    guard let photo = arguments.takeWord() else { throw UsageError("tag needs a photo") }
    var adding: [String] = []
    var removing: [String] = []
    while let word = arguments.takeWord() {
      let tag = String(decoding: word.dropFirst(), as: UTF8.self)
      switch word.first {
      case UInt8(ascii: "+") where !tag.isEmpty: adding.append(tag)
      case UInt8(ascii: "-") where !tag.isEmpty: removing.append(tag)
      default:
        throw UsageError("\"\(String(decoding: word, as: UTF8.self))\" is neither +TAG nor -TAG")
      }
    }
    guard !adding.isEmpty || !removing.isEmpty else { throw UsageError("tag needs +TAG or -TAG") }
    try arguments.finish("tag")
    return .tag(photo: photo, adding: adding, removing: removing)
  }

  @Sendable private static func folderVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb
  {
    let word = arguments.takeWord().map { String(decoding: $0, as: UTF8.self) }
    var folder: FilePath?
    if word != "list", let name = arguments.takeWord() { folder = try path(name, for: "folder") }
    try arguments.finish("folder")
    switch (word, folder) {
    case ("add", let folder?): return .addFolder(folder)
    case ("remove", let folder?): return .removeFolder(folder)
    case ("list", nil): return .listFolders
    default: throw UsageError("folder takes add DIR, remove DIR or list")
    }
  }

  @Sendable private static func checkVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb
  {
    try arguments.finish("check")
    return .check
  }
}
