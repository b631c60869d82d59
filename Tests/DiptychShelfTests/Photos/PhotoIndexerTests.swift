import Glibc
import Synchronization
import Testing

@testable import DiptychShelf

@Suite struct PhotoIndexerTests {
  private let shelf: PhotoLibrary

  init() throws { shelf = try PhotoLibrary() }

  private func remove(_ name: String) {
    #expect(shelf.photos.appending(name).withCPath { unlink($0) } == 0)
  }

  @Test func namesComeFirstThenMetadata() throws {
    try shelf.write("a.jpg", TestPhoto(width: 30, height: 20, xmp: "<xmp:Rating>4</xmp:Rating>", exif: [(0x0112, 6)]))
    try shelf.write("b.jpg")
    var seen: [[PhotoSummary]] = []
    var steps: [PhotoIndexer.Progress] = []
    try PhotoIndexer(library: shelf.library).run { progress in
      steps.append(progress)
      seen.append((try? shelf.library.photoSummaries()) ?? [])
    }
    #expect(seen.first?.map(\.name) == ["a.jpg", "b.jpg"])
    #expect(seen.first?.allSatisfy { !$0.isRead && $0.width == nil } == true)
    #expect(steps.last == .read(2, of: 2))
    let photo = try shelf.photo("a.jpg").summary
    #expect([photo.width, photo.height] == [20, 30])
    #expect(photo.orientation == .rightTop)
    #expect(photo.rating?.hundredths == 400)
    #expect(photo.isRead)
  }

  @Test func onlyWhatChangedIsReadAgain() throws {
    try shelf.write("a.jpg")
    try shelf.write("b.jpg")
    let first = try shelf.index()
    #expect([first.newCount, first.readCount] == [2, 2])
    #expect(try shelf.index() == PhotoIndexReport())
    try shelf.write("a.jpg", PhotoLibrary.tagged("new"))
    let second = try shelf.index()
    #expect([second.newCount, second.changedCount, second.readCount] == [0, 1, 1])
    #expect(try shelf.photo("a.jpg").tags == ["new"])
  }

  @Test func aChangedSidecarIsReadAgain() throws {
    try shelf.write("a.jpg")
    try shelf.index()
    _ = try shelf.folder.write("photos/a.jpg.xmp", TestPhoto.packet("<xmp:Rating>5</xmp:Rating>"))
    #expect(try shelf.index().changedCount == 1)
    #expect(try shelf.stars("a.jpg") == 5)
    remove("a.jpg.xmp")
    try shelf.index()
    #expect(try shelf.stars("a.jpg") == nil)
  }

  @Test func vanishedFilesAreForgotten() throws {
    try shelf.write("a.jpg", PhotoLibrary.tagged("sea"))
    try shelf.write("b.jpg")
    try shelf.index()
    try shelf.library.recordViewed(shelf.id("a.jpg"))
    remove("a.jpg")
    #expect(try shelf.index().removedCount == 1)
    #expect(try shelf.names() == ["b.jpg"])
    #expect(try shelf.library.tags().isEmpty)
    #expect(try shelf.library.recents().isEmpty)
  }

  @Test func aFolderThatCannotBeReadLosesNothing() throws {
    try shelf.write("a.jpg")
    try shelf.index()
    let aside = shelf.folder.path.appending("aside")
    #expect(shelf.photos.withCPath { from in aside.withCPath { rename(from, $0) } } == 0)
    let report = try shelf.index()
    #expect(report.problems.count == 1)
    #expect(report.removedCount == 0)
    #expect(try shelf.library.photoCount() == 1)
  }

  @Test func aRatingThatIsOnlyHereOutlivesItsFile() throws {
    let path = try shelf.write("a.jpg")
    try shelf.index()
    let sidecar = shelf.photos.appending("a.jpg.xmp")
    #expect(sidecar.withCPath { mkdir($0, 0o700) } == 0)
    try shelf.library.rate([shelf.id("a.jpg")], PhotoLibrary.stars(4))
    #expect(path.withCPath { unlink($0) } == 0)
    try shelf.index()
    #expect(try shelf.names() == [])
    #expect(sidecar.withCPath { rmdir($0) } == 0)
    try shelf.write("a.jpg")
    try shelf.index()
    #expect(try shelf.stars("a.jpg") == 4)
    #expect(PhotoMetadata(photo: path).rating?.hundredths == 400)
  }

  @Test func aSecondFolderInsideTheFirstAddsNothingTwice() throws {
    #expect(shelf.photos.appending("sub").withCPath { mkdir($0, 0o700) } == 0)
    try shelf.write("sub/a.jpg")
    try shelf.library.addFolder(shelf.photos.appending("sub"))
    try shelf.index()
    #expect(try shelf.names() == ["a.jpg"])
    try shelf.library.removeFolder(shelf.photos.appending("sub"))
    #expect(try shelf.names() == ["a.jpg"])
    try shelf.library.removeFolder(shelf.photos)
    #expect(try shelf.names() == [])
  }

  @Test func aPhotoOpenedByItselfStays() throws {
    let path = try shelf.folder.write("single", PhotoLibrary.tagged("alone").bytes)
    let id = try shelf.library.addPhoto(at: path)
    #expect(try shelf.library.addPhoto(at: path) == id)
    #expect(try shelf.library.photo(id)?.tags == ["alone"])
    try shelf.index()
    #expect(try shelf.library.photo(id)?.summary.isRead == true)
    try shelf.library.removeFolder(shelf.photos)
    #expect(try shelf.library.photoCount() == 1)
    #expect(path.withCPath { unlink($0) } == 0)
    try shelf.index()
    #expect(try shelf.library.photoCount() == 0)
  }

  @Test func whatIsNoPictureIsNotTakenIn() throws {
    let text = try shelf.folder.write("text.jpg", "hello")
    #expect(throws: ShelfError.self) { try shelf.library.addPhoto(at: text) }
    #expect(throws: ShelfError.self) { try shelf.library.addPhoto(at: shelf.photos) }
    #expect(try shelf.library.photoCount() == 0)
  }

  @Test func cancellingKeepsWhatWasFound() async throws {
    for number in 0..<300 { try shelf.write("\(number).jpg") }
    let indexer = PhotoIndexer(library: shelf.library)
    let started = Mutex<Task<PhotoIndexReport, any Error>?>(nil)
    let task = Task {
      try await indexer.refresh { progress in
        if case .listed = progress { while started.withLock({ $0?.cancel() }) == nil { usleep(100) } }
      }
    }
    started.withLock { $0 = task }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try shelf.library.photoCount() == 300)
    #expect(try shelf.library.photoSummaries().contains { !$0.isRead })
    _ = try await indexer.refresh()
    #expect(try shelf.library.photoSummaries().allSatisfy(\.isRead))
  }

  @Test func aRatingGivenWhileItReadsIsNotOverwritten() throws {
    try shelf.write("a.jpg")
    var isRated = false
    try PhotoIndexer(library: shelf.library).run { progress in
      guard case .listed = progress, let id = try? shelf.id("a.jpg") else { return }
      isRated = (try? shelf.library.rate([id], PhotoLibrary.stars(3))) != nil
    }
    #expect(isRated)
    #expect(try shelf.stars("a.jpg") == 3)
    #expect(try shelf.index() == PhotoIndexReport())
  }

  @Test func foldersAreListedAndRefusedPlainly() throws {
    #expect(try shelf.library.folders() == [shelf.photos])
    #expect(try !shelf.library.addFolder(FilePath(shelf.photos.display + "/")))
    let file = try shelf.folder.write("file", "")
    #expect(throws: ShelfError("\(file.display) is not a folder; name the folder that it is in.")) {
      try shelf.library.addFolder(file)
    }
    #expect(throws: ShelfError.self) { try shelf.library.addFolder(shelf.folder.path.appending("none")) }
    #expect(throws: ShelfError.self) { try shelf.library.removeFolder(file) }
  }
}
