/// What the text of a cell means as a number or a list; strict, whatever the locale.
enum CellText {
  /// A cell as a number.
  enum Number<Value: Sendable>: Sendable {
    /// The cell says that there is none: blank, `N/A`, `-`, `unrated`, `not ranked`.
    case absent
    case value(Value)
    /// The cell holds something that is no number of this column.
    case damaged

    /// The number, where there is one.
    var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  /// Without blanks, line breaks and no-break spaces at both ends.
  static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = text.count
    while start < end {
      if text[start].isBlank {
        start += 1
      } else if start + 1 < end, text[start] == 0xC2, text[start + 1] == 0xA0 {
        start += 2
      } else {
        break
      }
    }
    while end > start {
      if text[end - 1].isBlank {
        end -= 1
      } else if end - 1 > start, text[end - 2] == 0xC2, text[end - 1] == 0xA0 {
        end -= 2
      } else {
        break
      }
    }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  /// Without blanks, line breaks and no-break spaces at both ends.
  static func trim(_ text: String) -> String {
    withBytes(text) { String(decoding: trimmed($0), as: UTF8.self) }
  }

  /// Lends a text's UTF-8 bytes.
  static func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
  }

  /// A whole number within a range.
  static func integer(_ text: UnsafeBufferPointer<UInt8>, in range: ClosedRange<Int>) -> Number<Int> {
    let text = trimmed(text)
    if saysNone(text) { return .absent }
    var index = 0
    let isNegative = text[0] == UInt8(ascii: "-")
    if isNegative || text[0] == UInt8(ascii: "+") { index = 1 }
    // Nine digits cannot overflow, and no column needs more but the identifiers, which get eighteen.
    guard index < text.count, text.count - index <= 18 else { return .damaged }
    var number = 0
    while index < text.count {
      guard let digit = digit(text[index]) else { return .damaged }
      number = number * 10 + digit
      index += 1
    }
    number = isNegative ? -number : number
    return range.contains(number) ? .value(number) : .damaged
  }

  /// A decimal number within a range; 0 counts as "none" where `zeroIsNone`.
  ///
  /// A single comma may stand for the point with one or two digits after it, or any number of them where the
  /// range's end is below 1000: a thousands separator could not give such a value.
  static func decimal(
    _ text: UnsafeBufferPointer<UInt8>, in range: ClosedRange<Double>, zeroIsNone: Bool = true
  ) -> Number<Double> {
    let text = trimmed(text)
    if saysNone(text) { return .absent }
    var index = 0
    let isNegative = text[0] == UInt8(ascii: "-")
    if isNegative || text[0] == UInt8(ascii: "+") { index = 1 }
    var mantissa = 0
    var digits = 0
    var decimals = -1
    var isComma = false
    while index < text.count {
      let byte = text[index]
      if let digit = digit(byte) {
        digits += 1
        // Beyond 15 digits a Double cannot tell the difference.
        if digits <= 15 {
          mantissa = mantissa * 10 + digit
          if decimals >= 0 { decimals += 1 }
        } else if decimals < 0 {
          return .damaged
        }
      } else if (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")) && decimals < 0 && digits > 0 {
        decimals = 0
        isComma = byte == UInt8(ascii: ",")
      } else {
        return .damaged
      }
      index += 1
    }
    guard digits > 0, decimals != 0 else { return .damaged }
    if isComma, decimals > 2, range.upperBound >= 1000 { return .damaged }
    var number = Double(mantissa) / powersOfTen[max(decimals, 0)]
    if isNegative { number = -number }
    if number == 0, zeroIsNone { return .absent }
    return range.contains(number) ? .value(number) : .damaged
  }

  /// A flag: `1` or `0`, blank for no.
  static func flag(_ text: UnsafeBufferPointer<UInt8>) -> Number<Bool> {
    switch integer(text, in: 0...1) {
    case .absent: .absent
    case .value(let number): .value(number == 1)
    case .damaged: .damaged
    }
  }

  /// The numbers of a comma list such as `2,3,4`; empty when the cell says none or is something else.
  static func numberList(_ text: String) -> [Int] {
    let numbers = text.split(separator: ",").map { Int(trim(String($0))) }
    return numbers.contains(nil) ? [] : numbers.compactMap { $0 }
  }

  /// The items of a list cell, which `; ` separates.
  ///
  /// Where an item itself holds a semicolon, each item ends with a line break instead; see `joined`.
  static func list(_ text: String) -> [String] {
    let separator: Character = text.contains("\n") ? "\n" : ";"
    return text.split(separator: separator).map { trim(String($0)) }.filter { !$0.isEmpty }
  }

  /// The list cell of some items.
  static func joined(_ items: [String]) -> String {
    items.contains { $0.contains(";") } ? items.map { $0 + "\n" }.joined() : items.joined(separator: "; ")
  }

  // MARK: Bytes

  private static func saysNone(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first else { return true }
    // Nearly every cell is a number, so look at the words only where one could begin.
    switch first | 0x20 {
    case UInt8(ascii: "-") where text.count == 1: return true
    case UInt8(ascii: "n"), UInt8(ascii: "u"):
      return noneWords.contains(String(decoding: text, as: UTF8.self).lowercased())
    default: return false
    }
  }

  private static let noneWords: Set<String> = [
    "n/a", "none", "unrated", "not ranked", "unranked", "not rated",
  ]

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int? {
    (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
  }

  private static let powersOfTen: [Double] = (0...15).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
