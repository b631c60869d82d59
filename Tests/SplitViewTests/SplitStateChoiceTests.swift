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

  @Test func stepsBackLeadFromDetailToListToPreviousPage() {
    var state = SplitStateTests.state(.foldedDetail)
    state.setListDepth(1)
    #expect(state.backStep == .toList)
    state.leaveDetail()
    #expect(state.backStep == .toPreviousListPage)
    state.setListDepth(0)
    #expect(state.backStep == nil)
    state.setListDepth(-3)
    #expect(state.listDepth == 0)

    var beside = SplitStateTests.state(.beside)
    #expect(beside.backStep == nil)
    beside.setListDepth(2)
    #expect(beside.backStep == .toPreviousListPage)
    beside.toggleList()
    #expect(beside.backStep == nil, "a list that is not on screen has no page to go back to")
    beside.toggleList()
    #expect(beside.backStep == .toPreviousListPage)
  }

  @Test func forwardLeadsBackIntoTheDetail() {
    for arrangement in SplitStateTests.arrangements {
      #expect(SplitStateTests.state(arrangement).canGoForward == (arrangement == .foldedList))
    }
    #expect(!SplitStateTests.state(.foldedList, hasItem: false).canGoForward)
  }

  @Test func newListInANarrowWindowComesOnTop() {
    var state = SplitStateTests.state(.foldedDetail)
    state.replaceList(hasItem: true, depth: 1)
    #expect(state.arrangement == .foldedList)
    #expect(state.listDepth == 1)
    var beside = SplitStateTests.state(.beside)
    beside.replaceList(hasItem: true)
    _ = beside.resize(toWidth: 500, textScale: 1)
    #expect(beside.arrangement == .foldedDetail)
    var over = SplitStateTests.state(.listOverDetail)
    over.replaceList(hasItem: true)
    #expect(over.arrangement == .listOverDetail)
  }

  @Test func restoredStateIsTaken() {
    var state = SplitState()
    state.restore(isListShown: false)
    #expect(state.arrangement == .detailOnly)
    state.restore(isListShown: true)
    #expect(state.arrangement == .beside)
  }
}
