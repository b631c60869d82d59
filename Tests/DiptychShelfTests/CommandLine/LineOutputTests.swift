import Glibc
import Testing

@testable import DiptychShelf

@Suite struct LineOutputTests {
  /// Runs a command whose output goes to a file or device.
  private func run(_ words: [String], to path: FilePath, lines: Int = 0) throws -> (Int32, [String]) {
    let descriptor = path.withCPath { open($0, O_WRONLY | O_CLOEXEC) }
    #expect(descriptor >= 0)
    defer { close(descriptor) }
    guard case .command(let command) = CommandLineTool.parse(arguments: words.map { Array($0.utf8) }) else {
      throw ShelfError("no command")
    }
    var errors: [String] = []
    let tool = CommandLineTool(output: LineOutput(descriptor), errors: { errors.append($0) })
    for number in 0..<lines { tool.output("line \(number)") }
    return (tool.run(command), errors)
  }

  @Test(arguments: [0, 20_000]) func whatCannotBeWrittenIsAFailure(lines: Int) throws {
    for words in [["--version"], ["--help"]] {
      let (code, errors) = try run(words, to: FilePath("/dev/full"), lines: lines)
      #expect(code == 1)
      #expect(
        errors == [
          "diptych: Standard output cannot be written: No space left on device; send it somewhere else."
        ])
    }
  }

  @Test func linesComeWholeAndInOrder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("out", "")
    let (code, errors) = try run(["--version"], to: file, lines: 20_000)
    #expect(code == 0 && errors == [])
    let lines = try String(decoding: TemporaryFolder.read(file), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 20_001 && lines[19_999] == "line 19999")
    #expect(lines.last.map(String.init) == "diptych \(CommandLineTool.version)")
  }

  @Test func aClosedOutputIsAFailure() {
    let output = LineOutput(-1)
    output.append("x")
    output.flush()
    #expect(output.failure == EBADF)
  }
}
