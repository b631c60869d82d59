import CGtk

/// How a dialog was answered.
public enum Response: Equatable, Sendable {
  /// The dialog's own affirmative button.
  case accept
  /// Cancel, Escape or the window's close button.
  case cancel
  /// A button of the program's own.
  case other(Int)

  init(_ code: Int) {
    switch GtkResponseType(rawValue: Int32(code)) {
    case GTK_RESPONSE_ACCEPT: self = .accept
    case GTK_RESPONSE_CANCEL, GTK_RESPONSE_DELETE_EVENT: self = .cancel
    default: self = .other(code)
    }
  }

  var code: gint {
    switch self {
    case .accept: GTK_RESPONSE_ACCEPT.rawValue
    case .cancel: GTK_RESPONSE_CANCEL.rawValue
    case .other(let code): gint(code)
    }
  }
}
