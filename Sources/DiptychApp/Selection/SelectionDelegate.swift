/// Who shows what is selected in a list.
///
/// This is the seam of the program: list controllers know a selection delegate and nothing of detail, layout or
/// width; detail controllers are selection delegates and know no list.
protocol SelectionDelegate: AnyObject {
  /// Takes that something else is selected.
  func selectionChanged(to selection: Selection)
}
