public import Gtk

/// What one pane of a split view, or one page of a `NavigationController`, shows.
///
/// A controller knows nothing of the layout: beside or folded, it is the same object with the same view.
public protocol ViewController: AnyObject {
  /// What is shown below the header bar; always the same widget.
  var view: Widget { get }

  /// The widget to which the keyboard goes at first; nil for the first one that takes it.
  var initialFocus: Widget? { get }

  /// Tells the controller of its pane, once; it may put buttons into the header bar and set the title.
  ///
  /// The pane keeps the controller alive: keep a weak reference to it. A page is not told: its title is that
  /// under which it was pushed.
  func didEnter(_ pane: Pane)
}

extension ViewController {
  /// The first widget that takes the keyboard.
  public var initialFocus: Widget? { nil }

  /// Nothing follows.
  public func didEnter(_ pane: Pane) {}

  /// Sends the keyboard to where it first goes; returns whether there is such a place.
  @discardableResult
  func focusInitially() -> Bool {
    guard let focus = initialFocus, focus.isOnScreen else { return view.focusFirstChild() }
    focus.grabFocus()
    return true
  }
}
