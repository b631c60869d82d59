import Synchronization

/// Tells a thread that what it does is no longer wanted.
package final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isSet: Bool { flag.load(ordering: .relaxed) }

  package func set() { flag.store(true, ordering: .relaxed) }
}
