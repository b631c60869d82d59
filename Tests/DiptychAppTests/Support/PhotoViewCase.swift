import DiptychPictures
import DiptychShelf
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

/// A test with the page of a photo in a window, on real files.
@MainActor
class PhotoViewCase: AppTestCase {
  /// A photo's page in a window.
  @MainActor struct Subject {
    let collection: TestCollection
    let controller: PhotoViewController
    let window: Window
    var canvas: Widget { controller.initialFocus }
  }

  func present(
    _ photos: [(name: String, picture: TestPicture)] = [("a.png", TestPicture())], width: Int = 400,
    height: Int = 400
  ) async throws -> Subject {
    let collection = try TestCollection()
    try collection.addPhotos(photos)
    let controller = PhotoViewController(collection.session, pictures: collection.pictures)
    let window = await show(controller.view, width: width, height: height)
    return Subject(collection: collection, controller: controller, window: window)
  }

  func select(_ name: String, in subject: Subject) throws {
    subject.controller.selectionChanged(to: .item(try subject.collection.photo(name)))
  }

  /// Says whether a point of the canvas has a corner's colour.
  func isCorner(_ index: Int, at x: Int, _ y: Int, of canvas: Widget) -> Bool {
    let scale = canvas.scaleFactor
    guard let color = canvas.snapshot()?.color(x: x * scale, y: y * scale) else { return false }
    let wanted = TestPicture.corners[index].map { Double($0) / 255 }
    return zip([color.red, color.green, color.blue], wanted).allSatisfy { abs($0 - $1) < 0.1 }
  }

  func waitForPicture(_ subject: Subject, file: StaticString = #filePath, line: UInt = #line) async {
    await pump(
      until: { self.isCorner(0, at: 8, 8, of: subject.canvas) }, "no picture", file: file, line: line)
    await settle()
  }

  func spins(_ subject: Subject) -> Bool {
    subject.window.descendants(.any).contains { $0.typeName == "GtkSpinner" && $0.isOnScreen }
  }

  func select(_ subject: Subject) async throws {
    try select("a.png", in: subject)
    await waitForPicture(subject)
    subject.canvas.grabFocus()
  }
}
