import CGtk

/// A list of rows, each a picture, two lines of text and a chip, that holds 100,000 of them.
///
/// Rows are made by the program's closure when they come on screen. All rows are of the same height, so that
/// GTK need not look at each before it can scroll.
public final class TableView: Container {
  /// Where a row stands in the view, for finding it again after another layout.
  public struct Anchor: Equatable, Sendable {
    /// The uppermost row that is at least partly in view.
    public var row: Int
    /// How many pixels of that row are above the view.
    public var offset: Int

    /// Creates an anchor: a row, and how many of its pixels are above the view.
    public init(row: Int, offset: Int = 0) {
      self.row = row
      self.offset = offset
    }
  }

  let model: ListModel
  let selection: UnsafeMutablePointer<GtkTreeSelection>?
  let textRenderer: UnsafeMutablePointer<GtkCellRenderer>?
  let textColumn: UnsafeMutablePointer<GtkTreeViewColumn>?
  private var selectionHandler: SignalHandler?
  /// The selection as the program knows it: what it set itself or was told last.
  private var knownSelection: Int?
  /// The row to be selected as soon as GTK has it.
  private var awaitedSelection: Int?
  /// The place to which to scroll as soon as the table is on screen.
  private var awaitedAnchor: Anchor?
  /// How many rows there are to be; GTK has `model.count` of them.
  var wantedCount = 0
  var growth: MainLoop.Source?
  private var press: DragGesture?
  /// Whether GTK has done away with the tree's insides: many of its functions crash then.
  private(set) var isDestroyed = false

  var tree: UnsafeMutablePointer<GtkTreeView> { pointer() }

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - name: what a screen reader calls it.
  ///   - imageSize: the side of the rows' pictures in pixels, or 0 for a table without pictures.
  public init(name: String, imageSize: Int) {
    let view = TableTree.make()
    model = ListModel()
    selection = gtk_tree_view_get_selection(view?.assumingMemoryBound(to: GtkTreeView.self))
    textRenderer = gtk_cell_renderer_text_new()
    textColumn = TableView.makeTextColumn(textRenderer, isFirst: imageSize == 0)
    super.init(view, .sink)
    gtk_tree_view_set_headers_visible(tree, 0)
    gtk_tree_view_set_enable_search(tree, 0)
    gtk_tree_view_set_activate_on_single_click(tree, 1)
    if imageSize > 0 { gtk_tree_view_append_column(tree, TableView.makeImageColumn(imageSize)) }
    gtk_tree_view_append_column(tree, textColumn)
    gtk_tree_view_append_column(tree, TableView.makeChipColumn())
    fitRowsToFont()
    connect("style-updated") { [weak self] in self?.fitRowsToFont() }
    gtk_tree_view_set_fixed_height_mode(tree, 1)
    gtk_tree_view_set_model(tree, model.opaque)
    accessibleName = name
    onMap { [weak self] in if let self, let anchor = self.awaitedAnchor { self.anchor = anchor } }
    connect("cursor-changed") { [weak self] in self?.announceCursor() }
    Object(selection, .borrow).connect("changed") { [weak self] in self?.announceSelection() }
    onDestroy { [raw, weak self] in
      self?.end()
      TableTree.releaseAccessible(of: raw)
    }
    selectWithFirstArrow()
    press = selectOnRelease()
  }

  // MARK: Rows

  /// How many rows there are.
  public var rowCount: Int { wantedCount }

  /// Draws a row again because what it shows has changed; an index out of range does nothing.
  public func updateRow(_ index: Int) {
    if index >= 0, index < model.count { model.rowChanged(index) }
  }

  /// Draws all rows in view again.
  public func updateVisibleRows() { for index in visibleRows { model.rowChanged(index) } }

  /// The rows that are at least partly in view; none while the table is not in a window that is shown.
  public var visibleRows: Range<Int> {
    let height = rowHeight
    guard height > 0, gtk_widget_get_realized(gtk) != 0, let vertical else { return 0..<0 }
    let top = max(Int(vertical.value), 0)
    let upper = min((top + Int(vertical.pageSize) + height - 1) / height, model.count)
    return min(top / height, upper)..<upper
  }

  // MARK: Selection

  /// The selected row; setting it tells no one and scrolls nowhere.
  public var selectedRow: Int? {
    get {
      if let awaitedSelection { return awaitedSelection }
      if isDestroyed { return nil }
      var iter = GtkTreeIter()
      guard gtk_tree_selection_get_selected(selection, nil, &iter) != 0,
        let path = gtk_tree_model_get_path(model.opaque, &iter)
      else { return nil }
      defer { gtk_tree_path_free(path) }
      return TableView.index(of: path)
    }
    set { silently { select(newValue) } }
  }

  /// Puts the keyboard's place on a row, selects it and brings it into view, as a person would.
  public func moveCursor(to index: Int) {
    withPath(index) { gtk_tree_view_set_cursor(tree, $0, nil, 0) }
  }

  /// Does what Return on a row does.
  public func activateRow(_ index: Int) {
    withPath(index) { gtk_tree_view_row_activated(tree, $0, gtk_tree_view_get_column(tree, 0)) }
  }

  /// Calls the closure when a person selected another row or none; a further call takes the place of the
  /// first.
  public func onSelectionChange(_ closure: @escaping (Int?) -> Void) {
    if isDestroyed { return }
    selectionHandler?.disconnect()
    knownSelection = selectedRow
    selectionHandler = Object(selection, .borrow).connect("changed") { [weak self] in
      guard let self else { return }
      self.awaitedSelection = nil
      // GTK says "changed" where the same row was selected again, too.
      guard self.selectedRow != self.knownSelection else { return }
      self.knownSelection = self.selectedRow
      closure(self.knownSelection)
    }
  }

  /// Calls the closure when a row is clicked, or Return or Space is pressed on it.
  @discardableResult
  public func onActivate(_ closure: @escaping (Int) -> Void) -> SignalHandler {
    connect(
      "row-activated",
      { path in if let path, let index = TableView.index(of: OpaquePointer(path)) { closure(index) } },
      .firstOfTwoPointers)
  }

  // MARK: Scrolling

  /// Brings a row into view, moving no further than needed; where the table is not on screen yet, with some
  /// rows above it.
  public func scroll(to index: Int) {
    guard isOnScreen else {
      // GTK would put it at the upper edge, as if the list began with it.
      if (0..<rowCount).contains(index) { anchor = Anchor(row: max(0, index - TableView.rowsAbove)) }
      return
    }
    withPath(index) { gtk_tree_view_scroll_to_cell(tree, $0, nil, 0, 0, 0) }
  }

  private static let rowsAbove = 3

  /// Which row stands at the upper edge of the view; nil while the table is empty or not on screen.
  public var anchor: Anchor? {
    get {
      if let awaitedAnchor { return awaitedAnchor }
      guard let first = visibleRows.first, let vertical else { return nil }
      return Anchor(row: first, offset: max(0, Int(vertical.value) - rowHeight * first))
    }
    set {
      awaitedAnchor = nil
      guard let newValue, rowCount > 0 else { return }
      let row = min(max(newValue.row, 0), rowCount - 1)
      reach(row + rowsInView)
      guard isOnScreen else {
        awaitedAnchor = newValue
        return
      }
      scroll(toPixel: rowHeight * row + newValue.offset)
    }
  }

  /// The height of each row in pixels; 0 while there is none.
  public var rowHeight: Int {
    guard model.count > 0 else { return 0 }
    layOutRows()
    var area = GdkRectangle()
    withPath(0) { gtk_tree_view_get_background_area(tree, $0, gtk_tree_view_get_column(tree, 0), &area) }
    return Int(area.height)
  }

  /// How many rows fit into the view, those that are cut counted.
  var rowsInView: Int {
    guard let vertical, rowHeight > 0 else { return 1 }
    return Int(vertical.pageSize) / rowHeight + 2
  }

  var vertical: Adjustment? {
    gtk_scrollable_get_vadjustment(opaque).map { Adjustment($0, .borrow) }
  }

  /// Has GTK know the rows' height now and not at the next layout.
  private func layOutRows() {
    // It measures a row when it is asked for its width.
    var width: gint = 0
    gtk_widget_get_preferred_width(gtk, &width, nil)
  }

  func scroll(toPixel y: Int) {
    guard let vertical else { return }
    // Rows that came since the last layout are not yet in the adjustment.
    let end = max(Double(rowHeight * model.count), vertical.pageSize)
    if vertical.upper < end { vertical.upper = end }
    vertical.value = Double(y)
  }

  // MARK: Within the table

  /// Leaves a table that is being destroyed without rows, and for good.
  private func end() {
    setRows(count: 0) { _ in TableRow(title: "") }
    selectionHandler = nil
    isDestroyed = true
  }

  /// Runs the body without telling of selections, and remembers the outcome as the program's.
  func silently(_ body: () -> Void) {
    if let selectionHandler { selectionHandler.blocked(body) } else { body() }
    knownSelection = selectedRow
  }

  /// Selects a row, or notes it where GTK does not have it yet.
  func select(_ index: Int?) {
    awaitedSelection = nil
    if isDestroyed { return }
    guard let index, index >= 0, index < rowCount else {
      gtk_tree_selection_unselect_all(selection)
      return
    }
    if index < model.count {
      withPath(index) { gtk_tree_selection_select_path(selection, $0) }
    } else {
      gtk_tree_selection_unselect_all(selection)
      awaitedSelection = index
    }
  }

  /// Selects the awaited row if GTK has it by now.
  func selectAwaited() {
    if let awaitedSelection, awaitedSelection < model.count { silently { select(awaitedSelection) } }
  }

  private func withPath(_ index: Int, _ body: (OpaquePointer) -> Void) {
    guard index >= 0, index < rowCount else { return }
    reach(index)
    guard let path = treePath(index) else { return }
    body(path)
    gtk_tree_path_free(path)
  }

  static func index(of path: OpaquePointer) -> Int? {
    gtk_tree_path_get_indices(path).map { Int($0[0]) }
  }
}

extension Trampoline where Closure == (Raw?) -> Void {
  /// `void (*)(self, pointer, pointer, data)`, the second pointer of no interest: `row-activated`.
  fileprivate static var firstOfTwoPointers: Self {
    Self(
      { _, first, _, data in ClosureBox<Closure>.closure(at: data)(first) }
        as @convention(c) (Raw, Raw?, Raw?, Raw) -> Void)
  }
}
