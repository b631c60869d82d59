import Glibc
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import SplitView

/// Random lives of a split view in a window: whatever happens in whatever order, some things always hold.
///
/// `DIPTYCH_TEST_SEED=N` adds a life with that seed to those that are always lived.
@MainActor
final class RandomLifeTests: SplitViewCase {
  private static let seeds: [UInt64] = [1, 2, 3, 4, 5]
  private static let stepsInALife = 1000

  override func cleanUp() {
    super.cleanUp()
    Desktop.isAnimated = false
    Desktop.prefersDark = false
  }

  func testInvariantsHoldOverRandomLives() async {
    let given = getenv("DIPTYCH_TEST_SEED").flatMap { UInt64(String(cString: $0)) }
    for seed in Self.seeds + [given].compactMap(\.self) {
      print("SplitView: random life with seed \(seed)")
      await live(seed: seed)
    }
  }

  // MARK: A life

  private func live(seed: UInt64) async {
    var dice = SeededRandom(seed: seed)
    var life = Life(await present(in: .beside))
    var history: [String] = []
    for step in 0..<Self.stepsInALife {
      let name = await act(&life, &dice)
      history.append(name)
      await rest(life)
      let faults = life.faults() + LogCapture.take()
      guard faults.isEmpty else {
        XCTFail("seed \(seed), step \(step): \(faults); \(life.summary); after \(history.suffix(10))")
        break
      }
    }
    life.subject.window.destroy()
    Desktop.isAnimated = false
    Desktop.setTextScale(1)
    await settle()
  }

  /// Lets pending work be done and lays out, without the wait for a frame.
  private func rest(_ life: Life) async {
    for _ in 0..<3 {
      await Task.yield()
      while MainLoop.iterate() {}
      life.subject.window.layOutNow()
    }
  }

  /// Does one thing, and says what.
  private func act(_ life: inout Life, _ dice: inout SeededRandom) async -> String {
    let subject = life.subject
    let splitView = subject.splitView
    let list = subject.list
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<25:
      let width = Int.random(in: 360...1600, using: &dice)
      subject.window.resize(width: width, height: 500)
      // Asks the screen now and not at the next frame.
      subject.window.layOutNow()
      await pump(until: { subject.window.size.width == width })
      return "resize to \(width)"
    case 25..<35:
      list.topTable.moveCursor(to: .random(in: 0..<1000, using: &dice))
      return "select"
    case 35..<43:
      let row = Int.random(in: 0..<1000, using: &dice)
      list.topTable.moveCursor(to: row)
      list.topTable.activateRow(row)
      return "activate"
    case 43..<46:
      list.topTable.selectedRow = nil
      splitView.select(hasItem: false)
      return "select none"
    case 46..<52:
      if list.navigation.pages.count < 4 { list.openPage("Page") }
      return "push a page"
    case 52..<66: return goBack(life, &dice)
    case 66..<71:
      subject.window.send(Key(Key.right, .alt))
      return "forward"
    case 71..<77:
      splitView.toggleList()
      return "toggle"
    case 77..<79:
      splitView.revealList()
      return "reveal"
    case 79..<81:
      splitView.keepListOpen()
      return "keep open"
    case 81..<83:
      splitView.dismissList()
      return "dismiss"
    case 83..<90: return moveFocus(life, &dice)
    case 90..<92:
      let scale = ([1, 1.25, 1.5] as [Double]).randomElement(using: &dice) ?? 1
      Desktop.setTextScale(scale)
      return "text × \(scale)"
    case 92..<93:
      Desktop.prefersDark.toggle()
      return "theme"
    case 93..<94:
      Desktop.isAnimated.toggle()
      return "animations \(Desktop.isAnimated)"
    case 94..<96:
      splitView.activate()
      splitView.goBack()
      return "pop during a push"
    case 96..<97:
      await pump(until: { !splitView.containers.isSliding })
      return "wait"
    case 97..<98:
      subject.delegate.mayLeave.toggle()
      return "veto \(!subject.delegate.mayLeave)"
    case 98..<99: return await moveHandle(&life, &dice)
    default:
      let saved = splitView.savedState
      subject.window.destroy()
      let width = Int.random(in: 360...1600, using: &dice)
      let heir = make(width: width)
      SplitViewSavedState(saved.description).map { heir.splitView.restore($0) }
      await show(heir.window, width: width, height: 500)
      life = Life(heir)
      life.wish = saved.preferredListWidth
      return "anew at \(width)"
    }
  }

  private func goBack(_ life: Life, _ dice: inout SeededRandom) -> String {
    let window = life.subject.window
    switch Int.random(in: 0..<6, using: &dice) {
    case 0:
      buttons("Back", in: window).first?.click()
      return "Back button"
    case 1:
      window.send(Key(Key.left, .alt))
      return "Alt+Left"
    case 2:
      window.send(Key(Key.escape))
      return "Escape"
    case 3:
      life.subject.splitView.input?.backButton.emitPress()
      return "mouse 8"
    case 4:
      let swipe = life.subject.splitView.input?.swipe.gesture
      swipe?.emitBegin(x: 3, y: 100)
      swipe?.emitUpdate(40, 0)
      swipe?.emitEnd(40, 0)
      return "swipe"
    default:
      life.subject.splitView.goBack(steps: .random(in: 1...3, using: &dice))
      return "menu of pages"
    }
  }

  private func moveFocus(_ life: Life, _ dice: inout SeededRandom) -> String {
    let subject = life.subject
    let places: [Widget] = [
      subject.list.entry, subject.list.topTable, subject.detail.canvas, subject.detail.field,
    ]
    if let place = places.randomElement(using: &dice), place.isOnScreen, .random(using: &dice) {
      place.grabFocus()
      return "focus"
    }
    subject.window.send(Key(Key.tab, .random(using: &dice) ? .shift : []))
    return "Tab"
  }

  private func moveHandle(_ life: inout Life, _ dice: inout SeededRandom) async -> String {
    let subject = life.subject
    guard subject.arrangement == .beside else { return "no handle" }
    subject.window.send(Key(Key.f8))
    let key = Bool.random(using: &dice) ? Key.left : Key.right
    for _ in 0..<Int.random(in: 1...40, using: &dice) { subject.window.send(Key(key)) }
    subject.window.send(Key(Key.enter))
    life.wish = subject.splitView.preferredListWidth
    return "handle"
  }
}

/// A split view, and what is known of it.
@MainActor
private struct Life {
  let subject: SplitViewCase.Subject
  /// The list's width as last wished.
  var wish: Double?
  private let watch: CallWatch

  init(_ subject: SplitViewCase.Subject) {
    self.subject = subject
    watch = CallWatch(subject)
  }

  var summary: String {
    let focus = subject.window.focusWidget
    return "\(subject.arrangement) at \(subject.window.size.width), focus on \(focus?.typeName ?? "nothing")"
  }

  /// What does not hold.
  func faults() -> [String] {
    var faults = watch.faults
    let arrangement = subject.arrangement
    let splitView = subject.splitView
    if !splitView.containers.isSliding {
      faults += watch.unbalanced(in: arrangement)
      if subject.list.view.isOnScreen != arrangement.showsList { faults.append("the list's visibility") }
      if subject.detail.view.isOnScreen != arrangement.showsDetail {
        faults.append("the detail's visibility")
      }
      faults += wrongWidths(arrangement)
    }
    if let focus = subject.window.focusWidget {
      let seen =
        (arrangement.showsList && splitView.listPane.contains(focus))
        || (arrangement.showsDetail && splitView.detailPane.contains(focus))
        || focus.typeName == "GtkPaned"
      if !seen || !focus.isOnScreen { faults.append("focus on a \(focus.typeName) that is not seen") }
    } else {
      faults.append("no focus")
    }
    let backs = subject.window.descendants(.button).filter { $0.accessibleName == "Back" && $0.isOnScreen }
    if backs.count != (splitView.canGoBack ? 1 : 0) { faults.append("\(backs.count) Backs") }
    if splitView.preferredListWidth != wish { faults.append("the wish changed by itself") }
    if arrangement == .foldedDetail, !splitView.state.hasItem { faults.append("a detail of nothing") }
    return faults
  }

  private func wrongWidths(_ arrangement: SplitState.Arrangement) -> [String] {
    let width = subject.window.size.width
    let list = subject.list.view.allocation.width
    let detail = subject.detail.view.allocation.width
    let sum =
      switch arrangement {
      case .beside: list + 1 + detail
      case .foldedList: list
      case .detailOnly, .foldedDetail, .listOverDetail: detail
      }
    return sum == width ? [] : ["widths \(list) and \(detail) in \(width)"]
  }
}

/// Follows the delegate's calls: each `will` has its `did`, and they tell the truth.
@MainActor
private final class CallWatch {
  private(set) var faults: [String] = []
  private var pending: [String] = []
  private var shown: Set<String>

  init(_ subject: SplitViewCase.Subject) {
    shown = Self.shown(in: subject.arrangement)
    subject.delegate.forget()
    subject.delegate.onCall = { [weak self] call, _ in self?.note(call) }
  }

  func unbalanced(in arrangement: SplitState.Arrangement) -> [String] {
    var faults = pending.isEmpty ? [] : ["told of \(pending), but not of its end"]
    if shown != Self.shown(in: arrangement) { faults.append("told that \(shown) are shown") }
    return faults
  }

  private static func shown(in arrangement: SplitState.Arrangement) -> Set<String> {
    Set(PaneKind.allCases.filter { arrangement.shows($0) }.map(\.rawValue))
  }

  private func note(_ call: String) {
    if call.hasPrefix("will") {
      let what = String(call.dropFirst(4))
      if pending.contains(what) { faults.append("told twice of \(call)") }
      if call.hasPrefix("willFold") || call.hasPrefix("willUnfold"), !pending.isEmpty {
        faults.append("\(call) while \(pending) is under way")
      }
      pending.append(what)
    } else if call.hasPrefix("did") {
      let what = String(call.dropFirst(3))
      guard let index = pending.firstIndex(of: what) else { return faults.append("\(call) without its will") }
      pending.remove(at: index)
      let pane = call.split(separator: " ").last.map(String.init) ?? ""
      if what.hasPrefix("Show"), !shown.insert(pane).inserted { faults.append("shown twice: \(pane)") }
      if what.hasPrefix("Hide"), shown.remove(pane) == nil { faults.append("hidden twice: \(pane)") }
    }
  }
}
