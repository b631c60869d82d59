import CGtk

/// A colour with its opacity, each part from 0 to 1.
public struct Color: Equatable, Sendable {
  /// The red part.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a colour from its parts.
  public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from hue (in turns, any number), saturation and lightness.
  public init(hue: Double, saturation: Double, lightness: Double) {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    func part(_ offset: Double) -> Double {
      let turn = (hue + offset).truncatingRemainder(dividingBy: 1)
      let position = (turn < 0 ? turn + 1 : turn) * 6
      let ramp = min(max(abs(position - 3) - 1, 0), 1)
      return lightness + chroma * (ramp - 0.5)
    }
    self.init(part(0), part(-1.0 / 3), part(1.0 / 3))
  }

  /// The same colour with another opacity.
  public func withAlpha(_ alpha: Double) -> Color { Color(red, green, blue, alpha: alpha) }

  init(_ rgba: GdkRGBA) { self.init(rgba.red, rgba.green, rgba.blue, alpha: rgba.alpha) }
}

extension Widget {
  /// The colour in which the theme would write text on this widget.
  public var textColor: Color {
    let context = gtk_widget_get_style_context(gtk)
    var rgba = GdkRGBA()
    gtk_style_context_get_color(context, gtk_style_context_get_state(context), &rgba)
    return Color(rgba)
  }

  /// A colour that the theme names, such as `theme_selected_bg_color`.
  public func themeColor(_ name: String) -> Color? {
    var rgba = GdkRGBA()
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(gtk), name, &rgba) != 0 else {
      return nil
    }
    return Color(rgba)
  }
}
