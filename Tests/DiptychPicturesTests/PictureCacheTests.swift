import DiptychShelf
import Testing

@testable import DiptychPictures

@Suite struct PictureCacheTests {
  private func key(_ name: String, size: PictureSize = .full, modified: Int64 = 0) -> PictureCache.Key {
    PictureCache.Key(
      request: PictureRequest(FilePath("/\(name)"), size: size), stamp: FileStamp(modified: modified, byteCount: 1))
  }

  @Test func theOneNotLookedAtForLongestGoesFirst() {
    let cache = PictureCache(capacity: 1000)
    let picture = Picture.blank(width: 10, height: 10)
    cache.insert(picture, for: key("a"))
    cache.insert(picture, for: key("b"))
    _ = cache[key("a")]
    cache.insert(picture, for: key("c"))
    #expect(cache[key("a")] != nil)
    #expect(cache[key("b")] == nil)
    #expect(cache[key("c")] != nil)
    #expect(cache.byteCount == 800)
  }

  @Test func asManyGoAsMakeRoom() {
    let cache = PictureCache(capacity: 1000)
    for name in ["a", "b"] { cache.insert(.blank(width: 10, height: 10), for: key(name)) }
    cache.insert(.blank(width: 15, height: 15), for: key("large"))
    #expect(cache[key("a")] == nil)
    #expect(cache[key("b")] == nil)
    #expect(cache.byteCount == 900)
  }

  @Test func whatIsLargerThanTheCacheIsNotKept() {
    let cache = PictureCache(capacity: 100)
    cache.insert(.blank(width: 10, height: 10), for: key("a"))
    #expect(cache.byteCount == 0)
  }

  @Test func fileStateAndSizeBelongToTheKey() {
    let cache = PictureCache()
    cache.insert(.blank(width: 1, height: 1), for: key("a"))
    #expect(cache[key("a", size: .fitting(edge: 128))] == nil)
    #expect(cache[key("a", modified: 1)] == nil)
    #expect(cache[key("a")] != nil)
  }

  @Test func replacingCountsOnce() {
    let cache = PictureCache()
    for _ in 0..<3 { cache.insert(.blank(width: 10, height: 10), for: key("a")) }
    #expect(cache.byteCount == 400)
    cache.removeAll()
    #expect(cache.byteCount == 0)
    #expect(cache[key("a")] == nil)
  }
}
