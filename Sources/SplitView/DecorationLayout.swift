/// Where a window's buttons stand, as the desktop's setting says it: `menu:minimize,maximize,close`.
nonisolated struct DecorationLayout: Equatable {
  /// The buttons at the start of the line.
  let start: String
  /// The buttons at its end.
  let end: String

  /// Reads the setting; without a colon all buttons stand at the start, as GTK has it.
  init(_ setting: String) {
    guard let colon = setting.firstIndex(of: ":") else {
      start = setting
      end = ""
      return
    }
    start = String(setting[..<colon])
    end = String(setting[setting.index(after: colon)...])
  }

  /// All buttons, for a bar that is alone on screen.
  var whole: String { start + ":" + end }
  /// The buttons of a bar before another.
  var startHalf: String { start + ":" }
  /// The buttons of a bar after another.
  var endHalf: String { ":" + end }
}
