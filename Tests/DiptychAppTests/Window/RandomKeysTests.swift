import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import TestFixtures
import XCTest

@testable import DiptychApp

/// Keys and widths in any order, as of a person who tries everything: GTK says nothing (`GtkTestCase` sees to
/// that), and the keyboard is never where nobody sees it.
@MainActor
final class RandomKeysTests: MainWindowCase {
  private static let keys: [(name: String, key: Key)] = [
    ("F9", Key(Key.f8 + 1)), ("Escape", Key(Key.escape)), ("Tab", Key(Key.tab)), ("Down", Key(Key.down)),
    ("Up", Key(Key.up)), ("Left", Key(Key.left)), ("Return", Key(Key.enter)), ("F6", Key(Key.f6)),
    ("F8", Key(Key.f8)), ("Alt+Left", Key(Key.left, .alt)), ("Alt+Right", Key(Key.right, .alt)),
    ("Ctrl+1", Key(Key.sign("1"), .control)), ("Ctrl+2", Key(Key.sign("2"), .control)),
    ("Ctrl+3", Key(Key.sign("3"), .control)), ("Ctrl+F", Key(Key.sign("f"), .control)),
    ("F10", Key(Key.f8 + 2)), ("Home", Key(Key.home)),
    ("e", Key(Key.sign("e"))), ("q", Key(Key.sign("q"))),
  ]

  func testAMenuThatGoesWithTheListLeavesTheKeyboardToTheDetail() async throws {
    let main = try await open(collection())
    await resize(main, to: 1000)
    main.window.send(Key(Key.f8 + 2))
    await settle()
    XCTAssertEqual(main.window.focusWidget?.isInPopover, true)
    main.window.send(Key(Key.f8 + 1))
    await settle()
    XCTAssertEqual(main.split.state.arrangement, .detailOnly)
    XCTAssertEqual(main.window.focusWidget?.isOnScreen, true)
  }

  func testAWindowThatEndsUnderItsMenuLetsGoOfTheKeyboard() async throws {
    let main = try await open(collection())
    main.window.send(Key(Key.f8 + 2))
    await settle()
    XCTAssertEqual(main.window.focusWidget?.isInPopover, true)
    main.window.destroy()
    // GTK uses the pointer once more when the last reference to the window goes.
    XCTAssertNil(main.window.focusWidget)
  }

  func testTheWelcomePageKeepsTheKeyboard() async throws {
    let main = try await open(TestCollection())
    main.window.send(Key(Key.sign("f"), .control))
    await settle()
    XCTAssertNotEqual(main.window.focusWidget?.isOnScreen, false)
    XCTAssertNotEqual(main.window.focusWidget?.accessibleName, "Search")
    main.window.send(Key(Key.f8 + 2))
    await settle()
    XCTAssertEqual(main.window.focusWidget?.isInPopover, true, "the page has a menu of its own")
  }

  func testTheKeyboardIsWhereItIsSeen() async throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      // In every second window there are games alone: lists without rows are among those that are gone through.
      let main = try await open(seed.isMultiple(of: 2) ? collection() : withPhotos())
      var random = SeededRandom(seed: seed)
      var steps: [String] = []
      for _ in 0..<120 {
        if Int.random(in: 0..<8, using: &random) == 0 {
          let width = [400, 600, 700, 1000].randomElement(using: &random) ?? 700
          steps.append("\(width) px")
          main.window.resize(width: width, height: 600)
        } else if let (name, key) = Self.keys.randomElement(using: &random) {
          steps.append(name)
          main.window.send(key)
        }
        // Mostly the next key comes before the screen has followed.
        if Int.random(in: 0..<4, using: &random) == 0 { await settle() }
        if main.window.focusWidget?.isOnScreen == false { await settle() }
        guard let focus = main.window.focusWidget else { continue }
        XCTAssertTrue(
          focus.isOnScreen,
          "seed \(seed): the keyboard is in “\(focus.accessibleName)” after \(steps.suffix(12))")
      }
      main.window.destroy()
      await settle()
      // What windows and dialogs left behind would complain at the theme's change.
      Desktop.prefersDark.toggle()
      await settle()
    }
    Desktop.prefersDark = false
    await settle()
  }
}
