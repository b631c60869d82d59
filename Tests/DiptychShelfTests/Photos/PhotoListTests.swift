import Testing

@testable import DiptychShelf

@Suite struct PhotoListTests {
  private let shelf: PhotoLibrary

  init() throws { shelf = try PhotoLibrary() }

  @Test func namesAreInNaturalOrder() throws {
    for name in ["img10.jpg", "img2.jpg", "IMG1.jpg", "b.jpg"] { try shelf.write(name) }
    try shelf.index()
    #expect(try shelf.names() == ["b.jpg", "IMG1.jpg", "img2.jpg", "img10.jpg"])
    #expect(try shelf.names(sortedBy: PhotoSort(.name, isDescending: true)).first == "img10.jpg")
  }

  @Test func unknownComesLastBothWays() throws {
    try shelf.write("a.jpg")
    try shelf.write("b.jpg", TestPhoto(xmp: "<xmp:Rating>2</xmp:Rating>", exifTaken: "2012:05:01 10:11:12"))
    try shelf.write("c.jpg", TestPhoto(xmp: "<xmp:Rating>-1</xmp:Rating>", exifTaken: "2011:05:01 10:11:12"))
    try shelf.index()
    for key in [PhotoSortKey.rating, .taken] {
      #expect(try shelf.names(sortedBy: PhotoSort(key)) == ["c.jpg", "b.jpg", "a.jpg"])
      #expect(try shelf.names(sortedBy: PhotoSort(key, isDescending: true)) == ["b.jpg", "c.jpg", "a.jpg"])
    }
  }

  @Test func theLastChangedComesLast() throws {
    try shelf.write("a.jpg")
    try shelf.write("b.jpg")
    try shelf.index()
    try shelf.library.rate([shelf.id("a.jpg")], PhotoLibrary.stars(1))
    #expect(try shelf.names(sortedBy: PhotoSort(.changed)).last == "a.jpg")
  }

  @Test func sortWordsAreTheCommandLines() {
    #expect(PhotoSortKey.allCases.map(\.rawValue) == ["name", "taken", "rating", "changed"])
    #expect(PhotoSort("-taken") == PhotoSort(.taken, isDescending: true))
    #expect(PhotoSort("plays") == nil)
    #expect(PhotoSort(.rating, isDescending: true).description == "-rating")
  }

  @Test func theTitleElseTheCaptionElseTheNameIsShown() throws {
    let title = TestPhoto.text("dc:title", "Title")
    let caption = TestPhoto.text("dc:description", "Caption")
    try shelf.write("a.jpg", TestPhoto(xmp: title + caption))
    try shelf.write("b.jpg", TestPhoto(xmp: caption))
    try shelf.write("c.jpg")
    try shelf.index()
    #expect(try shelf.library.photoSummaries().map(\.displayTitle) == ["Title", "Caption", "c.jpg"])
    #expect(try shelf.library.photoIDs(named: "Title") == [shelf.id("a.jpg")])
    #expect(try shelf.library.photoIDs(named: "a.jpg") == [shelf.id("a.jpg")])
    #expect(try shelf.library.photoIDs(named: "title").isEmpty)
  }

  @Test func tagsAreCountedAlphabeticallyWithoutRegardToCase() throws {
    try shelf.write("a.jpg", PhotoLibrary.tagged("Sea", "zoo"))
    try shelf.write("b.jpg", PhotoLibrary.tagged("sea", "Éclair"))
    try shelf.write("c.jpg")
    try shelf.index()
    let tags = try shelf.library.tags()
    #expect(tags.map(\.name) == ["Éclair", "Sea", "zoo"])
    #expect(tags.map(\.count) == [1, 2, 1])
    #expect(try shelf.names(in: .tag("SEA")) == ["a.jpg", "b.jpg"])
    #expect(try shelf.names(in: .untagged) == ["c.jpg"])
    #expect(try shelf.library.untaggedPhotoCount() == 1)
    #expect(try shelf.names(in: .folder(shelf.photos)).count == 3)
    #expect(try shelf.names(in: .folder(FilePath(shelf.photos.display + "x"))).isEmpty)
  }

  @Test func aGamesPhotosAreThoseTaggedWithItsName() throws {
    try shelf.write("a.jpg", PhotoLibrary.tagged("orleans", "Orléans"))
    try shelf.write("b.jpg", PhotoLibrary.tagged("ORLÉANS"))
    try shelf.write("c.jpg", PhotoLibrary.tagged("Orléans: Invasion"))
    try shelf.index()
    #expect(Set(try shelf.library.photos(taggedWithGameNamed: "Orléans").map(\.name)) == ["a.jpg", "b.jpg"])
    #expect(try shelf.library.photos(taggedWithGameNamed: "Catan").isEmpty)
  }

  @Test func searchLooksThroughNameTitleCaptionAndTags() throws {
    let texts = TestPhoto.text("dc:title", "Église") + TestPhoto.text("dc:description", "at dusk")
    try shelf.write("a.jpg", TestPhoto(xmp: texts + TestPhoto.list("dc:subject", ["Summer", "sea"])))
    try shelf.write("b.jpg")
    try shelf.index()
    let index = try shelf.library.searchIndex(of: shelf.library.photoSummaries())
    #expect(index.rows(matching: "eglise DUSK summer a.jpg") == [0])
    #expect(index.rows(matching: "jpg") == [0, 1])
    #expect(index.rows(matching: "dusk winter") == [])
  }

  @Test func recentsAreTwentyNewestFirstEachOnce() throws {
    for number in 0..<25 { try shelf.write("\(number).jpg") }
    try shelf.index()
    for number in 0..<25 { try shelf.library.recordViewed(shelf.id("\(number).jpg")) }
    try shelf.library.recordViewed(shelf.id("10.jpg"))
    let recents = try shelf.library.recents()
    #expect(
      recents.map(\.photo.name) == ["10.jpg"]
        + (0..<25).reversed().filter { $0 != 10 && $0 > 4 }.map { "\($0).jpg" })
    #expect(recents.count == 20)
    let again = try Library(directory: shelf.library.directory)
    #expect(try again.recents() == recents)
    #expect(throws: ShelfError.self) { try shelf.library.recordViewed(.photo(999)) }
  }
}
