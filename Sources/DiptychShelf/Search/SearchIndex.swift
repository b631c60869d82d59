import CDiptychGLib

/// Finds the rows of a list whose text holds every word of a query, ignoring case and accents.
///
/// Words are substrings: `anta` finds Santa. The keys lie in one block of memory, made once, so a query over
/// 100,000 rows takes a few milliseconds. Build a new index when the list's order or content changes.
public struct SearchIndex: Sendable {
  // Each key is followed by a NUL, which no query holds.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// An index of no rows.
  public init() {}

  /// Makes an index of rows.
  ///
  /// - Parameter texts: what each row can be found by, in list order, not folded.
  public init(texts: some Sequence<String>) {
    for var text in texts {
      text.withUTF8 { TextFolding.appendFolded($0, to: &bytes) }
      endRow()
    }
  }

  /// How many rows there are.
  public var count: Int { ends.count }

  /// Adds a row whose text is folded already.
  mutating func append(folded key: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: key)
    endRow()
  }

  /// Makes room, to save copying while rows are added.
  mutating func reserve(rows: Int, bytes count: Int) {
    ends.reserveCapacity(rows)
    bytes.reserveCapacity(count)
  }

  private mutating func endRow() {
    bytes.append(0)
    ends.append(bytes.count)
  }

  /// The indexes of the rows that hold every word of the query, ascending; all rows when it has no word.
  public func rows(matching query: String) -> [Int] {
    let words = TextFolding.fold(query).utf8.split { $0 == 0 || $0.isBlank }
      .map { Array($0) }
      .sorted { $0.count > $1.count }
    guard let rarest = words.first else { return Array(0..<count) }
    var rows: [Int] = []
    bytes.withUnsafeBytes { buffer in
      var row = 0
      var start = 0
      // The longest word leads: where it does not occur, whole rows are skipped in one sweep.
      while row < ends.count, let hit = SearchIndex.find(rarest, in: buffer, from: start, to: buffer.count) {
        row = rowHolding(hit, from: row)
        let rowStart = row == 0 ? 0 : ends[row - 1]
        let holdsAll = words.dropFirst().allSatisfy {
          SearchIndex.find($0, in: buffer, from: rowStart, to: ends[row]) != nil
        }
        if holdsAll { rows.append(row) }
        start = ends[row]
        row += 1
      }
    }
    return rows
  }

  /// The row whose key holds a byte; near rows first, as most hits are close together.
  private func rowHolding(_ position: Int, from first: Int) -> Int {
    var step = 1
    var low = first
    while low + step < ends.count, ends[low + step - 1] <= position {
      low += step
      step *= 2
    }
    var high = min(low + step, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func find(
    _ word: [UInt8], in buffer: UnsafeRawBufferPointer, from start: Int, to end: Int
  ) -> Int? {
    guard let base = buffer.baseAddress, start < end,
      let hit = memmem(base + start, end - start, word, word.count)
    else { return nil }
    return UnsafeRawPointer(hit) - base
  }
}
