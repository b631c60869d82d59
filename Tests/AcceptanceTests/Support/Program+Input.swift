/// What a person does with keys, mouse and the window's edge.
extension Program {
  /// Presses keys one after another, each by its X name with modifiers, such as `ctrl+r`.
  func keys(_ keys: String...) throws { try self.keys(keys, delay: 25) }

  /// Presses keys with so many milliseconds between them.
  func keys(_ keys: [String], delay: Int) throws {
    try needKeys()
    try Tool.must(["xdotool", "key", "--delay", "\(delay)"] + keys)
  }

  /// Types a text.
  func type(_ text: String) throws {
    try needKeys()
    try Tool.must(["xdotool", "type", "--delay", "25", text])
  }

  private func needKeys() throws { try Desktop.need(Desktop.current.hasKeys, else: "keys cannot be sent") }

  // MARK: Mouse

  /// Clicks with a mouse button in the middle of a thing; where there is no mouse, does what a click would do.
  func click(_ thing: Accessible, button: Int = 1, times: Int = 1) throws {
    if !Desktop.current.isX, button == 1, times == 1, thing.press() || thing.takeFocus() { return }
    try needMouse()
    try Tool.must(
      move(to: thing.frame.middle) + ["click", "--repeat", "\(times)", "--delay", "60", "\(button)"])
  }

  /// Turns the wheel over a thing: steps above zero turn it away from the person.
  func wheel(_ thing: Accessible, steps: Int) throws {
    try click(thing, button: steps > 0 ? 4 : 5, times: abs(steps))
  }

  /// Presses the mouse at a point of the screen, moves it by a distance and lets go.
  func drag(at point: (x: Int, y: Int), x: Int, y: Int) throws {
    try needMouse()
    let steps = 5
    let moves = (0..<steps).flatMap { _ in
      ["mousemove_relative", "--sync", "--", "\(x * scale / steps)", "\(y * scale / steps)", "sleep", "0.03"]
    }
    try Tool.must(move(to: point) + ["mousedown", "1"] + moves + ["mouseup", "1"])
  }

  private func move(to point: (x: Int, y: Int)) -> [String] {
    ["xdotool", "mousemove", "\(point.x * scale)", "\(point.y * scale)", "sleep", "0.05"]
  }

  private func needMouse() throws { try Desktop.need(Desktop.current.isX, else: "the mouse cannot be moved") }

  /// Clicks a row of a list, which must be on screen; where there is no mouse, opens it as a screen reader does.
  func clickRow(_ name: String, in list: String, times: Int = 1, line: UInt = #line) throws {
    guard Desktop.current.isX else { return try open(name, in: list, line: line) }
    try click(try cell(name, in: list, line: line), times: times)
  }

  /// Opens a row of a list by the action of its cell, as a screen reader does.
  func open(_ name: String, in list: String, line: UInt = #line) throws {
    guard try cell(name, in: list, line: line).activate() else {
      throw Failure("line \(line): the row “\(name)” cannot be opened")
    }
  }

  private func cell(_ name: String, in list: String, line: UInt) throws -> Accessible {
    try wait("the row “\(name)”", line: line) {
      guard let table = find(.table, list), let row = table.row(name) else { return nil }
      return table.cells(ofRow: row).first { $0.lines.contains(name) }
    }
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
    try forceSize(width, height, line: line)
    try seeSize(width, height, line: line)
  }

  /// Makes room for list and detail beside each other.
  ///
  /// A Wayland compositor lets nobody size a window: there it is maximised, and given back the size that it had,
  /// with which it must have been started.
  func widen(to width: Int = 1000, _ height: Int = 700, line: UInt = #line) throws {
    if Desktop.current.isX {
      try resize(width, height, line: line)
    } else {
      try press("Maximize", line: line)
    }
  }

  /// Makes the window too narrow for list and detail beside each other.
  func narrow(to width: Int = 500, _ height: Int = 700, line: UInt = #line) throws {
    if Desktop.current.isX { try resize(width, height, line: line) } else { try press("Restore", line: line) }
  }

  /// Asks for another size of the window, be it possible or not.
  func forceSize(_ width: Int, _ height: Int, line: UInt = #line) throws {
    try Desktop.need(Desktop.current.isX, else: "a window cannot be given another size")
    let edge = try wait("the window's own frame", line: line) { () -> [Int]? in
      guard let outer = mainWindow?.frame, let inner = content?.frame else { return nil }
      return [outer.width - inner.width, outer.height - inner.height]
    }
    let size = [(width + edge[0]) * scale, (height + edge[1]) * scale].map(String.init)
    try Tool.must(["xdotool", "windowsize", window] + size)
  }

  private var content: Accessible? { mainWindow?.children.first { $0.isShowing } }
}
