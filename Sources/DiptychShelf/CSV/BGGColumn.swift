/// A column that Diptych knows by name: those of BGG's `collection.csv`, in BGG's order, then our own for
/// what BGG's file cannot say.
enum BGGColumn: Int, CaseIterable {
  case objectname, objectid, rating, numplays, weight
  case own, fortrade, want, wanttobuy, wanttoplay, prevowned, preordered, wishlist
  case wishlistpriority, wishlistcomment, comment, conditiontext, haspartslist, wantpartslist, collid
  case baverage, average, avgweight, rank, numowned, objecttype, originalname
  case minplayers, maxplayers, playingtime, maxplaytime, minplaytime, yearpublished
  case bggrecplayers, bggbestplayers, bggrecagerange, bgglanguagedependence
  case publisherid, imageid, year, language, other
  case itemtype, barcode
  case pricepaid, ppCurrency, currvalue, cvCurrency
  case acquisitiondate, acquiredfrom, quantity, privatecomment, invlocation, invdate
  case versionPublishers, versionLanguages, versionYearpublished, versionNickname
  case description, categories, mechanics, designers, publishers, cover

  /// The name in a header.
  var name: String { BGGColumn.names[rawValue] }

  private static let names: [String] = allCases.map { column in
    switch column {
    case .ppCurrency: "pp_currency"
    case .cvCurrency: "cv_currency"
    case .versionPublishers: "version_publishers"
    case .versionLanguages: "version_languages"
    case .versionYearpublished: "version_yearpublished"
    case .versionNickname: "version_nickname"
    default: String(describing: column)
    }
  }

  /// Whether BGG's own files have the column.
  var isBGG: Bool { rawValue < BGGColumn.description.rawValue }

  /// The owner's header: 58 columns.
  static let ownerHeader = allCases.filter(\.isBGG)

  /// The column that a header cell names: trimmed, case-folded, with the names that files in use have
  /// instead; nil for an unknown column.
  init?(headerCell: String) {
    self.init(key: TextFolding.fold(CellText.trim(headerCell)))
  }

  /// The column of a trimmed and case-folded name; nil for an unknown column.
  init?(key: String) {
    guard let column = BGGColumn.byName[key] else { return nil }
    self = column
  }

  private static let byName: [String: BGGColumn] = {
    var columns = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
    columns["id"] = .objectid
    columns["name"] = .objectname
    return columns
  }()
}
