import Foundation
import Testing

/// Each rule, fed with what it must catch and with what it must let pass.
@Suite("Rules")
struct RuleTests {
  private func file(_ path: String, _ lines: String...) -> SourceFile {
    SourceFile(path: path, text: lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    "import CGtk", "public import CGtk", "@preconcurrency import CGtk", "@_exported public import CGtk",
    "  private import struct CGtk.GtkWidget", "@_implementationOnly import CGtk", "import Glibc; import CGtk",
    "@_spi(Inner) internal import CGtk", "/* note */ import CGtk", "import\n  CGtk", "import `CGtk`",
    "#if DEBUG\n  import func CGtk.gtk_init\n#endif", "let a = \"\\(f(\"x\"))\"\nimport CGtk",
  ])
  func everyFormOfImportIsSeen(text: String) {
    let offence = file("Sources/DiptychApp/A.swift", text)
    #expect(ImportStatement.all(in: offence).map(\.module).contains("CGtk"))
    #expect(LayerRule.strayCGtk(in: offence).count == 1)
  }

  @Test(arguments: [
    "// import CGtk", "/* a /* b */\nimport CGtk\n*/", "let a = \"import CGtk\"",
    "let a = \"\"\"\n  import CGtk\n  \"\"\"",
    "let a = #\"\"\"\n  \" \"\"\" \\\n  import CGtk\n  \"\"\"#", "/// ```\n/// import CGtk",
    "let a = #/\"/#\n// import CGtk",
    "func important() {}", "let x = reimport(CGtk)", "import CGtkKit",
  ])
  func whatIsNoImportIsNotSeen(text: String) {
    #expect(LayerRule.strayCGtk(in: file("Sources/DiptychApp/A.swift", text)).isEmpty)
  }

  @Test func importsHaveTheirLine() {
    let found = ImportStatement.all(
      in: file("Sources/Gtk/A.swift", "// a", "", "import Glibc", "public import CGtk"))
    #expect(found == [ImportStatement(module: "Glibc", line: 3), ImportStatement(module: "CGtk", line: 4)])
  }

  @Test func onlyGtkMayImportCGtk() {
    #expect(LayerRule.strayCGtk(in: file("Sources/Gtk/Box.swift", "import CGtk")).isEmpty)
    #expect(LayerRule.strayCGtk(in: file("Sources/GtkMore/Box.swift", "import CGtk")).count == 1)
    #expect(LayerRule.strayCGtk(in: file("Tests/GtkTests/BoxTests.swift", "import CGtk")).count == 1)
  }

  @Test(arguments: [
    ("Gtk", "SplitView"), ("Gtk", "DiptychShelf"), ("SplitView", "DiptychApp"), ("SplitView", "CGtk"),
    ("DiptychShelf", "DiptychPictures"), ("DiptychShelf", "Gtk"), ("DiptychPictures", "SplitView"),
    ("DiptychPictures", "DiptychApp"), ("DiptychApp", "diptych"), ("DiptychApp", "CDiptychSQLite"),
    ("DiptychResources", "DiptychApp"),
  ])
  func arrowsUpAreCaught(from: String, to: String) {
    let path = from == "DiptychResources" ? "Resources/A.swift" : "Sources/\(from)/Part/A.swift"
    #expect(LayerRule.problems(in: file(path, "internal import \(to)")).count == 1)
    let manifest = Manifest(text: ".target(name: \"\(from)\", dependencies: [\"\(to)\"], swiftSettings: x),")
    #expect(LayerRule.problems(in: manifest).count == 1)
  }

  @Test func arrowsDownPass() {
    let text = ["import Glibc", "import SplitView", "public import DiptychShelf"].joined(separator: "\n")
    #expect(LayerRule.problems(in: file("Sources/DiptychApp/A.swift", text)).isEmpty)
  }

  @Test func manifestsAreRead() {
    let manifest = Manifest(
      text: """
        // .target(name: "Old", dependencies: ["Gtk"])
        .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
        .target(
          name: "Gtk", dependencies: ["CGtk", .product(name: "P", package: "p")],
          resources: [.embedInCode("a.css")]),
        .testTarget(name: "GtkTests", dependencies: ["Gtk"]),
        .target(name: "New"),
        """)
    let wanted = [
      Manifest.Target(kind: "systemLibrary", name: "CGtk", dependencies: []),
      Manifest.Target(kind: "target", name: "Gtk", dependencies: ["CGtk", "P", "p"]),
      Manifest.Target(kind: "testTarget", name: "GtkTests", dependencies: ["Gtk"]),
      Manifest.Target(kind: "target", name: "New", dependencies: []),
    ]
    #expect(manifest.targets == wanted)
    #expect(
      LayerRule.problems(in: manifest).contains("Package.swift: the target New has no place among the layers")
    )
  }

  @Test func aWayToGTKIsFoundThroughOthers() {
    let manifest = Manifest(text: ".target(name: \"DiptychPictures\", dependencies: [\"DiptychShelf\"])")
    let helper = file("Sources/Helper/A.swift", "import Gtk")
    let shelf = file("Sources/DiptychShelf/A.swift", "@_exported import Helper")
    let problems = LayerRule.reachableWindows(files: [helper, shelf], manifest: manifest)
    #expect(problems.contains("DiptychShelf reaches GTK: DiptychShelf → Helper → Gtk"))
    #expect(problems.contains("DiptychPictures reaches GTK: DiptychPictures → DiptychShelf → Helper → Gtk"))
    #expect(LayerRule.reachableWindows(files: [helper], manifest: manifest).isEmpty)
  }

  @Test func foundationIsCaught() {
    for module in ["Gtk", "SplitView", "DiptychApp", "DiptychPictures", "diptych"] {
      #expect(FoundationRule.problems(in: file("Sources/\(module)/A.swift", "import Foundation")).count == 1)
      #expect(
        FoundationRule.problems(in: file("Sources/\(module)/A.swift", "import FoundationEssentials")).count
          == 1)
    }
    #expect(
      FoundationRule.problems(in: file("Sources/DiptychShelf/A.swift", "import Foundation.NSURL")).count == 1)
    #expect(
      FoundationRule.problems(in: file("Sources/DiptychShelf/A.swift", "import FoundationEssentials")).isEmpty
    )
    #expect(FoundationRule.problems(in: file("Tests/DiptychShelfTests/A.swift", "import Foundation")).isEmpty)
  }

  @Test func gamesAndPhotosAreCaughtInLibrariesForAnyone() {
    for line in [
      "/// Shows the Photo.", "let photoList = 1", "case GAME_LIST", "func show(gameID: Int)",
      "// boardgames",
    ] {
      #expect(VocabularyRule.problems(in: file("Sources/SplitView/A.swift", line)).count == 1, "\(line)")
      #expect(VocabularyRule.problems(in: file("Sources/Gtk/A.swift", line)).count == 1, "\(line)")
      #expect(VocabularyRule.problems(in: file("Sources/DiptychApp/A.swift", line)).isEmpty)
    }
    #expect(VocabularyRule.problems(in: file("Sources/Gtk/A.swift", "let gamepad = photometry")).isEmpty)
  }

  @Test func longFilesAreCaught() {
    let line = String(repeating: "let a = 1\n", count: FileRule.mostLines)
    #expect(FileRule.tooLong(SourceFile(path: "Sources/Gtk/A.swift", text: line)).isEmpty)
    #expect(FileRule.tooLong(SourceFile(path: "Sources/Gtk/A.swift", text: line + "\n")).count == 1)
  }

  @Test func remindersAreCaught() {
    let text = FileRule.reminders.map { "// \($0): later" }.joined(separator: "\n")
    #expect(FileRule.reminders(in: SourceFile(path: "a.md", text: text)).count == FileRule.reminders.count)
    #expect(FileRule.reminders(in: SourceFile(path: "a.md", text: "autodoc, MASTODON")).isEmpty)
  }

  @Test(arguments: [
    "public func a() {}", "  public static let a = 1", "@discardableResult public func a() -> Int { 1 }",
    "open class A {}", "final public class A {}", "nonisolated public var a: Int { 1 }",
    "// A note\npublic struct A {}", "/// A doc\n\npublic struct A {}", "@MainActor\npublic final class A {}",
    "public private(set) var a = 1",
  ])
  func publicWithoutACommentIsCaught(text: String) {
    #expect(DocumentationRule.problems(in: file("Sources/Gtk/A.swift", "import Glibc", text)).count == 1)
  }

  @Test(arguments: [
    "/// A doc.\npublic func a() {}",
    "/// A doc.\n@MainActor\n@available(*, deprecated)\npublic final class A {}",
    "public import Gtk", "public extension A {}", "func a() {}", "  public override func a() {}",
    "let a = \"\"\"\n  public let b = 1\n  \"\"\"",
    "/// A doc.\n#if DEBUG\npublic let a = 1\n#endif", "// public func a()",
  ])
  func documentedOrInternalPasses(text: String) {
    #expect(DocumentationRule.problems(in: file("Sources/Gtk/A.swift", text)).isEmpty)
    #expect(DocumentationRule.problems(in: file("Tests/GtkTests/A.swift", "public func a() {}")).isEmpty)
  }

  @Test func strayCIsCaught() {
    let sound = ["Sources/CGtk/module.modulemap", "Sources/CGtk/shim.h", "Sources/Gtk/Box.swift"]
    #expect(SystemLibraryRule.problems(paths: sound).isEmpty)
    #expect(SystemLibraryRule.problems(paths: ["Sources/CGtk/module.modulemap"]).count == 1)
    #expect(SystemLibraryRule.problems(paths: sound + ["Sources/CGtk/helper.c"]).count == 1)
    #expect(SystemLibraryRule.problems(paths: sound + ["Sources/Gtk/include/helper.h"]).count == 1)
    #expect(SystemLibraryRule.problems(paths: sound + ["Tests/GtkTests/module.modulemap"]).count == 1)
  }

  @Test func mapsOfOtherModulesAreCaught() {
    let map = "module CGtk [system] {\n  header \"shim.h\"\n  export *\n}"
    #expect(SystemLibraryRule.problems(in: file("Sources/CGtk/module.modulemap", map)).isEmpty)
    #expect(
      SystemLibraryRule.problems(in: file("Sources/CGtk/module.modulemap", map, "module B {}")).count == 1)
    #expect(
      SystemLibraryRule.problems(in: file("Sources/CGtk/module.modulemap", "module A [system] {}")).count == 1
    )
  }

  @Test func strangersAtTheTopLevelAreCaught() {
    let sound = LayoutRule.needed.sorted() + ["README.md", ".gitignore"]
    #expect(LayoutRule.problems(topLevel: sound).isEmpty)
    #expect(LayoutRule.problems(topLevel: sound + ["NOTES.md"]).count == 1)
    #expect(LayoutRule.problems(topLevel: Array(sound.dropFirst())).count == 1)
  }

  @Test func muchCompiledInTextIsCaught() {
    let text = String(repeating: "a", count: LayoutRule.mostResourceBytes)
    #expect(LayoutRule.problems(resources: [SourceFile(path: "Resources/a.css", text: text)]).count == 1)
    #expect(LayoutRule.problems(resources: [SourceFile(path: "Resources/A.swift", text: text)]).isEmpty)
  }
}
