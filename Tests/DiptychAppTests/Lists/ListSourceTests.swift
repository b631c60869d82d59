import DiptychShelf
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

/// What the lists are made of.
@MainActor
final class ListSourceTests: AppTestCase {
  private func rows(_ source: any ListSource) -> [String] { (0..<source.count).map { source.row($0).title } }

  private func games(_ rows: [[String: String]]) async throws -> GamesSource {
    let collection = try TestCollection()
    if !rows.isEmpty { try collection.addGames(rows) }
    let source = GamesSource(collection.session, covers: CoverStore(size: 40, scale: 1))
    try await source.reload()
    return source
  }

  func testGamesAreInOrderOfTheirNames() async throws {
    let source = try await games(
      ["The Crew", "7 Wonders", "12 Rivers", "Orléans", "Bang!"].map { ["objectname": $0] })
    XCTAssertEqual(rows(source), ["7 Wonders", "12 Rivers", "Bang!", "The Crew", "Orléans"])
    XCTAssertEqual(source.rows(matching: "orleans").map { source.title($0) }, ["Orléans"])
  }

  func testAGamesRow() async throws {
    let source = try await games([
      ["objectname": "Bohnanza", "rating": "7.5", "yearpublished": "1997"], ["objectname": "Dominion"],
    ])
    let rated = source.row(0)
    XCTAssertEqual([rated.title, rated.subtitle, rated.chip], ["Bohnanza", "1997", "7.5"])
    XCTAssertTrue(rated.chipIsFilled)
    XCTAssertNotNil(rated.image)
    let unrated = source.row(1)
    XCTAssertEqual(unrated.chip, "–")
    XCTAssertFalse(unrated.chipIsFilled)
  }

  func testHowManyGamesThereAre() async throws {
    let one = try await games([["objectname": "A"]])
    XCTAssertEqual(one.summary(shown: 1), "1 game")
    let mixed = try await games(
      ["A", "B", "C"].map { ["objectname": $0] }
        + ["D", "E"].map { ["objectname": $0, "itemtype": "expansion"] })
    XCTAssertEqual(mixed.summary(shown: 5), "3 games, 2 expansions")
    XCTAssertEqual(mixed.summary(shown: 2), "2 of 5")
    let almost = try await games([["objectname": "A"], ["objectname": "B", "itemtype": "expansion"]])
    XCTAssertEqual(almost.summary(shown: 2), "1 game, 1 expansion")
  }

  func testTagsBeginWithAllAndUntagged() async throws {
    let collection = try TestCollection()
    let source = TagsSource(collection.session)
    try await source.reload()
    XCTAssertEqual(rows(source), [])
    try collection.addPhotos("a.png", "b.png", "c.png")
    try collection.library.tag([collection.photo("a.png")], adding: ["Sea", "bohnanza"])
    try collection.library.tag([collection.photo("b.png")], adding: ["Sea"])
    try await source.reload()
    XCTAssertEqual(rows(source), ["All photos", "Untagged", "bohnanza", "Sea"])
    XCTAssertEqual(
      (0..<source.count).map { source.row($0).subtitle }, ["3 photos", "1 photo", "1 photo", "2 photos"])
    XCTAssertEqual(source.summary(shown: 4), "2 tags")
  }

  func testAFileThatChangedHasANewThumbnail() async throws {
    let collection = try TestCollection()
    try collection.addPhotos([("a.png", TestPicture())])
    let source = PhotosSource(
      .matching(.all), session: collection.session, pictures: collection.pictures, scale: 1)
    try await source.reload()
    await pump(until: { source.row(0).image != nil }, "no thumbnail")
    let first = try XCTUnwrap(source.row(0).image)
    XCTAssertTrue(source.row(0).image === first, "the same file has the same one")
    try collection.write(TestPicture(width: 30, height: 60), named: "a.png")
    try PhotoIndexer(library: collection.library).run()
    try await source.reload()
    await pump(until: { source.row(0).image != nil }, "no new thumbnail")
    XCTAssertFalse(source.row(0).image === first)
  }

  func testPhotosOfATag() async throws {
    let collection = try TestCollection()
    try collection.addPhotos("img10.png", "img2.png", "other.png")
    for name in ["img10.png", "img2.png"] {
      try collection.library.tag([collection.photo(name)], adding: ["Sea"])
    }
    func photos(_ filter: PhotoFilter) async throws -> PhotosSource {
      let source = PhotosSource(
        .matching(filter), session: collection.session, pictures: collection.pictures, scale: 1)
      try await source.reload()
      return source
    }
    let sea = try await photos(.tag("Sea"))
    XCTAssertEqual(rows(sea), ["img2.png", "img10.png"])
    XCTAssertEqual(sea.summary(shown: 2), "2 photos")
    let untagged = try await photos(.untagged)
    XCTAssertEqual(rows(untagged), ["other.png"])
    XCTAssertEqual(untagged.summary(shown: 1), "1 photo")
    let all = try await photos(.all)
    XCTAssertEqual(all.count, 3)
  }

  func testRecentsAreNewestFirst() async throws {
    let collection = try TestCollection()
    try collection.addPhotos("a.png", "b.png")
    for name in ["a.png", "b.png"] { try collection.library.recordViewed(collection.photo(name)) }
    let source = PhotosSource(.recents, session: collection.session, pictures: collection.pictures, scale: 1)
    try await source.reload()
    XCTAssertEqual(rows(source), ["b.png", "a.png"])
  }

  func testAThumbnailComesWhenItIsReady() async throws {
    let collection = try TestCollection()
    try collection.addPhotos("a.png")
    let source = PhotosSource(
      .matching(.all), session: collection.session, pictures: collection.pictures, scale: 1)
    try await source.reload()
    var arrived: [ItemID] = []
    source.onPicture = { arrived.append($0) }
    XCTAssertNil(source.row(0).image)
    await pump(until: { !arrived.isEmpty }, "no thumbnail")
    XCTAssertEqual(arrived, [try collection.photo("a.png")])
    XCTAssertNotNil(source.row(0).image)
  }

  func testAPhotoThatCannotBeShownHasAFrameInItsPlace() async throws {
    let collection = try TestCollection()
    try collection.addPhotos("a.png")
    try collection.folder.write([], to: "photos/empty.png")
    try PhotoIndexer(library: collection.library).run()
    let source = PhotosSource(
      .matching(.all), session: collection.session, pictures: collection.pictures, scale: 1)
    try await source.reload()
    XCTAssertEqual(rows(source), ["a.png", "empty.png"])
    await pump(until: { source.row(1).image != nil }, "nothing stands in its place")
    let frame = try XCTUnwrap(source.row(1).image)
    XCTAssertTrue(source.row(1).image === frame, "it is not tried again at each drawing")
    XCTAssertEqual(try XCTUnwrap(frame.color(x: 20, y: 3)).alpha, 0.18, accuracy: 0.01)
  }

  func testFreshRowsAfterARating() async throws {
    let collection = try TestCollection()
    try collection.addGames("A", "B")
    let source = GamesSource(collection.session, covers: CoverStore(size: 40, scale: 1))
    try await source.reload()
    let item = try collection.game("B")
    try collection.library.rate([item], Self.rating(8))
    let isComplete = try await source.refresh([item])
    XCTAssertTrue(isComplete)
    XCTAssertEqual([source.row(0).chip, source.row(1).chip], ["–", "8"])
  }
}
