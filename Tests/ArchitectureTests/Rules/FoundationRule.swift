/// No Foundation in the program, for its cost in start-up time and size.
///
/// The shelf may use its essentials.
enum FoundationRule {
  static func problems(in file: SourceFile) -> [String] {
    guard file.path.hasPrefix("Sources/") || file.path.hasPrefix("Resources/") else { return [] }
    return ImportStatement.all(in: file).compactMap { statement in
      guard statement.module.hasPrefix("Foundation") else { return nil }
      if statement.module == "FoundationEssentials", file.module == "DiptychShelf" { return nil }
      return "\(file.path):\(statement.line): no \(statement.module) here"
    }
  }
}
