/// What a look through a folder and all below it found.
public struct PhotoScan: Sendable {
  /// The pictures, in no order.
  public internal(set) var photos: [FoundPhoto] = []
  /// Folders that could not be read, so that nobody can say what is in them.
  public internal(set) var unreadable: [FilePath] = []
  /// The same in words.
  public internal(set) var problems: [ShelfError] = []
}
