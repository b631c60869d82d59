/// A JSON value whose objects keep the order of their keys.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One key of an object.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue
  }

  static func integer(_ number: Int?) -> JSONValue { number.map { .number(Double($0)) } ?? .null }

  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}

extension JSONValue {
  /// Appends the value as UTF-8 text on one line, control characters escaped.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): bytes.append(contentsOf: JSONValue.text(of: number).utf8)
    case .string(let string): JSONValue.append(string, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        JSONValue.append(member.key, to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A number as a person writes it: whole ones without decimals, no exponent within 15 digits.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number), abs(whole) < 1_000_000_000_000_000 { return String(whole) }
    return String(number)
  }

  private static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: ("\\u00" + (digits.count < 2 ? "0" : "") + digits).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue {
  /// The value on one line.
  var line: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
