import Testing

@testable import SplitView

/// The hinge's rules of choosing, going back and going forward, without a widget.
struct SplitStateChoiceTests {
  @Test func foldBackWidenNarrowShowsTheList() {
    var state = SplitStateTests.state(.beside)
    _ = state.resize(toWidth: 500, textScale: 1)
    #expect(state.arrangement == .foldedDetail)
    state.leaveDetail()
    #expect(state.hasItem)
    _ = state.resize(toWidth: 1000, textScale: 1)
    #expect(state.arrangement == .beside)
    _ = state.resize(toWidth: 500, textScale: 1)
    #expect(state.arrangement == .foldedList)
  }

  @Test func choosingBesideAfterBackMakesTheNextFoldShowTheDetail() {
    for choose in [SplitStateTests.Event.select, .activate] {
      var state = SplitStateTests.state(.foldedDetail)
      state.leaveDetail()
      _ = state.resize(toWidth: 1000, textScale: 1)
      choose.apply(to: &state)
      _ = state.resize(toWidth: 500, textScale: 1)
      #expect(state.arrangement == .foldedDetail, "\(choose)")
    }
  }

  @Test func foldedSelectionDoesNotPushButActivationDoes() {
    var state = SplitStateTests.state(.foldedList, hasItem: false)
    state.select(hasItem: true)
    #expect(state.arrangement == .foldedList)
    #expect(!state.wantsDetail)
    state.activate()
    #expect(state.arrangement == .foldedDetail)
    state.leaveDetail()
    #expect(state.arrangement == .foldedList)
    #expect(state.hasItem)
    state.activate()
    #expect(state.arrangement == .foldedDetail)
  }

  @Test func selectionMadeWhileFoldedIsNoWishForTheDetail() {
    var state = SplitStateTests.state(.foldedList)
    _ = state.resize(toWidth: 1000, textScale: 1)
    _ = state.resize(toWidth: 500, textScale: 1)
    #expect(state.arrangement == .foldedList)
  }

  @Test func itemThatGoesTakesTheDetailWithIt() {
    var state = SplitStateTests.state(.foldedDetail)
    state.select(hasItem: false)
    #expect(state.arrangement == .foldedList)
    state.select(hasItem: true)
    #expect(state.arrangement == .foldedList)
  }

  @Test func foldTakesAwayTheListOverTheDetailForGood() {
    var state = SplitStateTests.state(.listOverDetail)
    _ = state.resize(toWidth: 500, textScale: 1)
    _ = state.resize(toWidth: 1000, textScale: 1)
    #expect(state.arrangement == .detailOnly)
  }

  @Test func hiddenListStaysHiddenOverAFold() {
    var state = SplitStateTests.state(.detailOnly)
    _ = state.resize(toWidth: 500, textScale: 1)
    state.toggleList()
    #expect(state.arrangement == .foldedList)
    _ = state.resize(toWidth: 1000, textScale: 1)
    #expect(state.arrangement == .detailOnly)
  }

  @Test func forwardLeadsBackIntoTheDetail() {
    for arrangement in SplitStateTests.arrangements {
      #expect(SplitStateTests.state(arrangement).canGoForward == (arrangement == .foldedList))
    }
    #expect(!SplitStateTests.state(.foldedList, hasItem: false).canGoForward)
  }

  @Test func somebodyElseMayDecideWhatIsOnTop() {
    var state = SplitStateTests.state(.foldedDetail)
    state.setTopPane(.list)
    #expect(state.arrangement == .foldedList)
    state.setTopPane(.detail)
    #expect(state.arrangement == .foldedDetail)
    var empty = SplitStateTests.state(.foldedList, hasItem: false)
    empty.setTopPane(.detail)
    #expect(empty.arrangement == .foldedList, "a detail of nothing is never on top")
  }
}
