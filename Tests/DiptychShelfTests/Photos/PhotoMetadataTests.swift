import Testing

@testable import DiptychShelf

@Suite struct PhotoMetadataTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func metadata(_ photo: TestPhoto, sidecar: String? = nil) throws -> PhotoMetadata {
    let path = try folder.write("photo.jpg", photo.bytes)
    if let sidecar { _ = try folder.write("photo.jpg.xmp", TestPhoto.packet(sidecar)) }
    return PhotoMetadata(photo: path)
  }

  private func stars(_ photo: TestPhoto, sidecar: String? = nil) throws -> Int? {
    try metadata(photo, sidecar: sidecar).rating.map { $0.hundredths / 100 }
  }

  private static func xmp(rating: String) -> String { "<xmp:Rating>\(rating)</xmp:Rating>" }

  // MARK: - Ratings

  @Test(arguments: [
    ("-1", -1), ("0", nil), ("1", 1), ("3", 3), ("5", 5), ("6", nil), ("-2", nil), ("3.5", nil), ("1e1", nil),
    ("abc", nil), ("+3", nil), ("99999999999999999999", nil), (" 4 ", 4),
  ])
  func ratingIsReadStrictly(_ text: String, _ expected: Int?) throws {
    #expect(try stars(TestPhoto(xmp: Self.xmp(rating: text))) == expected)
  }

  @Test func sidecarThenXMPThenExifThenPercent() throws {
    var photo = TestPhoto(exif: [(0x4749, 75)])
    #expect(try stars(photo) == 4)
    photo.exif = [(0x4746, 1), (0x4749, 75)]
    #expect(try stars(photo) == 1)
    photo.xmp = Self.xmp(rating: "2")
    #expect(try stars(photo) == 2)
    #expect(try stars(photo, sidecar: Self.xmp(rating: "5")) == 5)
    #expect(try stars(photo, sidecar: Self.xmp(rating: "0")) == nil)
    #expect(try stars(photo, sidecar: TestPhoto.list("dc:subject", ["sun"])) == 2)
  }

  @Test(arguments: [
    (0, nil), (1, 1), (13, 1), (25, 2), (50, 3), (75, 4), (98, 4), (99, 5), (100, 5), (101, nil),
  ])
  func percentagesAreWindows(_ percent: Int, _ expected: Int?) throws {
    #expect(try stars(TestPhoto(exif: [(0x4749, percent)])) == expected)
    let xmp = "<MicrosoftPhoto:Rating>\(percent)</MicrosoftPhoto:Rating>"
    #expect(try stars(TestPhoto(xmp: xmp)) == expected)
  }

  @Test func theNamespaceCountsNotThePrefix() throws {
    let xmp = "<xap:Rating xmlns:xap=\"http://ns.adobe.com/xap/1.0/\">4</xap:Rating>"
    #expect(try stars(TestPhoto(xmp: xmp)) == 4)
  }

  // MARK: - Tags

  @Test func spellingsOfOneTagCountOnceAndTheFirstStays() throws {
    let tags = ["Sea", "sea", " Sea ", "SEA", "Cafe\u{301}", "CAF\u{C9}", "cafe", " "]
    let found = try metadata(TestPhoto(xmp: TestPhoto.list("dc:subject", tags))).tags
    #expect(found == ["Sea", "Cafe\u{301}", "cafe"])
    #expect(found.map(\.unicodeScalars.count) == [3, 5, 4])
  }

  @Test func aTreesLeafAndTheFlatTagAreOne() throws {
    let xmp =
      TestPhoto.list("dc:subject", ["Paris"])
      + TestPhoto.list("lr:hierarchicalSubject", ["Places|France|Paris"])
      + TestPhoto.list("digiKam:TagsList", ["Places/France/Paris", "Anna"], kind: "Seq")
      + TestPhoto.list("MicrosoftPhoto:LastKeywordXMP", ["Things/Tower"])
    #expect(try metadata(TestPhoto(xmp: xmp)).tags == ["Paris", "Anna", "Tower"])
  }

  @Test func anItemWithCommasIsOneTag() throws {
    let xmp = TestPhoto.list("dc:subject", ["sunset, mountains, nature"])
    #expect(try metadata(TestPhoto(xmp: xmp)).tags == ["sunset, mountains, nature"])
  }

  @Test func xmpIPTCAndSidecarAddUp() throws {
    let photo = TestPhoto(
      xmp: TestPhoto.list("dc:subject", ["new"]), iptcKeywords: [Array("old".utf8), Array("NEW".utf8)])
    #expect(try metadata(photo).tags == ["new", "old"])
    #expect(
      try metadata(photo, sidecar: TestPhoto.list("dc:subject", ["beside", "Old"])).tags == [
        "beside", "Old", "new",
      ])
  }

  @Test func iptcThatIsNotUTF8IsLatin1() throws {
    #expect(try metadata(TestPhoto(iptcKeywords: [[0x43, 0x61, 0x66, 0xE9]])).tags == ["Café"])
    #expect(try metadata(TestPhoto(iptcKeywords: [Array("Ünïcödé".utf8)])).tags == ["Ünïcödé"])
  }

  @Test func tagsDoNotPileUpFromPhotoToPhoto() throws {
    for number in 0..<20 {
      let photo = TestPhoto(xmp: TestPhoto.list("dc:subject", ["tag\(number)"]))
      #expect(try metadata(photo).tags == ["tag\(number)"])
    }
  }

  // MARK: - Texts, size and date

  @Test func titleAndCaptionAreTheDefaultLanguagesAndWhole() throws {
    let xmp =
      TestPhoto.text("dc:title", "Memorial Church")
      + TestPhoto.text("dc:description", "Front, at dusk, \"late\"")
    let found = try metadata(TestPhoto(xmp: xmp))
    #expect(found.title == "Memorial Church")
    #expect(found.caption == "Front, at dusk, \"late\"")
  }

  @Test func theSidecarsTextsGoBeforeThePhotosAndBlankOnesDoNotCount() throws {
    let photo = TestPhoto(
      xmp: TestPhoto.text("dc:title", "inside") + TestPhoto.text("dc:description", "inside"))
    let found = try metadata(
      photo, sidecar: TestPhoto.text("dc:title", "beside") + TestPhoto.text("dc:description", " "))
    #expect(found.title == "beside")
    #expect(found.caption == "inside")
  }

  @Test(arguments: [
    ("2012:05:01 10:11:12", "2012-05-01T10:11:12"), ("2012-05-01T10:11:12.34+02:00", "2012-05-01T10:11:12"),
    ("2012-05-01T10:11Z", "2012-05-01T10:11:00"), ("2012-05-01", "2012-05-01T00:00:00"),
    ("0000:00:00 00:00:00", nil),
    ("2012:02:30 10:11:12", nil), ("2012:05:01 25:11:12", nil), ("yesterday", nil), ("", nil),
    ("    :  :     :  :  ", nil),
    ("12:05:01 10:11:12", nil), ("2012-05", nil),
  ])
  func datesAreTheOnesThereAre(_ text: String, _ expected: String?) {
    #expect(MetadataText.dateTime(text) == expected)
  }

  @Test func dateTakenIsExifs() throws {
    let photo = TestPhoto(
      xmp: "<xmp:CreateDate>2020-01-01</xmp:CreateDate>", exifTaken: "2012:05:01 10:11:12")
    #expect(try metadata(photo).taken == "2012-05-01T10:11:12")
    #expect(try metadata(TestPhoto(xmp: photo.xmp)).taken == "2020-01-01T00:00:00")
  }

  @Test func orientationIsExifsAloneAndNeverXMPs() throws {
    let xmp = "<tiff:Orientation>6</tiff:Orientation>"
    #expect(try metadata(TestPhoto(xmp: xmp)).orientation == .topLeft)
    #expect(try metadata(TestPhoto(exif: [(0x0112, 6)])).orientation == .rightTop)
    #expect(try metadata(TestPhoto(xmp: xmp, exif: [(0x0112, 1)])).orientation == .topLeft)
    #expect(try metadata(TestPhoto(exif: [(0x0112, 9)])).orientation == .topLeft)
    #expect(try metadata(TestPhoto(), sidecar: xmp).orientation == .topLeft)
    let size = try metadata(TestPhoto(width: 30, height: 20))
    #expect([size.width, size.height] == [30, 20])
  }

  @Test func userCommentsLoseTheirCharacterSet() {
    #expect(MetadataText.userComment("charset=Ascii Hello, world") == "Hello, world")
    #expect(MetadataText.userComment("charset=\"Unicode\" Hello") == "Hello")
    #expect(MetadataText.userComment("charset=Ascii") == nil)
    #expect(MetadataText.userComment("plain") == "plain")
  }

  // MARK: - Trouble

  @Test func whatIsNoPhotoHasNoMetadata() throws {
    #expect(PhotoMetadata(photo: try folder.write("a.jpg", "hello")) == PhotoMetadata())
    #expect(PhotoMetadata(photo: try folder.write("b.jpg", "")) == PhotoMetadata())
    #expect(PhotoMetadata(photo: folder.path.appending("missing.jpg")) == PhotoMetadata())
    #expect(PhotoMetadata(photo: try folder.write("c.jpg", Array(TestPhoto().bytes.prefix(20)))).tags.isEmpty)
  }

  @Test func aSidecarThatIsNoXMPIsNamedAndThePhotoStillRead() throws {
    let path = try folder.write("photo.jpg", TestPhoto(xmp: Self.xmp(rating: "3")).bytes)
    for contents in [" \n", "hello", "<html/>"] {
      let sidecar = try folder.write("photo.jpg.xmp", contents)
      let found = PhotoMetadata(photo: path)
      #expect(found.problem == SidecarError(.notXMP, path: sidecar).description)
      #expect(found.rating?.hundredths == 300)
    }
  }
}
