/// What a person does with keys, mouse and the window's edge.
extension Program {
  /// Presses keys one after another, each by its X name with modifiers, such as `ctrl+r`.
  func keys(_ keys: String...) throws { try self.keys(keys, delay: 25) }

  /// Presses keys with so many milliseconds between them.
  func keys(_ keys: [String], delay: Int) throws {
    try Tool.must(["xdotool", "key", "--delay", "\(delay)"] + keys)
  }

  /// Types a text.
  func type(_ text: String) throws { try Tool.must(["xdotool", "type", "--delay", "25", text]) }

  // MARK: Mouse

  /// Clicks with a mouse button in the middle of a thing.
  func click(_ thing: Accessible, button: Int = 1, times: Int = 1) throws {
    try Tool.must(
      move(to: thing) + ["click", "--repeat", "\(times)", "--delay", "60", "\(button)"])
  }

  /// Turns the wheel over a thing: steps above zero turn it away from the person.
  func wheel(_ thing: Accessible, steps: Int) throws {
    try click(thing, button: steps > 0 ? 4 : 5, times: abs(steps))
  }

  /// Presses the mouse at a point of the screen, moves it by a distance and lets go.
  func drag(at point: (x: Int, y: Int), x: Int, y: Int) throws {
    let steps = 5
    let moves = (0..<steps).flatMap { _ in
      ["mousemove_relative", "--sync", "--", "\(x / steps)", "\(y / steps)", "sleep", "0.03"]
    }
    try Tool.must(
      ["xdotool", "mousemove", "\(point.x)", "\(point.y)", "sleep", "0.05", "mousedown", "1"] + moves
        + ["mouseup", "1"])
  }

  private func move(to thing: Accessible) -> [String] {
    let point = thing.frame.middle
    return ["xdotool", "mousemove", "\(point.x)", "\(point.y)", "sleep", "0.05"]
  }

  /// Clicks a row of a list, which must be on screen.
  func clickRow(_ name: String, in list: String, times: Int = 1, line: UInt = #line) throws {
    let cell = try wait("the row “\(name)”", line: line) { () -> Accessible? in
      guard let table = find(.table, list), let row = table.row(name) else { return nil }
      return table.cells(ofRow: row).first { $0.lines.contains(name) }
    }
    try click(cell, times: times)
  }

  // MARK: Window

  /// The window's width and height in pixels, without the frame that it draws around itself.
  var size: [Int] {
    guard let frame = content?.frame else { return [] }
    return [frame.width, frame.height]
  }

  /// Waits until the window has a size.
  func seeSize(_ width: Int, _ height: Int, line: UInt = #line) throws {
    try wait(for: "a window of \(width) × \(height); it is \(size)", line: line) { size == [width, height] }
  }

  /// Gives the window another size in one step.
  func resize(_ width: Int, _ height: Int, line: UInt = #line) throws {
    let edge = try wait("the window's own frame", line: line) { () -> [Int]? in
      guard let outer = mainWindow?.frame, let inner = content?.frame else { return nil }
      return [outer.width - inner.width, outer.height - inner.height]
    }
    try Tool.must(["xdotool", "windowsize", window, "\(width + edge[0])", "\(height + edge[1])"])
    try seeSize(width, height, line: line)
  }

  private var content: Accessible? { mainWindow?.children.first { $0.isShowing } }
}
