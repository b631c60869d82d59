import DiptychShelf
import Gtk

/// The list of tags with the number of photos that have each, after "All photos" and "Untagged".
final class TagsSource: ListSource {
  private struct Row {
    let filter: PhotoFilter
    let title: String
    let count: Int
  }

  let name = "Tags"
  let imageSize = 0
  let emptiness = Emptiness(
    icon: "image-x-generic-symbolic", title: "No Photos Yet",
    text: "Add a folder; its photos are never changed, moved or copied.",
    button: ("Add Folder…", "win.add-folder"))

  private let session: LibrarySession
  private var tags: [Row] = []
  private var index = SearchIndex()

  init(_ session: LibrarySession) { self.session = session }

  var count: Int { tags.count }

  func reload() async throws {
    let (all, untagged, named) = try await session.run { library in
      (try library.photoCount(), try library.untaggedPhotoCount(), try library.tags())
    }
    tags =
      all == 0
      ? []
      : [
        Row(filter: .all, title: "All photos", count: all),
        Row(filter: .untagged, title: "Untagged", count: untagged),
      ]
        + named.map { Row(filter: .tag($0.name), title: $0.name, count: $0.count) }
    index = SearchIndex(texts: tags.map(\.title))
  }

  func refresh(_ items: [ItemID]) async throws -> Bool {
    // Any photo's change may be one of its tags; there are few rows to read anew.
    false
  }

  func key(_ index: Int) -> ListKey { .photos(tags[index].filter) }

  func row(_ index: Int) -> TableRow {
    let tag = tags[index]
    return TableRow(title: tag.title, subtitle: counted(tag.count, "photo", "photos"), chip: "")
  }

  func rows(matching query: String) -> [Int] { index.rows(matching: query) }

  func title(_ index: Int) -> String { tags[index].title }

  func summary(shown: Int) -> String {
    let named = tags.count - 2
    return shown < tags.count ? "\(shown) of \(tags.count)" : counted(named, "tag", "tags")
  }
}
