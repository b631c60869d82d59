import Dispatch
import DiptychShelf
import Synchronization

/// Runs work that blocks on threads of its own, a few at once, the most urgent first.
///
/// Swift's own threads are as few as the processor's cores, and must not wait for disks.
final class WorkQueue: Sendable {
  private struct Job {
    let priority: PicturePriority
    let cancellation: CancellationFlag
    let run: @Sendable () -> Void
    let abandon: @Sendable () -> Void
  }

  private struct State {
    /// In the order of arrival.
    var waiting: [Job] = []
    var runningCount = 0

    mutating func takeMostUrgent() -> Job? {
      guard let urgent = waiting.map(\.priority).max() else { return nil }
      return waiting.firstIndex { $0.priority == urgent }.map { waiting.remove(at: $0) }
    }
  }

  private let state = Mutex(State())
  private let threads = DispatchQueue(label: "org.diptych.pictures", attributes: .concurrent)
  private let concurrency: Int

  /// A queue that runs at most `concurrency` pieces of work at once.
  init(concurrency: Int) { self.concurrency = concurrency }

  /// Runs `work` when its turn comes. Work whose task is cancelled while it waits is never started; work that
  /// runs is told by its argument, and its result is dropped.
  ///
  /// Throws what `work` throws, and `CancellationError`.
  func run<Output: Sendable>(
    priority: PicturePriority, _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Output
  ) async throws -> Output {
    let cancellation = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let job = Job(priority: priority, cancellation: cancellation) {
          let result = Result { try work { cancellation.isSet } }
          continuation.resume(with: cancellation.isSet ? .failure(CancellationError()) : result)
        } abandon: {
          continuation.resume(throwing: CancellationError())
        }
        state.withLock { $0.waiting.append(job) }
        startWaiting()
      }
    } onCancel: {
      cancellation.set()
      abandon(cancellation)
    }
  }

  private func startWaiting() {
    let job: Job? = state.withLock { state in
      guard state.runningCount < concurrency, let job = state.takeMostUrgent() else { return nil }
      state.runningCount += 1
      return job
    }
    guard let job else { return }
    threads.async { [self] in
      // Cancelled before it came into the queue, and so not found there.
      if job.cancellation.isSet { job.abandon() } else { job.run() }
      state.withLock { $0.runningCount -= 1 }
      startWaiting()
    }
  }

  private func abandon(_ cancellation: CancellationFlag) {
    let job = state.withLock { state in
      state.waiting.firstIndex { $0.cancellation === cancellation }.map { state.waiting.remove(at: $0) }
    }
    job?.abandon()
  }
}
