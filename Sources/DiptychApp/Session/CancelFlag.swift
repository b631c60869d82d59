import Synchronization

/// Says across threads that work is no longer wanted.
nonisolated final class CancelFlag: Sendable {
  private let isSet = Atomic(false)

  /// Ends the work at its next step.
  func cancel() { isSet.store(true, ordering: .relaxed) }

  /// Throws `CancellationError` once the work is no longer wanted.
  func check() throws {
    if isSet.load(ordering: .relaxed) { throw CancellationError() }
  }
}
