import Glibc

/// The first window with 10,000 games, against that of a GTK program in C that shows nothing; and memory.
enum WindowBenchmark {
  private static let bare = """
    #include <gtk/gtk.h>
    int main(int argc, char **argv) {
      gtk_init(&argc, &argv);
      GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
      gtk_window_set_title(GTK_WINDOW(window), "Bare");
      gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
      gtk_widget_show_all(window);
      gtk_main();
    }
    """

  static func run(program: String, in folder: String) throws -> [Finding] {
    let file = folder + "/ten-thousand.csv"
    let library = folder + "/ten-thousand"
    try Collection.write(10_000, to: file)
    try Child.run(program, "--library", library, "import", file)
    try write(bare, to: folder + "/bare.c")
    try Child.run(
      "sh", "-c", "cc -O2 \(folder)/bare.c -o \(folder)/bare $(pkg-config --cflags --libs gtk+-3.0)")
    var ratios: [Double] = []
    var ours: [Double] = []
    for _ in 0..<9 {
      let plain = try window([folder + "/bare"], title: "Bare")
      let own = try window([program, "--library", library], title: "Diptych")
      ours.append(own)
      ratios.append(own / plain)
    }
    let ratio = Times(ratios).median
    return [
      Finding(
        what: "first window, 10000 games", figure: "\(text(Times(ours).median)) ms",
        yardstick: "\(text(ratio)) × a bare GTK window in C (bar 1.5)", isMet: ratio <= 1.5),
      try memory(program: program, library: folder + "/photo-library"),
    ]
  }

  /// The milliseconds from start until the window is on screen, looked at every few milliseconds.
  private static func window(_ arguments: [String], title: String) throws -> Double {
    let start = ContinuousClock.now
    return try Child.during(arguments) { _ in
      while (try? Child.run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$")) == nil {
        guard ContinuousClock.now - start < .seconds(20) else {
          throw Child.Failure(description: "\(title) showed no window")
        }
      }
      return Double((ContinuousClock.now - start) / .microseconds(1)) / 1000
    }
  }

  /// The memory of a window in which 200 of 10,000 photos were looked at.
  private static func memory(program: String, library: String) throws -> Finding {
    try Child.during([program, "--library", library]) { process in
      let search = "xdotool search --sync --onlyvisible --name '^Diptych$'"
      try Child.run(
        "sh", "-c",
        "w=$(\(search) | tail -n 1); sleep 1; xdotool windowfocus --sync $w key ctrl+2; sleep 1; "
          + "xdotool key Home Return; sleep 2; xdotool key --delay 80 --repeat 200 Down; sleep 1")
      let megabytes = try residentMemory(of: process)
      return Finding(
        what: "10000 photos listed, 200 looked at", figure: "\(text(megabytes)) MB", yardstick: "bar 250 MB",
        isMet: megabytes <= 250)
    }
  }

  /// The memory of a running program, in megabytes.
  private static func residentMemory(of process: pid_t) throws -> Double {
    guard let file = fopen("/proc/\(process)/statm", "r") else {
      throw Child.Failure(description: "the program has ended")
    }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    fgets(&line, Int32(line.count), file)
    let numbers = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
    let pages = numbers.count > 1 ? Double(numbers[1]) ?? .nan : .nan
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
