/// One import of a Swift file, whatever its attributes, access level and kind.
struct ImportStatement: Equatable {
  let module: String
  let line: Int

  /// The imports of a file, in order.
  static func all(in file: SourceFile) -> [ImportStatement] {
    let form =
      #/
        (?:^|;)\s*
        (?: @\w+(?:\([^)]*\))?\s+ | (?:public|package|internal|fileprivate|private)\s+ )*
        (?<word>import)\s+
        (?: (?:typealias|struct|class|enum|actor|protocol|let|var|func)\s+ )?
        `?(?<module>[A-Za-z_]\w*)
      /#
    let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line -> [ImportStatement] in
      guard line.contains("import") else { return [] }
      // The module's name may stand on the next line.
      let text = number + 1 < lines.count ? line + " " + lines[number + 1] : line
      return text.matches(of: form).compactMap { match in
        let start = text.distance(from: text.startIndex, to: match.output.word.startIndex)
        return start < line.count
          ? ImportStatement(module: String(match.output.module), line: number + 1) : nil
      }
    }
  }
}
