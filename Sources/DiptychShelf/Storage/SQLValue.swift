/// A value that SQLite stores: what a statement's parameters are bound to.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  static func integer(_ value: Int?) -> SQLValue {
    value.map { .integer(Int64($0)) } ?? .null
  }

  static func integer(_ value: Int64?) -> SQLValue {
    value.map { .integer($0) } ?? .null
  }

  static func real(_ value: Double?) -> SQLValue {
    value.map { .real($0) } ?? .null
  }

  static func text(_ value: String?) -> SQLValue {
    value.map { .text($0) } ?? .null
  }

  static func flag(_ value: Bool) -> SQLValue {
    .integer(value ? 1 : 0)
  }
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
}
