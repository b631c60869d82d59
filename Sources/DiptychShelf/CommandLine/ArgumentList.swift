/// The words of a command line, taken one by one; bytes, as file names need not be text.
struct ArgumentList {
  /// Words that are no options, in order.
  private(set) var words: [[UInt8]] = []

  private var options: [String: [UInt8]] = [:]
  private var flags: Set<String> = []

  /// Options that take a value.
  private static let valued: Set<String> = ["--library", "--search", "--sort", "--format"]

  /// Options that are there or not.
  private static let switches: Set<String> = ["--json", "--sample", "--version", "--help"]

  /// Sorts words from options; after `--` all are words. A word with a single dash is a word: tags and
  /// ratings have one.
  ///
  /// - Throws: a `UsageError` for an unknown option, a missing value or an option that comes twice.
  init(_ arguments: [[UInt8]]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.starts(with: "--".utf8) else {
        words.append(argument)
        continue
      }
      if argument.count == 2 {
        words.append(contentsOf: rest)
        return
      }
      let equals = argument.firstIndex(of: UInt8(ascii: "="))
      let name = String(decoding: argument[..<(equals ?? argument.endIndex)], as: UTF8.self)
      if ArgumentList.valued.contains(name) {
        guard let value = equals.map({ Array(argument[($0 + 1)...]) }) ?? rest.popFirst() else {
          throw UsageError("\(name) needs a value")
        }
        guard options.updateValue(value, forKey: name) == nil else { throw UsageError("\(name) comes twice") }
      } else if ArgumentList.switches.contains(name), equals == nil {
        flags.insert(name)
      } else {
        throw UsageError("there is no option \(String(decoding: argument, as: UTF8.self))")
      }
    }
  }

  /// Takes a switch.
  mutating func takeFlag(_ name: String) -> Bool {
    flags.remove(name) != nil
  }

  /// Takes an option's value.
  mutating func takeValue(_ name: String) -> [UInt8]? {
    options.removeValue(forKey: name)
  }

  /// Takes an option's value as text.
  mutating func takeText(_ name: String) -> String? {
    takeValue(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes the first word.
  mutating func takeWord() -> [UInt8]? {
    words.isEmpty ? nil : words.removeFirst()
  }

  /// Makes sure that nothing is left that the command does not take.
  func finish(_ verb: String) throws(UsageError) {
    if let word = words.first {
      throw UsageError("\(verb) does not take \"\(String(decoding: word, as: UTF8.self))\"")
    }
    if let option = (Array(options.keys) + flags).min() { throw UsageError("\(verb) does not take \(option)") }
  }
}

/// Why arguments make no sense, without the program's name and what to do.
struct UsageError: Error {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}
