import Glibc
import Testing

@testable import SplitView

/// Random lives of a split view: whatever happens in whatever order, some things always hold.
///
/// The seed is printed; `DIPTYCH_TEST_SEED=N` takes a life up again.
struct SplitStatePropertyTests {
  @Test func invariantsHoldOverRandomEvents() {
    let given = getenv("DIPTYCH_TEST_SEED").flatMap { UInt64(String(cString: $0)) }
    let seed = given ?? .random(in: 0...UInt64.max)
    print("SplitState property test: seed \(seed)")
    var generator = Generator(state: seed)
    var state = SplitState()
    var width = 1000
    var scale = 1.0
    var history: [String] = []
    for step in 0..<5000 {
      let old = state
      let event = Int.random(in: 0..<14, using: &generator)
      switch event {
      case 0: state.select(hasItem: true)
      case 1: state.select(hasItem: false)
      case 2: state.activate()
      case 3: state.leaveDetail()
      case 4: state.toggleList()
      case 5: state.revealList()
      case 6: state.keepListOpen()
      case 7: state.dismissList()
      case 8: state.setTopPane(.random(using: &generator) ? .list : .detail)
      case 9: state.setPreferredListWidthFraction(Self.wish(&generator) / 500)
      case 10: state.setPreferredListWidth(Self.wish(&generator))
      case 11:
        let mode = DisplayMode.allCases.randomElement(using: &generator) ?? .automatic
        state.setPreferredDisplayMode(mode)
      case 12:
        scale = [1, 1.25, 1.5, 2].randomElement(using: &generator) ?? 1
        _ = state.resize(toWidth: width, textScale: scale)
      default:
        width = .random(in: 360...2000, using: &generator)
        _ = state.resize(toWidth: width, textScale: scale)
      }
      history.append("\(event)@\(width)×\(scale)")
      let broken = Self.broken(old: old, new: state, event: event, width: width, scale: scale)
      #expect(broken == nil, "seed \(seed), step \(step): \(broken ?? ""); \(history.suffix(12))")
      if broken != nil { return }
    }
  }

  /// The first invariant that does not hold.
  private static func broken(
    old: SplitState, new: SplitState, event: Int, width: Int, scale: Double
  ) -> String? {
    let arrangement = new.arrangement
    if !arrangement.showsList, !arrangement.showsDetail { return "nothing is on screen" }
    if new.wantsDetail, !new.hasItem { return "a detail of nothing is wanted" }
    if arrangement == .foldedDetail, !new.hasItem { return "a narrow window shows a detail of nothing" }
    if arrangement.isFolded != new.isFolded { return "the arrangement does not fit the width" }
    if new.displayMode == .automatic { return "the display mode is only a wish" }
    let scaled = Double(width) / scale
    if scaled < 640, !new.isFolded { return "not folded at \(scaled)" }
    if scaled >= 664, new.isFolded { return "folded at \(scaled)" }
    if let wish = new.preferredListWidth, !(220...480).contains(wish) { return "the wish is \(wish)" }
    if event != 10, new.preferredListWidth != old.preferredListWidth { return "the wish changed by itself" }
    if event < 12, new.isFolded != old.isFolded { return "folded without a new width" }
    if event >= 12, new.hasItem != old.hasItem || new.wantsDetail != old.wantsDetail {
      return "a new width changed what is chosen"
    }
    if new.canGoForward, arrangement == .foldedDetail { return "both ways lead to the other side" }
    if !new.isFolded {
      let list = Double(new.listWidth(inWidth: width, textScale: scale))
      if list < 220 * scale - 1 || list > 480 * scale + 1 { return "the list is \(list) wide" }
      if Double(width) - list - 1 < 340 * scale - 1 { return "the detail is too narrow beside \(list)" }
    }
    return reversible(new)
  }

  /// Narrowing and widening again brings back what was on screen.
  private static func reversible(_ state: SplitState) -> String? {
    guard !state.isFolded, state.displayMode != .oneOverSecondary else { return nil }
    var copy = state
    _ = copy.resize(toWidth: 360, textScale: 1)
    _ = copy.resize(toWidth: 2000, textScale: 1)
    return copy == state ? nil : "a fold left a trace"
  }

  private static func wish(_ generator: inout Generator) -> Double {
    let odd: [Double] = [0, -1, .nan, .infinity, -.infinity, 99999, .leastNonzeroMagnitude]
    return .random(using: &generator)
      ? .random(in: 100...600, using: &generator) : odd.randomElement(using: &generator) ?? 0
  }

  /// SplitMix64: a generator that can be started again with a printed seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
