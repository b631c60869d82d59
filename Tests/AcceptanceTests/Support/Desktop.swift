import Foundation
import XCTest

/// The kind of screen that the tests run on: what `SCREEN` told `.ci/on-virtual-screen`.
enum Desktop: String {
  /// An X server and nothing else: nobody frames windows, gives them the keyboard or maximises them.
  case bare
  /// An X server with a window manager.
  case managed
  /// A Wayland compositor without a keyboard and a mouse.
  case wayland
  /// A Wayland compositor to which keys are sent through the X server in whose window it is.
  case nested

  static let current =
    Desktop(rawValue: ProcessInfo.processInfo.environment["SCREEN"] ?? "bare") ?? .bare

  /// Whether the tests know where windows are, so that a mouse can be moved to what is in them, and whether they
  /// may give them a size: a Wayland compositor lets nobody do either.
  var isX: Bool { self == .bare || self == .managed }
  var hasKeys: Bool { self != .wayland }

  /// Ends the test here where this kind of screen does not do what it needs.
  ///
  /// - Parameter what: what is not possible, such as “keys cannot be sent”.
  static func need(_ isPossible: Bool, else what: String) throws {
    guard !isPossible else { return }
    let places: [Desktop: String] = [
      .bare: "without a window manager", .managed: "with a window manager",
      .wayland: "under headless Weston", .nested: "under Weston",
    ]
    throw XCTSkip("\(what) \(places[current] ?? "here")")
  }
}
