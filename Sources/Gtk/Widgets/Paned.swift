import CGtk

/// Two widgets beside each other with a handle between them.
public final class Paned: Container {
  private var gtkPaned: UnsafeMutablePointer<GtkPaned> { pointer() }

  /// Creates an empty paned container whose children lie beside each other.
  public convenience init() {
    self.init(new: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
    keepKeyboardOnScreen()
  }

  /// Puts a widget at the start; it keeps its width when the container grows, and its minimum.
  public func setStart(_ child: Widget) { gtk_paned_pack1(gtkPaned, child.gtk, 0, 0) }

  /// Puts a widget at the end; it takes what is left, and keeps its minimum.
  public func setEnd(_ child: Widget) { gtk_paned_pack2(gtkPaned, child.gtk, 1, 0) }

  /// The width of the start, in pixels.
  public var position: Int {
    get { Int(gtk_paned_get_position(gtkPaned)) }
    set { gtk_paned_set_position(gtkPaned, gint(newValue)) }
  }

  /// Calls the closure when a person moved the handle, by pointer or keys, with the new width of the start.
  ///
  /// The position also changes when the container has less room; that is nobody's wish and is not told.
  @discardableResult
  public func onHandleMove(_ closure: @escaping (Int) -> Void) -> SignalHandler {
    onNotify("position") { [weak self] in
      switch GdkEventType(rawValue: cgtk_current_event_type()) {
      case GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_KEY_PRESS, GDK_TOUCH_UPDATE,
        GDK_TOUCH_END:
        if let self { closure(self.position) }
      default: break
      }
    }
  }

  // MARK: - The keyboard

  /// Mends GTK's own keys for the handle and the halves (F6, F8, Return, Escape), which do not ask whether that
  /// to which they send the keyboard is on screen.
  private func keepKeyboardOnScreen() {
    for signal in ["cycle-child-focus", "cycle-handle-focus"] {
      let stopsWhereAlone: (Bool) -> Bool = { [weak self] _ in
        // Without another half there is nowhere to go: the key is for others.
        if let self, !self.showsBoth { g_signal_stop_emission_by_name(self.raw, signal) }
        return false
      }
      connect(signal, stopsWhereAlone, .booleanToBool)
    }
    let mends: (Bool) -> Bool = { [weak self] _ in
      self?.bringKeyboardBack()
      return true
    }
    connect("cycle-child-focus", mends, .booleanToBool, after: true)
    for signal in ["accept-position", "cancel-position"] {
      // GTK takes the key only on the handle; what is said last holds, so it is said again.
      var isOnHandle = false
      connect(
        signal,
        { [weak self] in
          isOnHandle = self?.hasFocus ?? false
          return false
        }, .plainToBool)
      connect(
        signal,
        { [weak self] in
          if isOnHandle { self?.bringKeyboardBack() }
          return isOnHandle
        }, .plainToBool, after: true)
    }
  }

  private var showsBoth: Bool {
    [gtk_paned_get_child1(gtkPaned), gtk_paned_get_child2(gtkPaned)].allSatisfy {
      $0.map { gtk_widget_get_visible($0) != 0 } ?? false
    }
  }

  /// Sends the keyboard from what is not on screen to the first in the same half that is.
  private func bringKeyboardBack() {
    guard let window, let lost = window.focusWidget, contains(lost), !lost.isOnScreen else { return }
    let half = children.first { $0.contains(lost) }
    window.clearFocus()
    if half?.focusFirstChild() != true { focusFirstChild() }
  }
}

extension Trampoline where Closure == (Bool) -> Bool {
  /// `gboolean (*)(self, gboolean, data)`: `cycle-child-focus`.
  fileprivate static var booleanToBool: Self {
    Self(
      { _, flag, data in ClosureBox<Closure>.closure(at: data)(flag != 0) ? 1 : 0 }
        as @convention(c) (Raw, gboolean, Raw) -> gboolean)
  }
}
