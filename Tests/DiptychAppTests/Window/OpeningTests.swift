import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import TestFixtures
import XCTest

@testable import DiptychApp

/// Pictures that were named on the command line, or that a file manager hands over.
@MainActor
final class OpeningTests: MainWindowCase {
  private func seesPhoto(_ name: String, _ main: MainWindowController) async {
    await pump(
      until: { self.panel(main) == "Photo" && main.split.detailPane.title == name }, "\(name) is not shown")
    await settle()
    let list = main.listPane.current
    XCTAssertEqual(list?.source.name, "Photos")
    XCTAssertEqual(list?.table.selectedRow.map { list?.source.row($0).title }, name)
    XCTAssertEqual(main.split.listPane.title, "All photos")
  }

  private func search(_ text: String, _ main: MainWindowController) throws {
    main.listPane.beginSearch()
    try find(.entry, "Search", in: main.window).text = text
    XCTAssertEqual(main.listPane.current?.shownCount, 1)
  }

  func testAPictureThatIsOpenedIsShown() async throws {
    let collection = try TestCollection()
    let main = try await open(collection)
    main.open([try collection.folder.write(TestPicture().png, to: "one.png")])
    await seesPhoto("one.png", main)
    XCTAssertEqual(main.listPane.section, .photos)
  }

  func testOfSeveralTheFirstIsShown() async throws {
    let collection = try withPhotos()
    let main = try await open(collection)
    main.open(try ["z.png", "m.png"].map { try collection.folder.write(TestPicture().png, to: $0) })
    await seesPhoto("z.png", main)
    XCTAssertEqual(main.listPane.current?.shownCount, 5)
  }

  func testInANarrowWindowItIsOnTopAndBackIsAllPhotos() async throws {
    let collection = try withPhotos()
    let main = try await open(collection)
    await resize(main, to: 400)
    main.open([collection.folder.path.appending("photos").appending("b.png")])
    await seesPhoto("b.png", main)
    XCTAssertEqual(main.split.state.arrangement, .foldedDetail)
    try button("Back", in: main.window).click()
    await settle()
    XCTAssertEqual(main.split.state.arrangement, .foldedList)
    XCTAssertEqual(main.split.listPane.title, "All photos")
  }

  func testItIsShownFromATagAndASearchToo() async throws {
    let collection = try withPhotos()
    let main = try await open(collection)
    main.listPane.show(.photos)
    await choose(2, in: main)
    await pump(until: { main.listPane.current?.shownCount == 2 })
    try search("a.png", main)
    main.open([collection.folder.path.appending("photos").appending("c.png")])
    await seesPhoto("c.png", main)
    try search("c.png", main)
    main.open([collection.folder.path.appending("photos").appending("a.png")])
    await seesPhoto("a.png", main)
    XCTAssertEqual(main.listPane.current?.shownCount, 3)
  }
}
