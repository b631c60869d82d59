import CGtk

/// Work for later on the main thread, and turns of the main loop for tests.
public enum MainLoop {
  /// A piece of work that waits in the main loop.
  public struct Source {
    let id: guint

    /// Takes the work back; only valid while it has not run for the last time.
    public func cancel() { g_source_remove(id) }
  }

  /// Runs the closure once when the main loop has nothing more urgent, after pending redraws.
  @discardableResult
  public static func whenIdle(_ body: @escaping () -> Void) -> Source {
    add(body) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, releaseBox) }
  }

  /// Runs the closure once after the given number of milliseconds.
  @discardableResult
  public static func after(milliseconds: Int, _ body: @escaping () -> Void) -> Source {
    add(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds), $0, $1, releaseBox) }
  }

  /// Serves what is pending and returns whether anything was.
  ///
  /// For tests only: the program itself never runs a loop inside the loop.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  private static func add(
    _ body: @escaping () -> Void, with schedule: (GSourceFunc, UnsafeMutableRawPointer) -> guint
  ) -> Source {
    let once: GSourceFunc = { data in
      if let data { ClosureBox<() -> Void>.closure(at: data)() }
      return 0
    }
    return Source(id: schedule(once, ClosureBox(body).retained()))
  }
}
