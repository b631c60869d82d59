/// A system library is a module map and a shim.h, and nothing in Sources or Tests but these is C.
enum SystemLibraryRule {
  static let parts: Set<String> = ["module.modulemap", "shim.h"]

  static func isSystemLibrary(_ module: String) -> Bool {
    module.firstMatch(of: #/^C(?:Gtk|Atspi|Diptych\w+)$/#) != nil
  }

  /// Wrong, missing or stray files, from all paths of the repository.
  static func problems(paths: [String]) -> [String] {
    var problems: [String] = []
    var found: [String: Set<String>] = [:]
    for path in paths {
      let pieces = path.split(separator: "/").map(String.init)
      if pieces.count > 2, pieces[0] == "Sources", isSystemLibrary(pieces[1]) {
        let name = pieces[2...].joined(separator: "/")
        found[pieces[1], default: []].insert(name)
        if !parts.contains(name) {
          problems.append("\(path): a system library holds only its map and shim.h")
        }
      } else if [".h", ".c", ".m", ".cpp", ".modulemap"].contains(where: path.hasSuffix) {
        problems.append("\(path): C belongs to no target of ours")
      }
    }
    for (module, names) in found.sorted(by: { $0.key < $1.key }) {
      problems += parts.subtracting(names).sorted().map { "Sources/\(module): \($0) is missing" }
    }
    return problems
  }

  /// The map of one library names that library and no other module.
  static func problems(in file: SourceFile) -> [String] {
    guard let module = file.module, file.path.hasSuffix("/module.modulemap") else { return [] }
    let isSound =
      file.text.contains("module \(module) [system]") && file.text.contains("header \"shim.h\"")
      && file.text.matches(of: #/\bmodule\b/#).count == 1
    return isSound ? [] : ["\(file.path): not the one map of the module \(module)"]
  }
}
