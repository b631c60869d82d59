import CGtk

/// A GtkTreeModel whose rows are made when GTK asks for them.
///
/// GTK's own list store keeps a copy of every cell. This one keeps a number: an iterator is a row's index,
/// and a row's cells come from the closure that the program gave, for the few rows that are on screen.
final class ListModel: Object {
  nonisolated enum Column: Int, CaseIterable {
    case image, text, textStyle, chip, chipIsFilled

    var type: GType {
      switch self {
      case .image: cairo_gobject_surface_get_type()
      case .text, .chip: cgtk_type_string()
      case .textStyle: pango_attr_list_get_type()
      case .chipIsFilled: cgtk_type_boolean()
      }
    }
  }

  /// Makes rows for the C functions of the model; the GObject owns it.
  private final class Maker {
    var make: (Int) -> TableRow = { _ in TableRow(title: "") }
    /// How many rows there are to make.
    var count = 0
    /// GTK asks for one cell after the other of the same row.
    private var last: (index: Int, row: TableRow)?

    func row(at index: Int) -> TableRow {
      if let last, last.index == index { return last.row }
      // While rows are taken away one by one, GTK may ask for one whose turn comes next: a screen reader, where
      // the keyboard is.
      let row = index < count ? make(index) : TableRow(title: "")
      last = (index, row)
      return row
    }

    func forget() { last = nil }
  }

  private let maker = Maker()

  init() {
    super.init(g_object_new_with_properties(ListModel.type, 0, nil, nil), .adopt)
    ListModel.fields(of: raw).pointee.maker = Unmanaged.passUnretained(maker)
    g_object_set_data_full(
      pointer(), "maker", Unmanaged.passRetained(maker).toOpaque(), releaseBox)
  }

  /// How many rows there are.
  var count: Int { ListModel.fields(of: raw).pointee.count }

  /// Has so many rows made by another closure from now on; tells no one.
  func setMaker(count: Int, _ make: @escaping (Int) -> TableRow) {
    maker.make = make
    maker.count = count
    maker.forget()
  }

  /// Sets how many rows there are without telling anyone: no view may show the model meanwhile.
  func setCountUntold(_ count: Int) { ListModel.fields(of: raw).pointee.count = count }

  /// Appends or takes away rows at the end, telling whoever shows them of each.
  func setCount(_ count: Int) {
    while self.count > count {
      setCountUntold(self.count - 1)
      notify(self.count) { path, _ in gtk_tree_model_row_deleted(opaque, path) }
    }
    while self.count < count {
      setCountUntold(self.count + 1)
      notify(self.count - 1) { path, iter in gtk_tree_model_row_inserted(opaque, path, iter) }
    }
  }

  /// Tells whoever shows it that a row has changed.
  func rowChanged(_ index: Int) {
    maker.forget()
    notify(index) { path, iter in gtk_tree_model_row_changed(opaque, path, iter) }
  }

  private func notify(
    _ index: Int, _ body: (OpaquePointer, UnsafeMutablePointer<GtkTreeIter>) -> Void
  ) {
    guard let path = treePath(index) else { return }
    var iter = ListModel.iterator(index)
    body(path, &iter)
    gtk_tree_path_free(path)
  }

  // MARK: The GType

  // GTK calls these functions for each of 100,000 rows. They are not isolated, for Swift would check at each
  // call that it is on the main thread, and they touch no Swift object, for that would count references.

  private typealias Iter = UnsafeMutablePointer<GtkTreeIter>

  private nonisolated struct Fields {
    var count: Int
    var maker: Unmanaged<Maker>?
  }

  /// Our fields, behind GObject's own.
  private nonisolated static func fields(of instance: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Fields>
  {
    (instance + MemoryLayout<GObject>.size).assumingMemoryBound(to: Fields.self)
  }

  private nonisolated static func count(of model: OpaquePointer?) -> Int {
    model.map { fields(of: UnsafeMutableRawPointer($0)).pointee.count } ?? 0
  }

  private nonisolated static func iterator(_ index: Int) -> GtkTreeIter {
    // GTK takes an iterator for invalid when its stamp is 0.
    GtkTreeIter(
      stamp: 1, user_data: UnsafeMutableRawPointer(bitPattern: index + 1), user_data2: nil, user_data3: nil)
  }

  private nonisolated static func index(_ iter: Iter?) -> Int { Int(bitPattern: iter?.pointee.user_data) - 1 }

  private nonisolated static func point(_ iter: Iter?, at index: Int, of model: OpaquePointer?) -> gboolean {
    guard let iter else { return 0 }
    guard index >= 0, index < count(of: model) else {
      iter.pointee = GtkTreeIter()
      return 0
    }
    iter.pointee = iterator(index)
    return 1
  }

  private nonisolated static func write(
    _ column: Column, at index: Int, of model: OpaquePointer?, to value: UnsafeMutablePointer<GValue>
  ) {
    guard let model, index >= 0, index < count(of: model) else { return }
    nonisolated(unsafe) let (value, instance) = (value, UnsafeMutableRawPointer(model))
    MainActor.assumeIsolated {
      if let maker = fields(of: instance).pointee.maker?.takeUnretainedValue() {
        column.write(maker.row(at: index), to: value)
      }
    }
  }

  private static let type: GType = {
    let type = registerClass(
      "GtkSwiftListModel", of: cgtk_type_object(), extra: MemoryLayout<Fields>.size)
    var interface = GInterfaceInfo(
      interface_init: { table, _ in
        if let table { ListModel.fill(&table.assumingMemoryBound(to: GtkTreeModelIface.self).pointee) }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_tree_model_get_type(), &interface)
    return type
  }()

  private nonisolated static func fill(_ table: inout GtkTreeModelIface) {
    table.get_flags = { _ in
      GtkTreeModelFlags(
        rawValue: GTK_TREE_MODEL_LIST_ONLY.rawValue | GTK_TREE_MODEL_ITERS_PERSIST.rawValue)
    }
    table.get_n_columns = { _ in gint(Column.allCases.count) }
    table.get_column_type = { _, column in Column(rawValue: Int(column))?.type ?? 0 }
    table.get_iter = { model, iter, path in
      guard let path, gtk_tree_path_get_depth(path) == 1, let indices = gtk_tree_path_get_indices(path) else {
        return 0
      }
      return ListModel.point(iter, at: Int(indices[0]), of: model)
    }
    table.get_path = { _, iter in treePath(ListModel.index(iter)) }
    table.get_value = { model, iter, column, value in
      guard let value, let column = Column(rawValue: Int(column)) else { return }
      g_value_init(value, column.type)
      ListModel.write(column, at: ListModel.index(iter), of: model, to: value)
    }
    table.iter_next = { model, iter in ListModel.point(iter, at: ListModel.index(iter) + 1, of: model) }
    table.iter_previous = { model, iter in ListModel.point(iter, at: ListModel.index(iter) - 1, of: model) }
    table.iter_children = { model, iter, parent in parent == nil ? ListModel.point(iter, at: 0, of: model) : 0
    }
    table.iter_has_child = { _, _ in 0 }
    table.iter_n_children = { model, parent in parent == nil ? gint(ListModel.count(of: model)) : 0 }
    table.iter_nth_child = { model, iter, parent, index in
      parent == nil ? ListModel.point(iter, at: Int(index), of: model) : 0
    }
    table.iter_parent = { _, _, _ in 0 }
  }
}

extension ListModel.Column {
  /// Writes a row's cell into GTK's value.
  fileprivate func write(_ row: TableRow, to value: UnsafeMutablePointer<GValue>) {
    switch self {
    case .image: g_value_set_boxed(value, row.image.map { UnsafeRawPointer($0.cairo) })
    case .text: g_value_set_string(value, row.text)
    case .textStyle: g_value_take_boxed(value, row.textStyle.map { UnsafeRawPointer($0) })
    case .chip: g_value_set_string(value, row.chip)
    case .chipIsFilled: g_value_set_boolean(value, row.chipIsFilled ? 1 : 0)
    }
  }
}

extension TableRow {
  /// The second line is smaller and paler than the first; the caller owns the list.
  var textStyle: OpaquePointer? {
    guard !subtitle.isEmpty, let list = pango_attr_list_new() else { return nil }
    let start = guint(title.utf8.count)
    for attribute in [pango_attr_scale_new(0.9), pango_attr_foreground_alpha_new(0xBFFF)] {
      attribute?.pointee.start_index = start
      pango_attr_list_insert(list, attribute)
    }
    return list
  }
}

/// The path of a row of a flat list; `gtk_tree_path_new_from_indices` is variadic.
nonisolated func treePath(_ index: Int) -> OpaquePointer? {
  var index = gint(index)
  return gtk_tree_path_new_from_indicesv(&index, 1)
}
