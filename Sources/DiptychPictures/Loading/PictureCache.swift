import DiptychShelf
import Synchronization

/// Decoded pictures that may be wanted again, up to a number of bytes; the one not looked at for longest goes
/// first.
public final class PictureCache: Sendable {
  /// Which file, which state of it, and how much of it.
  struct Key: Hashable {
    let request: PictureRequest
    let stamp: FileStamp
  }

  private struct State {
    var pictures: [Key: (picture: Picture, lastUse: Int)] = [:]
    var byteCount = 0
    var clock = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// A cache that holds at most `capacity` bytes of pixels.
  public init(capacity: Int = 96_000_000) { self.capacity = capacity }

  /// Bytes of pixels held now.
  public var byteCount: Int { state.withLock { $0.byteCount } }

  /// Forgets all pictures.
  public func removeAll() {
    state.withLock {
      $0.pictures.removeAll()
      $0.byteCount = 0
    }
  }

  /// The picture for a key, which counts as looking at it.
  subscript(key: Key) -> Picture? {
    state.withLock { state in
      guard let found = state.pictures[key] else { return nil }
      state.clock += 1
      state.pictures[key] = (found.picture, state.clock)
      return found.picture
    }
  }

  /// Keeps a picture, unless it alone is more than the cache holds.
  func insert(_ picture: Picture, for key: Key) {
    guard picture.byteCount <= capacity else { return }
    state.withLock { state in
      state.clock += 1
      let replaced = state.pictures.updateValue((picture, state.clock), forKey: key)
      state.byteCount += picture.byteCount - (replaced?.picture.byteCount ?? 0)
      while state.byteCount > capacity, let oldest = state.pictures.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.pictures[oldest.key] = nil
        state.byteCount -= oldest.value.picture.byteCount
      }
    }
  }
}
