/// Where a picture lies in its view, and how large: arithmetic apart from any widget.
///
/// The picture starts at fill, as large as leaves no blank strip, and refills whenever the view changes, until the
/// person zooms; then their zoom stays. The point in the middle of the view stays there in any case.
struct CanvasGeometry: Equatable {
  /// How the scale is decided.
  enum Mode: Equatable {
    /// The picture covers the view: the larger of both ratios.
    case fill
    /// The whole picture is in the view: the smaller of both ratios.
    case fit
    /// So many view pixels for each of the picture's.
    case zoom(Double)
  }

  /// A place or a distance.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// The view's extent in pixels.
  private(set) var view = Point(x: 0, y: 0)
  /// The picture's extent at 100 %, upright.
  private(set) var picture = Point(x: 0, y: 0)
  private(set) var mode = Mode.fill
  /// The point of the picture, in its own pixels, that is in the middle of the view.
  private var center = Point(x: 0, y: 0)

  /// The largest zoom, whatever the picture.
  static let maximumScale = 20.0
  /// How much one step of `+` or of the wheel zooms.
  static let zoomStep = 1.25

  /// Whether there is something to lay out.
  var isEmpty: Bool { view.x < 1 || view.y < 1 || picture.x < 1 || picture.y < 1 }

  /// The scale that covers the view.
  var fillScale: Double { isEmpty ? 1 : max(view.x / picture.x, view.y / picture.y) }

  /// The scale that shows the whole picture.
  var fitScale: Double { isEmpty ? 1 : min(view.x / picture.x, view.y / picture.y) }

  /// The view pixels for each of the picture's pixels.
  var scale: Double {
    switch mode {
    case .fill: fillScale
    case .fit: fitScale
    case .zoom(let scale): scale
    }
  }

  /// Zooming goes from a little below the whole picture to far inside it; fill and fit are always within.
  private var scales: ClosedRange<Double> {
    min(fitScale / 2, 0.5)...max(fillScale * 2, CanvasGeometry.maximumScale)
  }

  /// The view's coordinates of the picture's upper left corner.
  ///
  /// Where the picture is smaller than the view it is in the middle; else no blank strip is at any edge.
  var origin: Point {
    Point(
      x: CanvasGeometry.place(picture.x * scale, in: view.x, middle: center.x * scale),
      y: CanvasGeometry.place(picture.y * scale, in: view.y, middle: center.y * scale))
  }

  private static func place(_ extent: Double, in room: Double, middle: Double) -> Double {
    extent <= room ? (room - extent) / 2 : min(0, max(room - extent, room / 2 - middle))
  }

  /// Whether the picture is larger than the view in some direction, so that it can be moved.
  var canPan: Bool { !isEmpty && (picture.x * scale > view.x + 0.5 || picture.y * scale > view.y + 0.5) }

  /// Takes a new picture of an extent: it starts at fill, from its middle.
  mutating func setPicture(width: Int, height: Int) {
    picture = Point(x: Double(width), y: Double(height))
    mode = .fill
    center = Point(x: picture.x / 2, y: picture.y / 2)
  }

  /// Takes a new extent of the view.
  mutating func setView(width: Int, height: Int) { view = Point(x: Double(width), y: Double(height)) }

  /// Covers the view from the picture's middle.
  mutating func fill() {
    mode = .fill
    center = Point(x: picture.x / 2, y: picture.y / 2)
  }

  /// Shows the whole picture.
  mutating func fit() {
    mode = .fit
    center = Point(x: picture.x / 2, y: picture.y / 2)
  }

  /// Zooms to a scale, keeping the picture's point under a point of the view where it is.
  mutating func zoom(to wish: Double, at point: Point? = nil) {
    guard !isEmpty, wish.isFinite else { return }
    let fixed = point ?? Point(x: view.x / 2, y: view.y / 2)
    let old = (origin: origin, scale: scale)
    let inPicture = Point(x: (fixed.x - old.origin.x) / old.scale, y: (fixed.y - old.origin.y) / old.scale)
    let new = min(max(wish, scales.lowerBound), scales.upperBound)
    mode = .zoom(new)
    center = Point(
      x: inPicture.x + (view.x / 2 - fixed.x) / new, y: inPicture.y + (view.y / 2 - fixed.y) / new)
    keepCenterInside()
  }

  /// Zooms by a factor.
  mutating func zoom(by factor: Double, at point: Point? = nil) { zoom(to: scale * factor, at: point) }

  /// Moves the picture by a distance in the view's pixels.
  mutating func pan(x: Double, y: Double) {
    guard canPan else { return }
    center = Point(x: center.x - x / scale, y: center.y - y / scale)
    keepCenterInside()
  }

  /// The point that is looked at is the one that is really in the middle, once the edges have had their say.
  private mutating func keepCenterInside() {
    let origin = origin
    center = Point(x: (view.x / 2 - origin.x) / scale, y: (view.y / 2 - origin.y) / scale)
  }
}
