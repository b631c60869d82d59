/// What every text file keeps to: its length, and nothing left for later.
enum FileRule {
  /// The goal is 300 lines; beyond 400 a file is split.
  static let mostLines = 400
  /// Spelt so that the rule does not find itself.
  static let reminders = ["TO" + "DO", "FIX" + "ME"]

  static func tooLong(_ file: SourceFile) -> [String] {
    guard file.isSwift else { return [] }
    let lines = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    return lines > mostLines ? ["\(file.path): \(lines) lines; split it (the goal is 300)"] : []
  }

  static func reminders(in file: SourceFile) -> [String] {
    guard reminders.contains(where: file.text.contains) else { return [] }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      let words = Set(line.split { !$0.isLetter }.map(String.init))
      return reminders.filter(words.contains).map { "\(file.path):\(number + 1): \($0)" }
    }
  }
}
