import CGtk

/// A window that asks or says something, mostly before another one.
///
/// It never runs a loop of its own: present it and wait for `onResponse`.
public final class Dialog: Window {
  private var gtkDialog: UnsafeMutablePointer<GtkDialog> { pointer() }

  /// Creates a modal dialog of the style class `question`, before a window or, without one, by itself.
  public convenience init(title: String, before parent: Window?) {
    self.init(new: gtk_dialog_new())
    self.title = title
    if let parent { setTransient(for: parent) }
    gtk_window_set_modal(gtkWindow, 1)
    gtk_window_set_destroy_with_parent(gtkWindow, 1)
    gtk_window_set_type_hint(gtkWindow, GDK_WINDOW_TYPE_HINT_DIALOG)
    addStyleClass("question")
  }

  /// What the dialog shows above its buttons.
  public var content: Box { Box(gtk_dialog_get_content_area(gtkDialog), .borrow) }

  /// Adds a button at the bottom that answers the dialog.
  @discardableResult
  public func addButton(_ label: String, _ response: Response, styleClass: String? = nil) -> Button {
    let button = Button(gtk_dialog_add_button(gtkDialog, label, response.code), .borrow)
    if let styleClass { button.addStyleClass(styleClass) }
    return button
  }

  /// Makes Return give the answer.
  public func setDefaultResponse(_ response: Response) {
    gtk_dialog_set_default_response(gtkDialog, response.code)
  }

  /// Ends the dialog, and gives the keyboard back to the window before it, if the dialog had it.
  ///
  /// A window manager does so too; where there is none nobody else does, and keys would go nowhere.
  public override func destroy() {
    let hadKeyboard = gtk_window_is_active(gtkWindow) != 0
    let parent = gtk_window_get_transient_for(gtkWindow)
    super.destroy()
    if hadKeyboard, let parent { gtk_window_present(parent) }
  }

  /// Answers the dialog.
  public func respond(_ response: Response) { gtk_dialog_response(gtkDialog, response.code) }

  /// Calls the closure when the dialog is answered; the dialog stays until it is destroyed.
  @discardableResult
  public func onResponse(_ closure: @escaping (Response) -> Void) -> SignalHandler {
    connect("response", { code in closure(Response(code)) }, .integer)
  }
}
