import CGtk

/// A cell's text on a rounded ground of its own: GtkCellRendererText with a property `filled` and another
/// `render`.
enum ChipRenderer {
  static func make() -> UnsafeMutablePointer<GtkCellRenderer>? {
    g_object_new_with_properties(type, 0, nil, nil).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkCellRenderer.self)
    }
  }

  private static let parentSize = Int(cgtk_query(gtk_cell_renderer_text_get_type()).instance_size)

  /// Our one field, behind those of GtkCellRendererText.
  private static func isFilled(_ renderer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Bool> {
    (renderer + parentSize).assumingMemoryBound(to: Bool.self)
  }

  private static let type = registerClass(
    "GtkSwiftChipRenderer", of: gtk_cell_renderer_text_get_type(), extra: MemoryLayout<gpointer>.size
  ) { table, _ in
    guard let table else { return }
    table.assumingMemoryBound(to: GtkCellRendererClass.self).pointee.render = ChipRenderer.render
    let object = table.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.set_property = { renderer, _, value, _ in
      if let renderer, let value {
        ChipRenderer.isFilled(renderer).pointee = g_value_get_boolean(value) != 0
      }
    }
    g_object_class_install_property(
      object, 1, g_param_spec_boolean("filled", nil, nil, 0, G_PARAM_WRITABLE))
  }

  private static let render:
    @convention(c) (
      UnsafeMutablePointer<GtkCellRenderer>?, OpaquePointer?, UnsafeMutablePointer<GtkWidget>?,
      UnsafePointer<GdkRectangle>?, UnsafePointer<GdkRectangle>?, GtkCellRendererState
    ) -> Void = { cell, cairo, widget, background, area, flags in
      guard let cell, let cairo, let widget, let area else { return }
      if ChipRenderer.isFilled(cell).pointee {
        let isSelected = flags.rawValue & GTK_CELL_RENDERER_SELECTED.rawValue != 0
        var size = GtkRequisition()
        gtk_cell_renderer_get_preferred_size(cell, widget, nil, &size)
        let context = DrawingContext(cairo)
        let width = Double(min(max(size.width, 34), area.pointee.width))
        let height = Double(min(size.height - 2, area.pointee.height))
        let ink = Widget(widget, .borrow).selectionAwareTextColor(isSelected)
        context.roundedRectangle(
          Double(area.pointee.x) + (Double(area.pointee.width) - width) / 2,
          Double(area.pointee.y) + (Double(area.pointee.height) - height) / 2, width, height, radius: 6)
        context.setColor(ink.withAlpha(isSelected ? 0.22 : 0.1))
        context.fill()
      }
      guard let parent = g_type_class_peek(gtk_cell_renderer_text_get_type()) else { return }
      parent.assumingMemoryBound(to: GtkCellRendererClass.self).pointee.render(
        cell, cairo, widget, background, area, flags)
    }
}

extension Widget {
  /// The colour of text in a row that is selected or not.
  fileprivate func selectionAwareTextColor(_ isSelected: Bool) -> Color {
    let name = isSelected ? "theme_selected_fg_color" : "theme_text_color"
    return themeColor(name) ?? textColor
  }
}
