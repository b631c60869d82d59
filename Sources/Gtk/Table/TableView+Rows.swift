import CGtk

extension TableView {
  /// Rows that GTK is given at once; any more follow when the main loop is idle. Measured: these cost 6 ms.
  private static let firstRows = 10_000

  /// The most rows that are added or taken away one by one; beyond it GTK counts anew. Measured: 2 ms either way.
  private static let mostRowsToldOne = 1000

  /// Replaces all rows, and selects one of the new ones without telling anyone.
  ///
  /// It takes a few milliseconds whatever the numbers: of a long list the first rows are there at once, and GTK
  /// gets to know the rest in the next tenths of a second, between more urgent work. The table answers as if all
  /// were there from the beginning.
  ///
  /// - Parameters:
  ///   - fromTop: whether the view begins at the first row, as for a new search; else it stays where it was, as far
  ///     as there are rows.
  ///   - row: makes the row at an index, from 0; called whenever the row comes on screen.
  public func setRows(
    count: Int, selected: Int? = nil, fromTop: Bool = false, _ row: @escaping (Int) -> TableRow
  ) {
    let count = max(count, 0)
    silently {
      growth?.cancel()
      growth = nil
      let position = fromTop ? nil : anchor
      model.setMaker(count: count, row)
      wantedCount = count
      let needed = position.map { $0.row + rowsInView } ?? 0
      let atOnce = min(count, max(TableView.firstRows, needed))
      if count < model.count - TableView.mostRowsToldOne || model.count + TableView.mostRowsToldOne < atOnce {
        attach(atOnce)
        if let position { anchor = position }
      } else {
        tell(min(count, model.count + TableView.mostRowsToldOne))
        for index in visibleRows { model.rowChanged(index) }
        queueDraw()
      }
      if fromTop { scroll(toPixel: 0) }
      select(selected)
      growLater()
    }
  }

  /// Makes sure that GTK has a row of a list that is still being built.
  func reach(_ index: Int) {
    guard index >= model.count, wantedCount > model.count else { return }
    let selected = selectedRow
    silently {
      let position = anchor
      attach(wantedCount)
      if let position { anchor = position }
      select(selected)
    }
    growth?.cancel()
    growth = nil
  }

  /// Has GTK count the rows anew, and tell a screen reader of a changed model.
  private func attach(_ count: Int) {
    gtk_tree_view_set_model(tree, nil)
    model.setCountUntold(count)
    gtk_tree_view_set_model(tree, model.opaque)
  }

  /// Adds rows or takes them away one by one.
  private func tell(_ count: Int) {
    let old = model.count
    model.setCount(count)
    announceRows(from: old, to: count)
  }

  /// Adds no more rows, as the table is being destroyed.
  func stopGrowing() {
    growth?.cancel()
    growth = nil
    wantedCount = model.count
  }

  private func growLater() {
    guard model.count < wantedCount else { return }
    // Held strongly: a table whose wrapper is let go still gets all of its rows.
    growth = MainLoop.whenIdle { self.grow() }
  }

  /// Adds rows for a few milliseconds.
  private func grow() {
    growth = nil
    let end = ContinuousClock.now + .milliseconds(3)
    let old = model.count
    repeat { model.setCount(min(model.count + 250, wantedCount)) } while model.count < wantedCount
      && ContinuousClock.now < end
    announceRows(from: old, to: model.count)
    selectAwaited()
    growLater()
  }
}
