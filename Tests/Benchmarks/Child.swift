import Glibc

/// Another program, run to its end or left running for a while.
enum Child {
  /// Why another program was of no use.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program to its end; returns the most memory that it used, in megabytes.
  @discardableResult
  static func run(_ arguments: String...) throws -> Double {
    let process = try start(arguments)
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    guard status == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")) ended with status \(status)")
    }
    return Double(usage.ru_maxrss) / 1024
  }

  /// Starts a program and hands over its number while it runs; ends it afterwards.
  static func during<Value>(_ arguments: [String], _ body: (pid_t) throws -> Value) throws -> Value {
    let process = try start(arguments)
    defer {
      kill(process, SIGTERM)
      waitpid(process, nil, 0)
    }
    return try body(process)
  }

  /// Whether there is a program of this name.
  static func exists(_ name: String) -> Bool { (try? run("which", name)) != nil }

  private static func start(_ arguments: [String]) throws -> pid_t {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environ) == 0 else {
      throw Failure(description: "\(arguments[0]) cannot be started")
    }
    return process
  }
}

/// Writes a file; a benchmark that cannot has nothing to measure.
func write(_ text: String, to path: String) throws {
  guard let file = fopen(path, "w") else { throw Child.Failure(description: "\(path) cannot be written") }
  fputs(text, file)
  fclose(file)
}

/// Makes a folder.
func makeFolder(_ path: String) { mkdir(path, 0o755) }
