import DiptychPictures
import DiptychShelf
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

/// What is loaded, shown and remembered of a photo.
@MainActor
final class PhotoViewControllerTests: PhotoViewCase {
  // MARK: - The picture

  func testAPictureStandsUprightAtFillWhateverItsOrientation() async throws {
    for orientation in PhotoOrientation.allCases {
      let subject = try await present([("a.jpg", TestPicture(orientation: orientation))])
      try select("a.jpg", in: subject)
      await waitForPicture(subject)
      let place = subject.canvas.allocation
      let (right, bottom) = (place.width - 8, place.height - 8)
      for (corner, point) in [(8, 8), (right, 8), (8, bottom), (right, bottom)].enumerated() {
        XCTAssertTrue(
          isCorner(corner, at: point.0, point.1, of: subject.canvas), "corner \(corner) of \(orientation)")
      }
      subject.window.destroy()
    }
  }

  func testThePictureFillsAgainWhenTheWindowChanges() async throws {
    let subject = try await present()
    try await select(subject)
    subject.window.resize(width: 700, height: 300)
    await pump(until: { subject.canvas.allocation.width == 700 })
    await settle()
    let place = subject.canvas.allocation
    for (corner, point) in [
      (3, 3), (place.width - 4, 3), (3, place.height - 4), (place.width - 4, place.height - 4),
    ].enumerated() { XCTAssertTrue(isCorner(corner, at: point.0, point.1, of: subject.canvas), "\(corner)") }
  }

  func testThePictureIsAskedForInTheSizeOfTheCanvas() async throws {
    let subject = try await present([("a.png", TestPicture(width: 1200, height: 1000))])
    try await select(subject)
    let sizes = subject.collection.decoder.requests.map(\.size)
    let place = subject.canvas.allocation
    guard sizes.count == 1, case .covering(let width, let height) = sizes[0] else {
      return XCTFail("asked for \(sizes)")
    }
    XCTAssertEqual(width, place.width)
    // What is said of the photo below it may come in between and take a few lines.
    XCTAssertTrue((place.height...place.height + 60).contains(height), "\(height) for \(place.height)")
  }

  func testZoomingInLoadsTheWholePicture() async throws {
    let subject = try await present([("a.png", TestPicture(width: 1200, height: 1000))])
    try await select(subject)
    let zoomIn = try button("Zoom In", in: subject.window)
    for _ in 0..<6 { zoomIn.click() }
    await pump(until: { subject.collection.decoder.requests.last?.size == .full })
  }

  func testAWindowThatGrowsWhileThePictureLoadsGetsASharpOne() async throws {
    let subject = try await present(
      [("a.png", TestPicture(width: 1200, height: 1000))], width: 200, height: 250)
    subject.collection.decoder.isOpen = false
    try select("a.png", in: subject)
    await pump(until: { !subject.collection.decoder.shown.isEmpty })
    subject.window.resize(width: 900, height: 700)
    await pump(until: { subject.canvas.allocation.width == 900 })
    subject.collection.decoder.isOpen = true
    await waitForPicture(subject)
    await pump(until: { subject.collection.decoder.requests.last?.size == .full }, "it stays blurred")
  }

  func testOnlyTheLastOfTenQuicklyChosenPicturesIsShown() async throws {
    let names = (0..<10).map { "\($0).png" }
    let subject = try await present(names.map { ($0, TestPicture()) })
    var titles: [String] = []
    subject.controller.onTitle = { titles.append($0) }
    for name in names {
      try select(name, in: subject)
      await pump(seconds: 0.005)
    }
    await waitForPicture(subject)
    XCTAssertEqual(titles.last, "9.png")
    XCTAssertEqual(try subject.collection.recents().first, "9.png")
    // One that was passed over before it could be seen was not looked at.
    XCTAssertEqual(subject.canvas.accessibleName, "9.png")
  }

  func testAPictureThatArrivesTooLateIsDropped() async throws {
    let subject = try await present([("a.png", TestPicture()), ("b.png", TestPicture())])
    subject.collection.decoder.isOpen = false
    try select("a.png", in: subject)
    await pump(until: { subject.collection.decoder.shown == ["a.png"] })
    try select("b.png", in: subject)
    await pump(until: { subject.collection.decoder.shown == ["a.png", "b.png"] })
    subject.collection.decoder.isOpen = true
    await waitForPicture(subject)
    await pump(until: { (try? subject.collection.recents()) == ["b.png"] }, "recents are not b.png alone")
  }

  func testDeselectingWhileLoadingShowsNothing() async throws {
    let subject = try await present()
    subject.collection.decoder.isOpen = false
    try select("a.png", in: subject)
    await pump(until: { !subject.collection.decoder.shown.isEmpty })
    subject.controller.selectionChanged(to: .nothing)
    subject.collection.decoder.isOpen = true
    await pump(seconds: 0.2)
    XCTAssertFalse(isCorner(0, at: 8, 8, of: subject.canvas))
    XCTAssertFalse(spins(subject))
    XCTAssertEqual(try subject.collection.recents(), [])
  }

  // MARK: - Waiting and failing

  func testAWheelTurnsOnlyWhereOneHasToWait() async throws {
    let subject = try await present()
    subject.collection.decoder.isOpen = false
    try select("a.png", in: subject)
    let start = ContinuousClock.now
    await pump(until: { self.spins(subject) }, timeout: 3, "no spinner")
    XCTAssertGreaterThan(ContinuousClock.now - start, .milliseconds(140))
    subject.collection.decoder.isOpen = true
    await waitForPicture(subject)
    XCTAssertFalse(spins(subject))
  }

  func testAQuickPictureShowsNoWheel() async throws {
    let subject = try await present()
    try await select(subject)
    let end = ContinuousClock.now + .milliseconds(300)
    while ContinuousClock.now < end {
      XCTAssertFalse(spins(subject))
      await pump(seconds: 0.02)
    }
  }

  func testAMissingFileSaysWhyAndRetryShowsItOnceItIsThere() async throws {
    let subject = try await present()
    subject.collection.removeFile(of: "a.png")
    try select("a.png", in: subject)
    await wait(for: "Cannot Show This Photo", in: subject.window)
    XCTAssertTrue(texts(in: subject.window).contains { $0.contains("a.png") && $0.contains("not there") })
    XCTAssertEqual(try subject.collection.recents(), [])
    try button("Retry", in: subject.window).click()
    await settle()
    XCTAssertTrue(shows("Cannot Show This Photo", in: subject.window))
    try subject.collection.write(TestPicture(), named: "a.png")
    try button("Retry", in: subject.window).click()
    await waitForPicture(subject)
    XCTAssertFalse(shows("Cannot Show This Photo", in: subject.window))
    await pump(until: { (try? subject.collection.recents()) == ["a.png"] }, "it was looked at")
  }

  func testAnErrorGoesWithItsPhoto() async throws {
    let subject = try await present([("a.png", TestPicture()), ("b.png", TestPicture())])
    subject.collection.removeFile(of: "b.png")
    try select("b.png", in: subject)
    await wait(for: "Cannot Show This Photo", in: subject.window)
    try await select(subject)
    XCTAssertFalse(shows("Cannot Show This Photo", in: subject.window))
    await pump(until: { (try? subject.collection.recents()) == ["a.png"] })
  }

  // MARK: - Recents

  func testRecentsAreWhatWasReallyShownNewestFirst() async throws {
    let subject = try await present([("a.png", TestPicture()), ("b.png", TestPicture())])
    for name in ["a.png", "b.png", "a.png"] {
      try select(name, in: subject)
      await pump(until: { (try? subject.collection.recents().first) == name }, "\(name) is not recent")
    }
    XCTAssertEqual(try subject.collection.recents(), ["a.png", "b.png"])
  }

  func testAPageThatIsNotOnScreenLoadsNothing() async throws {
    let collection = try TestCollection()
    try collection.addPhotos("a.png")
    let controller = PhotoViewController(collection.session, pictures: collection.pictures)
    let pages = Stack()
    let other = Label("Other")
    pages.add(other)
    pages.add(controller.view)
    let window = await show(pages)
    pages.show(other)
    await settle()
    controller.selectionChanged(to: .item(try collection.photo("a.png")))
    await pump(seconds: 0.1)
    XCTAssertEqual(collection.decoder.shown, [])
    XCTAssertEqual(try collection.recents(), [])
    pages.show(controller.view)
    await waitForPicture(Subject(collection: collection, controller: controller, window: window))
  }

  func testHalfAFileSaysSo() async throws {
    let subject = try await present([
      ("a.jpg", TestPicture(width: 400, height: 400)), ("b.png", TestPicture()),
    ])
    let whole = TestPicture(width: 400, height: 400).jpeg
    _ = try subject.collection.folder.write(Array(whole.prefix(whole.count / 2)), to: "photos/a.jpg")
    try select("a.jpg", in: subject)
    let sentence = "This file is incomplete; the lower part is missing."
    await wait(for: sentence, in: subject.window)
    try select("b.png", in: subject)
    await pump(until: { !self.shows(sentence, in: subject.window) }, "another photo is called incomplete")
  }
}
