/// What one change does to a photo's rating or tags, so that it can be taken back and done again.
struct PhotoChange: Sendable, Hashable {
  /// The photo's number.
  let number: Int64

  /// The rating before, where the change sets one.
  let oldRating: Rating?

  /// What does it, the first time and again.
  let redo: SidecarEdit

  /// What takes it back; tags that came or went otherwise stay so.
  var undo: SidecarEdit {
    var edit = SidecarEdit(addedTags: redo.removedTags, removedTags: redo.addedTags)
    if redo.rating != nil { edit.rating = SidecarEdit.NewRating(rating: oldRating) }
    return edit
  }
}
