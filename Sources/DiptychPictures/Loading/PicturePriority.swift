/// Which of several waiting pictures is decoded first.
public enum PicturePriority: Int, Sendable, Comparable {
  /// Not on screen yet: the neighbours of the picture shown.
  case ahead
  /// A small picture in a list.
  case thumbnail
  /// The picture that somebody is looking at.
  case shown

  public static func < (one: PicturePriority, other: PicturePriority) -> Bool { one.rawValue < other.rawValue }
}
