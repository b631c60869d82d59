/// How a stored picture has to be turned and mirrored to stand upright: the eight values of Exif's
/// Orientation tag. A case is named after where row 0 and column 0 of the stored picture belong.
public enum PhotoOrientation: Int, Sendable, CaseIterable {
  case topLeft = 1
  case topRight = 2
  case bottomRight = 3
  case bottomLeft = 4
  case leftTop = 5
  case rightTop = 6
  case rightBottom = 7
  case leftBottom = 8

  /// The orientation for a tag's value. Values outside 1 to 8 mean nothing and count as upright.
  public init(tagValue: Int) {
    self = PhotoOrientation(rawValue: tagValue) ?? .topLeft
  }

  /// True when width and height change places.
  public var swapsAxes: Bool { rawValue >= 5 }

  /// True when the stored column runs against the upright axis that it lies on.
  public var flipsColumns: Bool {
    switch self {
    case .topRight, .bottomRight, .rightBottom, .leftBottom: true
    default: false
    }
  }

  /// True when the stored row runs against the upright axis that it lies on.
  public var flipsRows: Bool {
    switch self {
    case .bottomRight, .bottomLeft, .rightTop, .rightBottom: true
    default: false
    }
  }

  /// The orientation with these three properties.
  public init(swapsAxes: Bool, flipsColumns: Bool, flipsRows: Bool) {
    self =
      switch (swapsAxes, flipsColumns, flipsRows) {
      case (false, false, false): .topLeft
      case (false, true, false): .topRight
      case (false, true, true): .bottomRight
      case (false, false, true): .bottomLeft
      case (true, false, false): .leftTop
      case (true, false, true): .rightTop
      case (true, true, true): .rightBottom
      case (true, true, false): .leftBottom
      }
  }

  /// The upright size of a picture stored as `width` × `height`.
  public func uprightSize(width: Int, height: Int) -> (width: Int, height: Int) {
    swapsAxes ? (height, width) : (width, height)
  }
}
