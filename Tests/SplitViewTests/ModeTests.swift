import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// What is wished and what is: display modes, the list's width, and both over a restart.
@MainActor
final class ModeTests: SplitViewCase {
  func testEveryWishInAWideWindow() async {
    let modes: [(DisplayMode, SplitState.Arrangement)] = [
      (.automatic, .beside), (.oneBesideSecondary, .beside), (.secondaryOnly, .detailOnly),
      (.oneOverSecondary, .listOverDetail),
    ]
    let subject = await present(in: .beside)
    for (mode, arrangement) in modes + modes.reversed() {
      subject.splitView.preferredDisplayMode = mode
      await settle()
      XCTAssertEqual(subject.arrangement, arrangement, "\(mode)")
      XCTAssertEqual(subject.splitView.preferredDisplayMode, mode)
      XCTAssertEqual(subject.splitView.displayMode, mode == .automatic ? .oneBesideSecondary : mode)
    }
  }

  func testTheFactIsNotTheWish() async {
    let subject = await present(in: .detailOnly)
    XCTAssertEqual(subject.splitView.preferredDisplayMode, .secondaryOnly)
    subject.splitView.toggleList()
    XCTAssertEqual(subject.splitView.displayMode, .oneOverSecondary)
    XCTAssertEqual(subject.splitView.preferredDisplayMode, .secondaryOnly, "a list for a moment is no wish")
    subject.splitView.keepListOpen()
    XCTAssertEqual(subject.splitView.preferredDisplayMode, .oneBesideSecondary)
    subject.splitView.preferredDisplayMode = .oneOverSecondary
    subject.splitView.dismissList()
    XCTAssertEqual(subject.splitView.displayMode, .secondaryOnly)
  }

  func testAWishOfAFoldedViewIsRememberedAndMovesNothing() async {
    let subject = await present(in: .foldedDetail)
    subject.splitView.preferredDisplayMode = .secondaryOnly
    await settle()
    XCTAssertEqual(subject.delegate.calls, [])
    XCTAssertEqual(subject.splitView.displayMode, .secondaryOnly)
    await resize(subject, to: 1000)
    XCTAssertEqual(subject.arrangement, .detailOnly)
  }

  func testAutomaticHidesTheListWhereBesideIsTooNarrow() async {
    var metrics = SplitMetrics()
    metrics.besideWidth = 900
    let subject = make(width: 1000, metrics: metrics)
    await show(subject.window, width: 1000, height: 600)
    subject.list.table.moveCursor(to: 3)
    XCTAssertEqual(subject.arrangement, .beside)
    await resize(subject, to: 899)
    XCTAssertEqual(subject.arrangement, .detailOnly)
    await resize(subject, to: 910)
    XCTAssertEqual(subject.arrangement, .detailOnly, "a trembling hand flips nothing")
    subject.splitView.toggleList()
    await settle()
    XCTAssertEqual(subject.arrangement, .listOverDetail)
    await resize(subject, to: 930)
    XCTAssertEqual(subject.arrangement, .beside)
    await resize(subject, to: 800)
    XCTAssertEqual(subject.arrangement, .detailOnly)
    subject.splitView.keepListOpen()
    await settle()
    XCTAssertEqual(subject.arrangement, .beside, "who keeps it open has it at middle widths, too")
    await resize(subject, to: 700)
    XCTAssertEqual(subject.arrangement, .beside)
    await resize(subject, to: 600)
    XCTAssertTrue(subject.splitView.isFolded)
  }

  func testAThresholdBelowTheMinimumOfBothPanesIsRaised() async {
    var metrics = SplitMetrics()
    metrics.foldWidth = 100
    metrics.unfoldWidth = 90
    let subject = make(width: 1000, metrics: metrics)
    await show(subject.window, width: 1000, height: 600)
    for width in [561, 560, 400, 561] {
      await resize(subject, to: width)
      XCTAssertEqual(subject.splitView.isFolded, width < 561, "\(width)")
    }
  }

  // MARK: Width

  func testTheFractionFollowsTheWindowUntilSomebodyWishes() async {
    let subject = await present(in: .beside, width: 1200)
    subject.splitView.preferredListWidthFraction = 0.3
    await settle()
    XCTAssertEqual(subject.list.view.allocation.width, 360)
    await resize(subject, to: 1000)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    await resize(subject, to: 700)
    XCTAssertEqual(subject.list.view.allocation.width, 220, "not below the minimum")
    await resize(subject, to: 1600)
    XCTAssertEqual(subject.list.view.allocation.width, 480, "nor above the maximum")
    subject.splitView.preferredListWidth = 333
    await settle()
    XCTAssertEqual(subject.list.view.allocation.width, 333)
    subject.splitView.preferredListWidth = nil
    for nonsense in [0, 1, -0.5, .nan, .infinity] as [Double] {
      subject.splitView.preferredListWidthFraction = nonsense
      XCTAssertNil(subject.splitView.preferredListWidthFraction, "\(nonsense)")
    }
    await settle()
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    XCTAssertEqual(subject.splitView.listWidth, 300)
  }

  // MARK: Over a restart

  func testTheStateIsReadAsItWasWritten() async {
    for width in [nil, 333.5, 220] as [Double?] {
      for mode in DisplayMode.allCases {
        for wantsDetail in [true, false] {
          let state = SplitViewSavedState(
            preferredListWidth: width, preferredDisplayMode: mode, wantsDetail: wantsDetail)
          XCTAssertEqual(SplitViewSavedState(state.description), state)
        }
      }
    }
  }

  func testALineOfAFileIsReadWithItsEnd() async {
    let state = SplitViewSavedState(
      preferredListWidth: 333.5, preferredDisplayMode: .secondaryOnly, wantsDetail: true)
    XCTAssertEqual(SplitViewSavedState(state.description + "\n"), state)
    XCTAssertEqual(SplitViewSavedState("mode=secondaryOnly\tdetail=1\r\nlist-width=333.5"), state)
  }

  func testWhoWasLookingInTheListIsThereAgain() async {
    let subject = make(width: 500)
    subject.list.table.selectedRow = 2
    subject.splitView.select(hasItem: true)
    subject.splitView.restore(SplitViewSavedState(wantsDetail: false))
    await show(subject.window, width: 500, height: 500)
    XCTAssertEqual(subject.arrangement, .foldedList)
  }

  func testDamagedStatesCostNobodyTheList() async {
    for text in ["", "x", "mode", "=", "mode=", "mode:automatic", "\u{0}"] {
      XCTAssertNil(SplitViewSavedState(text))
    }
    let damaged: [(String, SplitViewSavedState)] = [
      ("list-width=0", .init()), ("list-width=-1", .init()), ("list-width=nan", .init()),
      ("list-width=inf", .init()), ("list-width=x mode=y detail=z", .init()),
      ("list-width=99999", .init(preferredListWidth: 99999)),
    ]
    for (text, expected) in damaged {
      guard let state = SplitViewSavedState(text) else {
        XCTFail(text)
        continue
      }
      XCTAssertEqual(state, expected, text)
      let subject = make()
      subject.splitView.restore(state)
      await show(subject.window, width: 1000, height: 500)
      XCTAssertEqual(subject.arrangement, .beside, text)
      XCTAssertEqual(subject.list.view.allocation.width, state.preferredListWidth == nil ? 300 : 480, text)
      let paned = subject.splitView.view.descendants(.paned).first
      XCTAssertEqual(paned?.position, subject.splitView.listWidth, "\(text): the handle can be reached")
      subject.window.destroy()
    }
  }

  /// Each arrangement, stored and taken up at each width: the buttons fit it, and one press does what it says.
  func testEveryStateAtEveryWidthHasTheRightButtons() async {
    let starts: [SplitState.Arrangement] = [
      .beside, .detailOnly, .listOverDetail, .foldedList, .foldedDetail,
    ]
    for start in starts {
      let before = await present(in: start)
      before.splitView.preferredListWidth = 350
      let saved = before.splitView.savedState
      before.window.destroy()
      for width in [360, 700, 1200] {
        let subject = make(width: width)
        subject.splitView.restore(saved)
        await show(subject.window, width: width, height: 500)
        subject.list.table.moveCursor(to: 3)
        // Now that the item is there.
        subject.splitView.restore(saved)
        await settle()
        let name = "\(start) at \(width)"
        let isHidden = start == .detailOnly || start == .listOverDetail
        XCTAssertEqual(subject.splitView.savedState.preferredListWidth, 350, name)
        XCTAssertEqual(
          subject.splitView.savedState.preferredDisplayMode, saved.preferredDisplayMode, name)
        if width == 360 {
          XCTAssertEqual(subject.arrangement, start == .foldedList ? .foldedList : .foldedDetail, name)
          XCTAssertEqual(buttons("Back", in: subject.window).count, start == .foldedList ? 0 : 1, name)
        } else {
          XCTAssertEqual(subject.arrangement, isHidden ? .detailOnly : .beside, name)
          let button = isHidden ? "Show List" : "Hide List"
          XCTAssertEqual(buttons(button, in: subject.window).count, 1, name)
          buttons(button, in: subject.window).first?.click()
          await settle()
          XCTAssertEqual(subject.arrangement, isHidden ? .listOverDetail : .detailOnly, name)
        }
        await resize(subject, to: 1200)
        XCTAssertEqual(subject.splitView.listWidth, 350, name)
        subject.window.destroy()
      }
    }
  }

  // MARK: Races

  func testAListThatIsClosedWhileTheWindowGrowsIsThere() async {
    for width in [700, 1400] {
      let subject = await present(in: .listOverDetail)
      subject.splitView.dismissList()
      subject.window.resize(width: width, height: 600)
      subject.splitView.keepListOpen()
      await pump(until: { subject.window.size.width == width })
      await settle()
      XCTAssertTrue(subject.list.view.isOnScreen)
      XCTAssertEqual(subject.list.view.allocation.width + 1 + subject.detail.view.allocation.width, width)
      subject.window.destroy()
    }
  }

  func testTheDetailGrowsUnderTheListOverIt() async {
    let subject = await present(in: .listOverDetail)
    await resize(subject, to: 1400)
    XCTAssertEqual(subject.detail.view.allocation.width, 1400)
    XCTAssertEqual(subject.list.view.allocation.width, 300)
    subject.splitView.toggleList()
    subject.window.destroy()
  }
}
