import DiptychShelf
import Gtk
import GtkTestSupport
import XCTest

@testable import DiptychApp

/// The rate dialog as a person meets it.
@MainActor
final class RateDialogTests: AppTestCase {
  /// The dialog, its parts, and what it answered.
  @MainActor private final class Subject {
    let dialog: Dialog
    let slider: Scale
    var answers: [Rating?] = []

    init(_ dialog: Dialog, _ slider: Scale) {
      self.dialog = dialog
      self.slider = slider
    }

    func press(_ values: UInt32...) { for value in values { dialog.send(Key(value)) } }

    func type(_ text: String) { for scalar in text.unicodeScalars { dialog.send(Key(Key.sign(scalar))) } }
  }

  private func present(
    _ rating: Rating? = nil, _ scale: Rating.Scale = .games, name: String = "Bohnanza",
    community: String? = nil
  ) async throws -> Subject {
    let window = await show(Label("Behind"))
    var subject: Subject?
    RateDialogController.present(
      .init(name: name, rating: rating, scale: scale, community: community), before: window
    ) { subject?.answers.append($0) }
    let dialog = try await dialog("Rate ")
    subject = try Subject(dialog, find(.scale, "Rating", in: dialog))
    return try XCTUnwrap(subject)
  }

  private func save(_ subject: Subject) throws -> Button { try button("Save", in: subject.dialog) }
  private func clear(_ subject: Subject) throws -> Button { try button("Clear Rating", in: subject.dialog) }

  // MARK: - What it says

  func testAnUnratedGame() async throws {
    let subject = try await present(community: "Average of all: 7.1 of 10")
    XCTAssertEqual(subject.dialog.title, "Rate Bohnanza")
    XCTAssertEqual(subject.slider.accessibleDescription, "Not rated")
    XCTAssertEqual(subject.slider.value, 1)
    XCTAssertTrue(subject.slider.hasFocus)
    XCTAssertFalse(try save(subject).isSensitive)
    XCTAssertFalse(try clear(subject).isSensitive)
    XCTAssertTrue(shows("Not rated", in: subject.dialog))
    XCTAssertTrue(shows("Average of all: 7.1 of 10", in: subject.dialog))
    XCTAssertFalse(hasButton("Rejected", in: subject.dialog))
  }

  func testARatedGame() async throws {
    let subject = try await present(Self.rating(7.5))
    XCTAssertEqual(subject.slider.accessibleDescription, "7.5 of 10, good")
    XCTAssertEqual(subject.slider.value, 7.5)
    XCTAssertTrue(shows("7.5", in: subject.dialog))
    XCTAssertTrue(shows("good", in: subject.dialog))
    XCTAssertFalse(try save(subject).isSensitive)
    XCTAssertTrue(try clear(subject).isSensitive)
  }

  func testAnImportedValueIsShownAsItCameAndNotSavedByChance() async throws {
    let subject = try await present(Self.rating(6.75))
    XCTAssertEqual(subject.slider.value, 6.75)
    XCTAssertEqual(subject.slider.accessibleDescription, "6.75 of 10, fair")
    XCTAssertFalse(try save(subject).isSensitive)
    subject.press(Key.right)
    XCTAssertEqual(subject.slider.value, 7)
  }

  // MARK: - Keys

  func testReturnSavesAndArrowsDoNot() async throws {
    let subject = try await present(Self.rating(7))
    subject.press(Key.right, Key.up)
    await settle()
    XCTAssertTrue(subject.answers.isEmpty)
    XCTAssertTrue(try save(subject).isSensitive)
    XCTAssertEqual(subject.slider.accessibleDescription, "8 of 10, very good")
    subject.press(Key.enter)
    await settle()
    XCTAssertEqual(subject.answers, [Self.rating(8)])
    XCTAssertFalse(subject.dialog.isOnScreen)
  }

  func testTypingANumberAndReturn() async throws {
    for (typed, value) in [("7.5", 7.5), ("7,5", 7.5), ("10", 10)] {
      let subject = try await present()
      subject.type(typed)
      subject.press(Key.enter)
      await settle()
      XCTAssertEqual(subject.answers, [Self.rating(value)], "typed \(typed)")
    }
  }

  func testHomeEndAndDelete() async throws {
    let subject = try await present(Self.rating(7))
    subject.press(Key.end)
    XCTAssertEqual(subject.slider.value, 10)
    subject.press(Key.home)
    XCTAssertEqual(subject.slider.value, 1)
    subject.press(Key.delete)
    XCTAssertEqual(subject.slider.accessibleDescription, "Not rated")
    XCTAssertFalse(try clear(subject).isSensitive)
    subject.press(Key.enter)
    await settle()
    XCTAssertEqual(subject.answers, [nil])
  }

  func testRightToLeftMirrorsLeftAndRightOnly() async throws {
    Desktop.setRightToLeft(true)
    let subject = try await present(Self.rating(7))
    subject.press(Key.left)
    XCTAssertEqual(subject.slider.value, 7.5)
    subject.press(Key.right, Key.right)
    XCTAssertEqual(subject.slider.value, 6.5)
    subject.press(Key.up)
    XCTAssertEqual(subject.slider.value, 7)
  }

  func testEscapeAndCancelLeaveThingsAsTheyAre() async throws {
    let escaped = try await present(Self.rating(7))
    escaped.press(Key.right, Key.escape)
    await settle()
    XCTAssertFalse(escaped.dialog.isOnScreen)
    XCTAssertTrue(escaped.answers.isEmpty)
    let cancelled = try await present(Self.rating(7))
    cancelled.press(Key.right)
    try button("Cancel", in: cancelled.dialog).click()
    await settle()
    XCTAssertFalse(cancelled.dialog.isOnScreen)
    XCTAssertTrue(cancelled.answers.isEmpty)
  }

  func testReturnWithoutAChangeSavesNothing() async throws {
    let subject = try await present(Self.rating(7))
    subject.press(Key.enter)
    await settle()
    XCTAssertTrue(subject.answers.isEmpty)
  }

  // MARK: - Pointer

  func testClearRatingAndSave() async throws {
    let subject = try await present(Self.rating(7))
    try clear(subject).click()
    XCTAssertTrue(subject.answers.isEmpty)
    try save(subject).click()
    await settle()
    XCTAssertEqual(subject.answers, [nil])
  }

  func testChoosingThePresentValueAgainDoesNotClear() async throws {
    let subject = try await present(Self.rating(5))
    subject.type("5")
    XCTAssertEqual(subject.slider.accessibleDescription, "5 of 10, average")
    subject.slider.value = 6
    subject.slider.value = 5
    XCTAssertEqual(subject.slider.accessibleDescription, "5 of 10, average")
    XCTAssertFalse(try save(subject).isSensitive)
  }

  func testTheWheelChangesNothing() async throws {
    let subject = try await present(Self.rating(7))
    let place = subject.slider.allocation
    for notches in [-1.0, 1, 3] {
      subject.slider.sendScroll(x: place.width / 2, y: place.height / 2, by: notches)
    }
    await settle()
    XCTAssertEqual(subject.slider.value, 7)
    XCTAssertFalse(try save(subject).isSensitive)
  }

  func testAScreenReaderMovesTheSliderToSteps() async throws {
    let subject = try await present(Self.rating(7))
    subject.slider.value = 8.3
    XCTAssertEqual(subject.slider.value, 8.5)
    XCTAssertTrue(subject.answers.isEmpty)
    try save(subject).click()
    await settle()
    XCTAssertEqual(subject.answers, [Self.rating(8.5)])
  }

  // MARK: - Photos

  func testAPhotoCanBeRejected() async throws {
    let subject = try await present(Self.rating(4, .photos), .photos, name: "Harbour")
    let rejected = try find(.checkButton, "Rejected", in: subject.dialog)
    XCTAssertFalse(rejected.isOn)
    rejected.click()
    XCTAssertEqual(subject.slider.accessibleDescription, "Rejected")
    subject.slider.grabFocus()
    subject.press(Key.up)
    XCTAssertFalse(rejected.isOn, "a number takes the rejection back")
    XCTAssertEqual(subject.slider.value, 1)
  }

  func testAPhotoHasFiveSteps() async throws {
    let subject = try await present(nil, .photos, name: "Harbour")
    subject.press(Key.end)
    XCTAssertEqual(subject.slider.value, 5)
    XCTAssertEqual(subject.slider.accessibleDescription, "5 of 5")
    subject.press(Key.left)
    XCTAssertEqual(subject.slider.value, 4)
    subject.press(Key.enter)
    await settle()
    XCTAssertEqual(subject.answers, [Self.rating(4, .photos)])
  }

  // MARK: - Room

  func testLongNamesKeepTheDialogNarrow() async throws {
    let names = [
      String(repeating: "Ticket to Ride and back ", count: 9), String(repeating: "x", count: 200),
      String(repeating: "كتان ", count: 40), String(repeating: "🎲", count: 200),
    ]
    for name in names {
      for scale in [Rating.Scale.games, .photos] {
        let subject = try await present(nil, scale, name: name, community: "Average of all: 7.1 of 10")
        XCTAssertLessThanOrEqual(subject.dialog.size.width, 360, name)
        XCTAssertLessThanOrEqual(subject.dialog.size.height, 640, name)
        XCTAssertEqual(subject.dialog.title, "Rate \(name)")
        subject.dialog.destroy()
      }
    }
  }

  func testTheDialogGoesWithItsWindow() async throws {
    let window = await show(Label("Behind"))
    weak var controller: RateDialogController?
    controller = RateDialogController.present(
      .init(name: "Bang!", rating: nil, scale: .games, community: nil), before: window
    ) { _ in }
    _ = try await dialog("Rate ")
    XCTAssertNotNil(controller)
    window.destroy()
    await settle()
    XCTAssertNil(controller)
  }
}
