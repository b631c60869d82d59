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

  /// The name of the icon that is shown; nil where none is.
  public var iconName: String? {
    var name: UnsafePointer<CChar>?
    gtk_image_get_icon_name(gtkImage, &name, nil)
    return name.map { String(cString: $0) }
  }

  /// Shows an icon of the theme's as soon as the image is on screen and nothing more urgent is to do.
  public func setIconOnceShown(_ name: String) {
    let reference = WeakReference(self)
    onMap {
      MainLoop.whenIdle {
        if let image = reference.widget { Image(image.raw, .borrow).setIcon(name) }
      }
    }
  }

  /// Shows another picture, or none.
  public func setPicture(_ surface: ImageSurface?) { gtk_image_set_from_surface(gtkImage, surface?.cairo) }
}
