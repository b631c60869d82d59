import CGtk

/// Widgets of which one is shown at a time.
public final class Stack: Container {
  /// How one widget takes the place of another.
  public enum Transition: Sendable {
    /// At once.
    case none
    /// The new one slides over the old one, from the end of the line.
    case push
    /// The old one slides away, towards the end of the line.
    case pop
    /// The new one fades in.
    case crossfade
  }

  private var gtkStack: UnsafeMutablePointer<GtkStack> { pointer() }

  /// Creates an empty stack that is as small as its shown widget.
  public convenience init() {
    self.init(new: gtk_stack_new())
    gtk_stack_set_hhomogeneous(gtkStack, 0)
    gtk_stack_set_vhomogeneous(gtkStack, 0)
    gtk_stack_set_transition_duration(gtkStack, 200)
  }

  /// The shown widget.
  public var shown: Widget? { gtk_stack_get_visible_child(gtkStack).map { Widget($0, .borrow) } }

  /// Shows one of the stack's widgets.
  public func show(_ child: Widget, _ transition: Transition = .none) {
    let kind =
      switch transition {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .push:
        isRightToLeft ? GTK_STACK_TRANSITION_TYPE_OVER_RIGHT : GTK_STACK_TRANSITION_TYPE_OVER_LEFT
      case .pop:
        isRightToLeft ? GTK_STACK_TRANSITION_TYPE_UNDER_LEFT : GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT
      }
    gtk_stack_set_transition_type(gtkStack, kind)
    gtk_stack_set_visible_child(gtkStack, child.gtk)
  }

  /// Whether one widget is taking the place of another just now.
  public var isInTransition: Bool { gtk_stack_get_transition_running(gtkStack) != 0 }

  /// Calls the closure when one widget has taken the place of another, however long that took.
  @discardableResult
  public func onTransitionEnd(_ closure: @escaping () -> Void) -> SignalHandler {
    onNotify("transition-running") { [weak self] in if self?.isInTransition == false { closure() } }
  }
}
