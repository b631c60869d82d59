import Gtk
import GtkTestSupport
import XCTest

@MainActor
final class DialogTests: GtkTestCase {
  func testButtonsAnswerWithTheirResponse() async throws {
    let window = await show(Label("parent"))
    for (label, response) in [("Save", Response.accept), ("Cancel", .cancel), ("Clear Rating", .other(7))] {
      let dialog = Dialog(title: "Rate Catan", before: window)
      dialog.addButton("Save", .accept, styleClass: "suggested-action")
      dialog.addButton("Cancel", .cancel)
      dialog.addButton("Clear Rating", .other(7))
      dialog.setDefaultResponse(.accept)
      var answers: [Response] = []
      dialog.onResponse { answers.append($0) }
      await show(dialog)
      try find(.button, label, in: dialog).click()
      XCTAssertEqual(answers, [response])
      XCTAssertTrue(dialog.isOnScreen, "it stays until it is destroyed")
      dialog.destroy()
    }
  }

  func testEscapeAndCloseCancel() async {
    let window = await show(Label("parent"))
    for closes in [false, true] {
      let dialog = Dialog(title: "Question", before: window)
      dialog.content.append(Entry())
      var answers: [Response] = []
      dialog.onResponse { answers.append($0) }
      await show(dialog)
      if closes { dialog.close() } else { dialog.send(Key(Key.escape)) }
      await pump(until: { !answers.isEmpty })
      XCTAssertEqual(answers, [.cancel])
      dialog.destroy()
    }
  }

  func testRespondAnswers() async {
    let window = await show(Label("parent"))
    let dialog = Dialog(title: "Question", before: window)
    destroyAtEnd(dialog)
    var answers: [Response] = []
    dialog.onResponse { answers.append($0) }
    for response in [Response.accept, .cancel, .other(3)] { dialog.respond(response) }
    XCTAssertEqual(answers, [.accept, .cancel, .other(3)])
  }

  func testDialogGoesWithItsParent() async {
    let parent = await show(Label("parent"))
    let dialog = Dialog(title: "Question", before: parent)
    await show(dialog)
    let reference = WeakReference(dialog)
    parent.destroy()
    await settle()
    XCTAssertFalse(reference.isAlive)
  }

  func testFileChooserAnswersOnceAndIsReleased() async throws {
    let window = await show(Label("parent"))
    var answers: [Bool] = []
    var reference: WeakReference?
    do {
      let chooser = FileChooser(.open, title: "Import Games", accept: "_Import", before: window)
      chooser.addFilter("BoardGameGeek", patterns: ["*.csv", "*.xml"])
      reference = WeakReference(chooser)
      chooser.show { chooser, isChosen in
        answers.append(isChosen)
        XCTAssertEqual(chooser.paths, [])
      }
    }
    await pump(until: { Window.all.contains { $0.title == "Import Games" && $0.isOnScreen } })
    XCTAssertEqual(reference?.isAlive, true, "it is kept while it is open")
    let dialog = try XCTUnwrap(Window.all.first { $0.title == "Import Games" })
    dialog.send(Key(Key.escape))
    await pump(until: { !answers.isEmpty })
    XCTAssertEqual(answers, [false])
    await pump(until: { reference?.isAlive == false }, "the chooser leaks")
  }

  func testFileChooserIsReleasedWithoutBeingShown() async {
    let window = await show(Label("parent"))
    await assertReleased { FileChooser(.save, title: "Export", accept: "_Export", before: window) }
  }
}
