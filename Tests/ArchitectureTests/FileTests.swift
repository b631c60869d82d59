import Foundation
import Testing

@Suite("Files")
struct FileTests {
  let repository: Repository

  init() throws { repository = try Repository() }

  @Test func theTopLevelHoldsOnlyWhatBelongsThere() throws {
    let problems = LayoutRule.problems(topLevel: try repository.topLevel())
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func noFileIsTooLong() throws {
    let problems = try Repository.swiftFiles.get().flatMap(FileRule.tooLong)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func nothingIsLeftForLater() throws {
    let files = try repository.textFiles(under: try repository.topLevel())
    #expect(files.contains { $0.path == "Package.swift" })
    let problems = files.flatMap(FileRule.reminders(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func whatIsPublicIsDocumented() throws {
    let problems = try Repository.swiftFiles.get().flatMap(DocumentationRule.problems(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func systemLibrariesAreAMapAndAShim() throws {
    let paths = try repository.paths(under: ["Sources", "Tests"])
    var problems = SystemLibraryRule.problems(paths: paths)
    problems += try repository.textFiles(under: ["Sources"]).flatMap(SystemLibraryRule.problems(in:))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func compiledInTextIsSmall() throws {
    let problems = LayoutRule.problems(resources: try repository.textFiles(under: ["Resources"]))
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}
