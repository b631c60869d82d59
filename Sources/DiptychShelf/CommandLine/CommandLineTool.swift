/// The program without its window: `diptych import`, `export`, `list` and so on.
///
/// It writes whole lines, without their ends, to where it is told, so that tests can run it in process.
public struct CommandLineTool {
  /// The program's version.
  public static let version = "0.1.0"

  let output: (String) -> Void
  let errors: (String) -> Void
  private let finishOutput: () -> String?

  /// - Parameters:
  ///   - output: takes a line for stdout.
  ///   - errors: takes a line for stderr.
  ///   - finishOutput: called at the end; says why lines for stdout could not be written, nil when they were.
  public init(
    output: @escaping (String) -> Void, errors: @escaping (String) -> Void,
    finishOutput: @escaping () -> String? = { nil }
  ) {
    self.output = output
    self.errors = errors
    self.finishOutput = finishOutput
  }

  /// Does what a command says.
  ///
  /// - Returns: the exit code: 0 done, 1 it failed, 2 wrong usage.
  public func run(_ command: Command) -> Int32 {
    let code = codeOfRunning(command)
    guard let problem = finishOutput() else { return code }
    errors("diptych: \(problem)")
    return code == 0 ? 1 : code
  }

  private func codeOfRunning(_ command: Command) -> Int32 {
    do {
      switch command.verb {
      case .version:
        output("diptych \(CommandLineTool.version)")
        return 0
      case .help:
        output(CommandLineTool.help)
        return 0
      case .missing(let path):
        throw ShelfError(
          "There is no file or folder \(path.display), and no such command; `diptych --help` shows what there is."
        )
      default:
        let library =
          try command.verb.isReading
          ? Library(reading: command.library) : Library(directory: command.library)
        return try run(command.verb, library)
      }
    } catch {
      errors("diptych: \(error)")
      return 1
    }
  }

  private func run(_ verb: Command.Verb, _ library: Library) throws -> Int32 {
    switch verb {
    case .importFiles(let files, let asJSON): return importFiles(files, asJSON: asJSON, library)
    case .export(let file, let format): try library.exportGames(to: file, as: format)
    case .list(let listing, let search, let asJSON):
      try list(library, listing, search: search, asJSON: asJSON)
    case .rate(let item, let rating): return try rate(library, item, rating)
    case .tag(let photo, let adding, let removing):
      try tag(library, photo, adding: adding, removing: removing)
    case .addFolder(let folder): try addFolder(library, folder)
    case .removeFolder(let folder): try library.removeFolder(folder)
    case .listFolders: try listFolders(library)
    case .check: return try check(library)
    case .version, .help, .missing: break
    }
    return 0
  }
}
