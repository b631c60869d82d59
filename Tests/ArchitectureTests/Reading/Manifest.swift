/// The targets that a package manifest declares.
struct Manifest {
  struct Target: Equatable {
    let kind: String
    let name: String
    let dependencies: [String]
  }

  let targets: [Target]

  /// Reads the `.target(…)` forms of a manifest; a string in a target's `dependencies` is a dependency.
  init(text: String) {
    let code = SwiftBlanker.blank(text, strings: false)
    let opening = #/\.(?<kind>target|executableTarget|testTarget|systemLibrary)\s*\(/#
    var targets: [Target] = []
    var rest = code[...]
    while let match = rest.firstMatch(of: opening) {
      let body = Manifest.upTo(")", open: "(", in: rest[match.range.upperBound...])
      rest = rest[body.endIndex...]
      guard let name = body.firstMatch(of: #/name:\s*"(?<name>[^"]+)"/#) else { continue }
      var dependencies: [String] = []
      if let list = body.firstMatch(of: #/dependencies:\s*\[/#) {
        let items = Manifest.upTo("]", open: "[", in: body[list.range.upperBound...])
        dependencies = items.matches(of: #/"(?<item>[^"]+)"/#).map { String($0.output.item) }
      }
      targets.append(
        Target(kind: String(match.output.kind), name: String(name.output.name), dependencies: dependencies))
    }
    self.targets = targets
  }

  /// The text up to the bracket that closes the one just opened.
  private static func upTo(_ close: Character, open: Character, in text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        if depth == 0 { return text[..<index] }
        depth -= 1
      }
    }
    return text
  }
}
