import Glibc

/// One line of what was measured, against its bar.
struct Finding {
  /// What was measured.
  let what: String
  /// The figure, with its unit.
  let figure: String
  /// What it is held against, with that one's figure.
  let yardstick: String
  /// Whether the bar is met; nil where there is nothing to hold it against on this machine.
  let isMet: Bool?
}

/// Times in milliseconds, of the same work done several times.
struct Times {
  private let sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  var median: Double { sorted.isEmpty ? .nan : sorted[sorted.count / 2] }
  var worst: Double { sorted.last ?? .nan }

  /// Does the work so often and takes the time of each.
  static func of(_ runs: Int, _ work: () throws -> Void) rethrows -> Times {
    var times: [Double] = []
    for _ in 0..<runs { times.append(try milliseconds(work)) }
    return Times(times)
  }

  /// The time that the work takes.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
  }
}

/// A number with one decimal.
func text(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(abs(tenths % 10))"
}

/// Prints the findings as a table.
func printTable(_ findings: [Finding]) {
  let rows =
    [["what", "figure", "against", "bar"]]
    + findings.map {
      [$0.what, $0.figure, $0.yardstick, $0.isMet.map { $0 ? "met" : "MISSED" } ?? "not judged"]
    }
  let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
  for row in rows {
    let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
    print(cells.joined(separator: "  "))
  }
}
