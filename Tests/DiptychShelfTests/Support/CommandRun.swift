@testable import DiptychShelf

/// What the program without a window does for some arguments, in this process.
struct CommandRun {
  let code: Int32
  let output: [String]
  let errors: [String]

  init(_ arguments: [[UInt8]], library: FilePath) {
    var output: [String] = []
    var errors: [String] = []
    switch CommandLineTool.parse(arguments: [Array("--library".utf8), library.bytes] + arguments) {
    case .usageError(let sentence):
      code = 2
      errors = [sentence]
    case .window: code = -1
    case .command(let command):
      code = CommandLineTool(output: { output.append($0) }, errors: { errors.append($0) }).run(command)
    }
    self.output = output
    self.errors = errors
  }

  init(_ arguments: String..., library: FilePath) {
    self.init(arguments.map { Array($0.utf8) }, library: library)
  }

  /// The objects that it printed as a JSON array.
  func objects() throws -> [[JSONValue.Member]] {
    var objects: [[JSONValue.Member]] = []
    try Array(output.joined(separator: "\n").utf8).withUnsafeBufferPointer { text in
      var reader = JSONReader(text)
      try reader.readArray { _, value in
        guard case .object(let members) = value else { throw ShelfError("no object") }
        objects.append(members)
      }
    }
    return objects
  }
}

extension [JSONValue.Member] {
  /// The value of a key.
  subscript(_ key: String) -> JSONValue? { first { $0.key == key }?.value }
}
