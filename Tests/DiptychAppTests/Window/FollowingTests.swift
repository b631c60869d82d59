import DiptychShelf
import Glibc
import Gtk
import GtkTestSupport
import TestFixtures
import XCTest

@testable import DiptychApp

/// What changes in folders and in the library without this window shows in it.
@MainActor
final class FollowingTests: MainWindowCase {
  private func subtitle(ofTag row: Int, _ main: MainWindowController) -> String? {
    guard let tags = main.listPane.root(of: .photos), row < tags.source.count else { return nil }
    return tags.source.row(row).subtitle
  }

  func testPhotosThatCameMeanwhileAreThereWithoutRefresh() async throws {
    let collection = try withPhotos()
    try collection.write(TestPicture(), named: "d.png")
    collection.removeFile(of: "b.png")
    collection.removeFile(of: "c.png")
    let main = try await open(collection)
    main.listPane.show(.photos)
    await pump(until: { self.subtitle(ofTag: 0, main) == "2 photos" }, "the folders were not looked through")
    await choose(0, in: main)
    await pump(until: { main.listPane.current?.shownCount == 2 })
    XCTAssertEqual(
      main.listPane.current.map { [$0.source.row(0).title, $0.source.row(1).title] }, ["a.png", "d.png"])
    XCTAssertFalse(main.toast.view.isOnScreen, "nobody asked for it, and nothing is wrong")
  }

  func testARatingInASidecarIsThereWithoutRefresh() async throws {
    let collection = try withPhotos()
    let sidecar = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="3"/>
      </rdf:RDF></x:xmpmeta>
      """
    _ = try collection.folder.write(Array(sidecar.utf8), to: "photos/c.png.xmp")
    let main = try await open(collection)
    main.listPane.show(.photos)
    await choose(0, in: main)
    await pump(
      until: { main.listPane.current?.shownCount == 3 && main.listPane.current?.source.row(2).chip == "3" },
      "another program's rating is not shown")
  }

  func testAFolderThatCannotBeReadIsTold() async throws {
    let collection = try withPhotos()
    let folder = collection.folder.path.appending("photos")
    let aside = collection.folder.path.appending("aside")
    XCTAssertEqual(folder.withCPath { from in aside.withCPath { rename(from, $0) } }, 0)
    let main = try await open(collection)
    await pump(
      until: { self.texts(in: main.toast.view).contains { $0.contains("photos") } }, "nothing is said")
  }

  func testAnotherProgramsRatingShowsAndCanBeUndone() async throws {
    let collection = try collection()
    let main = try await open(collection)
    await choose(1, in: main)
    await wait(for: "Not rated yet", in: main.window)
    let other = try Library(directory: collection.library.directory)
    try other.rate([collection.game("Bees")], Self.rating(7.5))
    await pump(
      until: { self.shows("Your rating: 7.5", in: main.window) }, timeout: 15, "the page does not follow")
    await pump(until: { main.listPane.current?.source.row(1).chip == "7.5" }, "the list does not follow")
    XCTAssertEqual(main.listPane.current?.table.selectedRow, 1)
    XCTAssertEqual(main.actions["undo"]?.isEnabled, true)
  }

  func testAnotherProgramsImportShowsOnceTheWindowIsActive() async throws {
    let collection = try collection()
    let main = try await open(collection)
    main.watch?.cancel()
    main.watch = nil
    let elsewhere = Window()
    await show(elsewhere)
    elsewhere.send(Key(Key.down))
    await settle()
    try collection.addGames("Flies")
    await settle()
    XCTAssertEqual(main.listPane.current?.shownCount, 5)
    main.window.send(Key(Key.down))
    await pump(until: { main.listPane.current?.shownCount == 6 }, "the list does not follow")
  }

  func testAQuietLibraryIsNotReadAgainAndAgain() async throws {
    let collection = try collection()
    let main = try await open(collection)
    await pump(until: { !main.isRescanning })
    var news = 0
    main.session.onNews { _ in news += 1 }
    for _ in 0..<3 { try await main.session.lookForChanges() }
    _ = try await main.session.rate([collection.game("Ants")], Self.rating(6))
    XCTAssertEqual(news, 1)
    for _ in 0..<3 { try await main.session.lookForChanges() }
    XCTAssertEqual(news, 1, "what the window did itself it knows")
    try collection.addGames("Flies")
    for _ in 0..<3 { try await main.session.lookForChanges() }
    XCTAssertEqual(news, 2)
    main.watch?.cancel()
    main.watch = nil
  }

  func testRefreshIsInTheMenu() async throws {
    let main = try await open(collection())
    try button("Main Menu", in: main.window).click()
    await pump(
      until: {
        main.window.descendants(.any).contains {
          $0.typeName == "GtkModelButton" && $0.accessibleName == "Refresh"
        }
      }, "the menu has no Refresh")
  }
}
