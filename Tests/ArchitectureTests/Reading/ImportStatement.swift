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
      .anchorsMatchLineEndings()
    let code = file.code
    return code.matches(of: form).map { match in
      let before = code[..<match.output.word.startIndex]
      let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return ImportStatement(module: String(match.output.module), line: line)
    }
  }
}
