/// Whether a game can be played by itself.
public enum GameKind: String, Hashable, Sendable {
  /// Can be played by itself.
  case standalone
  /// Needs another game.
  case expansion

  /// The number it is stored as.
  var stored: Int { self == .standalone ? 0 : 1 }

  init?(stored: Int?) {
    switch stored {
    case 0: self = .standalone
    case 1: self = .expansion
    default: return nil
    }
  }
}
