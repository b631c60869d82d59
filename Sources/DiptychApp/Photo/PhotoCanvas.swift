import Glibc
import Gtk

/// The widget on which a photo is looked at: zoomed and moved by wheel, pinch, drag and keys.
final class PhotoCanvas {
  /// What the canvas has to show.
  enum Content {
    /// Nothing yet.
    case nothing
    /// A picture, perhaps with fewer pixels than the file has.
    case picture(ImageSurface, fullWidth: Int, fullHeight: Int)
  }

  let view = DrawingArea(role: .image)
  /// Called when a key asks for something that is not the canvas's own.
  var onKey: (Key) -> Bool = { _ in false }
  /// Called when the picture is to be seen in more detail, or in a larger view, than before.
  var onWantsPixels: () -> Void = {}
  /// Called when scale or place changed.
  var onChange: () -> Void = {}

  private(set) var geometry = CanvasGeometry()
  private var surface: ImageSurface?
  private let press: PressGesture
  private let drag: DragGesture
  private let pinch: ZoomGesture
  private var dragged = CanvasGeometry.Point(x: 0, y: 0)
  private var pinchStart = 1.0

  /// How far one press of Ctrl and an arrow moves the picture, as a part of the view.
  private static let panStep = 0.2

  init() {
    press = PressGesture(on: view)
    drag = DragGesture(on: view)
    pinch = ZoomGesture(on: view)
    view.expandsHorizontally = true
    view.expandsVertically = true
    view.addStyleClass("photo-canvas")
    view.onDraw { [weak self] context in self?.draw(context) }
    view.onResize { [weak self] width, height in self?.resize(width: width, height: height) }
    view.onScroll { [weak self] scroll in self?.scroll(scroll) ?? false }
    view.onKeyPress { [weak self] key in self?.key(key) ?? false }
    press.onPress { [weak self] count, x, y in self?.pressed(count, at: .init(x: x, y: y)) }
    drag.onBegin { [weak self] _, _ in
      self?.dragged = .init(x: 0, y: 0)
      if self?.geometry.canPan == true { self?.view.setCursor("grabbing") }
    }
    drag.onUpdate { [weak self] x, y in self?.dragTo(x, y) }
    drag.onEnd { [weak self] _, _ in self?.updateCursor() }
    pinch.onBegin { [weak self] in self?.pinchStart = self?.geometry.scale ?? 1 }
    pinch.onScale { [weak self] factor in
      guard let self else { return }
      let center = self.pinch.center.map { CanvasGeometry.Point(x: $0.x, y: $0.y) }
      self.change { $0.zoom(to: self.pinchStart * factor, at: center) }
    }
  }

  // MARK: - Content

  /// Shows a picture; a new one starts at fill, the same one in more pixels stays as it is.
  func show(_ content: Content, isNew: Bool) {
    switch content {
    case .nothing: surface = nil
    case .picture(let picture, let width, let height):
      surface = picture
      if isNew { geometry.setPicture(width: width, height: height) }
    }
    updateCursor()
    view.queueDraw()
    onChange()
  }

  /// The device pixels for each of the picture's, which decides how many pixels are worth loading.
  var deviceScale: Double { geometry.scale * Double(view.scaleFactor) }

  // MARK: - Zoom

  func zoomIn() { change { $0.zoom(by: CanvasGeometry.zoomStep) } }
  func zoomOut() { change { $0.zoom(by: 1 / CanvasGeometry.zoomStep) } }
  func fill() { change { $0.fill() } }
  func fit() { change { $0.fit() } }

  /// One device pixel for each of the picture's.
  func showActualSize() { change { $0.zoom(to: 1 / Double(self.view.scaleFactor)) } }

  private func change(_ body: (inout CanvasGeometry) -> Void) {
    let old = geometry
    body(&geometry)
    guard geometry != old else { return }
    updateCursor()
    view.queueDraw()
    onChange()
    if geometry.scale > old.scale { onWantsPixels() }
  }

  // MARK: - Input

  private func resize(width: Int, height: Int) {
    geometry.setView(width: width, height: height)
    view.queueDraw()
    onChange()
    onWantsPixels()
  }

  private func scroll(_ scroll: Scroll) -> Bool {
    if scroll.modifiers.contains(.shift) {
      change { $0.pan(x: -(scroll.deltaX + scroll.deltaY) * 60, y: 0) }
    } else if scroll.deltaY != 0 {
      // A step is a ratio, so that it feels alike near and far; parts of a step come from touchpads.
      let factor = pow(CanvasGeometry.zoomStep, -scroll.deltaY)
      change { $0.zoom(by: factor, at: .init(x: scroll.x, y: scroll.y)) }
    }
    return true
  }

  private func pressed(_ count: Int, at point: CanvasGeometry.Point) {
    view.grabFocus()
    guard count == 2 else { return }
    // Twice is 100 % where one pressed, and back.
    let actual = 1 / Double(view.scaleFactor)
    change { abs($0.scale - actual) < 0.001 ? $0.fill() : $0.zoom(to: actual, at: point) }
  }

  private func dragTo(_ x: Double, _ y: Double) {
    let step = (x: x - dragged.x, y: y - dragged.y)
    dragged = .init(x: x, y: y)
    change { $0.pan(x: step.x, y: step.y) }
  }

  private func key(_ key: Key) -> Bool {
    let step = (
      x: geometry.view.x * PhotoCanvas.panStep, y: geometry.view.y * PhotoCanvas.panStep
    )
    switch (key.value, key.modifiers) {
    case (Key.left, .control): change { $0.pan(x: step.x, y: 0) }
    case (Key.right, .control): change { $0.pan(x: -step.x, y: 0) }
    case (Key.up, .control): change { $0.pan(x: 0, y: step.y) }
    case (Key.down, .control): change { $0.pan(x: 0, y: -step.y) }
    case (Key.sign("0"), .control): showActualSize()
    case (Key.sign("+"), .control), (Key.sign("="), .control): zoomIn()
    case (Key.sign("-"), .control): zoomOut()
    default: return plainKey(key) || onKey(key)
    }
    return true
  }

  /// Keys that type a sign, wherever it is on the keyboard, and whether or not Caps Lock is on.
  private func plainKey(_ key: Key) -> Bool {
    switch key.character {
    case "+", "=": zoomIn()
    case "-": zoomOut()
    case "f", "F": key.modifiers.contains(.shift) ? fit() : fill()
    default: return false
    }
    return true
  }

  private func updateCursor() { view.setCursor(geometry.canPan && surface != nil ? "grab" : nil) }

  // MARK: - Drawing

  private func draw(_ context: DrawingContext) {
    if let surface, !geometry.isEmpty {
      let origin = geometry.origin
      let width = geometry.picture.x * geometry.scale
      let height = geometry.picture.y * geometry.scale
      context.saved {
        // To whole device pixels, so that no edge is half a pixel of ground.
        context.rectangle(
          origin.x.rounded(.down), origin.y.rounded(.down), width.rounded(.up), height.rounded(.up))
        context.clip()
        context.translate(origin.x, origin.y)
        context.scale(width / Double(surface.width), height / Double(surface.height))
        let isEnlarged = width * Double(view.scaleFactor) > 4 * Double(surface.width)
        context.setSurface(surface, x: 0, y: 0, filter: isEnlarged ? .nearest : .good)
        context.paint()
      }
    }
    view.drawFocus(context)
  }
}
