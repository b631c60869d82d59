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
    // This one answers whatever else is asked.
    if arguments.takeFlag("--help") || asksForHelp(arguments.words) {
      return .command(Command(library: library, verb: .help))
    }
    if arguments.takeFlag("--version") {
      try arguments.finish("--version")
      return .command(Command(library: library, verb: .version))
    }
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
    if let first = request.paths.first, looksMistyped(first.bytes) {
      return .command(Command(library: library, verb: .missing(first)))
    }
    return .window(request)
  }

  /// Whether `-h` is the first word, or the first after a command; in `tag` it may be a tag to take away.
  private static func asksForHelp(_ words: [[UInt8]]) -> Bool {
    let short = Array("-h".utf8)
    return words.first == short
      || words.dropFirst().first == short && words.first != Array("tag".utf8)
        && words.first.map { verbs[String(decoding: $0, as: UTF8.self)] != nil } ?? false
  }

  /// Whether a word is rather a command that there is not than a path.
  private static func looksMistyped(_ word: [UInt8]) -> Bool {
    !word.isEmpty && word.first != UInt8(ascii: "-") && !word.contains(UInt8(ascii: "/"))
      && !word.contains(UInt8(ascii: ".")) && !FilePath(bytes: word).exists
  }

  /// The path of a file or folder that a command needs.
  static func path(_ word: [UInt8], for verb: String) throws(UsageError) -> FilePath {
    guard !word.isEmpty else { throw UsageError("\(verb) does not take an empty name") }
    return path(word)
  }

  /// A path as given, or the one that a `file:` URI means where nothing has that very name.
  static func path(_ word: [UInt8]) -> FilePath {
    let path = FilePath(bytes: word)
    guard word.starts(with: "file:".utf8), !path.exists else { return path }
    return FilePath(uri: path.display) ?? path
  }
}
