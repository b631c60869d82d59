import DiptychShelf
import SplitView

/// What a window keeps between starts: its size, the list's width, the section and what was selected.
///
/// It is stored in the library, as a library's window is its own. Values that make no sense are taken for none.
nonisolated struct WindowMemory: Equatable {
  var width = 1000
  var height = 700
  var isMaximized = false
  var split = SplitViewSavedState()
  var section = Section.games
  var selectedGame: ItemID?
  var selectedPhoto: ItemID?
  /// Which photos are listed, where a tag is open.
  var filter: PhotoFilter?

  init() {}

  /// Reads what was stored.
  init(from library: Library) {
    func text(_ key: String) -> String? { (try? library.setting("window." + key)) ?? nil }
    self.init(text)
  }

  init(_ text: (String) -> String?) {
    func size(_ key: String, _ bounds: ClosedRange<Int>) -> Int? {
      text(key).flatMap { Int($0) }.flatMap { bounds.contains($0) ? $0 : nil }
    }
    width = size("width", 360...16_384) ?? 1000
    height = size("height", 294...16_384) ?? 700
    isMaximized = text("maximized") == "1"
    split = SplitViewSavedState(
      preferredListWidth: text("list-width").flatMap { Double($0) },
      preferredDisplayMode: text("list-hidden") == "1" ? .secondaryOnly : .automatic,
      wantsDetail: text("detail") == "1")
    section = text("section").flatMap { Section(rawValue: $0) } ?? .games
    selectedGame = text("game").flatMap { ItemID($0) }.flatMap { $0.isGame ? $0 : nil }
    selectedPhoto = text("photo").flatMap { ItemID($0) }.flatMap { $0.isGame ? nil : $0 }
    filter = text("filter").flatMap { PhotoFilter(stored: $0) }
  }

  /// What is stored under each key; nil removes it.
  var entries: [(key: String, value: String?)] {
    [
      ("width", String(width)), ("height", String(height)), ("maximized", isMaximized ? "1" : "0"),
      ("list-width", split.preferredListWidth.map { String($0) }),
      ("list-hidden", split.preferredDisplayMode == .secondaryOnly ? "1" : "0"),
      ("detail", split.wantsDetail ? "1" : "0"),
      ("section", section.rawValue), ("game", selectedGame?.description),
      ("photo", selectedPhoto?.description),
      ("filter", filter?.stored),
    ]
  }

  /// Stores everything.
  func store(in library: Library) throws {
    for entry in entries { try library.setSetting("window." + entry.key, entry.value) }
  }
}

extension PhotoFilter {
  /// Reads a stored filter.
  nonisolated init?(stored: String) {
    switch stored {
    case "all": self = .all
    case "untagged": self = .untagged
    default:
      guard stored.hasPrefix("tag:") else { return nil }
      self = .tag(String(stored.dropFirst("tag:".count)))
    }
  }

  /// The form in which it is stored; nil for one that no page of the window has.
  nonisolated var stored: String? {
    switch self {
    case .all: "all"
    case .untagged: "untagged"
    case .tag(let name): "tag:" + name
    case .folder: nil
    }
  }

  /// The title of the page with these photos.
  var title: String {
    switch self {
    case .all: "All photos"
    case .untagged: "Untagged"
    case .tag(let name): name
    case .folder(let folder): folder.displayName
    }
  }
}
