/// Which game or photo; stays the same as long as the library has the item.
public enum ItemID: Hashable, Sendable {
  /// A game, by its number in the library.
  case game(Int64)
  /// A photo, by its number in the library.
  case photo(Int64)

  /// The number, which is unique among items of its kind.
  public var number: Int64 {
    switch self {
    case .game(let number), .photo(let number): number
    }
  }
}

extension ItemID: LosslessStringConvertible {
  /// Reads the text form; nil when it is not one.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int64(parts[1]), number > 0, String(number) == parts[1] else {
      return nil
    }
    switch parts[0] {
    case "game": self = .game(number)
    case "photo": self = .photo(number)
    default: return nil
    }
  }

  /// The text form: `game:17`, `photo:4`.
  public var description: String {
    switch self {
    case .game(let number): "game:\(number)"
    case .photo(let number): "photo:\(number)"
    }
  }
}
