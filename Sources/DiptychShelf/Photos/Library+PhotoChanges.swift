import Synchronization

extension Library {
  /// Writes what sidecars do not know yet, where that is possible now.
  ///
  /// - Returns: what still cannot be written, each in one sentence.
  @discardableResult
  public func writePendingSidecars(isCancelled: () -> Bool = { false }) throws -> [ShelfError] {
    let numbers = try withConnection { connection in
      try connection.query("SELECT id FROM photo WHERE NOT is_missing AND \(PhotoStore.isPending)") {
        $0.int64(0)
      }
    }
    return try numbers.compactMap { number in
      if isCancelled() { throw CancellationError() }
      return try writePendingSidecar(number).map { ShelfError($0.description) }
    }
  }

  /// Writes what the sidecars of a change's photos do not know yet.
  ///
  /// The change stands whatever comes of it: what cannot be written is tried again later.
  func writePendingSidecars(of items: [ItemID]) {
    for case .photo(let number) in items { _ = try? writePendingSidecar(number) }
  }

  /// Writes what one photo's sidecar does not know yet; notes and returns why when that fails.
  @discardableResult
  private func writePendingSidecar(_ number: Int64) throws -> SidecarError? {
    // One at a time, else an older state could be written after a newer one.
    try Library.sidecarLock.withLock { _ in try writePendingSidecarAlone(number) }
  }

  private static let sidecarLock = Mutex(())

  private func writePendingSidecarAlone(_ number: Int64) throws -> SidecarError? {
    let pending = try withConnection { connection in
      try connection.first("SELECT path, revision FROM photo WHERE id = ?", .integer(number)) { row in
        (
          photo: PhotoStore.Version(id: number, path: FilePath(bytes: row.blob(0)), revision: row.int64(1)),
          edit: try PhotoStore(connection: connection).pendingEdit(of: number)
        )
      }
    }
    guard let pending, !pending.edit.isEmpty else { return nil }
    do {
      let written = try Sidecar.write(pending.edit, for: pending.photo.path)
      try write { connection in
        try PhotoStore(connection: connection).markWritten(
          pending.photo, sidecar: written.sidecar.stamp, written.metadata)
      }
      return nil
    } catch let error as SidecarError {
      try withConnection { connection in
        try connection.run(
          "UPDATE photo SET problem = ? WHERE id = ?", .text(error.description), .integer(number))
      }
      return error
    }
  }
}
