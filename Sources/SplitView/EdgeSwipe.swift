import Gtk

/// A finger's stroke from the edge at which lines begin: it goes back.
///
/// The gesture lies outside all that scrolls, sees each touch first, and leaves everything that is not
/// clearly such a stroke to others.
final class EdgeSwipe {
  /// How near the edge a stroke begins, in pixels.
  static let edgeZone = 32.0
  /// How far it goes before it counts, in pixels.
  static let threshold = 16.0
  /// How far a finger moves before its direction means anything, in pixels.
  static let slop = 8.0

  /// What a stroke has shown itself to be.
  private enum Verdict {
    case undecided, recognised, refused
  }

  let gesture: DragGesture
  private weak var splitView: SplitViewController?
  private let area: Widget
  /// A view of the split view's own that is no content to be moved.
  private let drawer: Widget
  private var verdict = Verdict.refused

  init(on area: Widget, drawer: Widget, splitView: SplitViewController) {
    self.area = area
    self.drawer = drawer
    self.splitView = splitView
    gesture = DragGesture(on: area, touchOnly: true)
    gesture.recogniseFirst()
    gesture.onBegin { [weak self] x, _ in self?.begin(x: x, over: self?.gesture.target) }
    gesture.onUpdate { [weak self] dx, dy in self?.move(dx, dy) }
    gesture.onEnd { [weak self] dx, dy in self?.end(dx, dy) }
    gesture.onCancel { [weak self] in self?.verdict = .refused }
  }

  func begin(x: Double, over target: Widget?) {
    let distance = area.isRightToLeft ? Double(area.allocation.width) - x : x
    let goesBack = distance <= EdgeSwipe.edgeZone && splitView?.canGoBack == true
    verdict = goesBack && !isOverSidewaysContent(target) ? .undecided : .refused
    if verdict == .refused { gesture.deny() }
  }

  private func move(_ dx: Double, _ dy: Double) {
    guard verdict == .undecided else { return }
    if abs(dy) > abs(dx), abs(dy) >= EdgeSwipe.slop {
      verdict = .refused
      gesture.deny()
    } else if abs(dx) >= abs(dy), inwards(dx) >= EdgeSwipe.threshold {
      verdict = .recognised
      gesture.claim()
    }
  }

  private func end(_ dx: Double, _ dy: Double) {
    // The last stretch may not have been told as a movement.
    move(dx, dy)
    let isBack = verdict == .recognised && inwards(dx) >= EdgeSwipe.threshold
    verdict = .refused
    if isBack { splitView?.goBack() }
  }

  /// How far a stroke went from the edge into the window.
  private func inwards(_ dx: Double) -> Double { area.isRightToLeft ? -dx : dx }

  /// Whether what is under the finger can itself be moved to the side.
  private func isOverSidewaysContent(_ target: Widget?) -> Bool {
    guard let target else { return false }
    return ScrolledWindow.all(around: target).contains {
      area.contains($0) && $0 != drawer && $0.canScrollHorizontally
    }
  }
}
