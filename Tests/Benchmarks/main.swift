import Glibc
import Gtk

// Benchmarks PROGRAM: measures the program's speed and memory, each against a yardstick in the same run.
guard CommandLine.arguments.count == 2, Desktop.start() else {
  print("usage: Benchmarks PROGRAM, on a display")
  exit(2)
}
let program = CommandLine.arguments[1]
let folder = "/tmp/diptych-bench-\(getpid())"
makeFolder(folder)

var findings: [Finding] = []
findings += try ImportBenchmark.run(program: program, in: folder)
findings += try ListBenchmark.run(in: folder)
findings += try FolderBenchmark.run(in: folder)
findings += try WindowBenchmark.run(program: program, in: folder)
findings += try await PictureBenchmark.run(in: folder)
_ = try? Child.run("rm", "-rf", folder)
printTable(findings)
