import Glibc
import Testing

@testable import DiptychShelf

@Suite struct PhotoScannerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names(in scan: PhotoScan) -> [String] { scan.photos.map(\.path.displayName).sorted() }

  private func make(folder name: String) throws -> FilePath {
    let path = folder.path.appending(name)
    guard path.withCPath({ mkdir($0, 0o700) }) == 0 else { throw ShelfError("no folder \(name)") }
    return path
  }

  private func link(_ name: String, to target: String) {
    #expect(folder.path.appending(name).withCPath { symlink(target, $0) } == 0)
  }

  @Test func picturesAreFoundByNameInAllFolders() throws {
    for name in [
      "a.jpg", "b.JPEG", "c.Png", "d.gif", "e.tif", "f.TIFF", "g.webp", "notes.txt", "raw.cr2", "x.jpg.bak",
    ] {
      _ = try folder.write(name, "anything")
    }
    _ = try make(folder: "sub")
    _ = try make(folder: "sub/deep")
    _ = try folder.write("sub/deep/h.jpg", "")
    let scan = try PhotoScanner().scan(folder.path)
    #expect(names(in: scan) == ["a.jpg", "b.JPEG", "c.Png", "d.gif", "e.tif", "f.TIFF", "g.webp", "h.jpg"])
    #expect(scan.problems.isEmpty)
    let gif = try PhotoScanner(formats: [.gif]).scan(folder.path)
    #expect(names(in: gif) == ["d.gif"])
  }

  @Test func withoutExtensionTheContentsDecide() throws {
    _ = try folder.write("photo", TestPhoto().bytes)
    _ = try folder.write("text", "hello")
    _ = try folder.write("camera", [0x49, 0x49, 0x2A, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(names(in: try PhotoScanner().scan(folder.path)) == ["photo"])
  }

  @Test func whatIsHiddenOrNoFileIsLeftOut() throws {
    _ = try folder.write(".hidden.jpg", "")
    _ = try make(folder: ".thumbnails")
    _ = try folder.write(".thumbnails/a.jpg", "")
    #expect(folder.path.appending("pipe.jpg").withCPath { mkfifo($0, 0o600) } == 0)
    #expect(folder.path.appending("pipe").withCPath { mkfifo($0, 0o600) } == 0)
    _ = try make(folder: "folder.jpg")
    _ = try folder.write("folder.jpg/inside.jpg", "")
    link("dangling.jpg", to: "nowhere.jpg")
    link("loop.jpg", to: "loop.jpg")
    #expect(names(in: try PhotoScanner().scan(folder.path)) == ["inside.jpg"])
  }

  @Test(.timeLimit(.minutes(1))) func everyFolderIsEnteredOnce() throws {
    _ = try make(folder: "sub")
    _ = try folder.write("sub/a.jpg", "")
    link("sub/up", to: "..")
    link("again", to: "sub")
    link("sub/self", to: ".")
    let scan = try PhotoScanner().scan(folder.path)
    #expect(names(in: scan) == ["a.jpg"])
  }

  @Test func linksToPicturesArePictures() throws {
    _ = try folder.write("a.jpg", "12345")
    link("b.jpg", to: "a.jpg")
    let scan = try PhotoScanner().scan(folder.path)
    #expect(names(in: scan) == ["a.jpg", "b.jpg"])
    #expect(scan.photos.allSatisfy { $0.stamp.byteCount == 5 })
  }

  @Test func namesAreBytes() throws {
    let odd: [[UInt8]] = [
      Array("bad".utf8) + [0xFF, 0xFE] + Array(".jpg".utf8), Array("new\nline.jpg".utf8),
      Array("-dash.jpg".utf8),
      Array("percent%20#?.jpg".utf8), Array("back\\slash.jpg".utf8), Array("rtl-\u{202E}gpj.jpg".utf8),
      Array("nfc-\u{E9}.jpg".utf8), Array("nfd-e\u{301}.jpg".utf8),
      Array(repeating: 0x78, count: 251) + Array(".jpg".utf8),
    ]
    for name in odd {
      let path = folder.path.appending(bytes: name)
      let descriptor = path.withCPath { open($0, O_CREAT | O_WRONLY, 0o600) }
      #expect(descriptor >= 0)
      close(descriptor)
    }
    let found = Set(try PhotoScanner().scan(folder.path).photos.map(\.path.nameBytes))
    #expect(found == Set(odd))
  }

  @Test func sidecarsAreFoundWithTheirState() throws {
    _ = try folder.write("a.jpg", "")
    _ = try folder.write("a.jpg.xmp", "123")
    _ = try folder.write("a.xmp", "1")
    _ = try folder.write("b.jpg", "")
    _ = try folder.write("b.xmp", "12")
    _ = try folder.write("c.jpg", "")
    let sizes = try PhotoScanner().scan(folder.path).photos
      .sorted { $0.path.displayName < $1.path.displayName }.map { $0.sidecarStamp?.byteCount }
    #expect(sizes == [3, 2, nil])
  }

  @Test func aFolderThatIsGoneIsNamedWithWhatToDo() throws {
    let missing = folder.path.appending("missing")
    let scan = try PhotoScanner().scan(missing)
    #expect(scan.unreadable == [missing])
    #expect(
      scan.problems.map(\.message) == [
        "The folder \(missing) is gone; mount its disk or bring it back, or take it off the list with "
          + "`diptych folder remove`."
      ])
  }

  @Test func aFolderThatMayNotBeReadIsNamedWithWhatToDo() throws {
    let locked = folder.path.appending("locked")
    try TemporaryFolder.makeFolder(locked)
    #expect(chmod(locked.display, 0) == 0 && chmod(folder.path.display, 0o755) == 0)
    let scan = try asOrdinaryUser { try PhotoScanner().scan(folder.path) }
    #expect(scan.unreadable == [locked])
    #expect(
      scan.problems.map(\.message) == [
        "The folder \(locked) cannot be read: Permission denied; give yourself permission to open it."
      ])
  }

  @Test func aCancelledScanStops() throws {
    #expect(throws: CancellationError.self) { try PhotoScanner().scan(folder.path) { true } }
  }
}
