/// Where a window's buttons stand, in the form of the desktop's setting such as `menu:minimize,maximize,close`.
struct DecorationLayout: Equatable {
  /// The buttons at the left.
  let left: String
  /// The buttons at the right.
  let right: String

  /// Reads the setting; without a colon all buttons stand at the left, as GTK has it.
  init(_ setting: String) {
    guard let colon = setting.firstIndex(of: ":") else {
      left = setting
      right = ""
      return
    }
    left = String(setting[..<colon])
    right = String(setting[setting.index(after: colon)...])
  }

  /// All buttons, for a bar that is alone on screen.
  var whole: String { left + ":" + right }
  /// The buttons of a bar at the left of another.
  var leftHalf: String { left + ":" }
  /// The buttons of a bar at the right of another.
  var rightHalf: String { ":" + right }
}
