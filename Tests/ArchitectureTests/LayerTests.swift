import Foundation
import Testing

@Suite("Layers")
struct LayerTests {
  let repository: Repository

  init() throws { repository = try Repository() }

  @Test func arrowsPointDown() throws {
    let problems = try Repository.swiftFiles.get().flatMap(LayerRule.problems(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func theManifestPointsDown() throws {
    let manifest = try manifest()
    #expect(manifest.targets.map(\.name).contains("DiptychApp"))
    let problems = LayerRule.problems(in: manifest)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func onlyGtkKnowsCGtk() throws {
    let problems = try Repository.swiftFiles.get().flatMap(LayerRule.strayCGtk(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func whatHasNoWindowReachesNoGTK() throws {
    let problems = LayerRule.reachableWindows(
      files: try Repository.swiftFiles.get(), manifest: try manifest())
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func theProgramDoesWithoutFoundation() throws {
    let problems = try Repository.swiftFiles.get().flatMap(FoundationRule.problems(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func librariesForAnyoneSpeakOfNoGameAndNoPhoto() throws {
    let files = try repository.textFiles(under: ["Sources/Gtk", "Sources/SplitView"])
    #expect(!files.isEmpty)
    let problems = files.flatMap(VocabularyRule.problems(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  private func manifest() throws -> Manifest {
    Manifest(text: try String(contentsOf: repository.url("Package.swift"), encoding: .utf8))
  }
}
