import Testing

@testable import DiptychShelf

@Suite struct FilePathTests {
  @Test(arguments: [
    (Array("/home/jens/photos/me.png".utf8), "file:///home/jens/photos/me.png"),
    (
      Array("/tmp/a b%#?;&~'()!*$,+=@:[].jpg".utf8),
      "file:///tmp/a%20b%25%23%3F%3B&~'()!*$,+=@:%5B%5D.jpg"
    ),
    (Array("/tmp/inv".utf8) + [0xFF] + Array(".jpg".utf8), "file:///tmp/inv%FF.jpg"),
    (Array("/tmp/line\nbreak".utf8), "file:///tmp/line%0Abreak"),
  ])
  func uriIsGLibs(bytes: [UInt8], uri: String) {
    let path = FilePath(bytes: bytes)
    #expect(path.uri == uri)
    #expect(FilePath(uri: uri) == path)
  }

  @Test func otherURIsAreNoPaths() {
    #expect(FilePath(uri: "https://example.org/a") == nil)
    #expect(FilePath(uri: "file://elsewhere/a") == nil)
    #expect(FilePath(uri: "file://localhost/a")?.display == "/a")
    #expect(FilePath(uri: "/a") == nil)
  }

  @Test func knowsItsParts() {
    let path = FilePath("/a/b.tar.GZ/")
    #expect(path.displayName == "b.tar.GZ")
    #expect(path.fileExtension == "gz")
    #expect(path.parent.display == "/a")
    #expect(FilePath("/a").parent.display == "/")
    #expect(FilePath("a").parent.display == ".")
    #expect(FilePath("/").displayName == "/")
    #expect(FilePath(".hidden").fileExtension == "")
    #expect(FilePath("/a/").appending("b").display == "/a/b")
    #expect(FilePath("../c").absolute(from: FilePath("/a/b")).display == "/a/c")
  }

  @Test func bytesThatAreNoTextShowAsReplacements() {
    #expect(FilePath(bytes: [0x61, 0xFF]).display == "a\u{FFFD}")
  }

  @Test func itemIDsReadBackFromTheirText() {
    #expect(ItemID("game:17") == .game(17))
    #expect(ItemID("photo:4")?.description == "photo:4")
    for text in ["game:", "game:0", "game:-1", "game:017", "game:1:2", "tag:1", "17", "game:1 "] {
      #expect(ItemID(text) == nil, "\(text)")
    }
  }
}
