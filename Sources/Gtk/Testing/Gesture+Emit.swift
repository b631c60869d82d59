import CGtk

// For tests: gestures say what they would say of hardware that a virtual screen has not got.

extension PressGesture {
  /// Says that the button was pressed, so many times in a row, at a point in pixels.
  public func emitPress(count: Int = 1, x: Double = 0, y: Double = 0) {
    cgtk_emit_press(gtk, gint(count), x, y)
  }
}

extension LongPressGesture {
  /// Says that the press has lasted, at a point in pixels.
  public func emitPress(x: Double = 0, y: Double = 0) { cgtk_emit_point(gtk, "pressed", x, y) }
}

extension DragGesture {
  /// Says that a drag began at a point, in pixels.
  public func emitBegin(x: Double, y: Double) { cgtk_emit_point(gtk, "drag-begin", x, y) }

  /// Says that the drag went so far from where it began, in pixels.
  public func emitUpdate(_ dx: Double, _ dy: Double) { cgtk_emit_point(gtk, "drag-update", dx, dy) }

  /// Says that the drag ended so far from where it began, in pixels.
  public func emitEnd(_ dx: Double, _ dy: Double) { cgtk_emit_point(gtk, "drag-end", dx, dy) }

  /// Says that the drag was broken off.
  public func emitCancel() { cgtk_emit_cancel(gtk) }
}

extension Widget {
  /// Asks for the widget's menu, as Shift+F10 and the Menu key do; returns whether there is one.
  ///
  /// For tests.
  @discardableResult
  public func requestMenu() -> Bool { cgtk_emit_popup_menu(gtk) != 0 }
}
