import CGtk

extension TableView {
  /// Has a click select and open its row when the button or the finger is let go, where it went down.
  ///
  /// GTK selects when it goes down: whoever draws the list along with a finger would choose something each time.
  func selectOnRelease() -> DragGesture {
    let press = DragGesture(on: self)
    press.recogniseFirst()
    var pressed: Int?
    press.onBegin { [weak self, weak press] x, y in
      pressed = press?.modifiers.isEmpty == true ? self?.row(atX: x, y: y) : nil
      guard pressed != nil else { return press?.deny() ?? () }
      // The tree's own handling of the press would come next.
      press?.claim()
      self?.grabFocus()
    }
    press.onUpdate { dx, dy in
      let threshold = Double(Desktop.settings?.int("gtk-dnd-drag-threshold") ?? 8)
      if max(abs(dx), abs(dy)) > threshold { pressed = nil }
    }
    press.onCancel { pressed = nil }
    press.onEnd { [weak self] _, _ in
      guard let self, let row = pressed else { return }
      pressed = nil
      self.moveCursor(to: row)
      self.activateRow(row)
    }
    return press
  }

  /// The row at a point in pixels from the table's corner, or nil where there is none.
  private func row(atX x: Double, y: Double) -> Int? {
    var binX: gint = 0
    var binY: gint = 0
    gtk_tree_view_convert_widget_to_bin_window_coords(tree, gint(x), gint(y), &binX, &binY)
    var path: OpaquePointer?
    guard gtk_tree_view_get_path_at_pos(tree, binX, binY, &path, nil, nil, nil) != 0, let path else {
      return nil
    }
    defer { gtk_tree_path_free(path) }
    return TableView.index(of: path)
  }
}
