import DiptychResources
import DiptychShelf
import Gtk
import GtkTestSupport
import SplitView
import XCTest

@testable import DiptychApp

/// A test of the program's own widgets, in its own style, on a library of the test's own.
@MainActor
class AppTestCase: GtkTestCase {
  /// The one program of the test run; windows need one.
  static let application: Application = {
    let application = Application(id: "org.diptych.Diptych.Tests")
    application.register()
    Desktop.apply(styleSheet: DiptychResources.styleSheet)
    if let data = DataDirectory.path { Desktop.addIconFolder(data.appending("icons").display) }
    return application
  }()

  override func prepare() throws { _ = AppTestCase.application }

  override func cleanUp() { Desktop.setRightToLeft(false) }

  static func rating(_ value: Double, _ scale: Rating.Scale = .games) -> Rating? {
    Rating(value: value, scale: scale)
  }

  // MARK: What a person sees

  /// The texts of the labels on screen.
  func texts(in root: Widget) -> [String] {
    root.descendants(.label).filter(\.isOnScreen).map(\.text).filter { !$0.isEmpty }
  }

  /// Says whether a label with the text is on screen.
  func shows(_ text: String, in root: Widget) -> Bool { texts(in: root).contains(text) }

  /// Waits until a label with the text is on screen.
  func wait(for text: String, in root: Widget, file: StaticString = #filePath, line: UInt = #line) async {
    await pump(until: { self.shows(text, in: root) }, "“\(text)” did not appear", file: file, line: line)
  }

  /// The button on screen with a name.
  func button(
    _ name: String, in root: Widget, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Button {
    try XCTUnwrap(
      findOnScreen(.button, name, in: root), "no button “\(name)” on screen", file: file, line: line)
  }

  /// Says whether a button of a name is on screen.
  func hasButton(_ name: String, in root: Widget) -> Bool { findOnScreen(.button, name, in: root) != nil }

  /// Waits for a dialog whose title begins so.
  func dialog(_ title: String, file: StaticString = #filePath, line: UInt = #line) async throws -> Dialog {
    func found() -> Dialog? {
      Window.all.flatMap { $0.descendants(.dialog) }.first { $0.title.hasPrefix(title) && $0.isOnScreen }
    }
    await pump(until: { found() != nil }, "no dialog “\(title)”", file: file, line: line)
    await settle()
    return try XCTUnwrap(found(), file: file, line: line)
  }
}

/// Notes what it is told.
@MainActor
final class RecordingSelectionDelegate: SelectionDelegate {
  var selections: [Selection] = []

  func selectionChanged(to selection: Selection) { selections.append(selection) }
}
