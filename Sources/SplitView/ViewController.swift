public import Gtk

/// What one pane of a split view shows.
///
/// A controller knows nothing of the layout: beside or folded, it is the same object with the same view.
public protocol ViewController: AnyObject {
  /// What the pane shows below its header bar; always the same widget.
  var view: Widget { get }

  /// The widget to which the keyboard goes when it first comes to the pane; nil for the first that takes it.
  var initialFocus: Widget? { get }

  /// Tells the controller of its pane, once; it may put buttons into the header bar and set the title.
  ///
  /// The pane keeps the controller alive: keep a weak reference to it.
  func didEnter(_ pane: Pane)
}
