import Testing

@testable import SplitView

/// The hinge's rules as tables, without a widget.
struct SplitStateTests {
  typealias Arrangement = SplitState.Arrangement

  /// A state in an arrangement, reached as a person would reach it.
  static func state(_ arrangement: Arrangement, hasItem: Bool = true) -> SplitState {
    var state = SplitState()
    switch arrangement {
    case .beside: state.select(hasItem: hasItem)
    case .detailOnly:
      state.select(hasItem: hasItem)
      state.toggleList()
    case .listOverDetail:
      state.select(hasItem: hasItem)
      state.toggleList()
      state.toggleList()
    case .foldedList:
      _ = state.resize(toWidth: 500, textScale: 1)
      state.select(hasItem: hasItem)
    case .foldedDetail:
      state.select(hasItem: true)
      _ = state.resize(toWidth: 500, textScale: 1)
    }
    return state
  }

  /// What the person or the window does.
  enum Event: String, CaseIterable, Sendable {
    case select, selectNothing, activate, leaveDetail, toggleList, revealList, keepListOpen, dismissList
    case wishBeside, wishOver, wishAway, narrow, widen

    func apply(to state: inout SplitState) {
      switch self {
      case .select: state.select(hasItem: true)
      case .selectNothing: state.select(hasItem: false)
      case .activate: state.activate()
      case .leaveDetail: state.leaveDetail()
      case .toggleList: state.toggleList()
      case .revealList: state.revealList()
      case .keepListOpen: state.keepListOpen()
      case .dismissList: state.dismissList()
      case .wishBeside: state.setPreferredDisplayMode(.oneBesideSecondary)
      case .wishOver: state.setPreferredDisplayMode(.oneOverSecondary)
      case .wishAway: state.setPreferredDisplayMode(.secondaryOnly)
      case .narrow: _ = state.resize(toWidth: 500, textScale: 1)
      case .widen: _ = state.resize(toWidth: 1000, textScale: 1)
      }
    }
  }

  /// What each event makes of each arrangement, with an item selected.
  static let table: [(Event, [(Arrangement, Arrangement)])] = [
    (.select, same()),
    (.selectNothing, same([.foldedDetail: .foldedList])),
    (.activate, same([.listOverDetail: .detailOnly, .foldedList: .foldedDetail])),
    (.leaveDetail, same([.foldedDetail: .foldedList])),
    (
      .toggleList,
      same([
        .beside: .detailOnly, .detailOnly: .listOverDetail, .listOverDetail: .beside,
        .foldedList: .foldedDetail, .foldedDetail: .foldedList,
      ])
    ),
    (.revealList, same([.detailOnly: .listOverDetail, .foldedDetail: .foldedList])),
    (.keepListOpen, same([.detailOnly: .beside, .listOverDetail: .beside])),
    (.dismissList, same([.listOverDetail: .detailOnly])),
    (.wishBeside, same([.detailOnly: .beside, .listOverDetail: .beside])),
    (.wishOver, same([.detailOnly: .listOverDetail, .beside: .listOverDetail])),
    (.wishAway, same([.beside: .detailOnly, .listOverDetail: .detailOnly])),
    (
      .narrow,
      same([.beside: .foldedDetail, .detailOnly: .foldedDetail, .listOverDetail: .foldedDetail])
    ),
    (.widen, same([.foldedList: .beside, .foldedDetail: .beside])),
  ]

  /// `#expect` takes its expression apart, and cannot call what changes a value.
  private static func resize(_ state: inout SplitState, to width: Int, _ textScale: Double) -> Bool {
    state.resize(toWidth: width, textScale: textScale)
  }

  static let arrangements: [Arrangement] = [
    .beside, .detailOnly, .listOverDetail, .foldedList, .foldedDetail,
  ]

  private static func same(_ changes: [Arrangement: Arrangement] = [:]) -> [(Arrangement, Arrangement)] {
    arrangements.map { ($0, changes[$0] ?? $0) }
  }

  @Test func tableCoversEveryEvent() {
    #expect(Set(Self.table.map(\.0)) == Set(Event.allCases))
    #expect(Self.table.count == Event.allCases.count)
  }

  @Test func recipesReachTheirArrangement() {
    for arrangement in Self.arrangements { #expect(Self.state(arrangement).arrangement == arrangement) }
  }

  @Test(arguments: 0..<13) func everyEventInEveryArrangement(index: Int) {
    let (event, rows) = Self.table[index]
    for (before, after) in rows {
      var state = Self.state(before)
      event.apply(to: &state)
      #expect(state.arrangement == after, "\(event) in \(before)")
    }
  }

  @Test func withoutAnItemNothingLeadsToTheFoldedDetail() {
    for event in Event.allCases where event != .select {
      for arrangement in Self.arrangements where arrangement != .foldedDetail {
        var state = Self.state(arrangement, hasItem: false)
        event.apply(to: &state)
        #expect(state.arrangement != .foldedDetail, "\(event) in \(arrangement)")
        #expect(!state.wantsDetail, "\(event) in \(arrangement)")
      }
    }
  }

  // MARK: Widths

  @Test(arguments: [1.0, 1.25, 1.5]) func foldsBelow640AndUnfoldsFrom664ScaledPixels(scale: Double) {
    var state = SplitState()
    let fold = Int(640 * scale)
    let unfold = Int(664 * scale)
    #expect(!Self.resize(&state, to: fold, scale))
    #expect(!state.isFolded)
    #expect(Self.resize(&state, to: fold - 1, scale))
    #expect(state.isFolded)
    #expect(!Self.resize(&state, to: unfold - 1, scale))
    #expect(state.isFolded)
    #expect(Self.resize(&state, to: unfold, scale))
    #expect(!state.isFolded)
  }

  @Test func largerTextFoldsTheSameWidth() {
    var state = SplitState()
    #expect(!Self.resize(&state, to: 700, 1))
    #expect(Self.resize(&state, to: 700, 1.25))
    #expect(state.isFolded)
  }

  @Test(arguments: [636, 640, 644, 660, 664, 668]) func tremblingHandFoldsOnce(width: Int) {
    var state = SplitState()
    var changes = 0
    for step in 0..<40 {
      let jitter = step % 2 == 0 ? -4 : 4
      if state.resize(toWidth: width + jitter, textScale: 1) { changes += 1 }
    }
    #expect(changes <= 1)
  }

  @Test(
    arguments: [
      (0, nil), (-1, nil), (.nan, nil), (.infinity, nil), (-.infinity, nil), (99999, 480), (1, 220),
      (219.5, 220), (220, 220), (333.25, 333.25), (480, 480), (480.5, 480), (1e308, 480),
      (.leastNonzeroMagnitude, 220),
    ] as [(Double, Double?)])
  func wishIsAlwaysAWidthThatAListCanHave(wish: Double, expected: Double?) {
    var state = SplitState()
    state.setPreferredListWidth(wish)
    #expect(state.preferredListWidth == expected)
    #expect(state.listWidth(inWidth: 1400, textScale: 1) == Int((expected ?? 300).rounded()))
  }

  @Test func wishSurvivesWindowsThatLeaveNoRoomForIt() {
    var state = SplitState()
    state.setPreferredListWidth(450)
    #expect(state.listWidth(inWidth: 1400, textScale: 1) == 450)
    #expect(state.listWidth(inWidth: 680, textScale: 1) == 339)
    _ = state.resize(toWidth: 400, textScale: 1)
    _ = state.resize(toWidth: 1400, textScale: 1)
    #expect(state.preferredListWidth == 450)
    #expect(state.listWidth(inWidth: 1400, textScale: 1) == 450)
    #expect(state.listWidth(inWidth: 1400, textScale: 1.25) == 563)
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2]) func detailKeepsItsMinimum(scale: Double) {
    for wish in stride(from: 220.0, through: 480, by: 10) {
      var state = SplitState()
      state.setPreferredListWidth(wish)
      for width in stride(from: Int(640 * scale), through: 2400, by: 7) {
        let list = state.listWidth(inWidth: width, textScale: scale)
        #expect(list >= Int((220 * scale).rounded()))
        #expect(list <= Int((480 * scale).rounded()))
        #expect(Double(width - list - 1) >= 340 * scale - 1)
      }
    }
  }
}
