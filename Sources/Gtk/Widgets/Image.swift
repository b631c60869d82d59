import CGtk

/// A picture or an icon.
public final class Image: Widget {
  private var gtkImage: UnsafeMutablePointer<GtkImage> { pointer() }

  /// Creates an image of an icon of the theme's, with so many pixels a side.
  public convenience init(icon: String, size: Int = 16) {
    self.init(size: size)
    setIcon(icon)
  }

  /// Creates an image with room for an icon, with so many pixels a side.
  public convenience init(size: Int) {
    self.init(new: gtk_image_new())
    gtk_image_set_pixel_size(gtkImage, gint(size))
  }

  /// Creates an image of a picture.
  public convenience init(_ surface: ImageSurface?) {
    self.init(new: gtk_image_new_from_surface(surface?.cairo))
  }

  /// Shows another icon of the theme's.
  public func setIcon(_ name: String) { gtk_image_set_from_icon_name(gtkImage, name, GTK_ICON_SIZE_BUTTON) }

  /// Shows another picture, or none.
  public func setPicture(_ surface: ImageSurface?) { gtk_image_set_from_surface(gtkImage, surface?.cairo) }
}
