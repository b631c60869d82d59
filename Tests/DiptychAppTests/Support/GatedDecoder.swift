import DiptychPictures
import DiptychShelf
import Glibc
import Synchronization

/// A decoder that a test can stop: it decodes real files, and keeps a record of what it was asked for.
final class GatedDecoder: PictureDecoder {
  private struct State {
    var requests: [PictureRequest] = []
    var isOpen = true
  }

  private let state = Mutex(State())
  private let decoder = PixbufDecoder()

  /// What was asked for, in order; thumbnails among them.
  var requests: [PictureRequest] { state.withLock { $0.requests } }

  /// The names of the pictures that were asked for at a size to look at, in order.
  var shown: [String] {
    requests.compactMap {
      if case .fitting = $0.size { nil } else { $0.path.displayName }
    }
  }

  /// Whether decodes may end; those that wait go on when it opens.
  var isOpen: Bool {
    get { state.withLock { $0.isOpen } }
    set { state.withLock { $0.isOpen = newValue } }
  }

  func decode(_ request: PictureRequest, isCancelled: () -> Bool) throws -> Picture {
    state.withLock { $0.requests.append(request) }
    while !isOpen {
      if isCancelled() { throw CancellationError() }
      usleep(500)
    }
    return try decoder.decode(request, isCancelled: isCancelled)
  }
}
