extension BGGColumn {
  /// What a column's cells hold.
  enum Meaning {
    case text
    /// A positive whole number that names a row; anything else means that the row's cells have shifted.
    case identifier
    /// A whole number; in some columns 0 stands for "unknown".
    case integer(ClosedRange<Int>, zeroIsNone: Bool)
    /// A decimal number; in some columns 0 stands for "none".
    case decimal(ClosedRange<Double>, zeroIsNone: Bool)
    case flag
    /// Whole numbers with commas between.
    case numbers
    /// Texts with semicolons between.
    case list
  }

  /// What the column's cells hold, with the range outside which a value is damage.
  var meaning: Meaning {
    switch self {
    case .objectid, .collid: .identifier
    case .rating, .average, .baverage: .decimal(1...10, zeroIsNone: true)
    case .weight, .avgweight: .decimal(1...5, zeroIsNone: true)
    case .pricepaid, .currvalue: .decimal(-1e9...1e9, zeroIsNone: false)
    case .yearpublished: .integer(-99_999...99_999, zeroIsNone: true)
    case .minplayers, .maxplayers: .integer(0...9999, zeroIsNone: true)
    case .playingtime, .minplaytime, .maxplaytime: .integer(0...9_999_999, zeroIsNone: true)
    case .rank: .integer(0...99_999_999, zeroIsNone: true)
    case .numowned: .integer(0...99_999_999, zeroIsNone: false)
    case .numplays: .integer(0...9_999_999, zeroIsNone: false)
    case .wishlistpriority: .integer(0...5, zeroIsNone: true)
    case .own, .fortrade, .want, .wanttobuy, .wanttoplay, .prevowned, .preordered, .wishlist: .flag
    case .bggrecplayers, .bggbestplayers: .numbers
    case .categories, .mechanics, .designers, .publishers, .versionPublishers, .versionLanguages: .list
    default: .text
    }
  }

  /// What BGG writes in the column when there is nothing to say.
  var blank: String {
    switch meaning {
    case .text: self == .objecttype ? "thing" : ""
    case .numbers, .list, .identifier: ""
    case .integer(_, zeroIsNone: true), .decimal(_, zeroIsNone: true), .flag: "0"
    case .integer(_, zeroIsNone: false), .decimal(_, zeroIsNone: false): ""
    }
  }

  /// Whether two cells of the column say the same, though they may be written differently: `7,50` and `7.5`.
  func saysSame(_ one: String, _ other: String) -> Bool {
    if one == other || CellText.trim(one) == CellText.trim(other) { return true }
    switch meaning {
    case .text, .list: return false
    case .numbers:
      let numbers = CellText.numberList(one)
      return !numbers.isEmpty && numbers == CellText.numberList(other)
    case .identifier:
      return saysSame(one, other) { CellText.integer($0, in: 0...Int.max) } isBlank: { $0 == 0 }
    case .integer(let range, let zeroIsNone):
      return saysSame(one, other) { CellText.integer($0, in: range) } isBlank: { zeroIsNone && $0 == 0 }
    case .decimal(let range, let zeroIsNone):
      return saysSame(one, other) {
        CellText.decimal($0, in: range, zeroIsNone: zeroIsNone)
      } isBlank: { _ in false }
    case .flag:
      return saysSame(one, other, CellText.flag) { !$0 }
    }
  }

  private func saysSame<Value: Equatable>(
    _ one: String, _ other: String, _ read: (UnsafeBufferPointer<UInt8>) -> CellText.Number<Value>,
    isBlank: (Value) -> Bool
  ) -> Bool {
    func value(_ text: String) -> CellText.Number<Value> {
      let number = CellText.withBytes(text, read)
      if case .value(let value) = number, isBlank(value) { return .absent }
      return number
    }
    switch (value(one), value(other)) {
    case (.absent, .absent): return true
    case (.value(let one), .value(let other)): return one == other
    default: return false
    }
  }
}
