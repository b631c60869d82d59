import Dispatch

/// Brings what the library knows of photos up to date with the folders and files: first which there are,
/// then, for those that changed, what they say.
///
/// It works on a connection of its own, so the library stays free for the window meanwhile.
public struct PhotoIndexer: Sendable {
  /// How far it is.
  public enum Progress: Sendable, Hashable {
    /// All names are in the library: lists can be shown.
    case listed(PhotoIndexReport)
    /// The metadata of so many photos has been read, out of so many.
    case read(Int, of: Int)
  }

  private let library: Library
  private let scanner: PhotoScanner

  /// An indexer for some formats: those that this computer can show.
  public init(library: Library, formats: Set<PhotoFormat> = Set(PhotoFormat.allCases)) {
    self.library = library
    scanner = PhotoScanner(formats: formats)
  }

  /// Brings the library up to date, on a thread of its own.
  ///
  /// - Parameter onProgress: called on that thread.
  /// - Throws: `ShelfError`; `CancellationError` when the task is cancelled. What was found until then stays.
  public func refresh(onProgress: @escaping @Sendable (Progress) -> Void = { _ in }) async throws
    -> PhotoIndexReport
  {
    let cancellation = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Self.thread.async {
          continuation.resume(
            with: Result { try run(onProgress: onProgress, isCancelled: { cancellation.isSet }) })
        }
      }
    } onCancel: {
      cancellation.set()
    }
  }

  /// One run at a time: two would only read the same files twice.
  private static let thread = DispatchQueue(label: "org.diptych.photo-indexer", qos: .utility)

  /// Brings the library up to date.
  ///
  /// Blocks; see `refresh`.
  @discardableResult
  public func run(
    onProgress: (Progress) -> Void = { _ in }, isCancelled: () -> Bool = { false }
  ) throws -> PhotoIndexReport {
    let store = PhotoStore(connection: try library.makeConnection())
    var report = try list(store, isCancelled)
    onProgress(.listed(report))
    report.readCount = try readMetadata(store, onProgress, isCancelled)
    // A folder that could not be written may be writable by now.
    report.problems += try library.writePendingSidecars(isCancelled: isCancelled)
    return report
  }

  // MARK: - Which photos there are

  private func list(_ store: PhotoStore, _ isCancelled: () -> Bool) throws -> PhotoIndexReport {
    var report = PhotoIndexReport()
    var found: [FilePath: FoundPhoto] = [:]
    var unreadable: [[UInt8]] = []
    let folders = try library.folders()
    for folder in folders {
      let scan = try scanner.scan(folder, isCancelled: isCancelled)
      for photo in scan.photos { found[photo.path] = photo }
      unreadable += scan.unreadable.map(\.prefix)
      // A folder that lies in another one of the library's is looked through twice.
      report.problems += scan.problems.filter { !report.problems.contains($0) }
    }
    try store.connection.transaction {
      var vanished: [Int64] = []
      for known in try store.knownFiles() {
        if let photo = found.removeValue(forKey: known.path) ?? single(known) {
          if known.isMissing || photo.stamp != known.stamp || photo.sidecarStamp != known.sidecarStamp {
            try store.update(known.id, photo)
            report.changedCount += 1
          }
        } else if !known.isMissing, !unreadable.contains(where: known.path.bytes.starts) {
          // What is in a folder that cannot be read may well be there.
          vanished.append(known.id)
        }
      }
      try store.removeMissing(vanished)
      report.removedCount = vanished.count
      report.newCount = found.count
      // In order, so that numbers do not depend on the file system.
      let new = found.values.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
      for photo in new { try store.insert(photo, isSingle: false) }
    }
    return report
  }

  /// A photo that was opened by itself, and so may lie in no folder of the library's.
  private func single(_ known: PhotoStore.KnownFile) -> FoundPhoto? {
    known.isSingle ? FoundPhoto(at: known.path) : nil
  }

  // MARK: - What they say

  private func readMetadata(
    _ store: PhotoStore, _ onProgress: (Progress) -> Void, _ isCancelled: () -> Bool
  ) throws -> Int {
    let total = try store.unreadCount()
    var done = 0
    while case let batch = try store.unread(limit: Self.batchSize), !batch.isEmpty {
      let metadata = try batch.map { photo in
        if isCancelled() { throw CancellationError() }
        return PhotoMetadata(photo: photo.path)
      }
      try store.connection.transaction {
        for (photo, metadata) in zip(batch, metadata) { try store.store(metadata, of: photo) }
      }
      done += batch.count
      onProgress(.read(min(done, total), of: total))
    }
    return done
  }

  /// Few enough that a write of the window's waits for milliseconds only, many enough that reaching the disk
  /// after each batch costs little.
  private static let batchSize = 200
}
