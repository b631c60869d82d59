import Glibc
import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// A thousand folds leave nothing behind.
@MainActor
final class GrowthTests: SplitViewCase {
  /// Gives the window one width and another, so many times.
  private func swing(_ subject: Subject, to narrow: Int, times: Int) async {
    for _ in 0..<times {
      for width in [narrow, 1000] {
        subject.window.resize(width: width, height: 600)
        subject.window.layOutNow()
        // Without `await`, whose tasks take memory of their own.
        while subject.window.size.width != width { MainLoop.iterate(mayBlock: true) }
        subject.window.layOutNow()
      }
    }
    await settle()
  }

  /// The memory that the process occupies, in kilobytes.
  private func residentKilobytes() -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.hasPrefix("VmRSS:") { return text.split(separator: " ").compactMap { Int($0) }.first ?? 0 }
    }
    return 0
  }

  func testNothingGrowsOverAThousandFolds() async {
    let subject = await present(in: .beside, depth: 1)
    // It keeps a record of every call.
    subject.splitView.delegate = nil
    // GTK's caches fill at first.
    await swing(subject, to: 500, times: 100)
    let wrappers = Object.count
    let widgets = subject.splitView.view.descendants(.any).count
    let resident = residentKilobytes()
    // GTK's caches fill and are emptied in turn: rounds beside rounds without folds, and only the sum counts.
    var rounds: [Int] = []
    for _ in 0..<4 {
      let start = Heap.allocatedBytes
      await swing(subject, to: 900, times: 250)
      let turned = Heap.allocatedBytes
      await swing(subject, to: 500, times: 250)
      rounds.append((Heap.allocatedBytes - turned - (turned - start)) / 250)
    }
    let growth = residentKilobytes() - resident
    print(
      "SplitView: each of 1000 folds takes \(rounds) bytes; \(growth) kB of \(resident) kB with the test's own"
    )
    XCTAssertGreaterThan(resident, 0)
    // A handler that is left behind takes more than a hundred bytes.
    XCTAssertLessThan(rounds.reduce(0, +) / rounds.count, 100)
    XCTAssertLessThan(growth, 2000)
    XCTAssertEqual(Object.count, wrappers)
    XCTAssertEqual(subject.splitView.view.descendants(.any).count, widgets)
    XCTAssertEqual(subject.list.topTable.selectedRow, 3)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
  }

  func testNothingGrowsOverPagesThatComeAndGo() async {
    let subject = await present(in: .beside)
    func walk(_ times: Int) async {
      for _ in 0..<times {
        subject.list.openPage("Page")
        subject.splitView.goBack()
      }
      await settle()
    }
    await walk(20)
    let objects = Object.count
    await walk(100)
    // The one page to which Forward leads stays.
    XCTAssertEqual(Object.count, objects)
  }
}
