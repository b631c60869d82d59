/// A made-up collection in BoardGameGeek's form, always the same for a number of rows.
enum Collection {
  private static let header = """
    objectname,objectid,rating,numplays,weight,own,fortrade,want,wanttobuy,wanttoplay,prevowned,preordered,\
    wishlist,wishlistpriority,wishlistcomment,comment,conditiontext,haspartslist,wantpartslist,collid,baverage,\
    average,avgweight,rank,numowned,objecttype,originalname,minplayers,maxplayers,playingtime,maxplaytime,\
    minplaytime,yearpublished,bggrecplayers,bggbestplayers,bggrecagerange,bgglanguagedependence,publisherid,\
    imageid,year,language,other,itemtype,barcode,pricepaid,pp_currency,currvalue,cv_currency,acquisitiondate,\
    acquiredfrom,quantity,privatecomment,invlocation,invdate,version_publishers,version_languages,\
    version_yearpublished,version_nickname
    """

  private static let words = [
    "Castle", "River", "Dominion", "Train", "Bean", "Bandit", "Dragon", "Harbour", "Garden", "Empire", "Café",
    "Mörk", "Winter", "Market", "Island", "Robot", "Forest", "Star", "Wonder", "Mountain",
  ]

  /// Writes a file with so many games.
  static func write(_ count: Int, to file: String) throws {
    var text = header + "\n"
    text.reserveCapacity(count * 420)
    for number in 0..<count {
      let name =
        "\(words[number % 20]) of \(words[number / 20 % 20]) \(words[number / 400 % 20]) \(number)"
      let rating = number % 3 == 0 ? "0" : "\(1 + number % 9).5"
      var cells = [name, "\(number + 1)", rating, "\(number % 30)", "0", "1"]
      cells +=
        [String](repeating: "0", count: 7) + ["3", "", number % 7 == 0 ? "A \"good\" one,\nreally" : ""]
      cells += [
        "", "", "", "\(900_000 + number)", "6.12345", "7.\(number % 10)", "2.5", "\(number + 1)", "1234",
      ]
      cells += ["thing", name, "2", "4", "60", "60", "30", "\(1950 + number % 75)", "2,3,4", "3", "10+"]
      cells += ["No necessary in-game text", "0", "0", "", "0", "", "standalone"]
      cells += [String](repeating: "", count: 15)
      text +=
        cells.map { cell in
          "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
            + "\""
        }.joined(separator: ",") + "\n"
    }
    try DiptychBenchmarks.write(text, to: file)
  }
}
