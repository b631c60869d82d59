/// One text file of the repository.
struct SourceFile: Sendable {
  /// The path from the package's root, with `/` between its parts.
  let path: String
  let text: String
  /// The text with comments and strings blanked: what is left is code, on the same lines.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? SwiftBlanker.blank(text, strings: true) : text
  }

  /// The folder under `Sources` or `Tests` that the file lies in, which is the name of its target.
  var module: String? {
    let parts = path.split(separator: "/")
    if parts.first == "Resources" { return "DiptychResources" }
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return String(parts[1])
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
}
