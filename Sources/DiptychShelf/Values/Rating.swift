/// A rating that a person gave; an unrated item has none, never 0.
public struct Rating: Hashable, Sendable {
  /// What is rated, which decides the values there are.
  public enum Scale: Hashable, Sendable {
    /// BGG's scale: 1 to 10 with at most two decimals; steps of a half.
    case games
    /// XMP's scale: −1 (rejected), or 1 to 5 whole.
    case photos

    /// The lowest value that is not "rejected".
    public var minimum: Int { 1 }

    /// The highest value.
    public var maximum: Int { self == .games ? 10 : 5 }

    /// How far one step goes: 0.5 for games, 1 for photos.
    public var step: Double { Double(stepHundredths) / 100 }

    fileprivate var stepHundredths: Int { self == .games ? 50 : 100 }
  }

  /// The scale that the value is on.
  public let scale: Scale

  /// The value times 100, exact.
  public let hundredths: Int

  /// Makes a rating from its value times 100; nil when the scale has no such value.
  public init?(hundredths: Int, scale: Scale) {
    let isInRange = (scale.minimum * 100...scale.maximum * 100).contains(hundredths)
    switch scale {
    case .games: guard isInRange else { return nil }
    case .photos: guard hundredths == -100 || (isInRange && hundredths % 100 == 0) else { return nil }
    }
    self.scale = scale
    self.hundredths = hundredths
  }

  /// Makes a rating from a number, rounded to hundredths; nil when the scale has no such value.
  public init?(value: Double, scale: Scale) {
    guard value.isFinite, abs(value) <= 100 else { return nil }
    self.init(hundredths: Int((value * 100).rounded()), scale: scale)
  }

  /// A photo that was sorted out.
  public static var rejected: Rating { Rating(scale: .photos, hundredths: -100) }

  private init(scale: Scale, hundredths: Int) {
    self.scale = scale
    self.hundredths = hundredths
  }

  /// Whether it is a photo's "rejected".
  public var isRejected: Bool { hundredths < 0 }

  /// The value as a number.
  public var value: Double { Double(hundredths) / 100 }

  // MARK: Steps

  /// The next value up on the scale's steps, at most the maximum: 6.75 gives 7, rejected gives 1.
  public var raised: Rating {
    let step = scale.stepHundredths
    let next = isRejected ? scale.minimum * 100 : (hundredths / step + 1) * step
    return Rating(scale: scale, hundredths: min(next, scale.maximum * 100))
  }

  /// The next value down on the scale's steps, at least the minimum: 6.75 gives 6.5.
  public var lowered: Rating {
    let step = scale.stepHundredths
    let next = (hundredths - 1) / step * step
    return Rating(scale: scale, hundredths: max(next, scale.minimum * 100))
  }
}

extension Rating: Comparable {
  /// Orders by value; a rejected photo comes before all others.
  public static func < (one: Rating, other: Rating) -> Bool { one.hundredths < other.hundredths }
}
