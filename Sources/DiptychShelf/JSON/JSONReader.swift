/// Reads JSON (RFC 8259) and knows on which line it is, for messages a person can act on.
///
/// Strict, but for a comma before a closing bracket, which people leave when they edit by hand. Nesting ends
/// at 64 levels.
struct JSONReader {
  /// Why a text is no JSON.
  struct Failure: Error {
    let line: Int
    let reason: String
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// The line that the reader is on, from 1.
  private(set) var line = 1

  private static let depthLimit = 64

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Reads an array whose elements are handed out one by one, with the line that each begins on; nothing may
  /// follow the array.
  mutating func readArray(_ body: (Int, JSONValue) throws -> Void) throws {
    skipBlank()
    try expect("[")
    while true {
      skipBlank()
      if take("]") { break }
      let start = line
      try body(start, value(depth: 1))
      skipBlank()
      if take(",") { continue }
      try expect("]")
      break
    }
    skipBlank()
    guard position == text.count else { throw failure("text after the end of the list") }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth <= JSONReader.depthLimit else { throw failure("lists within lists, too deep") }
    skipBlank()
    guard position < text.count else { throw failure("the file ends too early") }
    switch text[position] {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    try expect("{")
    var members: [JSONValue.Member] = []
    while true {
      skipBlank()
      if take("}") { break }
      let key = try string()
      skipBlank()
      try expect(":")
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      skipBlank()
      if take(",") { continue }
      try expect("}")
      break
    }
    return .object(members)
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    try expect("[")
    var values: [JSONValue] = []
    while true {
      skipBlank()
      if take("]") { break }
      values.append(try value(depth: depth + 1))
      skipBlank()
      if take(",") { continue }
      try expect("]")
      break
    }
    return .array(values)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
    guard text[position...].starts(with: word.utf8) else { throw failure("a word that JSON does not know") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws -> Double {
    let start = position
    while position < text.count, JSONReader.numberBytes.contains(text[position]) { position += 1 }
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    let isJSON = digits.first?.isNumber ?? false || digits.hasPrefix("-")
    guard isJSON, let number = Double(digits), number.isFinite else {
      throw failure("a value that is neither text in quotes nor a number")
    }
    return number
  }

  private static let numberBytes = Set("+-.0123456789eE".utf8)

  private mutating func string() throws -> String {
    guard take("\"") else { throw failure("a quote is missing") }
    var bytes: [UInt8] = []
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &bytes)
      case UInt8(ascii: "\n"): throw failure("a line break inside a text; write \\n")
      default: bytes.append(byte)
      }
    }
    throw failure("a text without its closing quote")
  }

  private mutating func escape(into bytes: inout [UInt8]) throws {
    guard position < text.count else { throw failure("the file ends too early") }
    let byte = text[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "u"):
      let high = try codeUnit()
      var units = [high]
      if UTF16.isLeadSurrogate(high), text[position...].starts(with: "\\u".utf8) {
        position += 2
        units.append(try codeUnit())
      }
      bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    default: throw failure("an escape that JSON does not know")
    }
  }

  private mutating func codeUnit() throws -> UInt16 {
    let digits = String(decoding: text[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw failure("an escape that JSON does not know")
    }
    position += 4
    return unit
  }

  // MARK: Bytes

  private mutating func skipBlank() {
    while position < text.count {
      switch text[position] {
      case 0x0A: line += 1
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard take(character) else { throw failure("a \"\(character)\" is missing") }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: line, reason: reason)
  }
}
