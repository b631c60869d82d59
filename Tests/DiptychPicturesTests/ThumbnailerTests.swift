import CDiptychGLib
import DiptychShelf
import Glibc
import TestFixtures
import Testing

@testable import DiptychPictures

@Suite struct ThumbnailerTests {
  private let folder: TemporaryFolder
  private let cacheDirectory: FilePath

  init() throws {
    folder = try TemporaryFolder()
    cacheDirectory = folder.path.appending("cache")
  }

  private func thumbnail(
    of path: FilePath, size: ThumbnailSize = .normal, decoder: any PictureDecoder = PixbufDecoder()
  ) throws -> Picture {
    try Thumbnailer(decoder: decoder, cacheDirectory: cacheDirectory)
      .thumbnail(of: path, size: size, isCancelled: { false })
  }

  private func entry(of path: FilePath, in subfolder: String) throws -> FilePath {
    let subject = try #require(ThumbnailCache.subject(at: path))
    return cacheDirectory.appending("thumbnails").appending(subfolder).appending(subject.entryName)
  }

  private func mode(_ path: FilePath) -> mode_t {
    var status = stat()
    return path.withCPath { stat($0, &status) } == 0 ? status.st_mode & 0o777 : 0
  }

  private func setSeconds(_ seconds: Int, of path: FilePath) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 500_000_000)]
    path.withCPath { _ = utimensat(AT_FDCWD, $0, times, 0) }
  }

  @Test(arguments: [
    ("/home/jens/photos/me.png", "c6ee772d9e49320e97ec29a7eb5b1697"),
    ("/tmp/a b%#?;&~'()!*$,+=@:[].jpg", "5768caee3a6a45fdc57d3584c836abf3"),
  ])
  func entriesAreNamedAsOtherProgramsNameThem(_ path: String, _ hash: String) {
    let path = FilePath(path)
    let stamp = FileStamp(modified: 0, byteCount: 0)
    #expect(ThumbnailCache.Subject(path: path, uri: path.uri, stamp: stamp).entryName == hash + ".png")
  }

  @Test func aNameThatIsNotUTF8HasItsEntryToo() {
    let path = FilePath(bytes: Array("/tmp/inv".utf8) + [0xFF] + Array(".jpg".utf8))
    let subject = ThumbnailCache.Subject(
      path: path, uri: path.uri, stamp: FileStamp(modified: 0, byteCount: 0))
    #expect(subject.entryName == "04418f96d3f52583ae28c15460a6c52d.png")
  }

  @Test(arguments: PhotoOrientation.allCases)
  func thumbnailsStandUpright(_ orientation: PhotoOrientation) throws {
    let stored = TestPicture(width: 600, height: 400, orientation: orientation)
    let path = try folder.write(stored.jpeg, to: "photo.jpg")
    let expected = orientation.uprightSize(width: 128, height: 85)
    for _ in ["made", "from the cache"] {
      let picture = try thumbnail(of: path)
      #expect((picture.width, picture.height) == expected)
      #expect(picture.cornerColours == [0, 1, 2, 3])
    }
  }

  @Test func theEntryIsCompleteAndPrivate() throws {
    let path = try folder.write(TestPicture(width: 600, height: 400).jpeg, to: "a b.jpg")
    setSeconds(1_700_000_000, of: path)
    _ = try thumbnail(of: path, size: .large)
    let file = try entry(of: path, in: "large")
    #expect(mode(file) == 0o600)
    #expect(mode(file.parent) == 0o700)
    #expect(mode(file.parent.parent) == 0o700)
    let texts = PNGTexts(try PictureFile(file))
    #expect(texts["Thumb::URI"] == path.uri)
    #expect(texts["Thumb::URI"]?.hasSuffix("a%20b.jpg") == true)
    #expect(texts["Thumb::MTime"] == "1700000000")
    #expect(texts["Thumb::Size"] == FileStamp(path).map { String($0.byteCount) })
    let stored = try PixbufDecoder().decode(PictureRequest(file), isCancelled: { false })
    #expect((stored.width, stored.height) == (256, 171))
  }

  @Test func anEntryIsUsedUntilTheFileChanges() throws {
    let path = try folder.write(TestPicture().jpeg, to: "photo.jpg")
    setSeconds(1000, of: path)
    let stub = StubDecoder()
    _ = try thumbnail(of: path)
    _ = try thumbnail(of: path, decoder: stub)
    #expect(stub.record.started == [try entry(of: path, in: "normal").displayName])
    setSeconds(2000, of: path)
    _ = try thumbnail(of: path, decoder: stub)
    #expect(stub.record.started.last == "photo.jpg")
  }

  @Test func anotherFileUnderTheSameNameAndTimeIsNoticedByItsSize() throws {
    let path = try folder.write(TestPicture().jpeg, to: "photo.jpg")
    setSeconds(1000, of: path)
    #expect(try thumbnail(of: path).width == 96)
    try folder.write(TestPicture(width: 64, height: 96).jpeg + [0], to: "photo.jpg")
    setSeconds(1000, of: path)
    #expect(try thumbnail(of: path).width == 64)
  }

  @Test func smallPicturesAreNotEnlarged() throws {
    let path = try folder.write(TestPicture(width: 10, height: 8).png, to: "small.png")
    let picture = try thumbnail(of: path, size: .extraExtraLarge)
    #expect((picture.width, picture.height) == (10, 8))
  }

  @Test func translucencySurvivesTheCache() throws {
    let path = try folder.write(TestPicture(alpha: 128).encoded("png"), to: "glass.png")
    #expect(try thumbnail(of: path).pixel(1, 1) == [128, 0, 0, 128])
    #expect(try thumbnail(of: path).pixel(1, 1) == [128, 0, 0, 128])
  }

  @Test func failuresAreRememberedUntilTheFileChanges() throws {
    let path = try folder.write(Array("no picture".utf8), to: "bad.jpg")
    setSeconds(1000, of: path)
    #expect(throws: PictureError(.notAPicture, path: path)) { try thumbnail(of: path) }
    #expect(try entry(of: path, in: "fail/diptych-1").exists)
    #expect(throws: PictureError(.failedBefore, path: path)) { try thumbnail(of: path) }
    try folder.write(TestPicture().jpeg, to: "bad.jpg")
    setSeconds(1001, of: path)
    #expect(try thumbnail(of: path).width == 96)
  }

  @Test func whatMayBeCuredElsewhereIsNoFailure() throws {
    let path = try folder.write([], to: "empty.jpg")
    #expect(throws: PictureError(.empty, path: path)) { try thumbnail(of: path) }
    #expect(throws: PictureError(.empty, path: path)) { try thumbnail(of: path) }
  }

  @Test func theCacheIsNotThumbnailed() throws {
    let path = try folder.write(TestPicture(width: 600, height: 400).jpeg, to: "photo.jpg")
    _ = try thumbnail(of: path)
    let made = try entry(of: path, in: "normal")
    #expect(try thumbnail(of: made).width == 128)
    #expect(try !entry(of: made, in: "normal").exists)
  }

  @Test func anIncompletePictureIsShownButNotKept() throws {
    let jpeg = TestPicture(width: 400, height: 400).jpeg
    let path = try folder.write(Array(jpeg.prefix(jpeg.count * 2 / 3)), to: "growing.jpg")
    #expect(try thumbnail(of: path).isIncomplete)
    #expect(try !entry(of: path, in: "normal").exists)
  }

  @Test func aDamagedEntryIsMadeAnew() throws {
    let path = try folder.write(TestPicture().jpeg, to: "photo.jpg")
    _ = try thumbnail(of: path)
    let made = try entry(of: path, in: "normal")
    try folder.write([], to: "cache/thumbnails/normal/\(made.displayName)")
    #expect(try thumbnail(of: path).cornerColours == [0, 1, 2, 3])
    #expect(FileStamp(made)?.byteCount ?? 0 > 0)
  }

  @Test func aCacheThatCannotBeWrittenHidesNoPicture() throws {
    try folder.write([], to: "cache")
    let path = try folder.write(TestPicture().jpeg, to: "photo.jpg")
    #expect(try thumbnail(of: path).cornerColours == [0, 1, 2, 3])
  }
}
