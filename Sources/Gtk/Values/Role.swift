import CGtk

/// What a widget is to a screen reader, where GTK's own guess does not tell.
public enum Role: Sendable {
  case panel, image, list, notification, heading, statusBar, menuItem

  var atk: AtkRole {
    switch self {
    case .panel: ATK_ROLE_PANEL
    case .image: ATK_ROLE_IMAGE
    case .list: ATK_ROLE_LIST
    case .notification: ATK_ROLE_NOTIFICATION
    case .heading: ATK_ROLE_HEADING
    case .statusBar: ATK_ROLE_STATUSBAR
    case .menuItem: ATK_ROLE_MENU_ITEM
    }
  }
}
