/// Puts the keys of games in JSON into columns, and remembers which columns were needed.
struct JSONColumns {
  /// Why a game cannot be taken.
  struct BadValue: Error {
    let reason: String
  }

  /// Keys that mean nothing, the first ten of them.
  private(set) var unknownKeys: [String] = []

  /// Where relative paths start.
  private let folder: FilePath

  /// All columns that Diptych knows, then those of other programs as they come.
  private var names = BGGColumn.allCases.map(\.name)
  private var isUsed = BGGColumn.allCases.map(\.isBGG)
  private var foreign: [Layout.Column: Int] = [:]

  private static let blanks = BGGColumn.allCases.map(\.blank)

  init(folder: FilePath) {
    self.folder = folder
  }

  /// The cells of a game, in the order of all columns so far.
  mutating func cells(_ members: [JSONValue.Member]) throws(BadValue) -> [String] {
    var cells = JSONColumns.blanks
    for member in members {
      if let key = GameKey.byName[member.key] {
        guard let cell = key.cell(member.value, in: folder) else {
          throw BadValue(reason: "its \(key.name) is not \(key.expectation)")
        }
        set(key.column.rawValue, to: cell, in: &cells)
      } else if member.key != "id", member.key != "extra", !unknownKeys.contains(member.key) {
        if unknownKeys.count < 10 { unknownKeys.append(member.key) }
      }
    }
    // What `extra` says is exact, and wins over the keys.
    for member in members where member.key == "extra" {
      guard case .object(let columns) = member.value else {
        throw BadValue(reason: "its extra is not columns in braces")
      }
      for column in columns {
        guard case .string(let text) = column.value else {
          throw BadValue(reason: "its extra column \(column.key) is not text in quotes")
        }
        set(place(of: ExtraKey(column.key)), to: text, in: &cells)
      }
    }
    return cells
  }

  /// The columns that some game needs, BGG's first, with their places in `cells`.
  var layout: (Layout, places: [Int]) {
    let places = names.indices.filter { isUsed[$0] }
    return (Layout(names: places.map { names[$0] }), places)
  }

  private mutating func set(_ place: Int, to text: String, in cells: inout [String]) {
    if place >= cells.count { cells += Array(repeating: "", count: place + 1 - cells.count) }
    cells[place] = text
    if !text.isEmpty { isUsed[place] = true }
  }

  private mutating func place(of key: ExtraKey) -> Int {
    let known = BGGColumn(headerCell: key.name)
    if let known, key.occurrence == 0 { return known.rawValue }
    // Files spell one column in several ways, as headers do.
    let column = Layout.Column(
      key: known?.name ?? TextFolding.fold(CellText.trim(key.name)), occurrence: key.occurrence)
    if let place = foreign[column] { return place }
    if key.occurrence > 0 {
      // Which of a name a column is, its place after the others says.
      isUsed[place(of: ExtraKey(name: key.name, occurrence: key.occurrence - 1))] = true
    }
    let place = names.count
    names.append(key.name)
    isUsed.append(true)
    foreign[column] = place
    return place
  }
}
