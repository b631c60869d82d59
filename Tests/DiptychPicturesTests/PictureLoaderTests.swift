import DiptychShelf
import TestFixtures
import Testing

@testable import DiptychPictures

@Suite struct PictureLoaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) throws -> PictureRequest {
    PictureRequest(try folder.write([1], to: name))
  }

  @Test func atMostTwoAreDecodedAtOnce() async throws {
    let decoder = StubDecoder(isOpen: false)
    let loader = PictureLoader(decoder: decoder)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        let request = try file("\(number)")
        group.addTask { _ = try await loader.load(request) }
      }
      #expect(try await decoder.wait { $0.started.count == 2 })
      try await Task.sleep(for: .milliseconds(20))
      #expect(decoder.record.started.count == 2)
      decoder.open()
      try await group.waitForAll()
    }
    #expect(decoder.record.started.count == 6)
    #expect(decoder.record.mostRunning == 2)
  }

  @Test func thePictureShownComesBeforeThumbnails() async throws {
    let decoder = StubDecoder(isOpen: false)
    let loader = PictureLoader(decoder: decoder, concurrency: 1)
    let (busy, ahead, thumbnail, shown) = (
      try file("busy"), try file("ahead"), try file("thumbnail"), try file("shown")
    )
    async let first = loader.load(busy)
    #expect(try await decoder.wait { $0.started == ["busy"] })
    async let second = loader.load(ahead, priority: .ahead)
    async let third = loader.load(thumbnail, priority: .thumbnail)
    async let fourth = loader.load(shown, priority: .shown)
    try await Task.sleep(for: .milliseconds(50))
    decoder.open()
    _ = try await [first, second, third, fourth]
    #expect(decoder.record.started == ["busy", "shown", "thumbnail", "ahead"])
  }

  @Test func aCancelledDecodeStopsAndGivesNoPicture() async throws {
    let decoder = StubDecoder(isOpen: false)
    let loader = PictureLoader(decoder: decoder)
    let request = try file("stale")
    let task = Task { try await loader.load(request) }
    #expect(try await decoder.wait { $0.started == ["stale"] })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(decoder.record.cancelled == ["stale"])
  }

  @Test func aCancelledWaiterIsNeverDecoded() async throws {
    let decoder = StubDecoder(isOpen: false)
    let loader = PictureLoader(decoder: decoder, concurrency: 1)
    let (busy, stale, wanted) = (try file("busy"), try file("stale"), try file("wanted"))
    async let first = loader.load(busy)
    #expect(try await decoder.wait { $0.started == ["busy"] })
    let task = Task { try await loader.load(stale) }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    async let last = loader.load(wanted)
    decoder.open()
    _ = try await [first, last]
    #expect(decoder.record.started == ["busy", "wanted"])
  }

  @Test func aTaskCancelledBeforehandLoadsNothing() async throws {
    let decoder = StubDecoder()
    let loader = PictureLoader(decoder: decoder)
    let request = try file("stale")
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await loader.load(request)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(decoder.record.started.isEmpty)
  }

  @Test func realDecodesStopBetweenTwoChunks() throws {
    let path = try folder.write(
      TestPicture(width: 600, height: 600).encoded("png", options: ["compression": "0"]), to: "p")
    var asked = 0
    #expect(throws: CancellationError.self) {
      try PixbufDecoder().decode(PictureRequest(path)) {
        asked += 1
        return asked > 3
      }
    }
    #expect(asked == 4)
  }

  @Test func aPictureSeenBeforeIsNotDecodedAgainUntilItsFileChanges() async throws {
    let decoder = StubDecoder()
    let loader = PictureLoader(decoder: decoder)
    let request = try file("a")
    _ = try await loader.load(request)
    _ = try await loader.load(request)
    #expect(decoder.record.started.count == 1)
    try folder.write([1, 2], to: "a")
    _ = try await loader.load(request)
    #expect(decoder.record.started.count == 2)
  }

  @Test func errorsNameTheFileAndTheReason() async throws {
    let loader = PictureLoader()
    let missing = PictureRequest(folder.path.appending("gone.jpg"))
    await #expect(throws: PictureError(.notFound, path: missing.path)) { try await loader.load(missing) }
    let text = PictureRequest(try folder.write(Array("hello".utf8), to: "text.jpg"))
    do {
      _ = try await loader.load(text)
      Issue.record("a text was shown")
    } catch {
      #expect("\(error)".hasPrefix("“text.jpg” is not a picture"))
    }
  }
}
