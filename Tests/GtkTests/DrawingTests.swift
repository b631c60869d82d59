import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class DrawingTests: GtkTestCase {
  func testSurfaceOfPixelsKeepsColoursAndStride() async throws {
    // Two rows of two pixels, each row followed by four bytes that are not part of the picture.
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xDEAD_BEEF, 0xFF00_00FF, 0x8080_0000, 0xDEAD_BEEF]
    let surface = try XCTUnwrap(
      pixels.withUnsafeBytes { ImageSurface(width: 2, height: 2, stride: 12, pixels: $0) })
    XCTAssertEqual(surface.width, 2)
    XCTAssertEqual(surface.height, 2)
    XCTAssertEqual(surface.color(x: 0, y: 0), Color(1, 0, 0))
    XCTAssertEqual(surface.color(x: 1, y: 0), Color(0, 1, 0))
    XCTAssertEqual(surface.color(x: 0, y: 1), Color(0, 0, 1))
    XCTAssertEqual(surface.color(x: 1, y: 1), Color(1, 0, 0, alpha: 128 / 255.0))
    XCTAssertNil(surface.color(x: 2, y: 0))
    XCTAssertNil(surface.color(x: 0, y: -1))
  }

  func testSurfaceRefusesWhatDoesNotFit() async {
    let pixels = [UInt8](repeating: 0, count: 64)
    func make(_ width: Int, _ height: Int, _ stride: Int) -> ImageSurface? {
      pixels.withUnsafeBytes { ImageSurface(width: width, height: height, stride: stride, pixels: $0) }
    }
    XCTAssertNotNil(make(4, 4, 16))
    XCTAssertNil(make(4, 5, 16), "too few pixels")
    XCTAssertNil(make(4, 4, 12), "a row is longer than the stride")
    XCTAssertNil(make(0, 4, 16))
    XCTAssertNil(make(4, -1, 16))
    XCTAssertNil(make(Int.max / 2, 2, Int.max))
    XCTAssertNil(ImageSurface(width: ImageSurface.maximumSide + 1, height: 1))
    XCTAssertNil(ImageSurface(width: -1, height: 1))
    XCTAssertNil(ImageSurface(width: Int(Int32.max) + 2, height: 1))
    XCTAssertNotNil(ImageSurface(width: ImageSurface.maximumSide, height: 1))
  }

  func testShapesColoursAndClips() async throws {
    let surface = try XCTUnwrap(ImageSurface(width: 40, height: 40))
    surface.draw { context in
      context.setColor(Color(0, 1, 0))
      context.rectangle(0, 0, 10, 40)
      context.fill()
      context.saved {
        context.rectangle(20, 0, 10, 10)
        context.clip()
        context.setColor(Color(0, 0, 1))
        context.paint()
      }
      context.setColor(Color(1, 0, 0))
      context.circle(25, 25, radius: 5)
      context.fill()
    }
    XCTAssertEqual(surface.color(x: 5, y: 30), Color(0, 1, 0))
    XCTAssertEqual(surface.color(x: 15, y: 30)?.alpha, 0)
    XCTAssertEqual(surface.color(x: 25, y: 5), Color(0, 0, 1))
    XCTAssertEqual(surface.color(x: 25, y: 15)?.alpha, 0, "the clip ends with `saved`")
    XCTAssertEqual(surface.color(x: 25, y: 25), Color(1, 0, 0))
    surface.draw { $0.clear() }
    XCTAssertEqual(surface.color(x: 5, y: 30)?.alpha, 0)
  }

  func testPictureIsDrawnScaledToItsEdge() async throws {
    let pixel: [UInt32] = [0xFF33_6699]
    let picture = try XCTUnwrap(
      pixel.withUnsafeBytes { ImageSurface(width: 1, height: 1, stride: 4, pixels: $0) })
    let surface = try XCTUnwrap(ImageSurface(width: 10, height: 10))
    surface.draw { context in
      context.scale(10, 10)
      context.setSurface(picture, x: 0, y: 0)
      context.paint()
    }
    let corner = try XCTUnwrap(surface.color(x: 9, y: 9))
    XCTAssertEqual(corner.alpha, 1, "it does not fade out")
    XCTAssertEqual(corner, Color(0x33 / 255.0, 0x66 / 255.0, 0x99 / 255.0))
  }

  func testGradientAndText() async throws {
    let surface = try XCTUnwrap(ImageSurface(width: 100, height: 40))
    surface.draw { context in
      context.setGradient(
        from: (0, 0), to: (100, 0), [(at: 0, color: Color(0, 0, 0)), (at: 1, color: Color(1, 1, 1))])
      context.paint()
    }
    let left = try XCTUnwrap(surface.color(x: 2, y: 20))
    let right = try XCTUnwrap(surface.color(x: 97, y: 20))
    XCTAssertLessThan(left.red, 0.1)
    XCTAssertGreaterThan(right.red, 0.9)
    surface.draw { context in
      context.clear()
      context.setColor(Color(1, 0, 0))
      context.text("███", font: "Sans Bold 24", centeredAt: 50, 20)
    }
    XCTAssertEqual(surface.color(x: 50, y: 20)?.red, 1)
    XCTAssertEqual(surface.color(x: 1, y: 1)?.alpha, 0)
  }

  func testScaledSurfaceHasDevicePixels() async throws {
    let surface = try XCTUnwrap(ImageSurface(width: 20, height: 20, scale: 2))
    surface.draw { context in
      context.setColor(Color(1, 0, 0))
      context.rectangle(0, 0, 5, 5)
      context.fill()
    }
    XCTAssertEqual(surface.color(x: 9, y: 9), Color(1, 0, 0))
    XCTAssertEqual(surface.color(x: 11, y: 11)?.alpha, 0)
  }

  func testHuesAreTheirColours() async {
    func nearly(_ color: Color, _ other: Color) -> Bool {
      abs(color.red - other.red) + abs(color.green - other.green) + abs(color.blue - other.blue) < 1e-9
    }
    for (hue, color) in [
      (0.0, Color(1, 0, 0)), (1 / 3.0, Color(0, 1, 0)), (2 / 3.0, Color(0, 0, 1)), (1.0, Color(1, 0, 0)),
      (-1 / 3.0, Color(0, 0, 1)), (1 / 6.0, Color(1, 1, 0)), (7.5, Color(0, 1, 1)),
    ] {
      let made = Color(hue: hue, saturation: 1, lightness: 0.5)
      XCTAssertTrue(nearly(made, color), "hue \(hue): \(made)")
    }
    XCTAssertTrue(nearly(Color(hue: 0.4, saturation: 0, lightness: 0.3), Color(0.3, 0.3, 0.3)))
    XCTAssertTrue(nearly(Color(hue: 0.4, saturation: 1, lightness: 1), Color(1, 1, 1)))
  }

  func testDrawingAreaDrawsAndTellsItsSize() async throws {
    let area = DrawingArea(role: .image)
    var sizes: [[Int]] = []
    area.onResize { sizes.append([$0, $1]) }
    area.onDraw { context in
      context.setColor(Color(0, 0.2, 1))
      context.paint()
    }
    let window = await show(area, width: 120, height: 80)
    XCTAssertEqual(sizes, [[120, 80]])
    XCTAssertEqual(try color(of: area, x: 60, y: 40).blue, 1)
    window.resize(width: 200, height: 90)
    await pump(until: { sizes.last == [200, 90] })
    area.setCursor("grab")
    area.setCursor(nil)
  }

  func testSnapshotNeedsTheScreen() async {
    XCTAssertNil(Label("nowhere").snapshot())
  }
}
