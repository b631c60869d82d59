/// The columns of some records, in order: one header.
struct Layout: Hashable, Sendable {
  /// One column: a name as the header has it, and which of several with that name it is.
  struct Column: Hashable, Sendable {
    /// Trimmed and case-folded; what columns are compared by.
    let key: String

    /// 0 for the first column of a name.
    let occurrence: Int
  }

  /// The header's cells, verbatim.
  let names: [String]

  /// What columns are compared by.
  let columns: [Column]

  private let places: [Int]

  /// Makes a layout from the header's cells.
  ///
  /// Of columns with the same name the first counts; the others are kept but not understood.
  init(names: [String]) {
    self.names = names
    var seen: [String: Int] = [:]
    var places = [Int](repeating: -1, count: BGGColumn.allCases.count)
    var columns: [Column] = []
    for (place, name) in names.enumerated() {
      let known = BGGColumn(headerCell: name)
      let key = known?.name ?? TextFolding.fold(CellText.trim(name))
      let occurrence = seen[key, default: 0]
      seen[key] = occurrence + 1
      columns.append(Column(key: key, occurrence: occurrence))
      if let known, occurrence == 0 { places[known.rawValue] = place }
    }
    self.columns = columns
    self.places = places
  }

  /// The header that BGG gives a collection's owner: 58 columns.
  static let owner = Layout(names: BGGColumn.ownerHeader.map(\.name))

  /// How many columns there are.
  var count: Int { names.count }

  /// Where a column is; nil when the header lacks it.
  @inline(__always)
  func place(of column: BGGColumn) -> Int? {
    let place = places[column.rawValue]
    return place < 0 ? nil : place
  }

  /// What Diptych knows a column as; nil for an unknown one, and for all but the first of a name.
  func known(at place: Int) -> BGGColumn? {
    columns[place].occurrence == 0 ? BGGColumn(key: columns[place].key) : nil
  }

  /// What a cell holds that says nothing: what records that lack the column are taken to have there.
  func blank(at place: Int) -> String { known(at: place)?.blank ?? "" }

  /// How many columns Diptych knows.
  var knownCount: Int { places.count { $0 >= 0 } }

  /// This layout with another's missing columns at the end.
  func merging(_ other: Layout) -> Layout {
    let known = Set(columns)
    let missing = zip(other.columns, other.names).filter { !known.contains($0.0) }.map(\.1)
    return missing.isEmpty ? self : Layout(names: names + missing)
  }
}
