import Gtk
import GtkTestSupport
import SplitView
import XCTest

/// Pages inside the list: opening, going back, forward again, and the menu of pages further back.
@MainActor
final class NavigationTests: SplitViewCase {
  private func titles(_ subject: Subject) -> [String] { subject.list.navigation.pages.map(\.title) }

  func testAPageIsPushedAndPoppedInBothLayouts() async throws {
    for arrangement in [SplitState.Arrangement.beside, .foldedList] {
      let subject = await present(in: arrangement)
      subject.list.table.grabFocus()
      XCTAssertTrue(subject.list.openPage("Page"))
      await settle()
      XCTAssertEqual(subject.splitView.listPane.title, "Page", "\(arrangement)")
      XCTAssertTrue(subject.list.topTable.hasFocus, "\(arrangement)")
      XCTAssertFalse(subject.list.table.isOnScreen, "\(arrangement)")
      XCTAssertFalse(subject.splitView.state.hasItem, "nothing is chosen in the new page")
      try XCTUnwrap(buttons("Back", in: subject.window).first).click()
      await settle()
      XCTAssertEqual(subject.splitView.listPane.title, "Things", "\(arrangement)")
      XCTAssertTrue(subject.list.table.hasFocus, "\(arrangement)")
      XCTAssertEqual(subject.list.table.selectedRow, 3, "\(arrangement)")
      XCTAssertTrue(subject.splitView.state.hasItem)
      XCTAssertEqual(subject.arrangement, arrangement)
      subject.window.destroy()
    }
  }

  func testBackFromTheDetailReturnsToItsPage() async {
    let subject = await present(in: .foldedDetail, depth: 2)
    subject.splitView.goBack()
    await settle()
    XCTAssertEqual(titles(subject), ["Things", "Page 1", "Page 2"])
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertTrue(subject.list.topTable.hasFocus)
    XCTAssertEqual(subject.list.topTable.selectedRow, 3)
    subject.splitView.goBack()
    subject.splitView.goBack()
    XCTAssertEqual(titles(subject), ["Things"])
    XCTAssertFalse(subject.splitView.canGoBack)
    XCTAssertFalse(subject.splitView.goBack())
  }

  func testFocusFromTheSearchGoesToTheNewPage() async {
    let subject = await present(in: .beside)
    subject.list.entry.grabFocus()
    subject.list.openPage("Page")
    await settle()
    XCTAssertTrue(subject.list.topTable.hasFocus)
  }

  func testAPageThatWasLeftWithoutTheKeyboardGetsItWhereItBegins() async {
    let subject = await present(in: .beside)
    let page = EntryPage()
    subject.list.navigation.push(page, title: "Entry")
    await settle()
    XCTAssertTrue(page.table.hasFocus)
    subject.detail.canvas.grabFocus()
    subject.list.openPage("Further")
    await settle()
    XCTAssertTrue(subject.detail.canvas.hasFocus)
    subject.list.topTable.grabFocus()
    subject.splitView.goBack()
    await settle()
    XCTAssertTrue(
      page.table.hasFocus, "the keyboard is on \(subject.window.focusWidget?.typeName ?? "nothing")")
    page.entry.grabFocus()
    subject.window.send(Key(Key.right, .alt))
    await settle()
    subject.splitView.goBack()
    await settle()
    XCTAssertTrue(page.entry.hasFocus, "where it was when the page was left")
  }

  func testFocusElsewhereStaysThere() async {
    let subject = await present(in: .beside)
    subject.detail.field.grabFocus()
    subject.list.openPage("Page")
    await settle()
    XCTAssertTrue(subject.detail.field.hasFocus)
    subject.splitView.goBack()
    await settle()
    XCTAssertTrue(subject.detail.field.hasFocus)
  }

  func testScrollAndSelectionOfEveryPageAreKept() async throws {
    let subject = await present(in: .beside)
    subject.list.table.moveCursor(to: 500)
    await settle()
    let anchor = try XCTUnwrap(subject.list.table.anchor)
    subject.list.openPage("Page")
    await settle()
    subject.splitView.goBack()
    await settle()
    XCTAssertEqual(subject.list.table.anchor, anchor)
    XCTAssertEqual(subject.list.table.selectedRow, 500)
  }

  // MARK: Forward

  func testForwardOpensThePageThatWasLeft() async throws {
    let ways: [(String, @MainActor (Subject) -> Void)] = [
      ("Alt+Right", { $0.window.send(Key(Key.right, .alt)) }),
      ("Forward key", { $0.window.send(Key(Key.forward)) }),
      ("mouse 9", { $0.list.topTable.sendClick(x: 40, y: 40, button: 9) }),
      ("program", { $0.splitView.goForward() }),
    ]
    for arrangement in [SplitState.Arrangement.beside, .foldedList] {
      for (name, take) in ways {
        let subject = await present(in: arrangement, depth: 2)
        let page = subject.list.topTable
        subject.splitView.goBack()
        subject.splitView.goBack()
        await settle()
        XCTAssertTrue(subject.splitView.canGoForward)
        take(subject)
        await settle()
        XCTAssertEqual(titles(subject), ["Things", "Page 1"], name)
        take(subject)
        await settle()
        XCTAssertEqual(titles(subject), ["Things", "Page 1", "Page 2"], name)
        XCTAssertEqual(subject.list.topTable, page, "\(name): the same page")
        XCTAssertEqual(page.selectedRow, 3, "\(name): as it was left")
        XCTAssertTrue(page.hasFocus, name)
        XCTAssertEqual(subject.arrangement, arrangement)
        subject.window.destroy()
      }
    }
  }

  func testForwardRetracesEveryStep() async {
    let subject = await present(in: .foldedDetail, depth: 1)
    subject.splitView.goBack()
    subject.splitView.goBack()
    XCTAssertEqual(titles(subject), ["Things"])
    XCTAssertTrue(subject.splitView.goForward())
    XCTAssertEqual(titles(subject), ["Things", "Page 1"])
    XCTAssertTrue(subject.splitView.goForward())
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertFalse(subject.splitView.goForward())
  }

  func testGoingElsewhereForgetsThePagesAhead() async {
    let subject = await present(in: .foldedList, depth: 1)
    subject.splitView.goBack()
    subject.list.openPage("Other")
    XCTAssertFalse(subject.splitView.listPane.navigation?.canGoForward ?? true)
    subject.splitView.goBack()
    subject.list.openPage("Left")
    subject.splitView.goBack()
    subject.list.table.moveCursor(to: 3)
    subject.list.table.activateRow(3)
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    subject.splitView.goBack()
    XCTAssertEqual(titles(subject), ["Things"])
    XCTAssertTrue(subject.splitView.goForward())
    XCTAssertEqual(subject.arrangement, .foldedDetail, "forward leads to what was just left")
  }

  func testPagesThatAreGivenUpAreFreed() async {
    let subject = await present(in: .beside, depth: 1)
    weak let page = subject.list.navigation.top
    XCTAssertNotNil(page)
    subject.splitView.goBack()
    await settle()
    XCTAssertNotNil(page)
    subject.list.openPage("Other")
    await settle()
    XCTAssertNil(page)
  }

  func testAPageIsOpenOnce() async {
    let subject = await present(in: .beside)
    XCTAssertFalse(subject.list.navigation.push(subject.list.root, title: "Again"))
    XCTAssertEqual(titles(subject), ["Things"])
  }

  // MARK: Sections

  func testAnotherSectionsPagesTakeTheirPlaceAndTheListComesOnTop() async {
    let subject = await present(in: .foldedDetail, depth: 1)
    let other = NavigationController(root: PageController(name: "Other"), title: "Other")
    subject.delegate.mayLeave = false
    XCTAssertFalse(subject.splitView.listPane.show(other))
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertTrue(subject.splitView.listPane.navigation === subject.list.navigation)
    subject.delegate.mayLeave = true
    XCTAssertTrue(subject.splitView.listPane.show(other))
    XCTAssertEqual(subject.arrangement, .foldedList)
    XCTAssertEqual(subject.splitView.listPane.title, "Other")
    XCTAssertFalse(subject.splitView.canGoBack)
    XCTAssertEqual(subject.delegate.timesAsked, 2)
    // Pages that are not shown change without anyone being asked.
    XCTAssertTrue(subject.list.navigation.pop())
    XCTAssertEqual(subject.delegate.timesAsked, 2)
    XCTAssertEqual(subject.splitView.listPane.title, "Other")
    XCTAssertTrue(subject.splitView.listPane.show(subject.list.navigation))
    XCTAssertEqual(subject.splitView.listPane.title, "Things")
  }

  func testANavigationControllerMayBeTheListItself() async {
    let navigation = NavigationController(root: PageController(name: "Root"), title: "Root")
    let splitView = SplitViewController(list: navigation, detail: DetailController(title: "Detail"))
    let window = Window()
    splitView.attach(to: window, width: 500)
    await show(window, width: 500, height: 500)
    XCTAssertEqual(splitView.listPane.title, "Root")
    navigation.push(PageController(name: "Next"), title: "Next")
    await settle()
    XCTAssertEqual(buttons("Back", in: window).first?.tooltip, "Root")
    XCTAssertTrue(splitView.goBack())
  }

  // MARK: The menu of pages

  private func entries(_ subject: Subject) -> [Button] {
    subject.window.descendants(.button).filter { $0.isInPopover && $0.isOnScreen }
  }

  private func openMenu(_ subject: Subject, _ way: Int) throws {
    let back = try XCTUnwrap(buttons("Back", in: subject.window).first)
    switch way {
    case 0: XCTAssertTrue(back.requestMenu())
    case 1: back.sendClick(x: 10, y: 10, button: 3)
    default:
      back.grabFocus()
      subject.window.send(Key(Key.f10, .shift))
    }
  }

  func testTheMenuListsThePagesFurtherBackAndLeadsThere() async throws {
    for way in 0...2 {
      for isAnimated in [false, true] {
        let subject = await present(in: .foldedDetail, depth: 2)
        Desktop.isAnimated = isAnimated
        try openMenu(subject, way)
        await pump(until: { !self.entries(subject).isEmpty }, "no menu, way \(way)")
        XCTAssertEqual(entries(subject).map(\.accessibleName), ["Page 2", "Page 1", "Things"])
        let last = try XCTUnwrap(entries(subject).last)
        last.click()
        await pump(until: { subject.list.navigation.pages.count == 1 }, "way \(way)")
        await pump(seconds: isAnimated ? 0.4 : 0.05)
        XCTAssertEqual(subject.arrangement, .foldedList)
        XCTAssertEqual(entries(subject).count, 0)
        XCTAssertTrue(subject.hasFocus(in: subject.splitView.listPane), "way \(way), animated \(isAnimated)")
        XCTAssertEqual(subject.delegate.timesAsked, 1)
        XCTAssertEqual(subject.list.navigation.forwardPages.count, 2)
        Desktop.isAnimated = false
        subject.window.destroy()
      }
    }
  }

  func testTheMenuInTheListHasOnlyWhatIsBehindIt() async throws {
    let subject = await present(in: .beside, depth: 2)
    try openMenu(subject, 0)
    await settle()
    XCTAssertEqual(entries(subject).map(\.accessibleName), ["Page 1", "Things"])
    subject.window.send(Key(Key.escape))
    await settle()
    XCTAssertEqual(entries(subject).count, 0)
    XCTAssertEqual(titles(subject), ["Things", "Page 1", "Page 2"], "Escape closes the menu only")
  }

  func testTheMenuIsVetoedLikeEveryWayBack() async throws {
    let subject = await present(in: .foldedDetail, depth: 1)
    subject.delegate.mayLeave = false
    try openMenu(subject, 0)
    await settle()
    try XCTUnwrap(entries(subject).last).click()
    await settle()
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertEqual(titles(subject), ["Things", "Page 1"])
    XCTAssertEqual(subject.delegate.timesAsked, 1)
    XCTAssertTrue(subject.hasFocus(in: subject.splitView.detailPane))
  }

  func testALongPressOpensTheMenuAndIsNoClick() async throws {
    let subject = await present(in: .foldedDetail, depth: 1)
    let back = try XCTUnwrap(buttons("Back", in: subject.window).first)
    // Longer than GTK's half second.
    await back.sendDrag(from: (10, 10), to: (10, 10), steps: 1) { await pump(seconds: 0.7) }
    await settle()
    XCTAssertEqual(entries(subject).map(\.accessibleName), ["Page 1", "Things"])
    XCTAssertEqual(subject.arrangement, .foldedDetail)
    XCTAssertEqual(titles(subject), ["Things", "Page 1"])
  }

  func testLongTitlesFitANarrowWindow() async throws {
    let subject = await present(in: .foldedDetail, width: 500, depth: 1)
    let long = String(repeating: "a long_title ", count: 30)
    subject.list.navigation.setTitle(long, of: subject.list.navigation.top)
    await resize(subject, to: 360)
    try openMenu(subject, 0)
    await settle()
    let entry = try XCTUnwrap(entries(subject).first)
    XCTAssertEqual(entry.accessibleName, long)
    XCTAssertLessThan(entry.allocation.width, 360)
    XCTAssertEqual(subject.window.size.width, 360)
    // GTK gives the keyboard back to where it was before the menu while the window is ending.
    subject.window.destroy()
  }
}

/// A page whose keyboard does not begin in the first thing that takes it.
@MainActor
private final class EntryPage: ViewController {
  let entry = Entry()
  let table = TableView(name: "Entry's", imageSize: 0)
  let view: Widget

  init() {
    table.setRows(count: 3) { TableRow(title: "\($0)") }
    let scroller = ScrolledWindow(table)
    scroller.expandsVertically = true
    view = Box(.vertical, [entry, scroller])
  }

  var initialFocus: Widget? { table }
}
