/// Replaces comments, and strings if asked, by spaces, so that a rule about code does not stumble over prose.
///
/// Knows nested comments, raw and multi-line strings, extended regular expressions, and code that is
/// interpolated into a string, which stays.
struct SwiftBlanker {
  private let input: [UInt8]
  private var output: [UInt8]
  private var at = 0
  private let blanksStrings: Bool

  /// The text with the same line breaks at the same places.
  static func blank(_ text: String, strings: Bool) -> String {
    var blanker = SwiftBlanker(input: Array(text.utf8), blanksStrings: strings)
    blanker.code(inParentheses: false)
    return String(decoding: blanker.output, as: UTF8.self)
  }

  private init(input: [UInt8], blanksStrings: Bool) {
    self.input = input
    self.output = input
    self.blanksStrings = blanksStrings
  }

  private mutating func code(inParentheses: Bool) {
    var depth = 0
    while at < input.count {
      // Letters and blanks, which are nearly all, can begin nothing.
      while at < input.count, input[at] > UInt8(ascii: "/") || input[at] <= UInt8(ascii: " ") { at += 1 }
      guard at < input.count else { return }
      if starts("//") {
        while at < input.count, input[at] != UInt8(ascii: "\n") { drop() }
      } else if starts("/*") {
        comment()
      } else if let hashes = opening("\"") {
        string(hashes: hashes)
      } else if let hashes = opening("/"), hashes > 0 {
        expression(hashes: hashes)
      } else {
        if input[at] == UInt8(ascii: "(") { depth += 1 }
        if input[at] == UInt8(ascii: ")") {
          if inParentheses, depth == 0 { return }
          depth -= 1
        }
        at += 1
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    while at < input.count {
      if starts("/*") {
        depth += 1
        drop(2)
      } else if starts("*/") {
        depth -= 1
        drop(2)
        if depth == 0 { return }
      } else {
        drop()
      }
    }
  }

  private mutating func string(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    dropString(hashes)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    dropString(quote.utf8.count)
    while at < input.count {
      if starts("\\" + pounds + "(") {
        dropString(hashes + 1)
        at += 1
        code(inParentheses: true)
        if at < input.count { at += 1 }
      } else if starts("\\" + pounds) {
        dropString(hashes + 2)
      } else if starts(quote + pounds) {
        dropString(quote.utf8.count + hashes)
        return
      } else if quote == "\"", input[at] == UInt8(ascii: "\n") {
        return
      } else {
        dropString(1)
      }
    }
  }

  private mutating func expression(hashes: Int) {
    dropString(hashes + 1)
    let end = "/" + String(repeating: "#", count: hashes)
    while at < input.count, !starts(end) { dropString(1) }
    dropString(hashes + 1)
  }

  /// How many `#` stand before `mark` here; nil where there is no such mark.
  private func opening(_ mark: Unicode.Scalar) -> Int? {
    var index = at
    while index < input.count, input[index] == UInt8(ascii: "#") { index += 1 }
    guard index < input.count, input[index] == UInt8(ascii: mark) else { return nil }
    return index - at
  }

  private func starts(_ text: String) -> Bool { input[at...].starts(with: text.utf8) }

  private mutating func drop(_ count: Int = 1) {
    for _ in 0..<count where at < input.count {
      if input[at] != UInt8(ascii: "\n") { output[at] = UInt8(ascii: " ") }
      at += 1
    }
  }

  private mutating func dropString(_ count: Int) {
    if blanksStrings { drop(count) } else { at = min(input.count, at + count) }
  }
}
