import Synchronization

extension Library {
  /// How one photo's rating changes, with what the photo is called.
  func photoRatingStep(_ number: Int64, _ rating: Rating?) throws -> (NamedChange.Step, String) {
    guard let photo = try photo(.photo(number)) else { throw Library.unknownItem(.photo(number)) }
    let before = photo.summary.rating
    let step = photoStep(
      number, undo: SidecarEdit(rating: .init(rating: before)), redo: SidecarEdit(rating: .init(rating: rating)))
    return (step, photo.summary.displayTitle)
  }

  /// A reversible change of a photo's rating or tags.
  func photoStep(_ number: Int64, undo: SidecarEdit, redo: SidecarEdit) -> NamedChange.Step {
    NamedChange.Step(undo: { try $0.apply(undo, to: number) }, redo: { try $0.apply(redo, to: number) })
  }

  /// Changes a photo in the library, then in its sidecar. A sidecar that cannot be written is noted and tried
  /// again later; the change stands.
  private func apply(_ edit: SidecarEdit, to number: Int64) throws {
    try write { connection in
      try PhotoStore(connection: connection).apply(edit, to: number)
    }
    try writePendingSidecar(number)
  }

  /// Writes what sidecars do not know yet, where that is possible now.
  ///
  /// - Returns: what still cannot be written, each in one sentence.
  @discardableResult
  public func writePendingSidecars(isCancelled: () -> Bool = { false }) throws -> [ShelfError] {
    let numbers = try withConnection { connection in
      try connection.query("SELECT id FROM photo WHERE NOT is_missing AND \(PhotoStore.isPending)") { $0.int64(0) }
    }
    return try numbers.compactMap { number in
      if isCancelled() { throw CancellationError() }
      return try writePendingSidecar(number).map { ShelfError($0.description) }
    }
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
        try connection.run("UPDATE photo SET problem = ? WHERE id = ?", .text(error.description), .integer(number))
      }
      return error
    }
  }
}
