import DiptychShelf
import Gtk

/// The window follows what happens to the library and its folders elsewhere: in other windows, on the command
/// line, in other photo programs.
extension MainWindowController {
  /// How often the library is looked at, in milliseconds; while the folders are looked through, which changes
  /// the library all the time, less often.
  private static let interval = (usual: 2000, busy: 10_000)

  /// Begins to look for changes, for as long as there is the window.
  func followChanges() {
    window.onActiveChange { [weak self] in
      if self?.window.isActive == true { self?.lookForChanges() }
    }
    scheduleLook()
  }

  private func scheduleLook() {
    let interval = MainWindowController.interval
    watch = MainLoop.after(milliseconds: isRescanning ? interval.busy : interval.usual) { [weak self] in
      guard let self, !self.hasEnded else { return }
      self.watch = nil
      // A window beside a terminal is seen without being the active one.
      if self.window.isOnScreen { self.lookForChanges() }
      self.scheduleLook()
    }
  }

  /// Reads anew what others have changed, if anything.
  func lookForChanges() {
    // What cannot be read is told where the person asks for it, not every other second.
    Task { [session] in try? await session.lookForChanges() }
  }

  /// Looks through all folders in the background: what came, went and changed since.
  func rescanFolders() {
    scan?.cancel()
    scan = Task { [weak self, session] in
      await self?.report {
        let report = try await PhotoIndexer(library: session.library).refresh { progress in
          // Names can be shown long before all files have been read.
          guard case .listed(let report) = progress, report.hasChanges else { return }
          Task { @MainActor in session.publish(.contents) }
        }
        if let problem = report.problems.first { self?.toast.show("\(problem)", canUndo: false) }
      }
      // The indexer's changes are another connection's.
      try? await session.lookForChanges()
      if !Task.isCancelled { self?.scan = nil }
    }
  }

  /// Whether the folders are being looked through.
  var isRescanning: Bool { scan != nil }

  /// The window's end: what goes on for it in the background is given up.
  func stopFollowing() {
    watch?.cancel()
    watch = nil
    scan?.cancel()
    scan = nil
  }
}

extension PhotoIndexReport {
  /// Whether lists of photos are other ones now.
  nonisolated fileprivate var hasChanges: Bool { newCount + changedCount + removedCount > 0 }
}
