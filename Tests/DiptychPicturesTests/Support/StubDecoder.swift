import DiptychShelf
import Glibc
import Synchronization

@testable import DiptychPictures

/// A decoder that decodes nothing: it waits until the test lets it go on, and keeps a record.
final class StubDecoder: PictureDecoder {
  struct Log {
    var started: [String] = []
    var runningCount = 0
    var mostRunning = 0
    var cancelled: [String] = []
  }

  private let log = Mutex(Log())
  private let isOpen: Atomic<Bool>

  init(isOpen: Bool = true) { self.isOpen = Atomic(isOpen) }

  var record: Log { log.withLock { $0 } }

  /// Lets all decodes end.
  func open() { isOpen.store(true, ordering: .sequentiallyConsistent) }

  func decode(_ request: PictureRequest, isCancelled: () -> Bool) throws -> Picture {
    let name = request.path.displayName
    log.withLock {
      $0.started.append(name)
      $0.runningCount += 1
      $0.mostRunning = max($0.mostRunning, $0.runningCount)
    }
    defer { log.withLock { $0.runningCount -= 1 } }
    while !isOpen.load(ordering: .sequentiallyConsistent) {
      if isCancelled() {
        log.withLock { $0.cancelled.append(name) }
        throw CancellationError()
      }
      usleep(500)
    }
    return .blank(width: 10, height: 10)
  }

  /// Waits until the record looks as expected; false when it has not after five seconds.
  func wait(until condition: (Log) -> Bool) async throws -> Bool {
    for _ in 0..<5000 {
      if condition(record) { return true }
      try await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}

extension Picture {
  static func blank(width: Int, height: Int) -> Picture {
    Picture(
      width: width, height: height, fullWidth: width, fullHeight: height, hasAlpha: false, isIncomplete: false,
      pixels: PixelBuffer(byteCount: width * height * 4) { _ = $0.initializeMemory(as: UInt8.self, repeating: 0) })
  }
}
