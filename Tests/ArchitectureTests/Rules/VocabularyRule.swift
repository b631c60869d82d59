/// Gtk and SplitView are for anyone's program: they speak of no game and no photo, in prose as in code.
enum VocabularyRule {
  static let modules: Set<String> = ["Gtk", "SplitView"]
  /// Each holds "game" or "photo".
  static let words: Set<String> = ["game", "games", "boardgame", "boardgames", "photo", "photos"]

  static func problems(in file: SourceFile) -> [String] {
    guard file.path.hasPrefix("Sources/"), let module = file.module, modules.contains(module) else {
      return []
    }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      let lower = line.lowercased()
      guard lower.contains("game") || lower.contains("photo") else { return [String]() }
      return parts(of: line).filter(words.contains).map {
        "\(file.path):\(number + 1): \(module) must not speak of \($0)"
      }
    }
  }

  /// The words of a line in lower case; `photoList`, `PHOTO_LIST` and `PhotoList` each hold "photo".
  static func parts(of line: some StringProtocol) -> [String] {
    String(line).matches(of: #/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/#).map { $0.output.lowercased() }
  }
}
