/// Importing a large collection, against SQLite's own import of the same file.
enum ImportBenchmark {
  static let rows = 100_000

  static func run(program: String, in folder: String) throws -> [Finding] {
    let file = folder + "/collection.csv"
    try Collection.write(rows, to: file)
    var ratios: [Double] = []
    var ours: [Double] = []
    var peak = 0.0
    for round in 0..<3 {
      let library = folder + "/import-\(round)"
      let own = try Times.milliseconds { peak = try Child.run(program, "--library", library, "import", file) }
      let plain = try Times.milliseconds {
        try Child.run("sqlite3", folder + "/plain-\(round).db", ".import --csv \(file) games")
      }
      ours.append(own)
      ratios.append(own / plain)
    }
    let ratio = Times(ratios).median
    return [
      Finding(
        what: "import of \(rows) rows, durable", figure: "\(text(Times(ours).median)) ms",
        yardstick: "\(text(ratio)) × sqlite3 .import (bar 2)", isMet: ratio <= 2),
      Finding(
        what: "its peak memory", figure: "\(text(peak)) MB", yardstick: "bar 300 MB", isMet: peak <= 300),
    ]
  }
}
