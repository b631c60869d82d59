import DiptychPictures
import DiptychShelf
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

/// The keys, the wheel and the buttons with which a photo is looked at and rated.
@MainActor
final class PhotoKeyTests: PhotoViewCase {
  func testDigitsRateAndXRejects() async throws {
    let subject = try await present()
    try await select(subject)
    var ratings: [Rating?] = []
    subject.controller.onRate = { ratings.append($0) }
    for sign in ["1", "5", "0", "x"] as [Unicode.Scalar] { subject.window.send(Key(Key.sign(sign))) }
    // Caps Lock is no other key.
    subject.window.send(Key(Key.sign("X")))
    XCTAssertEqual(ratings, [Self.rating(1, .photos), Self.rating(5, .photos), nil, .rejected, .rejected])
    for sign in ["6", "9"] as [Unicode.Scalar] { subject.window.send(Key(Key.sign(sign))) }
    XCTAssertEqual(ratings.count, 5)
  }

  func testLeftAndRightStep() async throws {
    for isMirrored in [false, true] {
      Desktop.setRightToLeft(isMirrored)
      let subject = try await present()
      try await select(subject)
      var steps: [Int] = []
      subject.controller.onStep = { steps.append($0) }
      subject.window.send(Key(Key.right))
      subject.window.send(Key(Key.left))
      XCTAssertEqual(steps, isMirrored ? [-1, 1] : [1, -1])
      XCTAssertTrue(subject.canvas.hasFocus)
    }
  }

  func testZoomKeys() async throws {
    let subject = try await present([("a.png", TestPicture(width: 800, height: 600))], width: 400)
    try await select(subject)
    func percent() -> String { texts(in: subject.window).first { $0.hasSuffix(" %") } ?? "" }
    let fill = percent()
    let table: [(key: Key, check: (String) -> Bool)] = [
      (Key(Key.sign("0"), .control), { $0 == "100 %" }), (Key(Key.sign("+")), { $0 == "125 %" }),
      (Key(Key.sign("+"), .shift), { $0 == "156 %" }), (Key(Key.sign("=")), { $0 == "195 %" }),
      (Key(Key.sign("-")), { $0 == "156 %" }), (Key(Key.sign("f")), { $0 == fill }),
      (Key(Key.sign("0"), .control), { $0 == "100 %" }), (Key(Key.sign("F")), { $0 == fill }),
      (Key(Key.sign("F"), .shift), { $0 == "50 %" }),
    ]
    for (key, check) in table {
      subject.window.send(key)
      XCTAssertTrue(check(percent()), "after \(key): \(percent())")
    }
    XCTAssertTrue(subject.canvas.hasFocus)
  }

  func testControlArrowsMoveThePicture() async throws {
    let subject = try await present([("a.png", TestPicture(width: 800, height: 800))])
    try await select(subject)
    subject.window.send(Key(Key.sign("0"), .control))
    for key in [Key.left, Key.left, Key.left, Key.left, Key.up, Key.up, Key.up, Key.up] {
      subject.window.send(Key(key, .control))
    }
    await settle()
    let place = subject.canvas.allocation
    XCTAssertTrue(
      isCorner(0, at: place.width - 40, place.height - 40, of: subject.canvas), "the top left is seen")
    for key in [Key.right, Key.right, Key.right, Key.right, Key.right, Key.right] {
      subject.window.send(Key(key, .control))
    }
    await settle()
    XCTAssertTrue(isCorner(1, at: 40, place.height - 40, of: subject.canvas), "the top right is seen")
  }

  func testTheWheelZoomsAtThePointerAndADragMoves() async throws {
    let subject = try await present([("a.png", TestPicture(width: 800, height: 800))])
    try await select(subject)
    let place = subject.canvas.allocation
    for _ in 0..<12 { subject.canvas.sendScroll(x: 20, y: 20, by: -1) }
    await settle()
    for (x, y) in [(5, 5), (place.width - 5, place.height - 5)] {
      XCTAssertTrue(
        isCorner(0, at: x, y, of: subject.canvas), "the corner under the pointer is all that is seen")
    }
    for _ in 0..<12 { subject.canvas.sendScroll(x: 20, y: 20, by: 1) }
    await settle()
    XCTAssertTrue(isCorner(3, at: place.width - 8, place.height - 8, of: subject.canvas))
  }

  func testTheButtonsBelowZoom() async throws {
    let subject = try await present([("a.png", TestPicture(width: 800, height: 600))])
    try await select(subject)
    func percent() -> String { texts(in: subject.window).first { $0.hasSuffix(" %") } ?? "" }
    let fill = percent()
    try button("Zoom In", in: subject.window).click()
    let zoomed = percent()
    XCTAssertNotEqual(zoomed, fill)
    try button("Zoom Out", in: subject.window).click()
    XCTAssertEqual(percent(), fill)
    try button("Fit", in: subject.window).click()
    XCTAssertEqual(percent(), "50 %")
    try button("Fill", in: subject.window).click()
    XCTAssertEqual(percent(), fill)
  }

  func testARatingShowsAtOnceAndKeepsTheZoom() async throws {
    let subject = try await present()
    try await select(subject)
    subject.window.send(Key(Key.sign("0"), .control))
    let count = subject.collection.decoder.shown.count
    _ = try await subject.collection.session.rate(
      [subject.collection.photo("a.png")], Self.rating(4, .photos))
    await wait(for: "Your rating: 4", in: subject.window)
    await settle()
    XCTAssertTrue(shows("100 %", in: subject.window))
    XCTAssertEqual(subject.collection.decoder.shown.count, count)
  }
}
