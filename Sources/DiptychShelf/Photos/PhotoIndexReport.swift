/// What a look through the folders changed.
public struct PhotoIndexReport: Sendable, Hashable {
  /// Photos that were not known.
  public var newCount = 0
  /// Photos whose file or sidecar changed.
  public var changedCount = 0
  /// Photos whose file is gone.
  public var removedCount = 0
  /// Photos whose metadata was read.
  public var readCount = 0
  /// What could not be read or written, each in one sentence.
  public var problems: [ShelfError] = []
}
