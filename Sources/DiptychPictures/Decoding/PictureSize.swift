/// How many of a picture's pixels somebody wants.
public enum PictureSize: Sendable, Hashable {
  /// All of them, as far as memory allows.
  case full
  /// Enough to fill a box of device pixels: at least as wide and at least as high.
  case covering(width: Int, height: Int)
  /// At most so many on the longer side, never more than there are.
  case fitting(edge: Int)

  /// The factor from the whole picture to what is wanted; at most 1, above 0.
  func scale(fullWidth: Int, fullHeight: Int) -> Double {
    let width = Double(fullWidth)
    let height = Double(fullHeight)
    return switch self {
    case .full: 1
    case .covering(let wantedWidth, let wantedHeight):
      min(1, max(Double(max(wantedWidth, 1)) / width, Double(max(wantedHeight, 1)) / height))
    case .fitting(let edge): min(1, Double(max(edge, 1)) / max(width, height))
    }
  }
}
