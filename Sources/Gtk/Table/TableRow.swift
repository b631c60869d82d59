/// What one row of a table shows, ready to be drawn.
public struct TableRow {
  /// The picture at the start, or nil for a row without one.
  public var image: ImageSurface?
  /// The first line.
  public var title: String
  /// The second, smaller line; empty for none.
  public var subtitle: String
  /// The short text at the end.
  public var chip: String
  /// Whether the chip stands out from the row, on a ground of its own.
  public var chipIsFilled: Bool

  /// Creates a row.
  public init(
    image: ImageSurface? = nil, title: String, subtitle: String = "", chip: String = "",
    chipIsFilled: Bool = false
  ) {
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.chip = chip
    self.chipIsFilled = chipIsFilled
  }

  /// Both lines as one text.
  var text: String { subtitle.isEmpty ? title : title + "\n" + subtitle }
}
