import Foundation

/// The working tree that this file lies in.
struct Repository {
  /// Folders at the top level that belong to tools and are not read.
  static let ignored: Set<String> = [".git", ".build", "build"]

  let root: URL

  /// Throws where this file does not lie in a package: every rule would hold for an empty one.
  init() throws {
    // Tests/ArchitectureTests/Reading/Repository.swift
    root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    _ = try Data(contentsOf: url("Package.swift"))
  }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The names at the top level, without those that belong to tools.
  func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !Repository.ignored.contains($0) }.sorted()
  }

  /// The paths of all files below the given folders, in order; hidden files and links are among them.
  func paths(under folders: [String]) throws -> [String] {
    var found: [String] = []
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url(folder).path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        found.append(folder)
        continue
      }
      for name in try FileManager.default.subpathsOfDirectory(atPath: url(folder).path) {
        let path = folder + "/" + name
        if FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder), !isFolder.boolValue
        {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// The text files below the given folders; files that are not UTF-8 are left out.
  func textFiles(under folders: [String]) throws -> [SourceFile] {
    try paths(under: folders).compactMap { path in
      String(data: try Data(contentsOf: url(path)), encoding: .utf8).map { SourceFile(path: path, text: $0) }
    }
  }

  /// The Swift files of the program and of its tests, read once for all tests.
  static let swiftFiles = Result {
    try Repository().textFiles(under: ["Sources", "Resources", "Tests"]).filter(\.isSwift)
  }
}
