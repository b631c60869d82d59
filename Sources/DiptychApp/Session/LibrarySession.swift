import DiptychShelf
import Dispatch

/// An open library and the windows' view of it: work off the main thread, news on it.
///
/// All work on the library goes through one queue, so that it is done in the order in which it was asked for, and
/// a window never waits for a disk.
final class LibrarySession {
  /// What has changed in the library.
  enum News {
    /// These items look different; the lists hold the same ones.
    case items([ItemID])
    /// Items came, went or changed.
    case contents

    /// Whether an item may look different now.
    func concerns(_ item: ItemID) -> Bool {
      switch self {
      case .items(let items): items.contains(item)
      case .contents: true
      }
    }
  }

  let library: Library
  private let queue = DispatchQueue(label: "org.diptych.library", qos: .userInitiated)
  private var listeners: [(News) -> Void] = []
  /// The library's version when it was last looked at; nil before that.
  private var seenVersion: Int?

  init(_ library: Library) { self.library = library }

  /// Opens a library without blocking.
  static func openOffMain(_ body: @escaping @Sendable () throws -> Library) async throws -> Library {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async { continuation.resume(with: Result(catching: body)) }
    }
  }

  /// Does work on the library and waits for its result without blocking.
  func run<Value: Sendable>(_ body: @escaping @Sendable (Library) throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [library] in continuation.resume(with: Result { try body(library) }) }
    }
  }

  /// Does work that takes long, such as an import, on a connection of its own; the library stays free meanwhile.
  ///
  /// - Parameter body: gets a closure to tell how much is done, 0 to 1, which throws once the task is cancelled.
  func runAside<Value: Sendable>(
    progress: @escaping @MainActor @Sendable (Double) -> Void,
    _ body: @escaping @Sendable (Library, @escaping @Sendable (Double) throws -> Void) throws -> Value
  ) async throws -> Value {
    let cancellation = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async { [library] in
          continuation.resume(
            with: Result {
              try body(library) { part in
                if cancellation.isSet { throw CancellationError() }
                Task { @MainActor in progress(part) }
              }
            })
        }
      }
    } onCancel: {
      cancellation.set()
    }
  }

  /// Calls the closure with all news for as long as the session lives.
  func onNews(_ listener: @escaping (News) -> Void) { listeners.append(listener) }

  /// Tells all listeners.
  func publish(_ news: News) { for listener in listeners { listener(news) } }

  /// Publishes that the contents changed, where others than this session have changed the library since the last
  /// call; the first call only takes note.
  ///
  /// Others are other programs, and work aside in this one, such as the photo indexer's.
  func lookForChanges() async throws {
    let version = try await run { try $0.dataVersion }
    let seen = seenVersion
    seenVersion = version
    if let seen, seen != version { publish(.contents) }
  }

  // MARK: Changes by a person

  /// Rates items, or clears their ratings; durable when it returns.
  func rate(_ items: [ItemID], _ rating: Rating?) async throws -> NamedChange {
    let change = try await run { try $0.rate(items, rating) }
    publish(.items(change.items))
    return change
  }

  /// Why what a change did to photos is in the library alone: their sidecars cannot be written, a sentence each.
  func problems(after change: NamedChange) async throws -> [String] {
    try await run { library in try change.items.compactMap { try library.photo($0)?.problem } }
  }

  /// Takes back the last change; nil where there is none.
  func undo() async throws -> NamedChange? { try await step { try $0.undo() } }

  /// Makes the change again that was last taken back; nil where there is none.
  func redo() async throws -> NamedChange? { try await step { try $0.redo() } }

  private func step(_ body: @escaping @Sendable (Library) throws -> NamedChange?) async throws -> NamedChange?
  {
    guard let change = try await run(body) else { return nil }
    publish(change.items.isEmpty ? .contents : .items(change.items))
    return change
  }
}
