import Glibc
import Testing

@testable import DiptychShelf

@Suite struct PhotoChangesTests {
  private let shelf: PhotoLibrary

  init() throws {
    shelf = try PhotoLibrary()
    try shelf.write("a.jpg", PhotoLibrary.tagged("inside"))
    try shelf.write("b.jpg")
    try shelf.index()
  }

  /// What the files say, whatever the library thinks.
  private func files(_ name: String) -> PhotoMetadata { PhotoMetadata(photo: shelf.photos.appending(name)) }

  @Test func aRatingGoesToTheSidecarAndBack() throws {
    let change = try shelf.library.rate([shelf.id("a.jpg")], .rejected)
    #expect(change.name == "Rejected a.jpg")
    #expect(files("a.jpg").rating == .rejected)
    #expect(try shelf.photo("a.jpg").summary.rating == .rejected)
    try shelf.library.undo()
    #expect(files("a.jpg").rating == nil)
    #expect(try shelf.stars("a.jpg") == nil)
    try shelf.library.redo()
    #expect(files("a.jpg").rating == .rejected)
    #expect(try shelf.index() == PhotoIndexReport())
  }

  @Test func severalPhotosAreRatedInOneStep() throws {
    try shelf.library.rate([shelf.id("a.jpg"), shelf.id("b.jpg")], PhotoLibrary.stars(3))
    #expect(files("a.jpg").rating == PhotoLibrary.stars(3) && files("b.jpg").rating == PhotoLibrary.stars(3))
    try shelf.library.undo()
    #expect(files("a.jpg").rating == nil && files("b.jpg").rating == nil)
  }

  @Test func ratingsOfGamesAndMissingPhotosAreRefused() throws {
    let id = try shelf.id("a.jpg")
    let half = try #require(Rating(hundredths: 750, scale: .games))
    #expect(throws: ShelfError.self) { try shelf.library.rate([id], half) }
    #expect(throws: ShelfError.self) { try shelf.library.rate([id, .photo(999)], PhotoLibrary.stars(2)) }
    #expect(files("a.jpg").rating == nil)
  }

  @Test func tagsGoToTheSidecarAndBack() throws {
    let change = try shelf.library.tag(
      [shelf.id("a.jpg")], adding: ["New", "new ", " "], removing: ["INSIDE", "none"])
    #expect(change.name == "Tagged a.jpg +New -INSIDE -none")
    #expect(files("a.jpg").tags == ["New"])
    #expect(try shelf.photo("a.jpg").tags == ["New"])
    #expect(try shelf.library.tags().map(\.name) == ["New"])
    try shelf.library.undo()
    #expect(files("a.jpg").tags == ["inside"])
    try shelf.library.redo()
    #expect(try shelf.photo("a.jpg").tags == ["New"])
    #expect(try shelf.index() == PhotoIndexReport())
  }

  @Test func undoTakesBackOnlyWhatChanged() throws {
    try shelf.library.tag([shelf.id("a.jpg"), shelf.id("b.jpg")], adding: ["inside", "x"])
    try shelf.library.undo()
    #expect(try shelf.photo("a.jpg").tags == ["inside"])
    #expect(try shelf.photo("b.jpg").tags == [])
  }

  @Test func aSidecarThatCannotBeWrittenIsTriedAgain() throws {
    let sidecar = shelf.photos.appending("a.jpg.xmp")
    #expect(sidecar.withCPath { mkdir($0, 0o700) } == 0)
    try shelf.library.rate([shelf.id("a.jpg")], PhotoLibrary.stars(4))
    try shelf.library.tag([shelf.id("a.jpg")], adding: ["new"], removing: ["inside"])
    var photo = try shelf.photo("a.jpg")
    #expect(photo.summary.rating == PhotoLibrary.stars(4))
    #expect(photo.tags == ["new"])
    #expect(photo.isPending)
    #expect(photo.problem?.hasPrefix("\(sidecar.display) is not XMP") == true)
    #expect(try shelf.library.photoProblems().map(\.message) == [photo.problem])
    #expect(try shelf.library.writePendingSidecars().count == 1)
    // Reading the files again does not take back what they do not know yet.
    try shelf.write("a.jpg", PhotoLibrary.tagged("inside", "more"))
    let report = try shelf.index()
    #expect(report.problems.count == 1)
    #expect(try shelf.photo("a.jpg").tags == ["more", "new"])
    #expect(try shelf.stars("a.jpg") == 4)

    #expect(sidecar.withCPath { rmdir($0) } == 0)
    #expect(try shelf.index().problems.isEmpty)
    photo = try shelf.photo("a.jpg")
    #expect(!photo.isPending && photo.problem == nil)
    #expect(try shelf.library.photoProblems().isEmpty)
    #expect(files("a.jpg").rating == PhotoLibrary.stars(4))
    #expect(files("a.jpg").tags == ["more", "new"])
  }

  @Test func aFolderMountedReadOnlySaysSoAndLosesNothing() throws {
    let path = shelf.photos
    let isReadOnly = path.withCPath { name in
      mount(name, name, nil, UInt(MS_BIND), nil) == 0
        && mount(nil, name, nil, UInt(MS_BIND | MS_REMOUNT | MS_RDONLY), nil) == 0
    }
    defer { path.withCPath { _ = umount2($0, Int32(MNT_DETACH)) } }
    try #require(isReadOnly, "needs root")
    try shelf.library.rate([shelf.id("b.jpg")], PhotoLibrary.stars(5))
    let photo = try shelf.photo("b.jpg")
    #expect(photo.summary.rating == PhotoLibrary.stars(5))
    #expect(photo.problem?.contains("Read-only file system") == true)
  }

  @Test func whatAnotherProgramAddedMeanwhileStays() throws {
    _ = try shelf.folder.write("photos/b.jpg.xmp", TestPhoto.packet(TestPhoto.list("dc:subject", ["theirs"])))
    try shelf.library.tag([shelf.id("b.jpg")], adding: ["ours"])
    #expect(files("b.jpg").tags == ["theirs", "ours"])
    try shelf.library.rate([shelf.id("b.jpg")], PhotoLibrary.stars(1))
    try shelf.index()
    #expect(try shelf.photo("b.jpg").tags == ["theirs", "ours"])
  }

  @Test func quickRatingsEndWithTheLast() async throws {
    let (library, id) = (shelf.library, try shelf.id("a.jpg"))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask { _ = try? library.rate([id], PhotoLibrary.stars(number % 5 + 1)) }
      }
    }
    #expect(files("a.jpg").rating == (try shelf.photo("a.jpg").summary.rating))
    #expect(try !shelf.photo("a.jpg").isPending)
  }
}
