import Foundation

/// A program that a test may use where it is installed.
struct Tool {
  let path: String

  /// Finds a program in `PATH`; nil where it is not installed.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  /// Runs the program and waits for it: its exit status, and what it wrote to both of its outputs.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
