import CGtk

/// A key press: which key, with which modifiers, and the character that it types.
public struct Key: Equatable, Sendable {
  /// The modifier keys that matter for shortcuts.
  public struct Modifiers: OptionSet, Sendable {
    /// The bits, as in `GdkModifierType`.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    /// Control.
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    /// Alt.
    public static let alt = Modifiers(rawValue: GDK_MOD1_MASK.rawValue)
    /// Super, the key of the desktop.
    public static let command = Modifiers(rawValue: GDK_SUPER_MASK.rawValue)

    static let all: Modifiers = [.shift, .control, .alt, .command]
  }

  /// The key's value: what is printed on the key, shifted or not, as X11 numbers it.
  public let value: UInt32
  /// The modifiers that were held.
  public let modifiers: Modifiers

  /// Creates a key press, for comparing with or for tests.
  public init(_ value: UInt32, _ modifiers: Modifiers = []) {
    self.value = value
    self.modifiers = modifiers
  }

  init(_ event: UnsafePointer<GdkEventKey>) {
    value = event.pointee.keyval
    modifiers = Modifiers(rawValue: event.pointee.state).intersection(.all)
  }

  /// The printable character that the key types, or nil for keys that type none and for shortcuts.
  public var character: Character? {
    guard modifiers.isSubset(of: .shift) else { return nil }
    let scalar = gdk_keyval_to_unicode(value)
    guard scalar > 0x20, scalar != 0x7F, let scalar = Unicode.Scalar(scalar) else { return nil }
    return Character(scalar)
  }

  /// The digit that the key types, on the main block or the keypad.
  public var digit: Int? {
    guard modifiers.isEmpty else { return nil }
    let scalar = gdk_keyval_to_unicode(value)
    return (0x30...0x39).contains(scalar) ? Int(scalar) - 0x30 : nil
  }

  /// The key in lower case, so that Shift and Caps Lock do not hide which letter it is.
  public var lowercased: UInt32 { gdk_keyval_to_lower(value) }

  /// Escape.
  public static let escape = UInt32(GDK_KEY_Escape)
  /// Return.
  public static let enter = UInt32(GDK_KEY_Return)
  /// Enter on the keypad.
  public static let keypadEnter = UInt32(GDK_KEY_KP_Enter)
  /// Tab.
  public static let tab = UInt32(GDK_KEY_Tab)
  /// What a keyboard sends for Tab with Shift.
  public static let backTab = UInt32(GDK_KEY_ISO_Left_Tab)
  /// Delete.
  public static let delete = UInt32(GDK_KEY_Delete)
  /// Backspace.
  public static let backspace = UInt32(GDK_KEY_BackSpace)
  /// The left arrow.
  public static let left = UInt32(GDK_KEY_Left)
  /// The right arrow.
  public static let right = UInt32(GDK_KEY_Right)
  /// The up arrow.
  public static let up = UInt32(GDK_KEY_Up)
  /// The down arrow.
  public static let down = UInt32(GDK_KEY_Down)
  /// Home.
  public static let home = UInt32(GDK_KEY_Home)
  /// End.
  public static let end = UInt32(GDK_KEY_End)
  /// F6, with which GtkPaned cycles panes.
  public static let f6 = UInt32(GDK_KEY_F6)
  /// F8, with which the keyboard goes to GtkPaned's handle.
  public static let f8 = UInt32(GDK_KEY_F8)
  /// F10, which with Shift asks for the menu of what has the keyboard.
  public static let f10 = UInt32(GDK_KEY_F10)
  /// The key that some keyboards have for going back.
  public static let back = UInt32(GDK_KEY_Back)
  /// The key that some keyboards have for going forward.
  public static let forward = UInt32(GDK_KEY_Forward)
  /// The value of a letter or sign.
  public static func sign(_ scalar: Unicode.Scalar) -> UInt32 { gdk_unicode_to_keyval(scalar.value) }
}
