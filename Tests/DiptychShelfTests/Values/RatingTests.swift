import Testing

@testable import DiptychShelf

@Suite struct RatingTests {
  @Test(arguments: [
    ("7.5", 750), ("7,50", 750), ("+7", 700), ("10", 1000), ("1", 100), ("3.25", 325), ("6.75", 675), ("9.9", 990),
  ])
  func readsGameRatings(text: String, hundredths: Int) {
    #expect(Rating(text, scale: .games)?.hundredths == hundredths)
  }

  @Test(arguments: [
    "", "0", "0.5", "10.01", "11", "-1", "7.555", "1e1", "nan", "inf", "٧", "7.", ".5", "7..5", "7 5", "7.5.1", " 7",
    "none", "99999999999999999999",
  ])
  func refusesWhatIsNoGameRating(text: String) {
    #expect(Rating(text, scale: .games) == nil)
  }

  @Test func photosTakeWholeStarsAndRejected() {
    #expect((-2...6).map { Rating("\($0)", scale: .photos)?.hundredths }
      == [nil, -100, nil, 100, 200, 300, 400, 500, nil])
    #expect(Rating("2.5", scale: .photos) == nil)
    #expect(Rating("-1", scale: .photos) == .rejected)
  }

  @Test(arguments: [(750, "7.5"), (400, "4"), (325, "3.25"), (1000, "10"), (905, "9.05")])
  func writesNoNeedlessZeros(hundredths: Int, text: String) {
    #expect(Rating(hundredths: hundredths, scale: .games)?.text == text)
  }

  @Test func everyGameRatingReadsBackFromItsText() {
    for hundredths in 100...1000 {
      let rating = Rating(hundredths: hundredths, scale: .games)
      #expect(rating.flatMap { Rating($0.text, scale: .games) } == rating)
      #expect(rating.flatMap { Rating(value: $0.value, scale: .games) } == rating)
    }
  }

  @Test func stepsGoToTheNextHalfAndStopAtTheEnds() throws {
    let odd = try #require(Rating("6.75", scale: .games))
    #expect(odd.raised.text == "7")
    #expect(odd.lowered.text == "6.5")
    let six = try #require(Rating("6", scale: .games))
    #expect(six.raised.text == "6.5")
    #expect(six.lowered.text == "5.5")
    #expect(Rating("10", scale: .games)?.raised.text == "10")
    #expect(Rating("1", scale: .games)?.lowered.text == "1")
    #expect(Rating.rejected.raised.text == "1")
    #expect(Rating("1", scale: .photos)?.lowered.text == "1")
    #expect(Rating("4", scale: .photos)?.raised.text == "5")
  }

  @Test func saysWhatAValueMeans() {
    #expect(Rating("7.5", scale: .games)?.spoken == "7.5 of 10, good")
    #expect(Rating("4", scale: .photos)?.spoken == "4 of 5")
    #expect(Rating.rejected.spoken == "Rejected")
    #expect(Rating.rejected.chip == "×")
    #expect(Rating?.none.chip == "–")
  }
}
