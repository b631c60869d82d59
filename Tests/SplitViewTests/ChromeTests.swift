import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// The buttons of the header bars: what is there has something to do, and is there once.
@MainActor
final class ChromeTests: SplitViewCase {
  private let names = ["Back", "Hide List", "Show List", "Keep List Open"]

  /// How often each of the split view's buttons is on screen, in the order of `names`.
  private func counts(_ subject: Subject) -> [Int] {
    names.map { buttons($0, in: subject.window).count }
  }

  func testButtonsOfEveryArrangement() async {
    let expected: [(SplitState.Arrangement, [Int])] = [
      (.beside, [0, 1, 0, 0]), (.detailOnly, [0, 0, 1, 0]), (.listOverDetail, [0, 0, 0, 1]),
      (.foldedList, [0, 0, 0, 0]), (.foldedDetail, [1, 0, 0, 0]),
    ]
    for (arrangement, counts) in expected {
      let subject = await present(in: arrangement)
      XCTAssertEqual(self.counts(subject), counts, "\(arrangement)")
      subject.window.showAll()
      await settle()
      XCTAssertEqual(self.counts(subject), counts, "\(arrangement), all shown")
      subject.window.destroy()
      let inside = await present(in: arrangement, depth: 1)
      // The detail's way back is nearer than the list's, and a list that is not seen has none.
      let backs = arrangement == .detailOnly ? 0 : 1
      XCTAssertEqual(self.counts(inside), [backs] + counts.dropFirst(), "\(arrangement), inside the list")
      inside.window.destroy()
    }
  }

  func testBackIsInTheVisiblePaneAndSaysWhereItLeads() async throws {
    let subject = await present(in: .foldedDetail, depth: 1)
    let back = try XCTUnwrap(buttons("Back", in: subject.window).first)
    XCTAssertTrue(subject.splitView.detailPane.contains(back))
    XCTAssertEqual(back.tooltip, "Page 1")
    subject.list.navigation.setTitle("Photos", of: subject.list.navigation.top)
    XCTAssertEqual(back.tooltip, "Photos")
    XCTAssertEqual(subject.splitView.listPane.title, "Photos")
    back.click()
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedList)
    let listBack = try XCTUnwrap(buttons("Back", in: subject.window).first)
    XCTAssertTrue(subject.splitView.listPane.contains(listBack))
    XCTAssertEqual(listBack.tooltip, "Things")
    XCTAssertEqual(listBack.accessibleName, "Back")
    listBack.click()
    await settle()
    XCTAssertEqual(subject.list.navigation.pages.count, 1)
    XCTAssertEqual(subject.splitView.listPane.title, "Things")
    XCTAssertEqual(buttons("Back", in: subject.window).count, 0)
  }

  func testOwnButtonsAreFirst() async throws {
    let subject = await present(in: .beside)
    let hide = try XCTUnwrap(buttons("Hide List", in: subject.window).first)
    XCTAssertLessThan(hide.allocation.x, subject.list.endButton.allocation.x)
    XCTAssertLessThan(hide.allocation.x, 60)
    subject.splitView.toggleList()
    await settle()
    let show = try XCTUnwrap(buttons("Show List", in: subject.window).first)
    XCTAssertLessThan(show.allocation.x, 60)
    XCTAssertLessThan(show.allocation.x, subject.detail.rate.allocation.x)
  }

  func testTooltipsNameTheKeyThatTheProgramSays() async throws {
    let subject = await present(in: .beside)
    let hide = try XCTUnwrap(buttons("Hide List", in: subject.window).first)
    XCTAssertEqual(hide.tooltip, "Hide List")
    subject.splitView.toggleListShortcut = "F9"
    XCTAssertEqual(hide.tooltip, "Hide List (F9)")
    subject.splitView.toggleListShortcut = ""
    XCTAssertEqual(hide.tooltip, "Hide List")
  }

  func testControllersButtonsAreShown() async {
    let subject = await present(in: .beside)
    XCTAssertTrue(subject.list.endButton.isOnScreen)
    XCTAssertTrue(subject.detail.rate.isOnScreen)
    XCTAssertEqual(subject.splitView.detailPane.title, "Detail")
  }

  func testHideShowKeep() async throws {
    let subject = await present(in: .beside)
    subject.list.entry.grabFocus()
    try XCTUnwrap(buttons("Hide List", in: subject.window).first).click()
    await settle()
    XCTAssertEqual(subject.arrangement, .detailOnly)
    XCTAssertEqual(subject.detail.view.allocation.width, 1000)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane))

    try XCTUnwrap(buttons("Show List", in: subject.window).first).click()
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    XCTAssertTrue(subject.list.view.isOnScreen)
    XCTAssertTrue(subject.list.entry.hasFocus, "the list's keyboard is where it was")
    XCTAssertEqual(subject.detail.view.allocation.width, 1000)

    try XCTUnwrap(buttons("Keep List Open", in: subject.window).first).click()
    await settle()
    XCTAssertEqual(subject.arrangement, .beside)
    XCTAssertTrue(subject.list.entry.hasFocus)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    XCTAssertEqual(subject.list.table.selectedRow, 3)
  }

  func testToggleInEveryArrangement() async {
    let next: [(SplitState.Arrangement, SplitState.Arrangement)] = [
      (.beside, .detailOnly), (.detailOnly, .listOverDetail), (.listOverDetail, .beside),
      (.foldedList, .foldedDetail), (.foldedDetail, .foldedList),
    ]
    for (before, after) in next {
      let subject = await present(in: before)
      subject.splitView.toggleList()
      await settle()
      XCTAssertEqual(subject.arrangement, after)
      XCTAssertEqual(subject.delegate.changes.count, 1)
      let pane = after.showsList && after != .beside ? subject.splitView.listPane : nil
      if let pane { XCTAssertTrue(subject.hasFocus(in: pane), "\(before)") }
      subject.window.destroy()
    }
  }

  func testButtonsHaveNamesAndIconsOfTheTheme() async {
    let subject = await present(in: .beside)
    let own = subject.splitView.view.descendants(.button).filter { names.contains($0.accessibleName) }
    XCTAssertEqual(own.count, 5)
    for button in own { XCTAssertNotNil(button.tooltip) }
  }

  // MARK: The window's buttons

  private let windowButtons = ["Minimize", "Maximize", "Close"]

  /// Which window buttons are on screen in a pane, from left to right.
  private func windowButtons(in pane: Pane) -> [String] {
    windowButtons.flatMap { buttons($0, in: pane.header) }
      .sorted { $0.allocation.x < $1.allocation.x }.map(\.accessibleName)
  }

  func testWindowButtonsAreSplitBesideAndTogetherWhenFolded() async {
    let layouts: [(String, left: [String], right: [String])] = [
      (":close", [], ["Close"]),
      ("close:", ["Close"], []),
      ("menu:minimize,maximize,close", [], ["Minimize", "Maximize", "Close"]),
      ("close,minimize:maximize", ["Close", "Minimize"], ["Maximize"]),
      ("close", ["Close"], []),
      ("", [], []),
    ]
    let subject = await present(in: .beside)
    for (layout, left, right) in layouts {
      Desktop.decorationLayout = layout
      await resize(subject, to: 1000)
      XCTAssertEqual(windowButtons(in: subject.splitView.listPane), left, "\(layout), list")
      XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), right, "\(layout), detail")
      await resize(subject, to: 500)
      XCTAssertEqual(subject.arrangement, .foldedDetail)
      let all = left + right
      XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), all, "\(layout), folded detail")
      XCTAssertEqual(windowButtons(in: subject.splitView.listPane), [], "\(layout), hidden list")
      subject.splitView.goBack()
      await settle()
      XCTAssertEqual(windowButtons(in: subject.splitView.listPane), all, "\(layout), folded list")
      XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), [], "\(layout), hidden detail")
      subject.splitView.goForward()
    }
  }

  func testWindowButtonsWhileTheListIsHiddenOrOver() async {
    Desktop.decorationLayout = "close:minimize"
    let subject = await present(in: .detailOnly)
    XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), ["Close", "Minimize"])
    subject.splitView.toggleList()
    await settle()
    XCTAssertEqual(windowButtons(in: subject.splitView.listPane), ["Close"])
    XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), ["Minimize"])
  }

  func testMissingSettingShowsNoButtonsAndDoesNoHarm() async {
    let subject = await present(in: .beside)
    Desktop.clearDecorationLayout()
    await settle()
    XCTAssertEqual(windowButtons(in: subject.splitView.listPane), [])
    XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), [])
    await resize(subject, to: 500)
    XCTAssertEqual(windowButtons(in: subject.splitView.detailPane), [])
  }
}
