import CGtk

/// What a program is, who wrote it, and under which licence it may be used.
public final class AboutDialog: Window {
  /// Creates the dialog for a program under the GPL, version 3 or later.
  public convenience init(
    program: String, version: String, icon: String, comment: String, copyright: String, before parent: Window
  ) {
    self.init(new: gtk_about_dialog_new())
    gtk_about_dialog_set_program_name(pointer(), program)
    gtk_about_dialog_set_version(pointer(), version)
    gtk_about_dialog_set_logo_icon_name(pointer(), icon)
    gtk_about_dialog_set_comments(pointer(), comment)
    gtk_about_dialog_set_copyright(pointer(), copyright)
    gtk_about_dialog_set_license_type(pointer(), GTK_LICENSE_GPL_3_0)
    setTransient(for: parent)
    gtk_window_set_modal(gtkWindow, 1)
    connect("response", { [weak self] _ in self?.destroy() }, .integer)
  }
}
