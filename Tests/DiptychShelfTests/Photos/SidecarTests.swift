import CDiptychGLib
import Glibc
import Testing

@testable import DiptychShelf

@Suite struct SidecarTests {
  private let folder: TemporaryFolder
  private let photo: FilePath

  init() throws {
    folder = try TemporaryFolder()
    photo = try folder.write("photo.jpg", TestPhoto().bytes)
  }

  private func rate(_ stars: Int?) throws {
    let rating = stars.flatMap { Rating(hundredths: $0 * 100, scale: .photos) }
    _ = try Sidecar.write(SidecarEdit(rating: .init(rating: rating)), for: photo)
  }

  private func tag(adding: [String] = [], removing: [String] = []) throws {
    _ = try Sidecar.write(SidecarEdit(addedTags: adding, removedTags: removing), for: photo)
  }

  private func contents(_ name: String = "photo.jpg.xmp") throws -> String {
    String(decoding: try TemporaryFolder.read(folder.path.appending(name)), as: UTF8.self)
  }

  private func list(_ property: String) throws -> [String] {
    let bytes = try TemporaryFolder.read(Sidecar(of: photo).path)
    return Exiv2.withLock { MetadataFile(xmp: bytes)?.list(property) } ?? []
  }

  private func reason(_ body: () throws -> Void) -> SidecarError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? SidecarError)?.reason
    }
  }

  // MARK: - Which file

  @Test func theFullNameComesBeforeTheBaseName() throws {
    #expect(Sidecar(of: photo).path == folder.path.appending("photo.jpg.xmp"))
    _ = try folder.write("photo.xmp", TestPhoto.packet("<xmp:Rating>2</xmp:Rating>"))
    #expect(Sidecar(of: photo).path == folder.path.appending("photo.xmp"))
    _ = try folder.write("photo.jpg.xmp", TestPhoto.packet("<xmp:Rating>4</xmp:Rating>"))
    #expect(Sidecar(of: photo).path == folder.path.appending("photo.jpg.xmp"))
    #expect(PhotoMetadata(photo: photo).rating?.hundredths == 400)
  }

  @Test func theOneThatIsThereIsWritten() throws {
    _ = try folder.write("photo.xmp", TestPhoto.packet("<xmp:Rating>2</xmp:Rating>"))
    try rate(5)
    #expect(try contents("photo.xmp").contains("xmp:Rating=\"5\""))
    #expect(!folder.path.appending("photo.jpg.xmp").exists)
  }

  @Test func aNewOneIsMinimal() throws {
    let photo = try folder.write(
      "exif.jpg", TestPhoto(exif: [(0x0112, 6)], exifTaken: "2012:05:01 10:11:12").bytes)
    _ = try Sidecar.write(SidecarEdit(rating: .init(rating: .rejected), addedTags: ["a, b"]), for: photo)
    let text = try contents("exif.jpg.xmp")
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<x:xmpmeta"))
    #expect(text.hasSuffix("</x:xmpmeta>\n"))
    #expect(text.contains("xmp:Rating=\"-1\""))
    #expect(text.contains("<rdf:li>a, b</rdf:li>"))
    #expect(!text.contains("Orientation") && !text.contains("2012"))
    #expect(text.utf8.count < 1000)
  }

  // MARK: - Nothing lost

  @Test func thePhotoIsNotTouched() throws {
    let before = (try TemporaryFolder.read(photo), FileStamp(photo))
    try rate(4)
    try tag(adding: ["sea"])
    #expect(try TemporaryFolder.read(photo) == before.0)
    #expect(FileStamp(photo) == before.1)
    #expect(TemporaryFolder.names(in: folder.path).map(\.display) == ["photo.jpg", "photo.jpg.xmp"])
  }

  @Test func foreignContentStays() throws {
    let foreign =
      "<darktable:history><rdf:Seq>"
      + "<rdf:li darktable:operation=\"exposure\" darktable:params=\"00ff\"/></rdf:Seq></darktable:history>"
      + "<foo:bar xmlns:foo=\"http://example.org/foo/\">baz &amp; more</foo:bar>"
      + TestPhoto.text("dc:title", "Title") + TestPhoto.list("dc:subject", ["old"])
    _ = try folder.write("photo.jpg.xmp", TestPhoto.packet(foreign))
    try rate(3)
    try tag(adding: ["new"])
    let text = try contents()
    for part in [
      "darktable:operation=\"exposure\"", "darktable:params=\"00ff\"", "foo:bar=\"baz &amp; more\"", "Anders",
    ] {
      #expect(text.contains(part))
    }
    #expect(try list("Xmp.dc.subject") == ["old", "new"])
    #expect(PhotoMetadata(photo: photo).title == "Title")
  }

  @Test(arguments: [" ", "hello", "<html></html>", "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF"])
  func whatIsNoXMPIsLeftAsItIs(_ text: String) throws {
    _ = try folder.write("photo.jpg.xmp", text)
    #expect(reason { try rate(3) } == .notXMP)
    #expect(try contents() == text)
  }

  @Test func aFolderInItsPlaceIsNotWritten() throws {
    let path = folder.path.appending("photo.jpg.xmp")
    #expect(path.withCPath { mkdir($0, 0o700) } == 0)
    #expect(reason { try rate(3) } == .notXMP)
    #expect(path.isDirectory)
  }

  @Test func aPipeInItsPlaceIsNotWaitedFor() throws {
    #expect(folder.path.appending("photo.jpg.xmp").withCPath { mkfifo($0, 0o600) } == 0)
    #expect(reason { try rate(3) } == .notXMP)
    #expect(PhotoMetadata(photo: photo).problem != nil)
  }

  @Test func aNameTooLongForASidecarSaysSo() throws {
    let photo = try folder.write(String(repeating: "x", count: 255), TestPhoto().bytes)
    let error = #expect(throws: SidecarError.self) {
      try Sidecar.write(SidecarEdit(rating: .init(rating: .rejected)), for: photo)
    }
    #expect(error?.description.contains("File name too long") == true)
    #expect(TemporaryFolder.names(in: folder.path).count == 2)
  }

  @Test func nothingIsPutBesideAPhotoThatIsGone() throws {
    #expect(photo.withCPath { unlink($0) } == 0)
    #expect(reason { try rate(3) } == .photoMissing)
    #expect(TemporaryFolder.names(in: folder.path).isEmpty)
  }

  @Test func aLinkStaysALink() throws {
    let real = try folder.write("real.xmp", TestPhoto.packet(""))
    let link = folder.path.appending("photo.jpg.xmp")
    #expect(real.withCPath { target in link.withCPath { symlink(target, $0) } } == 0)
    try rate(2)
    #expect(try contents("real.xmp").contains("xmp:Rating=\"2\""))
    var status = stat()
    #expect(link.withCPath { lstat($0, &status) } == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  // MARK: - Ratings and tags

  @Test(arguments: [-1, 1, 2, 3, 4, 5, nil])
  func aRatingIsReadBack(_ stars: Int?) throws {
    try rate(2)
    try rate(stars)
    #expect(PhotoMetadata(photo: photo).rating.map { $0.hundredths / 100 } == stars)
  }

  @Test func clearingOverrulesTheRatingInsideThePhoto() throws {
    _ = try folder.write("photo.jpg", TestPhoto(xmp: "<xmp:Rating>5</xmp:Rating>").bytes)
    try rate(nil)
    #expect(PhotoMetadata(photo: photo).rating == nil)
  }

  @Test func aThousandTagsAndOddOnesAreReadBack() throws {
    let tags = ["a, b", "<&>\"'", "日本", "e\u{301}", "-dash", "50%"] + (0..<1000).map { "tag \($0)" }
    try tag(adding: tags)
    #expect(PhotoMetadata(photo: photo).tags == tags)
  }

  @Test func theTagsInsideThePhotoAreAmongTheSidecars() throws {
    _ = try folder.write("photo.jpg", TestPhoto(iptcKeywords: [Array("inside".utf8)]).bytes)
    try tag(adding: ["beside"])
    #expect(try list("Xmp.dc.subject") == ["inside", "beside"])
  }

  @Test func aTagInsideThePhotoCanBeTakenAwayAndComesBack() throws {
    _ = try folder.write("photo.jpg", TestPhoto(iptcKeywords: [Array("sea".utf8), Array("sun".utf8)]).bytes)
    try tag(removing: ["SEA"])
    #expect(PhotoMetadata(photo: photo).tags == ["sun"])
    try tag(removing: ["sun"])
    #expect(PhotoMetadata(photo: photo).tags == [])
    try tag(adding: ["Sun", "sea"])
    #expect(PhotoMetadata(photo: photo).tags == ["Sun", "sea"])
    #expect(try !contents().contains("tagsComplete"))
  }

  @Test func treesStayInStep() throws {
    let trees =
      TestPhoto.list("dc:subject", ["Paris", "Anna"])
      + TestPhoto.list("lr:hierarchicalSubject", ["Places|France|Paris", "People|Anna"])
      + TestPhoto.list("digiKam:TagsList", ["Places/France/Paris", "People/Anna"], kind: "Seq")
    _ = try folder.write("photo.jpg.xmp", TestPhoto.packet(trees))
    try tag(adding: ["Tower"], removing: ["paris"])
    #expect(try list("Xmp.dc.subject") == ["Anna", "Tower"])
    #expect(try list("Xmp.lr.hierarchicalSubject") == ["People|Anna", "Tower"])
    #expect(try list("Xmp.digiKam.TagsList") == ["People/Anna", "Tower"])
    try tag(removing: ["Anna", "Tower"])
    #expect(try list("Xmp.digiKam.TagsList") == [])
    #expect(PhotoMetadata(photo: photo).tags == [])
  }

  @Test func anotherProgramsChangeSinceIsKept() throws {
    try rate(3)
    _ = try folder.write("photo.jpg.xmp", TestPhoto.packet(TestPhoto.list("dc:subject", ["theirs"])))
    try rate(4)
    let found = PhotoMetadata(photo: photo)
    #expect(found.tags == ["theirs"])
    #expect(found.rating?.hundredths == 400)
  }

  @Test func manyWritersAtOnceLoseNothing() async throws {
    let photo = photo
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let other = try folder.write("photo\(number).jpg", TestPhoto().bytes)
        group.addTask {
          _ = try Sidecar.write(SidecarEdit(addedTags: ["tag\(number)"]), for: other)
          _ = PhotoMetadata(photo: photo)
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<8 {
      #expect(PhotoMetadata(photo: folder.path.appending("photo\(number).jpg")).tags == ["tag\(number)"])
    }
  }

  @Test func anEmptyFileIsNoSidecar() throws {
    let shelf = try PhotoLibrary()
    try shelf.write("a.jpg")
    let sidecar = try shelf.folder.write("photos/a.jpg.xmp", "")
    try shelf.index()
    #expect(try shelf.photo("a.jpg").problem == nil)
    try shelf.library.rate([shelf.id("a.jpg")], PhotoLibrary.stars(4))
    #expect(try shelf.photo("a.jpg").problem == nil && shelf.stars("a.jpg") == 4)
    #expect(!(try TemporaryFolder.read(sidecar).isEmpty))
  }

  @Test(arguments: ["<!-- a -->", " \n<!-- a --><!--b-->\n", "<!-- <x:xmpmeta> -->\n"])
  func commentsBeforeTheMetadataAreReadOver(comment: String) throws {
    let shelf = try PhotoLibrary()
    try shelf.write("a.jpg")
    let text = String(decoding: MetadataFile.emptyXMP, as: UTF8.self)
      .split(separator: "\n").dropFirst().joined(separator: "\n")
      .replacing(
        "<rdf:Description rdf:about=\"\"/>",
        with: "<rdf:Description rdf:about=\"\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmp:Rating=\"3\"/>")
    _ = try shelf.folder.write("photos/a.jpg.xmp", comment + text)
    try shelf.index()
    #expect(try shelf.photo("a.jpg").problem == nil && shelf.stars("a.jpg") == 3)
  }
}
