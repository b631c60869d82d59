extension CommandLineTool {
  /// Understands the program's arguments.
  ///
  /// - Parameter arguments: without the program's name; bytes.
  public static func parse(arguments: [[UInt8]]) -> Invocation {
    do {
      return try invocation(ArgumentList(arguments))
    } catch {
      return .usageError("diptych: \(error.what); `diptych --help` shows how it is used.")
    }
  }

  private static func invocation(_ arguments: ArgumentList) throws(UsageError) -> Invocation {
    var arguments = arguments
    let named = arguments.takeValue("--library").map { FilePath(bytes: $0) }
    if let named, named.bytes.isEmpty { throw UsageError("--library needs a folder") }
    let library = named ?? Library.defaultDirectory
    // These two answer whatever else is asked.
    if arguments.takeFlag("--help") { return .command(Command(library: library, verb: .help)) }
    if arguments.takeFlag("--version") { return .command(Command(library: library, verb: .version)) }
    if let word = arguments.words.first, let parse = verbs[String(decoding: word, as: UTF8.self)] {
      _ = arguments.takeWord()
      return .command(Command(library: library, verb: try parse(&arguments)))
    }
    let isSample = arguments.takeFlag("--sample")
    var request = WindowRequest(library: isSample ? named ?? Library.sampleDirectory : library)
    request.isSample = isSample
    while let word = arguments.takeWord() {
      guard word.first != UInt8(ascii: "-") || FilePath(bytes: word).exists else {
        throw UsageError("there is no option \(String(decoding: word, as: UTF8.self))")
      }
      request.paths.append(path(word))
    }
    try arguments.finish("the window")
    return .window(request)
  }

  private typealias VerbParser = @Sendable (inout ArgumentList) throws(UsageError) -> Command.Verb

  private static let verbs: [String: VerbParser] = [
    "import": importVerb, "export": exportVerb, "list": listVerb, "rate": rateVerb, "check": checkVerb,
  ]

  @Sendable private static func importVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb {
    let asJSON = arguments.takeFlag("--json")
    var files: [FilePath] = []
    while let word = arguments.takeWord() { files.append(path(word)) }
    guard !files.isEmpty else { throw UsageError("import needs a file") }
    try arguments.finish("import")
    return .importFiles(files, asJSON: asJSON)
  }

  @Sendable private static func exportVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb {
    guard let file = arguments.takeWord().map(path) else { throw UsageError("export needs a file") }
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
    let kind = arguments.takeWord().map { String(decoding: $0, as: UTF8.self) }
    let search = arguments.takeText("--search") ?? ""
    let sort = arguments.takeText("--sort")
    let asJSON = arguments.takeFlag("--json")
    try arguments.finish("list")
    switch kind {
    case "games":
      return .listGames(search: search, sort: try sortOrder(sort), asJSON: asJSON)
    case let kind?: throw UsageError("there is no list of \(kind), only games")
    case nil: throw UsageError("list needs a word: games")
    }
  }

  private static func sortOrder(_ word: String?) throws(UsageError) -> GameSort {
    guard let word else { return GameSort(.name) }
    guard let sort = GameSort(word) else {
      let keys = GameSort.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("games cannot be sorted by \(word), only by \(keys), with - before it for the other way")
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

  @Sendable private static func checkVerb(_ arguments: inout ArgumentList) throws(UsageError) -> Command.Verb {
    try arguments.finish("check")
    return .check
  }

  /// A path as given, or the one that a `file:` URI means where nothing has that very name.
  private static func path(_ word: [UInt8]) -> FilePath {
    let path = FilePath(bytes: word)
    guard word.starts(with: "file:".utf8), !path.exists else { return path }
    return FilePath(uri: path.display) ?? path
  }
}
