import Gtk
import GtkTestSupport
import XCTest

/// The main actor in the program: GLib's loop runs at the top, and nothing but it.
///
/// These tests are synchronous, so that they are not themselves a task of the main actor, in which Dispatch would
/// not serve the others. One asynchronous test is needed for XCTest to accept the class.
@MainActor
final class MainLoopTests: GtkTestCase {
  func testTaskRunsInsideAnAsynchronousTest() async {
    var ran = false
    Task { ran = true }
    await pump(until: { ran })
  }

  nonisolated func testTaskOnTheMainActorRuns() {
    MainActor.assumeIsolated {
      var ran = false
      Task { ran = true }
      XCTAssertFalse(ran)
      XCTAssertTrue(spin { ran })
    }
  }

  nonisolated func testSleepEndsInTime() {
    MainActor.assumeIsolated {
      var ended = false
      let start = ContinuousClock.now
      Task {
        try? await Task.sleep(for: .milliseconds(40))
        ended = true
      }
      XCTAssertTrue(spin { ended })
      XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(40))
    }
  }

  nonisolated func testDetachedWorkComesBackToTheMainThread() {
    MainActor.assumeIsolated {
      let main = pthread_self()
      let hops = Hops()
      Task.detached {
        let worker = pthread_self()
        for _ in 0..<100 {
          await MainActor.run {
            XCTAssertNotEqual(pthread_equal(main, pthread_self()), 0)
            XCTAssertEqual(pthread_equal(main, worker), 0)
            hops.count += 1
          }
        }
      }
      XCTAssertTrue(spin { hops.count == 100 })
    }
  }

  nonisolated func testIdleAndTimerRunOnceAndMayBeCancelled() {
    MainActor.assumeIsolated {
      var idle = 0
      var timer = 0
      MainLoop.whenIdle { idle += 1 }
      MainLoop.whenIdle { idle += 100 }.cancel()
      MainLoop.after(milliseconds: 10) { timer += 1 }
      MainLoop.after(milliseconds: 10) { timer += 100 }.cancel()
      XCTAssertTrue(spin { timer == 1 })
      while MainLoop.iterate() {}
      XCTAssertEqual([idle, timer], [1, 1])
    }
  }

  nonisolated func testInstallingTwiceIsHarmless() {
    MainActor.assumeIsolated {
      MainQueueSource.install()
      MainQueueSource.install()
      var runs = 0
      Task { runs += 1 }
      XCTAssertTrue(spin { runs == 1 })
    }
  }
}

/// Turns GLib's loop alone, as the program does.
@MainActor
private func spin(until condition: () -> Bool) -> Bool {
  let end = ContinuousClock.now + .seconds(5)
  while !condition(), ContinuousClock.now < end { if !MainLoop.iterate() { usleep(500) } }
  return condition()
}

@MainActor
private final class Hops {
  var count = 0
}
