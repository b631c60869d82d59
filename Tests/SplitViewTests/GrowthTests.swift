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
        await pump(until: { subject.window.size.width == width })
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
    // GTK's caches fill at first; and to turn the main loop costs this test some memory itself.
    await swing(subject, to: 500, times: 100)
    var bytes = Heap.allocatedBytes
    await swing(subject, to: 900, times: 1000)
    let turning = Heap.allocatedBytes - bytes

    let wrappers = Object.count
    let widgets = subject.splitView.view.descendants(.any).count
    let resident = residentKilobytes()
    bytes = Heap.allocatedBytes
    await swing(subject, to: 500, times: 1000)
    let folding = Heap.allocatedBytes - bytes - turning
    let growth = residentKilobytes() - resident
    print(
      "SplitView: 1000 folds take \(folding) bytes, and \(growth) kB of \(resident) kB with the test's own")
    XCTAssertGreaterThan(resident, 0)
    // A GObject is 24 bytes at least and a widget some hundreds; here each fold may leave 100 at most.
    XCTAssertLessThan(folding, 100 * 1000)
    XCTAssertLessThan(growth, 4000)
    XCTAssertEqual(Object.count, wrappers)
    XCTAssertEqual(subject.splitView.view.descendants(.any).count, widgets)
    XCTAssertEqual(subject.delegate.changes.count, 2200)
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
