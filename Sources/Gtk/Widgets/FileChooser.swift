import CGtk

/// The desktop's own dialog for choosing files and folders.
public final class FileChooser: Object {
  /// What is chosen.
  public enum Purpose: Sendable {
    /// One or more files that exist.
    case open
    /// A folder that exists.
    case selectFolder
    /// A name for a file to write.
    case save
  }

  private var chooser: OpaquePointer { opaque }

  /// Creates a dialog before a window.
  public convenience init(_ purpose: Purpose, title: String, accept: String, before parent: Window) {
    let action =
      switch purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .selectFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    self.init(gtk_file_chooser_native_new(title, parent.gtkWindow, action, accept, nil), .adopt)
    gtk_native_dialog_set_modal(pointer(), 1)
    gtk_file_chooser_set_local_only(chooser, 1)
    if purpose == .open { gtk_file_chooser_set_select_multiple(chooser, 1) }
    if purpose == .save { gtk_file_chooser_set_do_overwrite_confirmation(chooser, 1) }
  }

  /// Offers a choice of files by their names' patterns, such as `*.csv`.
  public func addFilter(_ name: String, patterns: [String]) {
    guard let filter = gtk_file_filter_new() else { return }
    gtk_file_filter_set_name(filter, name)
    for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
    gtk_file_chooser_add_filter(chooser, filter)
  }

  /// Suggests a name for the file to write.
  public func suggest(name: String) { gtk_file_chooser_set_current_name(chooser, name) }

  /// The chosen files, each the exact bytes of its path.
  public var paths: [[UInt8]] {
    guard let list = gtk_file_chooser_get_filenames(chooser) else { return [] }
    defer { g_slist_free_full(list, { g_free($0) }) }
    return sequence(first: list, next: { $0.pointee.next }).compactMap { link in
      link.pointee.data.map { data in
        let start = data.assumingMemoryBound(to: UInt8.self)
        return Array(
          UnsafeBufferPointer(start: start, count: strlen(data.assumingMemoryBound(to: CChar.self))))
      }
    }
  }

  /// Shows the dialog and calls the closure once with whether files were chosen; none are when the window
  /// goes.
  public func show(_ answer: @escaping (FileChooser, Bool) -> Void) {
    // The native dialog belongs to nobody but us: this closure keeps it until it is answered.
    var keeper: FileChooser? = self
    let parent = gtk_native_dialog_get_transient_for(pointer()).map { Window($0, .borrow) }
    var parentHandler: SignalHandler?
    func finish(_ isChosen: Bool) {
      guard let chooser = keeper else { return }
      keeper = nil
      parentHandler?.disconnect()
      answer(chooser, isChosen)
    }
    connect("response", { code in finish(Response(code) == .accept) }, .integer)
    // GTK would leave a modal dialog behind that keeps all input from the program's other windows.
    parentHandler = parent?.onDestroy { [weak self] in
      if let self { gtk_native_dialog_hide(self.pointer()) }
      finish(false)
    }
    gtk_native_dialog_show(pointer())
  }
}
