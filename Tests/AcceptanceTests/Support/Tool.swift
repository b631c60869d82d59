import Foundation

/// Runs other programs.
enum Tool {
  /// What a program left behind.
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs a program found in `PATH`, or at a path with a slash in it, and waits for it.
  ///
  /// - Parameter environment: what is different from this process's; nil takes a variable away.
  @discardableResult
  static func run(_ words: [String], environment: [String: String?] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0].contains("/") ? words[0] : "/usr/bin/env")
    process.arguments = words[0].contains("/") ? Array(words.dropFirst()) : words
    process.environment = merged(environment)
    let output = Pipe()
    let errors = try FileHandle.temporary()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: [UInt8](bytes), errors: errors.allText)
  }

  /// Runs a program that must succeed.
  @discardableResult
  static func must(_ words: [String]) throws -> Result {
    let result = try run(words)
    guard result.status == 0 else {
      throw Failure("\(words.joined(separator: " ")) ended with \(result.status): \(result.errors)")
    }
    return result
  }

  static func merged(_ changes: [String: String?]) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { name, _ in !(changes.keys.contains(name) && changes[name] == .some(nil)) }
  }
}

/// Why a test cannot go on.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension FileHandle {
  /// An empty file that is gone when it is closed.
  static func temporary() throws -> FileHandle {
    let path = NSTemporaryDirectory() + "/diptych-test-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forUpdatingAtPath: path)
    else { throw Failure("cannot write \(path)") }
    try FileManager.default.removeItem(atPath: path)
    return handle
  }

  /// All that was written, by whomever.
  var allText: String {
    try? seek(toOffset: 0)
    return String(decoding: readDataToEndOfFile(), as: UTF8.self)
  }
}
