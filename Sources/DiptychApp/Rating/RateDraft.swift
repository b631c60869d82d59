import DiptychShelf

/// What a person is about to rate an item, from the present rating on: each key makes another value, none saves.
struct RateDraft: Equatable {
  /// What the item's rating was when the dialog opened.
  let original: Rating?
  /// On which scale it is rated.
  let scale: Rating.Scale
  /// The rating that would be saved.
  private(set) var rating: Rating?
  /// The characters typed so far towards a number.
  private var typed = ""

  init(_ rating: Rating?, scale: Rating.Scale) {
    original = rating
    self.scale = scale
    self.rating = rating
  }

  /// Whether saving would change anything.
  var isChanged: Bool { rating != original }

  /// Where a slider stands: at its minimum while there is no number.
  var position: Double {
    guard let rating, !rating.isRejected else { return Double(scale.minimum) }
    return rating.value
  }

  /// How the value reads after the slider's name.
  var spoken: String { rating?.spoken ?? "Not rated" }

  /// One step up; an unrated or rejected item gets the least rating.
  mutating func raise() { set(rating.map(\.raised) ?? least) }

  /// One step down; an unrated or rejected item gets the least rating.
  mutating func lower() { set(rating.flatMap { $0.isRejected ? nil : $0.lowered } ?? least) }

  /// The least rating.
  mutating func setLeast() { set(least) }

  /// The greatest rating.
  mutating func setGreatest() { set(Rating(hundredths: scale.maximum * 100, scale: scale)) }

  /// No rating.
  mutating func clear() { set(nil) }

  /// Rejects a photo, or takes the rejection back.
  mutating func setRejected(_ isRejected: Bool) {
    if isRejected {
      set(.rejected)
    } else if rating?.isRejected == true {
      set(original?.isRejected == true ? nil : original)
    }
  }

  /// The step nearest to where the slider was put.
  mutating func setPosition(_ position: Double) {
    let steps = (position / scale.step).rounded()
    let bounded = min(max(steps * scale.step, Double(scale.minimum)), Double(scale.maximum))
    set(Rating(value: bounded, scale: scale))
  }

  /// Takes a digit, point or comma: `7` `.` `5` is 7.5, `1` `0` is 10, `0` alone is no rating.
  mutating func type(_ character: Character) {
    let sign = character == "," ? "." : String(character)
    if take(typed + sign) { return }
    // A digit that makes no number with those before it begins a new one; but decimals stay decimals, and a zero
    // that was not meant to clear does not.
    if !typed.hasSuffix("."), sign != "0" { take(sign) }
  }

  /// Takes what was typed so far where it is a rating or clears it; returns whether it is.
  @discardableResult
  private mutating func take(_ text: String) -> Bool {
    let endsInPoint = text.hasSuffix(".")
    let number = endsInPoint ? String(text.dropLast()) : text
    let rating = Rating(number, scale: scale)
    guard rating != nil || number == "0", !endsInPoint || scale == .games else { return false }
    set(rating)
    typed = text
    return true
  }

  private var least: Rating? { Rating(hundredths: scale.minimum * 100, scale: scale) }

  private mutating func set(_ rating: Rating?) {
    self.rating = rating
    typed = ""
  }
}
