import DiptychShelf
import TestFixtures
import XCTest

@testable import DiptychApp

@MainActor
final class PhotoPageTests: XCTestCase {
  private func page(_ name: String, _ change: (TestCollection, ItemID) throws -> Void = { _, _ in }) throws
    -> PhotoPage
  {
    let collection = try TestCollection()
    try collection.addPhotos([(name, TestPicture(width: 64, height: 96, orientation: .rightTop))])
    let item = try collection.photo(name)
    try change(collection, item)
    return PhotoPage(try XCTUnwrap(collection.library.photo(item)))
  }

  func testAPhotoOfWhichNothingIsKnown() async throws {
    let page = try page("harbour.jpg")
    XCTAssertEqual(page.title, "harbour.jpg")
    XCTAssertEqual(page.ownRating, "Not rated yet")
    XCTAssertNil(page.caption)
    XCTAssertEqual(page.tags, [])
    // As displayed: the file's sides are turned.
    XCTAssertEqual(page.details, "96 × 64")
  }

  func testRatingsInWords() async throws {
    XCTAssertEqual(try page("a.jpg") { try $0.library.rate([$1], .rejected) }.ownRating, "Rejected")
    XCTAssertEqual(
      try page("a.jpg") { try $0.library.rate([$1], Rating(hundredths: 400, scale: .photos)) }.ownRating,
      "Your rating: 4")
  }

  func testTags() async throws {
    let page = try page("a.jpg") { try $0.library.tag([$1], adding: ["sea", "Dominion"]) }
    XCTAssertEqual(Set(page.tags), ["sea", "Dominion"])
  }
}
