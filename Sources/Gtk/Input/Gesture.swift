import CGtk

/// A way of touching a widget; it is recognised for as long as the program keeps the gesture.
public class Gesture: Object {
  var gtk: OpaquePointer { opaque }

  /// Recognises the gesture before the widgets inside see the events that it is made of.
  public func recogniseFirst() { gtk_event_controller_set_propagation_phase(gtk, GTK_PHASE_CAPTURE) }

  /// Keeps the events from anyone else.
  public func claim() { gtk_gesture_set_state(gtk, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Takes no further part in what the person is doing, and leaves it to others.
  public func deny() { gtk_gesture_set_state(gtk, GTK_EVENT_SEQUENCE_DENIED) }

  /// The widget under the finger or pointer at the last event, as far inside as there is one.
  public var target: Widget? {
    gtk_get_event_widget(UnsafeMutablePointer(mutating: lastEvent)).map { Widget($0, .borrow) }
  }

  /// The modifier keys that were held at the last event.
  public var modifiers: Key.Modifiers {
    var state = GdkModifierType(rawValue: 0)
    guard gdk_event_get_state(lastEvent, &state) != 0 else { return [] }
    return Key.Modifiers(rawValue: state.rawValue).intersection(.all)
  }

  private var lastEvent: UnsafePointer<GdkEvent>? {
    gtk_gesture_get_last_event(gtk, gtk_gesture_get_last_updated_sequence(gtk))
  }

  /// Calls the closure when the gesture comes to nothing, because others took the input or it was broken off.
  @discardableResult
  public func onCancel(_ closure: @escaping () -> Void) -> SignalHandler {
    connect("cancel", closure, .oneArgument)
  }
}

/// One or several presses of a mouse button.
public final class PressGesture: Gesture {
  /// Watches a widget for presses of one button: 1 left, 2 middle, 3 right, 8 back, 9 forward.
  public convenience init(on widget: Widget, button: Int = 1) {
    self.init(gtk_gesture_multi_press_new(widget.gtk), .adopt)
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  /// Calls the closure at each press with how many presses came in a row, and where, in pixels.
  @discardableResult
  public func onPress(_ closure: @escaping (Int, Double, Double) -> Void) -> SignalHandler {
    connect("pressed", closure, .press)
  }

  /// Calls the closure when the button is let go, likewise.
  @discardableResult
  public func onRelease(_ closure: @escaping (Int, Double, Double) -> Void) -> SignalHandler {
    connect("released", closure, .press)
  }
}

/// A press that lasts.
public final class LongPressGesture: Gesture {
  /// Watches a widget for long presses of the left button, or of a finger.
  public convenience init(on widget: Widget) {
    self.init(gtk_gesture_long_press_new(widget.gtk), .adopt)
  }

  /// Calls the closure once the press has lasted long enough, with where it is, in pixels.
  @discardableResult
  public func onPress(_ closure: @escaping (Double, Double) -> Void) -> SignalHandler {
    connect("pressed", closure, .twoDoubles)
  }
}

/// A press, a movement and a release.
public final class DragGesture: Gesture {
  /// Watches a widget for drags with the left button, or with a finger.
  public convenience init(on widget: Widget, touchOnly: Bool = false) {
    self.init(gtk_gesture_drag_new(widget.gtk), .adopt)
    gtk_gesture_single_set_touch_only(opaque, touchOnly ? 1 : 0)
  }

  /// Calls the closure with where the drag begins, in pixels.
  @discardableResult
  public func onBegin(_ closure: @escaping (Double, Double) -> Void) -> SignalHandler {
    connect("drag-begin", closure, .twoDoubles)
  }

  /// Calls the closure with how far the pointer is from where the drag began, in pixels.
  @discardableResult
  public func onUpdate(_ closure: @escaping (Double, Double) -> Void) -> SignalHandler {
    connect("drag-update", closure, .twoDoubles)
  }

  /// Calls the closure with how far the drag went in the end, in pixels.
  @discardableResult
  public func onEnd(_ closure: @escaping (Double, Double) -> Void) -> SignalHandler {
    connect("drag-end", closure, .twoDoubles)
  }
}

/// Two fingers that move apart or together.
public final class ZoomGesture: Gesture {
  /// Watches a widget for pinches, on a touch screen or a touchpad.
  public convenience init(on widget: Widget) {
    self.init(gtk_gesture_zoom_new(widget.gtk), .adopt)
    recogniseFirst()
  }

  /// Calls the closure when the fingers are down.
  @discardableResult
  public func onBegin(_ closure: @escaping () -> Void) -> SignalHandler {
    connect("begin", closure, .oneArgument)
  }

  /// Calls the closure with the distance of the fingers as a multiple of what it was at the beginning.
  @discardableResult
  public func onScale(_ closure: @escaping (Double) -> Void) -> SignalHandler {
    connect("scale-changed", closure, .double)
  }

  /// The point between the fingers, in pixels.
  public var center: (x: Double, y: Double)? {
    var x = 0.0
    var y = 0.0
    return gtk_gesture_get_bounding_box_center(gtk, &x, &y) != 0 ? (x, y) : nil
  }
}
