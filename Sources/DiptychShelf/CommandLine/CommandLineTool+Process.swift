import Glibc

extension CommandLineTool {
  /// The tool on this process's stdout and stderr.
  public static var standard: CommandLineTool {
    CommandLineTool(output: LineOutput(STDOUT_FILENO), errors: printError)
  }

  /// The tool on some output, which it brings to its end.
  init(output lines: LineOutput, errors: @escaping (String) -> Void) {
    self.init(
      output: lines.append, errors: errors,
      finishOutput: {
        lines.flush()
        return lines.failure.map {
          "Standard output cannot be written: \(ShelfError.reason($0)); send it somewhere else."
        }
      })
  }

  /// Writes a line to this process's stderr.
  public static func printError(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// This process's arguments without the program's name, as the bytes that they are.
  public static var processArguments: [[UInt8]] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { FilePath(cString: $0).bytes }
    }
  }
}
