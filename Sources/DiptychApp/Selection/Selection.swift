import DiptychShelf

/// What a person has selected in a list.
enum Selection: Equatable {
  /// No item.
  case nothing
  /// One game or photo.
  case item(ItemID)

  /// The selected item.
  var item: ItemID? {
    if case .item(let id) = self { id } else { nil }
  }
}
