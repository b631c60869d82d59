import DiptychShelf
import Gtk

/// What a row of a list stands for.
enum ListKey: Hashable {
  case item(ItemID)
  case photos(PhotoFilter)

  /// The game or photo, where the row stands for one.
  var item: ItemID? {
    if case .item(let id) = self { id } else { nil }
  }
}

/// What a list shows: rows in their order, made ready when they come on screen.
protocol ListSource: AnyObject {
  /// What the list is called: for screen readers, and above the list.
  var name: String { get }

  /// The side of the rows' pictures in pixels, or 0 for rows without pictures.
  var imageSize: Int { get }

  /// What a person reads where there are no rows at all, and the action that would change it.
  var emptiness: Emptiness { get }

  /// How many rows there are.
  var count: Int { get }

  /// Reads the rows anew from the library.
  func reload() async throws

  /// Reads anew what some rows show; false where the rows themselves or their order may have changed.
  func refresh(_ items: [ItemID]) async throws -> Bool

  /// What a row stands for.
  func key(_ index: Int) -> ListKey

  /// What a row shows.
  func row(_ index: Int) -> TableRow

  /// The rows that hold every word of a query, in order.
  func rows(matching query: String) -> [Int]

  /// The title of a page that opens from a row.
  func title(_ index: Int) -> String

  /// What stands under the list's title, such as "38 games", of which so many are shown.
  func summary(shown: Int) -> String
}

/// What a list says where it has nothing to show.
struct Emptiness {
  let icon: String
  let title: String
  let text: String
  /// A button's label and its action, such as `win.import`.
  var button: (label: String, action: String)?
}
