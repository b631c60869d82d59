extension Rating {
  /// Reads a number such as `7.5`, `7,50` or `+7`; nil when it is no rating of the scale.
  ///
  /// Strict: ASCII digits, at most one point or comma, at most two decimals, no exponent. Clearing words
  /// such as `none` or `0` are no ratings.
  public init?(_ text: String, scale: Scale) {
    var digits = Substring(text)
    var sign = 1
    if let first = digits.first, first == "+" || first == "-" || first == "\u{2212}" {
      sign = first == "+" ? 1 : -1
      digits.removeFirst()
    }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy(Rating.isDigit) }) else {
      return nil
    }
    let decimals = parts.count == 2 ? parts[1] : "0"
    guard (1...3).contains(parts[0].count), (1...2).contains(decimals.count),
      let whole = Int(parts[0]), let fraction = Int(decimals)
    else { return nil }
    let hundredths = whole * 100 + fraction * (decimals.count == 1 ? 10 : 1)
    self.init(hundredths: sign * hundredths, scale: scale)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The number with a decimal point and no needless zeros: `7.5`, `7.25`, `4`, `-1`.
  public var text: String {
    let sign = hundredths < 0 ? "-" : ""
    let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// What a list row shows: the number, or a cross for a rejected photo.
  public var chip: String { isRejected ? "×" : text }

  /// What a game's value means, by its whole part: 7.5 is "good"; nil for photos.
  public var word: String? {
    scale == .games ? Rating.words[hundredths / 100] : nil
  }

  /// The value against its scale, as a slider says it: `7.5 of 10, good`, `4 of 5`, `Rejected`.
  public var spoken: String {
    if isRejected { return "Rejected" }
    return "\(text) of \(scale.maximum)" + (word.map { ", \($0)" } ?? "")
  }

  private static let words: [Int: String] = [
    10: "outstanding", 9: "excellent", 8: "very good", 7: "good", 6: "fair", 5: "average",
    4: "below average", 3: "poor", 2: "very poor", 1: "broken",
  ]
}

extension Rating? {
  /// What a list row shows: the rating's chip, or an en dash when unrated.
  public var chip: String { self?.chip ?? "–" }
}
