/// The apostrophe that keeps a spreadsheet from taking a text for a formula.
///
/// Adding and removing are each other's inverse: a text that has the apostrophe already gets another one.
enum SpreadsheetGuard {
  /// Whether a cell needs the apostrophe: it begins with a sign that starts formulas and is no plain number,
  /// so that the year -3000 stays a number.
  static func isNeeded(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = cell.first(where: { $0 != apostrophe }), startsFormula(first) else { return false }
    return cell[0] == apostrophe || !isPlainNumber(cell)
  }

  /// The cell without the apostrophe that was added.
  static func removed(_ cell: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard cell.first == apostrophe, let first = cell.first(where: { $0 != apostrophe }), startsFormula(first)
    else { return cell }
    return UnsafeBufferPointer(rebasing: cell[1...])
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func startsFormula(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: true
    default: false
    }
  }

  private static func isPlainNumber(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .value = CellText.decimal(cell, in: -1e15...1e15, zeroIsNone: false) { true } else { false }
  }
}
