import Gtk
import GtkTestSupport
import XCTest

/// Random use of a table: whatever comes in whatever order, it says what it was told, and GTK never warns.
@MainActor
final class TableViewRandomTests: GtkTestCase {
  /// The same numbers at each run: SplitMix64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  func testTwoThousandOperations() async {
    let fixture = TableFixture()
    let table = fixture.table
    let window = await show(fixture.scrolled)
    var generator = Generator(state: 20_240_601)
    var count = 0
    var selected: Int?
    var title = 0
    for step in 0..<2000 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...3:
        let sizes = [0, 1, 2, 37, 999, 1000, 1001, 2500, 9999, 10_001, 12_000, 30_000]
        count =
          Bool.random(using: &generator)
          ? sizes.randomElement(using: &generator) ?? 0
          : max(0, count + Int.random(in: -1200...1200, using: &generator))
        let wish = Bool.random(using: &generator) ? Int.random(in: -2...(count + 2), using: &generator) : nil
        selected = wish.flatMap { (0..<count).contains($0) ? $0 : nil }
        title = step
        fixture.setRows(count, selected: wish, fromTop: Bool.random(using: &generator), prefix: "\(title)")
      case 4:
        let wish = Int.random(in: -1...(count + 1), using: &generator)
        selected = (0..<count).contains(wish) ? wish : nil
        table.selectedRow = wish
      case 5:
        guard count > 0 else { continue }
        let row = Int.random(in: 0..<count, using: &generator)
        table.moveCursor(to: row)
        if selected != row { XCTAssertEqual(fixture.selections, [row]) }
        selected = row
      case 6: table.scroll(to: Int.random(in: -1...count, using: &generator))
      case 7: table.anchor = TableView.Anchor(row: Int.random(in: -1...count, using: &generator), offset: 3)
      case 8: table.updateRow(Int.random(in: -1...count, using: &generator))
      case 9:
        let row = Int.random(in: 0...count, using: &generator)
        if row < table.accessibleRowCount {
          XCTAssertEqual(table.accessibleTexts(ofRow: row).first?.hasPrefix("\(title) \(row)\n"), true)
        }
      case 10:
        table.grabFocus()
        window.send(Key([Key.home, Key.end, Key.up, Key.down].randomElement(using: &generator) ?? Key.up))
        selected = table.selectedRow
      default: for _ in 0..<Int.random(in: 1...6, using: &generator) { MainLoop.iterate() }
      }
      fixture.forget()
      XCTAssertEqual(table.rowCount, count, "step \(step)")
      XCTAssertEqual(table.selectedRow, selected, "step \(step)")
      XCTAssertLessThanOrEqual(table.visibleRows.upperBound, count, "step \(step)")
      let warnings = LogCapture.take()
      guard warnings.isEmpty else {
        XCTFail("step \(step): \(warnings)")
        return
      }
    }
    await settle()
    XCTAssertNotNil(window.snapshot())
  }
}
