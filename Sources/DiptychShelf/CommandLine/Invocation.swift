/// What the program is asked to do by its arguments.
public enum Invocation: Hashable, Sendable {
  /// Open the window.
  case window(WindowRequest)
  /// Do one thing without a window: hand it to `CommandLineTool.run`.
  case command(Command)
  /// The arguments make no sense: print the sentence to stderr and exit 2.
  case usageError(String)
}

/// What the window is to show first.
public struct WindowRequest: Hashable, Sendable {
  /// The library's folder.
  public var library: FilePath
  /// Folders, pictures and game files to open.
  public var paths: [FilePath] = []
  /// Whether the sample collection is wanted.
  public var isSample = false

  /// The first path at which there is nothing.
  public var missingPath: FilePath? { paths.first { !$0.exists } }
}

/// A command without a window.
public struct Command: Hashable, Sendable {
  /// What to do.
  public enum Verb: Hashable, Sendable {
    /// Import files of games.
    case importFiles([FilePath], asJSON: Bool)
    /// Write the games to a file.
    case export(FilePath, GameExportFormat)
    /// List games, photos, tags or recents that a search finds; the empty search finds all.
    case list(Listing, search: String, asJSON: Bool)
    /// Rate a game or photo; nil clears. The text is checked once the item's kind is known.
    case rate(item: [UInt8], rating: String?)
    /// Give a photo tags and take tags away.
    case tag(photo: [UInt8], adding: [String], removing: [String])
    /// Look through a folder for photos, or no more, or list the folders.
    case addFolder(FilePath), removeFolder(FilePath), listFolders
    /// Check that the library is whole.
    case check
    /// Print the version.
    case version
    /// Print how the program is used.
    case help
    /// Say that there is nothing at a path, which looks like a mistyped command.
    case missing(FilePath)

    /// Whether it only looks, and so needs no library that can be written.
    var isReading: Bool {
      switch self {
      case .export, .list, .listFolders, .check: true
      case .importFiles, .rate, .tag, .addFolder, .removeFolder, .version, .help, .missing: false
      }
    }
  }

  /// What is listed, in which order.
  public enum Listing: Hashable, Sendable {
    /// Games.
    case games(GameSort)
    /// Photos.
    case photos(PhotoSort)
    /// Tags of photos, by name.
    case tags
    /// The photos that were looked at last; newest first when there is no order.
    case recents(PhotoSort?)
  }

  /// The library's folder.
  public let library: FilePath

  /// What to do.
  public let verb: Verb
}
