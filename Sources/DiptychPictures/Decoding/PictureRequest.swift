public import DiptychShelf

/// A picture that somebody wants to see.
public struct PictureRequest: Sendable, Hashable {
  public var path: FilePath
  /// How the picture has to be turned, where the library knows better than the file; nil takes the file's word.
  public var orientation: PhotoOrientation?
  public var size: PictureSize

  public init(_ path: FilePath, size: PictureSize = .full, orientation: PhotoOrientation? = nil) {
    self.path = path
    self.size = size
    self.orientation = orientation
  }
}
