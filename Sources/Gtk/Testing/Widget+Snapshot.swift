import CGtk

extension Widget {
  /// Draws the widget and all that is in it into a picture of its allocation, in device pixels.
  ///
  /// For tests and screenshots. Nil while the widget is not on screen.
  public func snapshot() -> ImageSurface? {
    let scale = scaleFactor
    guard isOnScreen,
      let surface = ImageSurface(
        width: allocation.width * scale, height: allocation.height * scale, scale: scale)
    else { return nil }
    surface.draw { gtk_widget_draw(gtk, $0.cairo) }
    return surface
  }
}
