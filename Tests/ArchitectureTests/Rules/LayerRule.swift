/// Who may know whom: arrows point down only.
enum LayerRule {
  /// The modules that each of ours may import; C libraries are in it, the toolchain's modules are not.
  static let allowed: [String: Set<String>] = [
    "CGtk": [], "CDiptychGLib": [], "CDiptychPixbuf": [], "CDiptychExiv2": [], "CDiptychSQLite": [],
    "CDiptychAtspi": [],
    "Gtk": ["CGtk", "CDiptychGLib", "CDiptychPixbuf"],
    "SplitView": ["Gtk"],
    "SplitViewDemo": ["SplitView", "Gtk"],
    "DiptychShelf": ["CDiptychGLib", "CDiptychExiv2", "CDiptychSQLite"],
    "DiptychPictures": ["DiptychShelf", "CDiptychGLib", "CDiptychPixbuf", "CDiptychExiv2"],
    "DiptychResources": [],
    "DiptychApp": [
      "SplitView", "Gtk", "DiptychPictures", "DiptychShelf", "DiptychResources", "CDiptychGLib",
    ],
    "diptych": [
      "DiptychApp", "SplitView", "Gtk", "DiptychPictures", "DiptychShelf", "DiptychResources",
      "CDiptychGLib",
    ],
  ]

  /// Targets that only tests use, and the one that measures.
  static let testSupport: Set<String> = ["GtkTestSupport", "TestFixtures", "DiptychBenchmarks"]

  /// What has a window, and must not be reached from what has none.
  static let windowed: Set<String> = ["CGtk", "Gtk", "SplitView", "DiptychApp"]
  static let windowless = ["DiptychShelf", "DiptychPictures", "DiptychResources"]

  /// Imports of a module of ours, or of a C library, that the importing module may not know.
  static func problems(in file: SourceFile) -> [String] {
    guard let module = file.module, let known = allowed[module] else { return [] }
    return ImportStatement.all(in: file).compactMap { statement in
      let isOurs = allowed[statement.module] != nil || statement.module.hasPrefix("CDiptych")
      guard isOurs, !known.contains(statement.module), statement.module != module else { return nil }
      return "\(file.path):\(statement.line): \(module) must not import \(statement.module)"
    }
  }

  /// Imports of CGtk anywhere but in Gtk, tests among them.
  static func strayCGtk(in file: SourceFile) -> [String] {
    guard !file.path.hasPrefix("Sources/Gtk/") else { return [] }
    return ImportStatement.all(in: file).filter { $0.module == "CGtk" }.map {
      "\(file.path):\($0.line): only Sources/Gtk may import CGtk; add what is missing to the Gtk module"
    }
  }

  /// Dependencies in the manifest that the target may not have, and targets under no rule.
  static func problems(in manifest: Manifest) -> [String] {
    manifest.targets.filter { $0.kind != "testTarget" && !testSupport.contains($0.name) }.flatMap { target in
      guard let known = allowed[target.name] else {
        return ["Package.swift: the target \(target.name) has no place among the layers"]
      }
      return target.dependencies.filter { !known.contains($0) }.map {
        "Package.swift: \(target.name) must not depend on \($0)"
      }
    }
  }

  /// Ways from a module without a window to one with a window, over imports and dependencies alike.
  static func reachableWindows(files: [SourceFile], manifest: Manifest) -> [String] {
    var arrows: [String: Set<String>] = [:]
    for target in manifest.targets { arrows[target.name, default: []].formUnion(target.dependencies) }
    for file in files {
      guard let module = file.module else { continue }
      arrows[module, default: []].formUnion(ImportStatement.all(in: file).map(\.module))
    }
    return windowless.flatMap { start in
      var seen: Set<String> = []
      var open = [[start]]
      var problems: [String] = []
      while let way = open.popLast() {
        guard let last = way.last, seen.insert(last).inserted else { continue }
        if windowed.contains(last) {
          problems.append("\(start) reaches GTK: \(way.joined(separator: " → "))")
          continue
        }
        open += (arrows[last] ?? []).sorted().map { way + [$0] }
      }
      return problems
    }
  }
}
