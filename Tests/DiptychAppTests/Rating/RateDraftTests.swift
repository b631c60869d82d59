import DiptychShelf
import XCTest

@testable import DiptychApp

/// What each key makes of a rating.
///
/// The tests are async because XCTest needs it of a class on the main actor.
@MainActor
final class RateDraftTests: XCTestCase {
  private typealias Step = (inout RateDraft) -> Void

  private static let up: Step = { $0.raise() }
  private static let down: Step = { $0.lower() }

  private static func typing(_ text: String) -> Step { { draft in text.forEach { draft.type($0) } } }

  /// The chip of the rating after some steps, from a rating in hundredths; 0 is unrated.
  private func chip(_ hundredths: Int, _ scale: Rating.Scale, _ steps: Step...) -> String {
    var draft = RateDraft(Rating(hundredths: hundredths, scale: scale), scale: scale)
    for step in steps { step(&draft) }
    return draft.rating.chip
  }

  func testArrowsStepByHalvesForGamesAndByWholesForPhotos() async {
    let table: [(from: Int, scale: Rating.Scale, up: String, down: String)] = [
      (0, .games, "1", "1"), (100, .games, "1.5", "1"), (150, .games, "2", "1"), (700, .games, "7.5", "6.5"),
      (1000, .games, "10", "9.5"), (675, .games, "7", "6.5"), (325, .games, "3.5", "3"),
      (699, .games, "7", "6.5"),
      (951, .games, "10", "9.5"), (0, .photos, "1", "1"), (100, .photos, "2", "1"), (300, .photos, "4", "2"),
      (500, .photos, "5", "4"), (-100, .photos, "1", "1"),
    ]
    for row in table {
      XCTAssertEqual(chip(row.from, row.scale, Self.up), row.up, "up from \(row.from)")
      XCTAssertEqual(chip(row.from, row.scale, Self.down), row.down, "down from \(row.from)")
    }
  }

  func testHomeAndEndGoToTheEndsOfTheScale() async {
    for start in [0, 675] {
      XCTAssertEqual(chip(start, .games, { $0.setLeast() }), "1")
      XCTAssertEqual(chip(start, .games, { $0.setGreatest() }), "10")
    }
    XCTAssertEqual(chip(-100, .photos, { $0.setLeast() }), "1")
    XCTAssertEqual(chip(0, .photos, { $0.setGreatest() }), "5")
  }

  func testAnImportedValueStaysUntilItIsMoved() async {
    let draft = RateDraft(Rating(hundredths: 675, scale: .games), scale: .games)
    XCTAssertEqual(draft.rating.chip, "6.75")
    XCTAssertEqual(draft.position, 6.75)
    XCTAssertFalse(draft.isChanged)
  }

  func testTypedDigits() async {
    let table: [(typed: String, chip: String)] = [
      ("7", "7"), ("7.", "7"), ("7.5", "7.5"), ("7,5", "7.5"), ("7.25", "7.25"), ("1", "1"), ("10", "10"),
      ("10.0", "10"), ("0", "–"), ("78", "8"), ("7.259", "9"), ("05", "5"),
      // What makes no rating changes nothing, and clears nothing.
      ("70", "7"), ("100", "10"), ("10.5", "10"), ("0.5", "–"), (".", "–"), ("..", "–"), ("7..5", "7.5"),
    ]
    for row in table {
      XCTAssertEqual(chip(0, .games, Self.typing(row.typed)), row.chip, "typed \(row.typed)")
    }
  }

  func testTypedDigitsForPhotos() async {
    let table: [(typed: String, chip: String)] = [
      ("4", "4"), ("0", "–"), ("6", "3"), ("9", "3"), ("45", "5"), ("4.5", "5"), ("40", "4"), (".", "3"),
    ]
    for row in table {
      XCTAssertEqual(chip(300, .photos, Self.typing(row.typed)), row.chip, "typed \(row.typed)")
    }
  }

  func testZeroAloneClearsAndZeroInANumberDoesNot() async {
    XCTAssertEqual(chip(750, .games, Self.typing("0")), "–")
    XCTAssertEqual(chip(750, .games, Self.typing("10")), "10")
    // After an arrow a new number begins.
    XCTAssertEqual(chip(750, .games, Self.typing("7"), Self.up, Self.typing("0")), "–")
    XCTAssertEqual(chip(750, .games, Self.typing("1"), Self.down, Self.typing("5")), "5")
  }

  func testClear() async {
    var draft = RateDraft(Rating(hundredths: 800, scale: .games), scale: .games)
    draft.clear()
    XCTAssertNil(draft.rating)
    XCTAssertTrue(draft.isChanged)
    XCTAssertEqual(draft.spoken, "Not rated")
    XCTAssertEqual(draft.position, 1)
  }

  func testRejectingAndTakingItBack() async {
    var draft = RateDraft(Rating(hundredths: 400, scale: .photos), scale: .photos)
    draft.setRejected(true)
    XCTAssertEqual(draft.rating, .rejected)
    XCTAssertEqual(draft.spoken, "Rejected")
    XCTAssertEqual(draft.position, 1)
    XCTAssertTrue(draft.isChanged)
    draft.setRejected(false)
    XCTAssertEqual(draft.rating.chip, "4")
    XCTAssertFalse(draft.isChanged)

    var rejected = RateDraft(.rejected, scale: .photos)
    rejected.setRejected(false)
    XCTAssertNil(rejected.rating)
    XCTAssertTrue(rejected.isChanged)
  }

  func testTakingBackWhatIsNotRejectedChangesNothing() async {
    var draft = RateDraft(Rating(hundredths: 200, scale: .photos), scale: .photos)
    draft.raise()
    draft.setRejected(false)
    XCTAssertEqual(draft.rating.chip, "3")
  }

  func testChangedMeansAnotherValueThanBefore() async {
    var draft = RateDraft(Rating(hundredths: 700, scale: .games), scale: .games)
    draft.raise()
    XCTAssertTrue(draft.isChanged)
    draft.lower()
    XCTAssertFalse(draft.isChanged)
    var unrated = RateDraft(nil, scale: .games)
    unrated.clear()
    XCTAssertFalse(unrated.isChanged)
    unrated.setLeast()
    XCTAssertTrue(unrated.isChanged)
  }

  func testTheSliderGoesToTheNearestStep() async {
    let table: [(position: Double, scale: Rating.Scale, chip: String)] = [
      (7.3, .games, "7.5"), (7.2, .games, "7"), (-4, .games, "1"), (99, .games, "10"), (3.4, .photos, "3"),
      (0, .photos, "1"), (9, .photos, "5"),
    ]
    for row in table {
      XCTAssertEqual(
        chip(0, row.scale, { $0.setPosition(row.position) }), row.chip, "slider at \(row.position)")
    }
  }

  func testWhatAScreenReaderSays() async {
    XCTAssertEqual(RateDraft(Rating(hundredths: 750, scale: .games), scale: .games).spoken, "7.5 of 10, good")
    XCTAssertEqual(RateDraft(Rating(hundredths: 300, scale: .photos), scale: .photos).spoken, "3 of 5")
    XCTAssertEqual(RateDraft(nil, scale: .photos).spoken, "Not rated")
  }
}
