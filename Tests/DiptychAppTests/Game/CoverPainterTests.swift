import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

@MainActor
final class CoverPainterTests: GtkTestCase {
  private static let size = 40

  /// The cover's pixels, one number each.
  private func cover(_ name: String) throws -> [UInt32] {
    let surface = try XCTUnwrap(ImageSurface(width: Self.size, height: Self.size))
    surface.draw { CoverPainter.draw(name, size: Double(Self.size), on: $0) }
    return (0..<Self.size * Self.size).map { index in
      guard let color = surface.color(x: index % Self.size, y: index / Self.size) else { return 0 }
      return [color.red, color.green, color.blue, color.alpha].reduce(0) {
        $0 << 8 | UInt32(($1 * 255).rounded())
      }
    }
  }

  func testANameHasOneCover() async throws {
    for name in ["Bohnanza", "", "🎲", "كتان", "7 Wonders"] {
      XCTAssertEqual(try cover(name), try cover(name), name)
    }
  }

  func testNamesHaveDifferentCovers() async throws {
    let names = (1...60).map { "Game \($0)" }
    let covers = Set(try names.map { try cover($0) })
    // All have the same letter and digits alike: only colour and pattern differ.
    XCTAssertGreaterThan(covers.count, 50)
  }

  func testTheWholeCoverIsPainted() async throws {
    let pixels = try cover("Bohnanza")
    let middle = pixels[Self.size / 2 * Self.size + Self.size / 2]
    XCTAssertEqual(middle & 0xFF, 255, "the middle is opaque")
    XCTAssertEqual(pixels[0] & 0xFF, 0, "the corner is round")
  }

  func testInitials() async {
    let table = [
      ("Bohnanza", "B"), ("Ticket to Ride", "TT"), ("The Crew", "C"), ("7 Wonders", "7W"), ("Bang!", "B"),
      ("", "?"),
      ("🎲🎲", "?"), ("🎲 Dice", "D"), ("كتان", "ك"), ("of the", "OT"), ("  ", "?"), ("…and then", "T"),
      ("Élan vital", "ÉV"), ("№ 9", "9"), ("A", "A"),
    ]
    for (name, initials) in table { XCTAssertEqual(CoverPainter.initials(of: name), initials, name) }
  }

  func testTheStoreKeepsACoverAndDropsTheOldest() async throws {
    let store = CoverStore(size: 8, scale: 1)
    let first = try XCTUnwrap(store.thumbnail(of: "Game 0"))
    XCTAssertTrue(store.thumbnail(of: "Game 0") === first)
    for number in 1...SurfaceCache<String>.capacity { _ = store.thumbnail(of: "Game \(number)") }
    XCTAssertFalse(store.thumbnail(of: "Game 0") === first)
  }
}
