import Glibc
import Testing

@testable import DiptychShelf

/// Undo and redo of photos' ratings and tags across restarts.
@Suite struct PhotoHistoryTests {
  private let shelf: PhotoLibrary

  init() throws {
    shelf = try PhotoLibrary()
    try shelf.write("a.jpg", PhotoLibrary.tagged("inside", "more"))
    try shelf.write("b.jpg")
    try shelf.index()
  }

  /// The library as a new process opens it.
  private func reopened() throws -> Library { try Library(directory: shelf.library.directory) }

  /// What the files say, whatever the library thinks.
  private func files(_ name: String) -> PhotoMetadata { PhotoMetadata(photo: shelf.photos.appending(name)) }

  @Test func aRatingAndItsSidecarGoBackAndForth() throws {
    try shelf.library.rate([shelf.id("a.jpg")], PhotoLibrary.stars(2))
    try shelf.library.rate([shelf.id("a.jpg")], .rejected)
    #expect(try reopened().undo()?.name == "Rejected a.jpg")
    #expect(files("a.jpg").rating == PhotoLibrary.stars(2))
    try reopened().undo()
    #expect(files("a.jpg").rating == nil)
    try reopened().redo()
    try reopened().redo()
    #expect(files("a.jpg").rating == .rejected)
    #expect(try shelf.photo("a.jpg").summary.rating == .rejected)
    #expect(try shelf.index() == PhotoIndexReport())
  }

  @Test func tagsAndTheirSidecarGoBackAndForth() throws {
    try shelf.library.tag(
      [shelf.id("a.jpg"), shelf.id("b.jpg")], adding: ["sea", "summer"], removing: ["more", "inside"])
    #expect(try reopened().undo()?.name == "Tagged 2 photos +sea +summer -more -inside")
    #expect(files("a.jpg").tags == ["inside", "more"])
    #expect(files("b.jpg").tags == [])
    try reopened().redo()
    #expect(files("a.jpg").tags == ["sea", "summer"])
    #expect(files("b.jpg").tags == ["sea", "summer"])
    #expect(try shelf.photo("b.jpg").tags == ["sea", "summer"])
  }

  @Test func tagsThatChangeNothingAreNoChange() throws {
    try shelf.library.tag([shelf.id("a.jpg")], adding: ["INSIDE"], removing: ["none"])
    #expect(shelf.library.undoName == nil)
  }

  @Test func gamesAndPhotosAreOneStep() throws {
    try shelf.library.importGames(from: shelf.folder.write("games.csv", "objectname,rating\nA,7\n"))
    try shelf.library.rate([shelf.id("b.jpg"), .game(1)], nil)
    try reopened().undo()
    #expect(try reopened().game(1)?.rating?.text == "7")
    #expect(throws: ShelfError.self) { try reopened().rate([shelf.id("b.jpg"), .game(1)], .rejected) }
    #expect(files("b.jpg").rating == nil)
    #expect(try shelf.stars("b.jpg") == nil)
  }

  @Test func aRatingThatAnotherProgramGaveIsLeftAlone() throws {
    try shelf.library.rate([shelf.id("a.jpg"), shelf.id("b.jpg")], PhotoLibrary.stars(4))
    _ = try shelf.folder.write(
      "photos/b.jpg.xmp", TestPhoto.packet("<xmp:Rating>2</xmp:Rating>"))
    try shelf.index()
    let error = #expect(throws: ShelfError.self) { try reopened().undo() }
    #expect(error?.message.contains("\"Rated 2 items 4\" cannot be undone") == true)
    #expect(files("a.jpg").rating == PhotoLibrary.stars(4) && files("b.jpg").rating == PhotoLibrary.stars(2))
    #expect(try shelf.stars("a.jpg") == 4)
    #expect(try reopened().undoName == "Rated 2 items 4")
  }

  @Test func tagsThatAnotherProgramGaveStay() throws {
    try shelf.library.tag([shelf.id("b.jpg")], adding: ["ours"])
    _ = try shelf.folder.write(
      "photos/b.jpg.xmp", TestPhoto.packet(TestPhoto.list("dc:subject", ["ours", "theirs"])))
    try shelf.index()
    try reopened().undo()
    #expect(files("b.jpg").tags == ["theirs"])
  }

  @Test func aPhotoThatIsGoneTakesItsPartAlong() throws {
    try shelf.library.rate([shelf.id("b.jpg")], PhotoLibrary.stars(1))
    try shelf.library.rate([shelf.id("a.jpg"), shelf.id("b.jpg")], PhotoLibrary.stars(4))
    try shelf.library.rate([shelf.id("b.jpg")], PhotoLibrary.stars(5))
    #expect(shelf.photos.appending("b.jpg").withCPath { unlink($0) } == 0)
    try shelf.index()
    #expect(try reopened().undo() == NamedChange(name: "Rated 2 items 4", items: [shelf.id("a.jpg")]))
    #expect(files("a.jpg").rating == nil)
    #expect(try reopened().undo() == nil)
    #expect(try reopened().redo()?.name == "Rated 2 items 4")
    #expect(try reopened().problems() == [])
    try reopened().forgetChanges()
    #expect(shelf.library.undoName == nil)
  }

  @Test func aCrashBeforeTheSidecarLosesNeitherTheChangeNorItsUndo() throws {
    let number = try shelf.id("a.jpg").number
    _ = try shelf.library.perform { change in
      try change.update(
        PhotoChange(number: number, oldRating: nil, redo: SidecarEdit(rating: .init(rating: .rejected))))
      return "Rated"
    }
    #expect(files("a.jpg").rating == nil)
    try shelf.index()
    #expect(files("a.jpg").rating == .rejected)
    #expect(try reopened().undo()?.name == "Rated")
    #expect(files("a.jpg").rating == nil)
  }

  @Test func aSidecarThatCannotBeWrittenFollowsTheUndoLater() throws {
    let sidecar = shelf.photos.appending("a.jpg.xmp")
    #expect(sidecar.withCPath { mkdir($0, 0o700) } == 0)
    try shelf.library.rate([shelf.id("a.jpg")], PhotoLibrary.stars(4))
    #expect(try reopened().undo()?.name == "Rated a.jpg 4")
    #expect(try shelf.stars("a.jpg") == nil)
    #expect(try shelf.photo("a.jpg").problem != nil)
    #expect(sidecar.withCPath { rmdir($0) } == 0)
    try shelf.index()
    #expect(try !shelf.photo("a.jpg").isPending)
    #expect(files("a.jpg").rating == nil)
  }
}
