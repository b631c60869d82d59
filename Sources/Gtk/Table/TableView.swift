import CGtk

/// A list of rows, each a picture, two lines of text and a chip, that holds 100,000 of them.
///
/// Rows are made by the program's closure when they come on screen. All rows are of the same height, so that GTK
/// need not look at each before it can scroll.
public final class TableView: Container {
  /// Where a row stands in the view, for finding it again after another layout.
  public struct Anchor: Equatable, Sendable {
    /// The uppermost row that is at least partly in view.
    public var row: Int
    /// How many pixels of that row are above the view.
    public var offset: Int
  }

  private let model: ListModel
  private let selection: UnsafeMutablePointer<GtkTreeSelection>?
  private let imageColumn: UnsafeMutablePointer<GtkTreeViewColumn>?
  private var selectionHandler: SignalHandler?

  private var tree: UnsafeMutablePointer<GtkTreeView> { pointer() }

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - name: what a screen reader calls it.
  ///   - imageSize: the side of the rows' pictures in pixels, or 0 for a table without pictures.
  public init(name: String, imageSize: Int) {
    let view = gtk_tree_view_new()
    model = ListModel()
    selection = gtk_tree_view_get_selection(UnsafeMutableRawPointer(view)?.assumingMemoryBound(to: GtkTreeView.self))
    imageColumn = imageSize > 0 ? TableView.makeImageColumn(imageSize) : nil
    super.init(UnsafeMutableRawPointer(view), .sink)
    gtk_tree_view_set_headers_visible(tree, 0)
    gtk_tree_view_set_enable_search(tree, 0)
    gtk_tree_view_set_activate_on_single_click(tree, 1)
    if let imageColumn { gtk_tree_view_append_column(tree, imageColumn) }
    gtk_tree_view_append_column(tree, TableView.makeTextColumn())
    gtk_tree_view_append_column(tree, TableView.makeChipColumn())
    gtk_tree_view_set_fixed_height_mode(tree, 1)
    gtk_tree_view_set_model(tree, model.opaque)
    accessibleName = name
    keepSelectionOnFocus()
  }

  // MARK: Rows

  /// How many rows there are.
  public var rowCount: Int { model.rows.count }

  /// Replaces all rows, and selects one of the new ones without telling anyone.
  ///
  /// A small difference in number is told row by row. For a large one it is cheaper to have GTK count anew: it
  /// does so in a fraction of a microsecond a row, and takes several to hear of one.
  ///
  /// - Parameter row: makes the row at an index, from 0; called whenever the row comes on screen.
  public func setRows(count: Int, selected: Int? = nil, _ row: @escaping (Int) -> TableRow) {
    silently {
      model.rows.make = row
      model.rows.forget()
      if abs(count - model.rows.count) > TableView.mostRowsToldOne {
        gtk_tree_view_set_model(tree, nil)
        model.rows.count = count
        gtk_tree_view_set_model(tree, model.opaque)
      } else {
        model.setCount(count)
        for index in visibleRows { model.rowChanged(index) }
        queueDraw()
      }
      select(selected)
    }
  }

  /// Draws a row again because what it shows has changed; an index out of range does nothing.
  public func updateRow(_ index: Int) {
    if index >= 0, index < rowCount { model.rowChanged(index) }
  }

  /// Draws all rows in view again.
  public func updateVisibleRows() { for index in visibleRows { model.rowChanged(index) } }

  /// The rows that are at least partly in view.
  public var visibleRows: Range<Int> {
    var first: OpaquePointer?
    var last: OpaquePointer?
    guard gtk_tree_view_get_visible_range(tree, &first, &last) != 0, let first, let last else { return 0..<0 }
    defer {
      gtk_tree_path_free(first)
      gtk_tree_path_free(last)
    }
    let lower = TableView.index(of: first) ?? 0
    let upper = min((TableView.index(of: last) ?? 0) + 1, rowCount)
    return lower..<max(lower, upper)
  }

  // MARK: Selection

  /// The selected row; setting it tells no one and scrolls nowhere.
  public var selectedRow: Int? {
    get {
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

  /// Calls the closure when a person selected another row or none.
  public func onSelectionChange(_ closure: @escaping (Int?) -> Void) {
    let object = Object(selection, .borrow)
    var last: Int?
    selectionHandler = object.connect("changed") { [weak self] in
      guard let self, self.selectedRow != last else { return }
      last = self.selectedRow
      closure(last)
    }
  }

  /// Calls the closure when a row is clicked, or Return or Space is pressed on it.
  @discardableResult
  public func onActivate(_ closure: @escaping (Int) -> Void) -> SignalHandler {
    connect(
      "row-activated", { path in if let path, let index = TableView.index(of: OpaquePointer(path)) { closure(index) } },
      .firstOfTwoPointers)
  }

  // MARK: Scrolling

  /// Brings a row into view, moving no further than needed.
  public func scroll(to index: Int) {
    withPath(index) { gtk_tree_view_scroll_to_cell(tree, $0, nil, 0, 0, 0) }
  }

  /// Which row stands at the upper edge of the view.
  public var anchor: Anchor? {
    get {
      guard let first = visibleRows.first, let vertical else { return nil }
      let top = rowHeight * first
      return Anchor(row: first, offset: max(0, Int(vertical.value) - top))
    }
    set {
      guard let newValue, let vertical, rowCount > 0 else { return }
      vertical.value = Double(rowHeight * min(newValue.row, rowCount - 1) + newValue.offset)
    }
  }

  /// The height of each row in pixels; 0 while there is none.
  public var rowHeight: Int {
    guard rowCount > 0 else { return 0 }
    var area = GdkRectangle()
    withPath(0) { gtk_tree_view_get_background_area(tree, $0, gtk_tree_view_get_column(tree, 0), &area) }
    return Int(area.height)
  }

  private var vertical: Adjustment? {
    gtk_scrollable_get_vadjustment(opaque).map { Adjustment($0, .borrow) }
  }

  // MARK: Private

  /// Above this difference GTK counts the rows anew; measured, see `make bench`.
  private static let mostRowsToldOne = 2000

  private func silently(_ body: () -> Void) {
    if let selectionHandler { selectionHandler.blocked(body) } else { body() }
  }

  private func select(_ index: Int?) {
    guard let index, index < rowCount else {
      gtk_tree_selection_unselect_all(selection)
      return
    }
    withPath(index) { gtk_tree_selection_select_path(selection, $0) }
  }

  private func withPath(_ index: Int, _ body: (OpaquePointer) -> Void) {
    guard index >= 0, index < rowCount, let path = treePath(index) else { return }
    body(path)
    gtk_tree_path_free(path)
  }

  private static func index(of path: OpaquePointer) -> Int? {
    gtk_tree_path_get_indices(path).map { Int($0[0]) }
  }
}

extension TableView {
  private static func makeColumn(_ renderer: UnsafeMutablePointer<GtkCellRenderer>?, _ columns: [(String, ListModel.Column)])
    -> UnsafeMutablePointer<GtkTreeViewColumn>?
  {
    let column = gtk_tree_view_column_new()
    gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
    let layout = column.map { OpaquePointer($0) }
    gtk_cell_layout_pack_start(layout, renderer, 1)
    for (property, modelColumn) in columns {
      gtk_cell_layout_add_attribute(layout, renderer, property, gint(modelColumn.rawValue))
    }
    return column
  }

  fileprivate static func makeImageColumn(_ size: Int) -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let renderer = gtk_cell_renderer_pixbuf_new()
    gtk_cell_renderer_set_fixed_size(renderer, gint(size + 12), gint(size + 8))
    let column = makeColumn(renderer, [("surface", .image)])
    gtk_tree_view_column_set_fixed_width(column, gint(size + 16))
    return column
  }

  fileprivate static func makeTextColumn() -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let renderer = gtk_cell_renderer_text_new()
    if let renderer {
      let object = Object(UnsafeMutableRawPointer(renderer), .borrow)
      object.set("ellipsize", enumeration: PANGO_ELLIPSIZE_END.rawValue)
      // The height is that of two lines for every row, whatever the row's text.
      gtk_cell_renderer_text_set_fixed_height_from_font(
        UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GtkCellRendererText.self), 2)
      gtk_cell_renderer_set_padding(renderer, 4, 6)
    }
    let column = makeColumn(renderer, [("text", .text), ("attributes", .textStyle)])
    gtk_tree_view_column_set_expand(column, 1)
    return column
  }

  fileprivate static func makeChipColumn() -> UnsafeMutablePointer<GtkTreeViewColumn>? {
    let renderer = ChipRenderer.make()
    if let renderer {
      Object(UnsafeMutableRawPointer(renderer), .borrow).set("xalign", Double(0.5))
      gtk_cell_renderer_set_padding(renderer, 7, 4)
    }
    let column = makeColumn(renderer, [("text", .chip), ("filled", .chipIsFilled)])
    gtk_tree_view_column_set_fixed_width(column, 60)
    return column
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
