import Glibc

/// Keeps what several threads use at once under a limit: who finds no room waits until there is.
final class MemoryGate: @unchecked Sendable {
  // Unchecked is right: `used` is read and written under `mutex` alone.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let capacity: Int
  private var used = 0

  /// A gate that lets through `capacity` bytes at once.
  init(capacity: Int) {
    self.capacity = capacity
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` once `bytes` are free. What is larger than the gate runs alone.
  func withMemory<Result>(_ bytes: Int, _ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    while used > 0, used + bytes > capacity { pthread_cond_wait(condition, mutex) }
    used += bytes
    pthread_mutex_unlock(mutex)
    defer {
      pthread_mutex_lock(mutex)
      used -= bytes
      pthread_mutex_unlock(mutex)
      pthread_cond_broadcast(condition)
    }
    return try body()
  }
}
