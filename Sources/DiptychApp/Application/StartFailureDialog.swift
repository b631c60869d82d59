import Gtk

/// Says why the program cannot begin, to a person who has no terminal to read it in.
enum StartFailureDialog {
  /// Shows the sentence, and returns when it has been read.
  static func tell(_ sentence: String) async {
    let dialog = Dialog(title: "Diptych", before: nil)
    let title = Label("Diptych Cannot Start", wraps: true, styleClass: "dialog-title")
    let message = Label(sentence, wraps: true)
    // As wide as that, so that the dialog is as high as the lines need.
    message.widthInCharacters = 36
    message.maximumWidthInCharacters = 36
    message.isSelectable = true
    let page = Box(.vertical, spacing: 12, [title, message])
    page.setMargins(18)
    dialog.content.append(page)
    let close = dialog.addButton("_Close", .cancel)
    dialog.setDefaultResponse(.cancel)
    dialog.showAll()
    // Not to the message, all of which GTK would select.
    close.grabFocus()
    dialog.present()
    await withCheckedContinuation { continuation in
      dialog.onResponse { _ in
        dialog.destroy()
        continuation.resume()
      }
    }
  }
}
