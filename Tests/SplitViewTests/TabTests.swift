import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The Tab key reaches all that is on screen and nothing else.
@MainActor
final class TabTests: SplitViewCase {
  func testTabNeverReachesAHiddenPane() async {
    for arrangement in [SplitState.Arrangement.foldedList, .foldedDetail, .detailOnly] {
      for modifiers in [Key.Modifiers(), .shift] {
        let subject = await present(in: arrangement)
        let hidden = arrangement.showsList ? subject.splitView.detailPane : subject.splitView.listPane
        var places = 0
        for _ in 0..<50 {
          subject.window.send(Key(Key.tab, modifiers))
          guard let focus = subject.window.focusWidget else { continue }
          places += 1
          XCTAssertFalse(hidden.contains(focus), "\(arrangement)")
          XCTAssertTrue(focus.isOnScreen, "\(arrangement): \(focus.typeName)")
        }
        XCTAssertGreaterThan(places, 40, "\(arrangement)")
        subject.window.destroy()
      }
    }
  }

  func testTabReachesBothPanesBeside() async {
    let subject = await present(in: .beside)
    var inList = 0
    var inDetail = 0
    for _ in 0..<50 {
      subject.window.send(Key(Key.tab))
      guard let focus = subject.window.focusWidget else { continue }
      if subject.splitView.listPane.contains(focus) { inList += 1 }
      if subject.splitView.detailPane.contains(focus) { inDetail += 1 }
    }
    XCTAssertGreaterThan(inList, 5)
    XCTAssertGreaterThan(inDetail, 5)
  }
}
