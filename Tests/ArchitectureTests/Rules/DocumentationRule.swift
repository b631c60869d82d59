/// Every public declaration of the program has a `///` comment.
enum DocumentationRule {
  static func problems(in file: SourceFile) -> [String] {
    guard file.path.hasPrefix("Sources/") || file.path.hasPrefix("Resources/"), file.isSwift else {
      return []
    }
    let form =
      #/
        ^\s*
        (?: @\w+(?:\([^)]*\))?\s+
          | (?:final|static|class|indirect|nonisolated(?:\([a-z]+\))?|override|required|convenience)\s+
          | (?:lazy|weak|mutating|dynamic)\s+ )*
        (?:public|open)\s+(?!import\b|extension\b)
      /#
    let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(code, text).enumerated().compactMap { number, line in
      guard line.0.contains("public") || line.0.contains("open"), line.0.firstMatch(of: form) != nil else {
        return nil
      }
      // What is overridden is documented where it was first declared.
      if line.0.firstMatch(of: #/\boverride\b/#) != nil { return nil }
      var above = number - 1
      while above >= 0, isAttribute(code[above]) { above -= 1 }
      let comment = above >= 0 ? text[above].drop { $0 == " " } : ""
      if comment.hasPrefix("///"), code[above].allSatisfy(\.isWhitespace) { return nil }
      let declaration = line.1.trimmingPrefix { $0 == " " }
      return "\(file.path):\(number + 1): no /// comment above: \(declaration)"
    }
  }

  /// A line of its own between the comment and the declaration: an attribute or a condition.
  private static func isAttribute(_ line: Substring) -> Bool {
    line.firstMatch(of: #/^\s*(?:@\w+(?:\(.*\))?\s*)+$|^\s*#(?:if|else|elseif|endif)\b/#) != nil
  }
}
