import CGtk
import Dispatch

/// Lets GLib's main loop serve `DispatchQueue.main`, and with it the main actor.
///
/// GLib knows nothing of Dispatch: without this source no task on the main actor ever runs. Dispatch offers
/// an eventfd that becomes readable when the main queue has work, and a function that does the work;
/// CoreFoundation's run loop is served in the same way. Never run a nested main loop from inside a task:
/// Dispatch does not drain its main queue again while it is being drained.
public enum MainQueueSource {
  private static var isInstalled = false

  /// Adds the source to the default main context; further calls do nothing.
  ///
  /// Call it on the main thread.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let handle = _dispatch_get_main_queue_handle_4CF()
    let serve: GUnixFDSourceFunc = { descriptor, _, _ in
      var count: UInt64 = 0
      // The count itself does not matter: reading resets it.
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
      return 1
    }
    g_unix_fd_add_full(G_PRIORITY_DEFAULT, handle, G_IO_IN, serve, nil, nil)
  }
}
