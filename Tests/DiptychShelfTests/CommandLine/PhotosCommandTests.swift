import Glibc
import Testing

@testable import DiptychShelf

@Suite struct PhotosCommandTests {
  private let test: PhotoLibrary
  private var library: FilePath { test.library.directory }

  init() throws {
    test = try PhotoLibrary()
  }

  @Test func foldersAreAddedListedAndRemoved() throws {
    try test.write("a.jpg")
    #expect(CommandRun("folder", "list", library: library).output == [test.photos.display])
    #expect(CommandRun("folder", "remove", test.photos.display, library: library).code == 0)
    #expect(CommandRun("folder", "list", library: library).output == [])
    #expect(CommandRun("folder", "add", test.photos.uri, library: library).code == 0)
    #expect(try test.library.photoCount() == 1)
    #expect(CommandRun("folder", "add", "/nowhere", library: library).code == 1)
    #expect(CommandRun("folder", "remove", "/nowhere", library: library).code == 1)
  }

  @Test func checkNamesTheSidecarsThatAreBehind() throws {
    try test.write("a.jpg")
    try test.index()
    #expect(test.photos.appending("a.jpg.xmp").withCPath { mkdir($0, 0o700) } == 0)
    try test.library.rate([test.id("a.jpg")], PhotoLibrary.stars(4))
    let check = CommandRun("check", library: library)
    #expect(check.code == 0, "nothing is lost")
    #expect(check.errors.count == 1 && check.errors[0].contains("a.jpg.xmp"))
  }

  @Test func listedPhotosHaveAllKeysInOrder() throws {
    let photo = TestPhoto(
      xmp: "<xmp:Rating>4</xmp:Rating>" + TestPhoto.list("dc:subject", ["Sea", "Dog"])
        + TestPhoto.text("dc:title", "On the beach"), exif: [(tag: 0x0112, value: 6)],
      exifTaken: "2020:05:06 07:08:09")
    try test.write("b #1.jpg", photo)
    try test.write("a.jpg")
    let photos = try CommandRun("list", "photos", "--json", library: library).objects()
    let keys = [
      "id", "path", "uri", "name", "title", "caption", "tags", "rating", "width", "height", "taken",
      "orientation",
    ]
    #expect(photos.map { $0.map(\.key) } == [keys, keys])
    #expect(photos[0]["rating"] == .null && photos[0]["title"] == .null && photos[0]["tags"] == .array([]))
    #expect(photos[1]["name"] == .string("b #1.jpg") && photos[1]["title"] == .string("On the beach"))
    #expect(photos[1]["uri"] == .string("file://\(test.photos)/b%20%231.jpg"))
    #expect(photos[1]["rating"] == .number(4) && photos[1]["taken"] == .string("2020-05-06T07:08:09"))
    #expect(photos[1]["width"] == .number(64) && photos[1]["height"] == .number(96))
    #expect(photos[1]["orientation"] == .number(6))
    let tags = try CommandRun("list", "tags", "--json", library: library).objects()
    #expect(
      tags
        == ["Dog", "Sea"].map { name in
          [.init(key: "name", value: .string(name)), .init(key: "count", value: .number(1))]
        })
    #expect(CommandRun("list", "tags", "--search", "SEA", library: library).output == ["1\tSea"])
    #expect(CommandRun("list", "photos", "--search", "beach dog", library: library).output.count == 1)
  }

  @Test func recentsSayWhenTheyWereSeen() throws {
    for name in ["a.jpg", "b.jpg", "c.jpg"] { try test.write(name) }
    try test.index()
    try test.library.recordViewed(test.id("b.jpg"))
    try test.library.recordViewed(test.id("a.jpg"))
    let recents = try CommandRun("list", "recents", "--json", library: library).objects()
    #expect(recents.map { $0["name"] } == [.string("a.jpg"), .string("b.jpg")])
    #expect(recents.allSatisfy { $0.last?.key == "viewed" })
    guard case .string(let viewed) = recents[0]["viewed"] else {
      Issue.record("no time")
      return
    }
    #expect(viewed.count == 20 && viewed.hasPrefix("20") && viewed.hasSuffix("Z"))
    let sorted = CommandRun("list", "recents", "--sort", "-name", library: library).output
    #expect(sorted.map { $0.hasSuffix("b.jpg") } == [true, false])
  }

  @Test func photosAreRatedAndTaggedByPathNameAndID() throws {
    let path = try test.write("a.jpg")
    try test.write("b.jpg")
    try test.index()
    #expect(CommandRun("rate", path.display, "4", library: library).code == 0)
    #expect(CommandRun("rate", "b.jpg", "-1", library: library).code == 0)
    #expect(try test.stars("a.jpg") == 4 && test.stars("b.jpg") == -1)
    #expect(CommandRun("rate", try test.id("a.jpg").description, "none", library: library).code == 0)
    #expect(try test.stars("a.jpg") == nil)
    #expect(CommandRun("rate", "a.jpg", "2.5", library: library).code == 2)
    #expect(CommandRun("rate", "a.jpg", "6", library: library).code == 2)
    #expect(CommandRun("tag", path.uri, "+Summer house", "+x", "-y", library: library).code == 0)
    #expect(CommandRun("tag", path.uri, "-x", library: library).code == 0)
    #expect(try test.photo("a.jpg").tags == ["Summer house"])
    #expect(CommandRun("tag", "game:1", "+x", library: library).code == 1)
    #expect(CommandRun("rate", test.photos.appending("none.jpg").display, "4", library: library).code == 1)
  }

  @Test func aNameOfBytesIsFound() throws {
    let name = Array("a".utf8) + [0xFF] + Array(".jpg".utf8)
    let path = test.photos.appending(bytes: name)
    try AtomicFile.write(TestPhoto().bytes, to: path)
    #expect(CommandRun([Array("rate".utf8), path.bytes, Array("3".utf8)], library: library).code == 0)
    #expect(try test.library.photo(test.library.photoID(at: path) ?? .photo(0))?.summary.rating?.text == "3")
    let photos = try CommandRun("list", "photos", "--json", library: library).objects()
    #expect(photos.first?["name"] == .string("a\u{FFFD}.jpg"))
    #expect(photos.first?["uri"] == .string(path.uri))
  }
}
