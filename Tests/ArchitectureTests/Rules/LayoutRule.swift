/// What lies at the top level, and how much text is compiled in.
enum LayoutRule {
  static let topLevel: Set<String> = [
    "Package.swift", "Package.resolved", "Sources", "Tests", "Resources", "data", "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Makefile", ".ci", ".swift-format", ".gitignore",
  ]
  static let needed: Set<String> = ["Package.swift", "Sources", "Tests", "Resources", "data", "LICENSE"]

  /// Text beyond this makes `.embedInCode` slow to compile.
  static let mostResourceBytes = 30_000

  static func problems(topLevel names: [String]) -> [String] {
    names.filter { !topLevel.contains($0) }.map { "\($0): has no place at the top level" }
      + needed.subtracting(names).sorted().map { "\($0): is missing" }
  }

  static func problems(resources files: [SourceFile]) -> [String] {
    let bytes = files.filter { !$0.isSwift }.map(\.text.utf8.count).reduce(0, +)
    return bytes < mostResourceBytes
      ? [] : ["Resources: \(bytes) bytes of text; less than \(mostResourceBytes) compile in reasonable time"]
  }
}
