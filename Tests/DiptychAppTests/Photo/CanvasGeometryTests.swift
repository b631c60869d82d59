import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

@MainActor
final class CanvasGeometryTests: XCTestCase {
  private typealias Point = CanvasGeometry.Point

  private func geometry(view: (Int, Int), picture: (Int, Int)) -> CanvasGeometry {
    var geometry = CanvasGeometry()
    geometry.setPicture(width: picture.0, height: picture.1)
    geometry.setView(width: view.0, height: view.1)
    return geometry
  }

  /// The point of the picture at a point of the view.
  private func looked(_ geometry: CanvasGeometry, at point: Point) -> Point {
    Point(
      x: (point.x - geometry.origin.x) / geometry.scale, y: (point.y - geometry.origin.y) / geometry.scale)
  }

  private func center(_ geometry: CanvasGeometry) -> Point {
    looked(geometry, at: Point(x: geometry.view.x / 2, y: geometry.view.y / 2))
  }

  private func assertCovers(
    _ geometry: CanvasGeometry, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let origin = geometry.origin
    let end = Point(
      x: origin.x + geometry.picture.x * geometry.scale, y: origin.y + geometry.picture.y * geometry.scale)
    let isCovered =
      origin.x <= 1e-6 && origin.y <= 1e-6 && end.x >= geometry.view.x - 1e-6
      && end.y >= geometry.view.y - 1e-6
    XCTAssertTrue(isCovered, "a blank strip: \(message) \(geometry)", file: file, line: line)
  }

  private func assertNear(
    _ one: Point, _ other: Point, within pixels: Double, _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(one.x, other.x, accuracy: pixels, message, file: file, line: line)
    XCTAssertEqual(one.y, other.y, accuracy: pixels, message, file: file, line: line)
  }

  // MARK: - Fill

  func testFillHasNoBlankStripForAnyRatio() async {
    let seed = UInt64.random(in: 1...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<3000 {
      let view = (Int.random(in: 1...4000, using: &random), Int.random(in: 1...3000, using: &random))
      let picture = (Int.random(in: 1...30_000, using: &random), Int.random(in: 1...30_000, using: &random))
      let geometry = geometry(view: view, picture: picture)
      assertCovers(geometry, "seed \(seed)")
      let isTight =
        abs(geometry.picture.x * geometry.scale - geometry.view.x) < 1e-6
        || abs(geometry.picture.y * geometry.scale - geometry.view.y) < 1e-6
      XCTAssertTrue(isTight, "larger than needed: seed \(seed), \(geometry)")
      assertNear(
        center(geometry), Point(x: geometry.picture.x / 2, y: geometry.picture.y / 2), within: 1e-6,
        "seed \(seed)")
    }
  }

  func testExtremePicturesFillAndFit() async {
    for picture in [(1, 20_000), (20_000, 1), (1, 1), (30_000, 30_000)] {
      var geometry = geometry(view: (800, 600), picture: picture)
      assertCovers(geometry, "fill")
      geometry.zoom(by: 1.25)
      geometry.zoom(by: 1 / 1.25)
      assertCovers(geometry, "in and out")
      geometry.fit()
      XCTAssertLessThanOrEqual(geometry.picture.x * geometry.scale, 800 + 1e-6)
      XCTAssertLessThanOrEqual(geometry.picture.y * geometry.scale, 600 + 1e-6)
      XCTAssertFalse(geometry.canPan)
      geometry.fill()
      assertCovers(geometry, "fill again")
    }
  }

  func testFillFollowsTheViewUntilThePersonZooms() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    for view in [(300, 600), (1200, 200), (50, 50), (4000, 100)] {
      geometry.setView(width: view.0, height: view.1)
      XCTAssertEqual(geometry.mode, .fill)
      assertCovers(geometry, "view \(view)")
    }
    geometry.zoom(by: 2)
    let scale = geometry.scale
    geometry.setView(width: 700, height: 500)
    XCTAssertEqual(geometry.scale, scale, accuracy: 1e-9)
  }

  func testPanningIsNotZooming() async {
    var geometry = geometry(view: (800, 600), picture: (600, 2000))
    geometry.pan(x: 0, y: 200)
    let looked = center(geometry)
    geometry.setView(width: 1000, height: 600)
    assertCovers(geometry, "wider after a pan")
    assertNear(center(geometry), looked, within: 1)
  }

  func testFillAndFitGoBackToTheMiddle() async {
    var geometry = geometry(view: (800, 600), picture: (600, 2000))
    geometry.pan(x: 0, y: 5000)
    geometry.fill()
    assertNear(center(geometry), Point(x: 300, y: 1000), within: 1e-6)
    geometry.zoom(by: 3, at: Point(x: 0, y: 0))
    geometry.fit()
    XCTAssertEqual(geometry.scale, 0.3, accuracy: 1e-9)
    XCTAssertEqual(geometry.origin.x, (800 - 600 * 0.3) / 2, accuracy: 1e-6)
    XCTAssertEqual(geometry.origin.y, 0, accuracy: 1e-6)
  }

  func testFitFollowsTheView() async {
    var geometry = geometry(view: (800, 600), picture: (96, 64))
    geometry.fit()
    // A small picture grows to the view, it is not left at 100 %.
    XCTAssertEqual(geometry.scale, 800.0 / 96, accuracy: 1e-9)
    geometry.setView(width: 400, height: 600)
    XCTAssertEqual(geometry.scale, 400.0 / 96, accuracy: 1e-9)
  }

  func testANewPictureStartsAtFill() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    geometry.zoom(by: 4, at: Point(x: 10, y: 10))
    geometry.setPicture(width: 500, height: 900)
    XCTAssertEqual(geometry.mode, .fill)
    assertCovers(geometry, "new picture")
    assertNear(center(geometry), Point(x: 250, y: 450), within: 1e-6)
  }

  // MARK: - Zoom

  func testThePointUnderThePointerStays() async {
    let seed = UInt64.random(in: 1...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<1000 {
      var geometry = geometry(
        view: (Int.random(in: 50...2000, using: &random), Int.random(in: 50...2000, using: &random)),
        picture: (Int.random(in: 10...8000, using: &random), Int.random(in: 10...8000, using: &random)))
      let pointer = Point(
        x: Double.random(in: 0...geometry.view.x, using: &random),
        y: Double.random(in: 0...geometry.view.y, using: &random))
      let before = looked(geometry, at: pointer)
      for _ in 0..<6 {
        geometry.zoom(by: Double.random(in: 1...2, using: &random), at: pointer)
        let after = looked(geometry, at: pointer)
        // In pixels of the view.
        XCTAssertEqual(after.x * geometry.scale, before.x * geometry.scale, accuracy: 1, "seed \(seed)")
        XCTAssertEqual(after.y * geometry.scale, before.y * geometry.scale, accuracy: 1, "seed \(seed)")
        assertCovers(geometry, "zoomed in, seed \(seed)")
      }
    }
  }

  func testZoomingInAndOutAtAPointComesBack() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    let pointer = Point(x: 700, y: 50)
    geometry.zoom(by: 1.5, at: pointer)
    let origin = geometry.origin
    geometry.zoom(by: 2, at: pointer)
    geometry.zoom(by: 0.5, at: pointer)
    assertNear(geometry.origin, origin, within: 1e-6)
  }

  func testAtTheLimitsNothingDrifts() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    let pointer = Point(x: 700, y: 50)
    for _ in 0..<60 { geometry.zoom(by: 1.25, at: pointer) }
    let far = geometry
    for _ in 0..<10 { geometry.zoom(by: 1.25, at: Point(x: 3, y: 590)) }
    assertNear(geometry.origin, far.origin, within: 1e-6)
    XCTAssertEqual(geometry.scale, far.scale)
    XCTAssertGreaterThanOrEqual(far.scale, 20)
    for _ in 0..<100 { geometry.zoom(by: 0.8, at: pointer) }
    let out = geometry
    geometry.zoom(by: 0.8, at: pointer)
    XCTAssertEqual(geometry.scale, out.scale)
    XCTAssertLessThan(out.scale, geometry.fitScale)
  }

  func testTheZoomLimitsNeverStopFill() async {
    for picture in [(1, 20_000), (20_000, 1), (3, 3), (60_000, 40_000)] {
      var geometry = geometry(view: (1600, 900), picture: picture)
      let fill = geometry.scale
      geometry.zoom(to: fill)
      XCTAssertEqual(geometry.scale, fill)
      assertCovers(geometry, "zoomed to fill")
      let fit = geometry.fitScale
      geometry.zoom(to: fit)
      XCTAssertEqual(geometry.scale, fit)
    }
  }

  func testThePointLookedAtSurvivesResizesAfterAZoom() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    geometry.zoom(by: 3, at: Point(x: 600, y: 200))
    let looked = center(geometry)
    for view in [(360, 600), (500, 400), (1200, 900), (800, 600)] {
      geometry.setView(width: view.0, height: view.1)
      assertNear(center(geometry), looked, within: 1 / geometry.scale, "view \(view)")
    }
  }

  // MARK: - Pan

  func testPanningNeverShowsABlankStrip() async {
    let seed = UInt64.random(in: 1...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      var geometry = geometry(
        view: (Int.random(in: 1...2000, using: &random), Int.random(in: 1...2000, using: &random)),
        picture: (Int.random(in: 1...8000, using: &random), Int.random(in: 1...8000, using: &random)))
      for _ in 0..<8 {
        if Bool.random(using: &random) { geometry.zoom(by: Double.random(in: 1...3, using: &random)) }
        geometry.pan(
          x: Double.random(in: -9000...9000, using: &random),
          y: Double.random(in: -9000...9000, using: &random))
        assertCovers(geometry, "panned, seed \(seed)")
      }
    }
  }

  func testPanningMovesByWhatTheHandMoves() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    geometry.zoom(by: 2)
    let origin = geometry.origin
    geometry.pan(x: -30, y: 20)
    assertNear(geometry.origin, Point(x: origin.x - 30, y: origin.y + 20), within: 1e-6)
  }

  func testAnEdgeDoesNotHoldThePictureBack() async {
    var geometry = geometry(view: (800, 600), picture: (600, 2000))
    geometry.pan(x: 0, y: 9000)
    XCTAssertEqual(geometry.origin.y, 0, accuracy: 1e-6)
    // What went beyond the edge is not owed.
    geometry.pan(x: 0, y: -10)
    XCTAssertEqual(geometry.origin.y, -10, accuracy: 1e-6)
  }

  // MARK: - Nothing to show

  func testAViewOrPictureWithoutExtentGivesNoNaN() async {
    for (view, picture) in [
      ((0, 0), (100, 100)), ((800, 600), (0, 0)), ((0, 600), (100, 100)), ((0, 0), (0, 0)),
    ] {
      var geometry = geometry(view: view, picture: picture)
      geometry.zoom(by: 2, at: Point(x: 5, y: 5))
      geometry.pan(x: 10, y: 10)
      geometry.fit()
      geometry.fill()
      XCTAssertTrue(geometry.isEmpty)
      XCTAssertFalse(geometry.canPan)
      for number in [
        geometry.scale, geometry.fillScale, geometry.fitScale, geometry.origin.x, geometry.origin.y,
      ] {
        XCTAssertTrue(number.isFinite, "\(number) in \(geometry)")
      }
    }
  }

  func testAViewThatIsGoneForAWhileChangesNothing() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    geometry.zoom(by: 2, at: Point(x: 10, y: 10))
    let before = geometry
    geometry.setView(width: 0, height: 0)
    geometry.zoom(by: 2)
    geometry.setView(width: 800, height: 600)
    XCTAssertEqual(geometry, before)
  }

  func testNumbersThatAreNoneAreIgnored() async {
    var geometry = geometry(view: (800, 600), picture: (3000, 2000))
    let before = geometry
    geometry.zoom(by: .nan)
    geometry.zoom(to: .infinity)
    XCTAssertEqual(geometry, before)
  }
}
